package engine

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"damiera/engine/endgame"
	"damiera/rules"
)

// materials are all that the carried tables of a game know.
func materials(g rules.Game) []endgame.Material {
	var list []endgame.Material
	for n := 2; n <= endgame.Carried(g).Reach(); n++ {
		for _, m := range endgame.Materials(n) {
			if g != rules.Alquerque || m.Kings+m.TheirKings == 0 {
				list = append(list, m)
			}
		}
	}
	return list
}

// sample begins a match at a position of a material, found by chance, with a
// certain value for the side to move. Some materials have none.
func sample(chance *rand.Rand, g rules.Game, m endgame.Material, want endgame.Value) (rules.Match, bool) {
	for range 500 {
		p := rules.Position{Game: g, Turn: rules.Color(chance.IntN(2))}
		places := chance.Perm(len(g.Points()))
		put := func(c rules.Color, men, kings int) {
			for i := range men + kings {
				at := g.Points()[places[0]]
				places = places[1:]
				p.Side[c] = p.Side[c].With(at)
				if i >= men {
					p.Kings = p.Kings.With(at)
				}
			}
		}
		put(p.Turn, m.Men, m.Kings)
		put(p.Turn.Other(), m.TheirMen, m.TheirKings)
		match, err := rules.NewMatchFrom(p)
		if err != nil || match.Result() != (rules.Result{}) {
			continue
		}
		if v, _ := endgame.Carried(g).Value(&p); v == want {
			return match, true
		}
	}
	return rules.Match{}, false
}

// holdOut is the best defence of a lost position: the longest way to the next
// progress.
func holdOut(m rules.Match) (best rules.Move) {
	farthest := -1
	for _, move := range m.Legal() {
		next, _ := m.Play(move)
		far := 0
		if p := next.Position(); next.Idle() > 0 {
			far, _ = endgame.Carried(m.Game()).Distance(&p, nil)
		}
		if far > farthest {
			best, farthest = move, far
		}
	}
	return best
}

// against plays on until the end: one side by think, the other by defend.
func against(m rules.Match, c rules.Color, think, defend func(rules.Match) rules.Move) rules.Match {
	for m.Result() == (rules.Result{}) {
		move := defend
		if m.Position().Turn == c {
			move = think
		}
		m, _ = m.Play(move(m))
	}
	return m
}

// glimpse thinks just enough: the tables do the rest.
func glimpse(e *Engine) func(rules.Match) rules.Move {
	return func(m rules.Match) rules.Move {
		return e.Think(context.Background(), m, Limits{Nodes: 500}, nil).Move
	}
}

func TestEndingsAreWon(t *testing.T) {
	if testing.Short() {
		t.Skip("plays a hundred endings and more")
	}
	for _, g := range rules.Games() {
		won, lost := winEndings(t, g, 1, glimpse(New(Options{HashBytes: 1 << 20})))
		if won < len(materials(g))/2 || lost > 0 {
			t.Errorf("%v: %d endings were won, and %d were not", g, won, lost)
		}
	}
}

// winEndings plays won endings of every material against the best defence.
func winEndings(t *testing.T, g rules.Game, each int, think func(rules.Match) rules.Move) (won, lost int) {
	chance := rand.New(rand.NewPCG(5, uint64(g)))
	for _, material := range materials(g) {
		for range each {
			m, ok := sample(chance, g, material, endgame.Win)
			if o, known := Foresee(m); !ok || !known || o.Outcome == rules.Draw {
				continue // in Alquerque some are too long for the rule of 50 plies
			}
			end := against(m, m.Position().Turn, think, holdOut)
			if end.Result().Outcome == rules.WonBy(m.Position().Turn) {
				won++
				continue
			}
			lost++
			t.Logf("%v %v: %v after %d plies", g, m.Position(), end.Result(), end.Plies())
		}
	}
	return won, lost
}

// TestEndingsLast plays perfect play against itself: up to four pieces it takes
// exactly as long as the tables say.
func TestEndingsLast(t *testing.T) {
	chance := rand.New(rand.NewPCG(6, 0))
	for _, g := range []rules.Game{rules.Italian, rules.English} {
		play, games := glimpse(New(Options{HashBytes: 1 << 20})), 0
		for _, material := range materials(g) {
			m, ok := sample(chance, g, material, endgame.Loss)
			p := m.Position()
			want, known := endgame.Carried(g).Length(&p)
			if !ok || !known {
				continue
			}
			games++
			if end := against(m, p.Turn, play, play); end.Plies() != want {
				t.Errorf("%v %v: %v after %d plies, want %d", g, p, end.Result(), end.Plies(), want)
			}
		}
		if games < 15 {
			t.Errorf("%v: only %d endings were lost", g, games)
		}
	}
}

// TestEndingsMindTheCount lets plies go by without progress before a won ending
// begins: it is won if there is still time, and drawn by the best defence if not.
func TestEndingsMindTheCount(t *testing.T) {
	if testing.Short() {
		t.Skip("plays a hundred endings and more")
	}
	chance := rand.New(rand.NewPCG(7, 0))
	think := glimpse(New(Options{HashBytes: 1 << 20}))
	won, drawn := 0, 0
	for _, g := range rules.Games() {
		for range 2000 {
			material := materials(g)[chance.IntN(len(materials(g)))]
			m, ok := sample(chance, g, material, endgame.Win)
			if !ok || material.Pieces() > 4 || g != rules.Alquerque && material.Men+material.TheirMen > 0 {
				continue
			}
			m = dawdle(chance, m, g.IdleLimit()-1-chance.IntN(10))
			p := m.Position()
			o, known := Foresee(m)
			if v, _ := endgame.Carried(g).Value(&p); !known || v != endgame.Win {
				continue
			}
			end := against(m, p.Turn, think, think)
			if end.Result().Outcome != o.Outcome {
				t.Errorf("%v %v, %d plies without progress: %v, want %v", g, p, m.Idle(), end.Result(), o)
			}
			if o.Outcome == rules.Draw {
				drawn++
			} else if won++; o.Moves > 0 && end.Plies()-m.Plies() != 2*o.Moves-1 {
				t.Errorf("%v %v: %d plies, want %d moves of the winner", g, p, end.Plies()-m.Plies(), o.Moves)
			}
		}
	}
	if won < 10 || drawn < 5 {
		t.Errorf("%d won and %d drawn: too few to tell", won, drawn)
	}
}

// dawdle plays up to n plies that change nothing: neither side makes progress, what
// is won stays so, and no position comes twice.
func dawdle(chance *rand.Rand, m rules.Match, n int) rules.Match {
	value := func(m rules.Match) endgame.Value {
		p := m.Position()
		v, _ := endgame.Carried(p.Game).Value(&p)
		return v
	}
	for range n {
		var idle []rules.Match
		for _, move := range m.Legal() {
			next, _ := m.Play(move)
			p := next.Position()
			if next.Idle() > 0 && next.Result() == (rules.Result{}) && next.Occurrences() == 1 && !p.MustCapture() && value(next) == -value(m) {
				idle = append(idle, next)
			}
		}
		if len(idle) == 0 {
			break
		}
		m = idle[chance.IntN(len(idle))]
	}
	return m
}

// Lower levels do not look: an easy one lets a won ending slip now and then.
func TestOnlyHardKnowsEndings(t *testing.T) {
	for _, g := range rules.Games() {
		for _, l := range Levels(g) {
			if got := l.in(g).perfect; got != (l == Hard) {
				t.Errorf("%v at %v knows the endings: %v", g, l, got)
			}
		}
	}
}

// TestEndingsMindRepetition has been nearly everywhere twice: a win is no win when
// the loser can come for the third time where the match was before.
func TestEndingsMindRepetition(t *testing.T) {
	const dithering = "27-24 8-4 24-19 4-8 19-24 8-3 24-19 3-8 19-16 8-12 16-20 12-8 20-16 8-12 16-20 12-8"
	think := glimpse(New(Options{HashBytes: 1 << 20}))
	p, err := rules.ParsePosition(rules.English, "W:WK27:BK8")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchFrom(p)
	if err != nil {
		t.Fatal(err)
	}
	if o, _ := Foresee(m); o.Outcome != rules.WhiteWins {
		t.Errorf("without a history it is %v", o)
	}
	for _, text := range strings.Fields(dithering) {
		move, err := m.Position().ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		if m, err = m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	if o, _ := Foresee(m); o.Outcome != rules.Draw {
		t.Errorf("after it all it is %v", o)
	}
	if end := against(m, rules.White, think, think); end.Result() != (rules.Result{Outcome: rules.Draw, Reason: rules.Repetition}) {
		t.Errorf("and ends %v", end.Result())
	}
}
