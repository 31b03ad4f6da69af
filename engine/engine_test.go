package engine_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"time"

	"damiera/engine"
	"damiera/rules"
)

func from(t testing.TB, g rules.Game, position string) rules.Match {
	t.Helper()
	p, err := rules.ParsePosition(g, position)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchFrom(p)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// small makes an engine whose table is quick to allocate.
func small(seed uint64) *engine.Engine {
	return engine.New(engine.Options{Seed: seed, HashBytes: 1 << 20})
}

func TestForcedMoveComesAtOnce(t *testing.T) {
	a := small(1).Choose(context.Background(), from(t, rules.Italian, "W:W22:BK18"), engine.Hard)
	if a.Move.String() != "22-19" || a.Nodes != 0 {
		t.Errorf("chose %v after %d nodes, want 22-19 after none", a.Move, a.Nodes)
	}
}

func TestNoMoveWhenTheMatchIsOver(t *testing.T) {
	m := rules.NewMatch(rules.English)
	for _, over := range []rules.Match{m.Agree(), m.Resign(rules.White), from(t, rules.English, "W:W:B1")} {
		if a := small(1).Choose(context.Background(), over, engine.Easy); !a.Move.IsZero() {
			t.Errorf("chose %v in a match that is over", a.Move)
		}
	}
}

// TestEveryLevelPlaysOnToTheEnd lets each level but the highest meet a random
// mover, which leads to lopsided positions, single pieces and long endings.
func TestEveryLevelPlaysOnToTheEnd(t *testing.T) {
	for _, g := range rules.Games() {
		for _, l := range engine.Levels(g) {
			if l == engine.Hard {
				continue // its games take long, and the ladder has many of them
			}
			us, them := level(l, 1), random(2)
			for seed := range uint64(3) {
				m := opening(rand.New(rand.NewPCG(3, seed)), g)
				played(t, m, us, them)
				played(t, m, them, us)
			}
		}
	}
}

// TestLegalAnywhere asks for a move in odd positions, many of which are lost.
func TestLegalAnywhere(t *testing.T) {
	chance := rand.New(rand.NewPCG(5, 5))
	for _, g := range rules.Games() {
		e := small(1)
		for i := range 300 {
			m, err := rules.NewMatchFrom(scattered(chance, g))
			if err != nil || m.Result().Outcome != rules.Open {
				continue
			}
			levels := engine.Levels(g)[:2]
			if i%30 == 0 {
				levels = engine.Levels(g)[:len(engine.Levels(g))-1] // the highest takes long
			}
			for _, l := range levels {
				wantLegal(t, m, e.Choose(context.Background(), m, l))
			}
		}
	}
}

// TestLegalAmongThousandsOfWays has single captures that can be made in so many
// ways that no list of a fixed length would hold them.
func TestLegalAmongThousandsOfWays(t *testing.T) {
	for _, position := range []string{
		"1bww1/bbbbw/1b1b1/wbbbb/1w1b1 w",
		"1b1b1/bbbbb/1b1b1/1bwbb/ww2w w",
	} {
		m := from(t, rules.Alquerque, position)
		if n := len(m.Legal()); n < 1000 {
			t.Errorf("%s has no more than %d captures", position, n)
		}
		for _, l := range engine.Levels(rules.Alquerque) {
			wantLegal(t, m, small(1).Choose(context.Background(), m, l))
		}
	}
}

// wantLegal wants an answer that can be played, and so the play it expects.
func wantLegal(t *testing.T, m rules.Match, a engine.Answer) {
	t.Helper()
	if !slices.Contains(m.Legal(), a.Move) {
		t.Fatalf("chose %v in %v", a.Move, m.Position())
	}
	if len(a.Line) == 0 || a.Line[0] != a.Move {
		t.Errorf("the line %v does not begin with %v", a.Line, a.Move)
	}
	for _, mv := range a.Line {
		var err error
		if m, err = m.Replay(mv); err != nil {
			t.Fatalf("line %v: %v", a.Line, err)
		}
	}
}

// scattered puts a few pieces anywhere. The position may be impossible.
func scattered(chance *rand.Rand, g rules.Game) rules.Position {
	p := rules.Position{Game: g, Turn: rules.Color(chance.IntN(2))}
	points := g.Points()
	chance.Shuffle(len(points), func(i, j int) { points[i], points[j] = points[j], points[i] })
	for i, at := range points[:2+chance.IntN(12)] {
		c := rules.Color(i % 2)
		p.Side[c] = p.Side[c].With(at)
		if g != rules.Alquerque && (chance.IntN(3) == 0 || g.Crown(c).Has(at)) {
			p.Kings = p.Kings.With(at)
		}
	}
	return p
}

func TestSameSeedSameGame(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many games, each alone")
	}
	for _, g := range rules.Games() {
		for _, l := range engine.Levels(g) {
			e := small(7)
			one := alone(t, e, l, g)
			// The same engine, with a past of other games, and a new one.
			if two := alone(t, e, l, g); !slices.Equal(one, two) {
				t.Errorf("%v %v: the second game differs from the first", g, l)
			}
			if two := alone(t, small(7), l, g); !slices.Equal(one, two) {
				t.Errorf("%v %v: another engine plays another game", g, l)
			}
		}
	}
}

// TestAnotherSeedAnotherGame has three pairs of seeds, of which one may happen
// to choose alike. At the highest level Alquerque begins as its proof does.
func TestAnotherSeedAnotherGame(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many games, each alone")
	}
	for _, g := range rules.Games() {
		for _, l := range engine.Levels(g) {
			if g == rules.Alquerque && l == engine.Hard {
				continue
			}
			alike := 0
			for seed := uint64(1); seed < 6; seed += 2 {
				if slices.Equal(alone(t, small(seed), l, g), alone(t, small(seed+1), l, g)) {
					alike++
				}
			}
			if alike > 1 {
				t.Errorf("%v %v plays the same game with %d pairs of seeds out of three", g, l, alike)
			}
		}
	}
}

// alone gives the first moves of a game of a level against itself. Those of the
// highest are the book's, for its search ends by the clock on a slow machine.
func alone(t *testing.T, e *engine.Engine, l engine.Level, g rules.Game) []rules.Move {
	t.Helper()
	plies := 20
	if l == engine.Hard {
		plies = 4
		if g == rules.Alquerque {
			plies = 8
		}
	}
	m := rules.NewMatch(g)
	for m.Result().Outcome == rules.Open && m.Plies() < plies {
		next, err := m.Play(e.Choose(context.Background(), m, l).Move)
		if err != nil {
			t.Fatal(err)
		}
		m = next
	}
	return m.Moves()
}

func TestCancelledSearchStillAnswers(t *testing.T) {
	for _, g := range rules.Games() {
		m := rules.NewMatch(g)
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		a := small(1).Choose(ctx, m, engine.Hard)
		if !slices.Contains(m.Legal(), a.Move) {
			t.Errorf("%v: chose %v", g, a.Move)
		}
		if a.Nodes > 2000 {
			t.Errorf("%v: visited %d positions after it was cancelled", g, a.Nodes)
		}
	}
}

// TestCancelledThinkingEnds cancels after each of many iterations. The context
// is looked at every 1024 positions, which take a few milliseconds on the
// slowest machine; so that is the most that may follow.
func TestCancelledThinkingEnds(t *testing.T) {
	for _, g := range rules.Games() {
		e := small(1)
		for seed := range uint64(6) {
			m := opening(rand.New(rand.NewPCG(seed, 3)), g)
			for depth := 1; depth <= 8; depth++ {
				ctx, cancel := context.WithCancel(context.Background())
				var before int64
				a := e.Think(ctx, m, engine.Limits{Depth: 30}, func(found engine.Answer) {
					if found.Depth == depth {
						before = found.Nodes
						cancel()
					}
				})
				cancel()
				if a.Depth < depth || a.Nodes > before+1024 {
					t.Errorf("%v, depth %d: visited %d positions, %d before it was cancelled", g, a.Depth, a.Nodes, before)
				}
				wantLegal(t, m, a)
			}
		}
	}
}

// TestSecondSearchWaitsForTheFirst cancels searches while others wait.
func TestSecondSearchWaitsForTheFirst(t *testing.T) {
	e := small(1)
	m := rules.NewMatch(rules.Italian)
	var all sync.WaitGroup
	for i := range 8 {
		ctx, cancel := context.WithTimeout(context.Background(), time.Duration(i)*3*time.Millisecond)
		all.Go(func() {
			defer cancel()
			if a := e.Choose(ctx, m, engine.Hard); !slices.Contains(m.Legal(), a.Move) {
				t.Errorf("chose %v", a.Move)
			}
		})
	}
	all.Wait()
	if a := e.Choose(context.Background(), m, engine.Medium); a.Depth == 0 {
		t.Error("the engine does not search after cancelled searches")
	}
}

// wonEndings are two kings against one, which shuffle for ever in an engine that
// only counts pieces. Each is won in 33 plies at best.
var wonEndings = map[rules.Game]string{
	rules.Italian: "W:WK31,K32:BK4",
	rules.English: "W:WK29,K30:BK1",
}

func TestWonEndings(t *testing.T) {
	for g, position := range wonEndings {
		strong := level(engine.Hard, 1)
		playOut(t, from(t, g, position), strong)
	}
}

// playOut plays for White against a level, and wants a win without much ado.
func playOut(t *testing.T, m rules.Match, white player) {
	t.Helper()
	m = played(t, m, white, level(engine.Strong, 2))
	if m.Result().Outcome != rules.WhiteWins || m.Plies() > 50 {
		t.Errorf("%v: %v after %d plies", m.Game(), m.Result(), m.Plies())
	}
}
