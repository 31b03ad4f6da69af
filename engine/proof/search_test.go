package proof

import (
	"bytes"
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"damiera/engine/endgame"
	"damiera/rules"
)

var five = endgame.Carried(rules.Alquerque) // of up to five men, where these are asked for

// Positions with five men, most of them full of ways to go round, are searched down
// to four and compared with the tables.
func TestSearchAgainstTables(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 2))
	leaf := Tables(4, five.Value)
	seen := map[Verdict]int{}
	for range 100 {
		p := position(random, 5)
		for _, attacker := range []rules.Color{rules.White, rules.Black} {
			wins, _ := Tables(5, five.Value)(&p, attacker)
			r := Search(context.Background(), p, attacker, leaf, Limits{Visits: 1_000_000})
			if want := verdict(wins); r.Verdict != want {
				t.Fatalf("%v, %v attacks: %v after %d visits, want %v", p, attacker, r.Verdict, r.Visits, want)
			}
			seen[r.Verdict]++
			if r.Verdict == NoWin {
				closed(t, r.Certificate, p, attacker, leaf)
			} else if r.Certificate != nil {
				t.Errorf("%v: a certificate for %v", p, r.Verdict)
			}
		}
	}
	if seen[Win] < 20 || seen[NoWin] < 20 {
		t.Errorf("not much of a test: %v", seen)
	}
}

func verdict(wins bool) Verdict {
	if wins {
		return Win
	}
	return NoWin
}

// closed makes sure that a certificate holds a position: for each of its own positions
// every attack has an answer.
func closed(t *testing.T, c *Certificate, p rules.Position, attacker rules.Color, leaf Leaf) {
	t.Helper()
	answered := func(p rules.Position, attacker rules.Color) bool {
		if wins, known := leaf(&p, attacker); known {
			return !wins
		}
		return slices.ContainsFunc(p.Moves(), func(m rules.Move) bool {
			after := p.Play(m)
			wins, known := leaf(&after, attacker)
			return known && !wins || !known && c.Holds(&after)
		})
	}
	if _, known := leaf(&p, attacker); !known && p.Turn == attacker && !c.Holds(&p) ||
		p.Turn != attacker && !answered(p, attacker) {
		t.Fatalf("%v: not in its certificate", p)
	}
	for _, k := range c.keys {
		p := k.position()
		for _, m := range p.Moves() {
			if !answered(p.Play(m), rules.White) {
				t.Fatalf("%v, in a certificate: no answer to %v", p, m)
			}
		}
	}
}

// A search without patience believes too much. The closure finds out.
func TestClosureMakesGood(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 7))
	leaf := Tables(4, five.Value)
	refuted := 0
	for range 500 {
		p := position(random, 5)
		p = facing(&p, p.Turn)
		s := newSearch(context.Background(), leaf, Limits{Visits: 1_000_000})
		s.patience = 0
		if believed := s.decide(p); believed.dn != 0 {
			continue
		}
		visits := s.visits
		list, v := s.close(p)
		if s.visits > visits {
			refuted++
		}
		wins, _ := Tables(5, five.Value)(&p, rules.White)
		if v != verdict(wins) {
			t.Fatalf("%v: %v, want %v", p, v, verdict(wins))
		}
		if v == NoWin {
			closed(t, newCertificate(list), p, rules.White, leaf)
		}
	}
	if refuted == 0 {
		t.Error("everything believed was true: the test shows nothing")
	}
}

// A search that keeps what follows from a repetition as if it were true goes wrong.
// This one does just that. Where it is wrong, Search is right.
func TestRepetitionMisleads(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 3))
	leaf := Tables(3, five.Value)
	misled := 0
	for range 500 {
		p := position(random, 4)
		attacker := p.Turn
		n := naive{leaf: leaf, attacker: attacker, won: map[rules.Position]bool{}, path: map[rules.Position]bool{}}
		wins, _ := Tables(4, five.Value)(&p, attacker)
		if n.wins(p) == wins {
			continue
		}
		if misled++; !wins {
			t.Errorf("%v: a repetition made a win", p)
		}
		if r := Search(context.Background(), p, attacker, leaf, Limits{Visits: 1_000_000}); r.Verdict != verdict(wins) {
			t.Errorf("%v: %v, want %v", p, r.Verdict, verdict(wins))
		}
	}
	if misled == 0 {
		t.Error("the naive search was never misled: the test shows nothing")
	}
}

// naive is the search that is misled.
type naive struct {
	leaf     Leaf
	attacker rules.Color
	won      map[rules.Position]bool // as it thinks
	path     map[rules.Position]bool
}

func (n *naive) wins(p rules.Position) bool {
	if wins, known := n.leaf(&p, n.attacker); known {
		return wins
	}
	if wins, known := n.won[p]; known {
		return wins
	}
	if n.path[p] {
		return false
	}
	n.path[p] = true
	defer delete(n.path, p)
	// Whoever is to move looks for a move that is good for them.
	good := p.Turn == n.attacker
	n.won[p] = !good
	found := false
	delete(n.won, p)
	for _, m := range p.AppendEffects(nil) {
		if n.wins(p.Play(m)) == good {
			found = true
			break
		}
	}
	n.won[p] = found == good
	return n.won[p]
}

// The answer depends on the visits allowed and on nothing else.
func TestSearchIsReproducible(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 4))
	leaf := Tables(4, five.Value)
	open := 0
	for range 20 {
		p := position(random, 9)
		for _, visits := range []int{10, 1000, 20_000} {
			one := Search(context.Background(), p, p.Turn, leaf, Limits{Visits: visits})
			two := Search(context.Background(), p, p.Turn, leaf, Limits{Visits: visits})
			if one.Verdict != two.Verdict || one.Visits != two.Visits || one.Positions != two.Positions ||
				!bytes.Equal(written(t, one.Certificate), written(t, two.Certificate)) {
				t.Errorf("%v: %+v, and again: %+v", p, one, two)
			}
			if one.Visits > visits {
				t.Errorf("%v: %d visits, %d allowed", p, one.Visits, visits)
			}
			if one.Verdict == Open {
				open++
			}
		}
	}
	if open == 0 || open == 60 {
		t.Errorf("%d of 60 searches left open", open)
	}
}

func TestSearchStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	calls := 0
	r := Search(ctx, rules.Start(rules.Alquerque), rules.White, Tables(5, five.Value), Limits{
		Visits: 1 << 30,
		Progress: func(visits int) {
			if calls++; visits > 5000 {
				cancel()
			}
		},
	})
	if r.Verdict != Open || r.Certificate != nil || r.Visits < 5000 || r.Visits > 10_000 || calls == 0 {
		t.Errorf("cancelled after 5000 visits: %+v, %d calls", r, calls)
	}
}

func TestSearchKnowsOneGame(t *testing.T) {
	r := Search(context.Background(), rules.Start(rules.Italian), rules.White, Tables(5, five.Value), Limits{Visits: 100})
	if r.Verdict != Open || r.Visits != 0 {
		t.Errorf("Italian draughts: %+v", r)
	}
}

// Colours, left and right make no difference.
func TestKey(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for range 200 {
		p := position(random, 2+random.IntN(20))
		q := facing(&p, rules.Black) // turned round, colours changed
		if q.Turn == p.Turn || facing(&q, rules.Black) != p {
			t.Fatalf("%v turned is %v", p, q)
		}
		k := keyOf(&p)
		if back := k.position(); keyOf(&back) != k || back.Turn != p.Turn {
			t.Fatalf("%v: key %x is that of %v", p, k, back)
		}
		if p.Turn == rules.White {
			if image := k.mirrored().position(); keyOf(&image) != k {
				t.Fatalf("%v: mirror image %v has another key", p, image)
			}
			if n := k.number(); keyOfNumber(n) != k || n >= 847_288_609_443 { // 3 to the 25th
				t.Fatalf("%v: number %d is that of %x", p, n, keyOfNumber(n))
			}
		}
	}
}

// position puts men on random points, at least one of each colour.
func position(random *rand.Rand, men int) rules.Position {
	p := rules.Position{Game: rules.Alquerque, Turn: rules.Color(random.IntN(2))}
	points := p.Game.Points()
	random.Shuffle(len(points), func(i, j int) { points[i], points[j] = points[j], points[i] })
	white := 1 + random.IntN(men-1)
	if p.Turn == rules.Black {
		white = men - white
	}
	white = min(max(white, men-rules.MaxPieces), rules.MaxPieces)
	p.Side = [2]rules.Set{rules.Of(points[:white]...), rules.Of(points[white:men]...)}
	return p
}

func written(t *testing.T, c *Certificate) []byte {
	t.Helper()
	if c == nil {
		return nil
	}
	var file bytes.Buffer
	if err := c.Write(&file, rules.White, "test"); err != nil {
		t.Fatal(err)
	}
	return file.Bytes()
}
