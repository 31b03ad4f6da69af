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
			const games = 6
			if n := contest(t, g, level(l, 1), random(2), games, 3).games(); n != games {
				t.Errorf("%v %v ended %d games of %d", g, l, n, games)
			}
		}
	}
}

// TestLegalAnywhere asks for a move in odd positions, many of which are lost.
func TestLegalAnywhere(t *testing.T) {
	chance := rand.New(rand.NewPCG(5, 5))
	for _, g := range rules.Games() {
		e := small(1)
		for range 300 {
			m, err := rules.NewMatchFrom(scattered(chance, g))
			if err != nil || m.Result().Outcome != rules.Open {
				continue
			}
			for _, l := range engine.Levels(g)[:2] {
				a := e.Choose(context.Background(), m, l)
				if !slices.Contains(m.Legal(), a.Move) {
					t.Fatalf("%v chose %v in %v", l, a.Move, m.Position())
				}
				if len(a.Line) == 0 || a.Line[0] != a.Move {
					t.Errorf("the line %v does not begin with %v", a.Line, a.Move)
				}
				for _, mv := range a.Line {
					if m, err = m.Replay(mv); err != nil {
						t.Fatalf("line %v: %v", a.Line, err)
					}
				}
				m, _ = rules.NewMatchFrom(m.Start())
			}
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
	for _, g := range rules.Games() {
		for _, l := range engine.Levels(g)[:len(engine.Levels(g))-1] {
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

func TestAnotherSeedAnotherGame(t *testing.T) {
	for _, g := range rules.Games() {
		for _, l := range engine.Levels(g)[:len(engine.Levels(g))-1] {
			one := alone(t, small(1), l, g)
			differs := false
			for seed := uint64(2); seed < 8 && !differs; seed++ {
				differs = !slices.Equal(one, alone(t, small(seed), l, g))
			}
			if !differs {
				t.Errorf("%v %v plays the same game with seven seeds", g, l)
			}
		}
	}
}

// alone gives the first moves of a game of a level against itself.
func alone(t *testing.T, e *engine.Engine, l engine.Level, g rules.Game) []rules.Move {
	m := rules.NewMatch(g)
	for m.Result().Outcome == rules.Open && m.Plies() < 30 {
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

// TestWonEndings plays two kings against one, which shuffle for ever in an engine
// that only counts pieces. Each is won in 33 plies at best.
func TestWonEndings(t *testing.T) {
	for g, position := range map[rules.Game]string{
		rules.Italian: "W:WK31,K32:BK4",
		rules.English: "W:WK29,K30:BK1",
	} {
		m := from(t, g, position)
		strong, defender := level(engine.Hard, 1), level(engine.Strong, 2)
		for m.Result().Outcome == rules.Open {
			mover := defender
			if m.Position().Turn == rules.White {
				mover = strong
			}
			next, err := m.Play(mover(m))
			if err != nil {
				t.Fatal(err)
			}
			m = next
		}
		if m.Result().Outcome != rules.WhiteWins || m.Plies() > 50 {
			t.Errorf("%v: %v after %d plies", g, m.Result(), m.Plies())
		}
	}
}
