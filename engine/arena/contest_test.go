package arena_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"damiera/engine"
	"damiera/engine/arena"
	"damiera/rules"
)

// quick is a contest of two players who take no time.
func quick(g rules.Game) arena.Contest {
	return arena.Contest{Game: g, A: arena.Pieces(1), B: arena.Random(), Games: 12, Seed: 1}
}

// playAll plays a contest from a game on.
func playAll(t *testing.T, c arena.Contest, from int) []arena.Game {
	t.Helper()
	var games []arena.Game
	for g, err := range c.Play(context.Background(), from) {
		if err != nil {
			t.Fatal(err)
		}
		games = append(games, g)
	}
	return games
}

// tally plays a contest and counts.
func tally(t *testing.T, c arena.Contest) arena.Tally {
	t.Helper()
	var sum arena.Tally
	for _, g := range playAll(t, c, 0) {
		sum.Add(g)
	}
	return sum
}

// text is all that matters of games.
func text(games []arena.Game) []string {
	var list []string
	for _, g := range games {
		var b strings.Builder
		for _, m := range g.Match.Moves() {
			b.WriteString(m.String() + " ")
		}
		list = append(list, b.String()+g.Outcome().String())
	}
	return list
}

// TestJudge has games of sensible players end before their time.
func TestJudge(t *testing.T) {
	c := quick(rules.English)
	c.Games = 8
	c.A, c.B = arena.Within(engine.Limits{Nodes: 500}), arena.Within(engine.Limits{Nodes: 50})
	whole := playAll(t, c, 0)
	c.Judge = 2000
	won, alike := 0, 0
	for i, g := range playAll(t, c, 0) {
		if g.Match.Result().Outcome == rules.Open && g.Points() != 1 {
			won++
		}
		if g.Outcome() == whole[i].Outcome() {
			alike++ // who stands better may yet let the other off
		}
		moves := whole[i].Match.Moves()
		if !slices.Equal(g.Match.Moves(), moves[:g.Match.Plies()]) {
			t.Errorf("game %d: other moves with a judge", i)
		}
	}
	if won < 2 || alike < 6 {
		t.Errorf("of 8 games %d were judged won, and %d end so when they are played on", won, alike)
	}
}

func TestContestRepeats(t *testing.T) {
	for _, g := range rules.Games() {
		c := quick(g)
		if g != rules.Italian {
			c.A, c.B = arena.Level(engine.Easy), arena.Within(engine.Limits{Nodes: 200})
		}
		once := playAll(t, c, 0)
		if len(once) != c.Games {
			t.Fatalf("%v: %d games, want %d", g, len(once), c.Games)
		}
		for i, game := range once {
			if game.Number != i || game.Match.Result().Outcome == rules.Open {
				t.Errorf("%v: game %d comes as %d and ends %v", g, i, game.Number, game.Match.Result())
			}
		}
		c.Parallel = 3
		if !slices.Equal(text(playAll(t, c, 0)), text(once)) {
			t.Errorf("%v: with three at a time other games are played", g)
		}
		if !slices.Equal(text(playAll(t, c, 5)), text(once[5:])) {
			t.Errorf("%v: begun at the sixth game, other games are played", g)
		}
		c.Seed = 2
		if slices.Equal(text(playAll(t, c, 0)), text(once)) {
			t.Errorf("%v: another seed plays the same games", g)
		}
	}
}

// TestColorsAreReversed watches who moves in which game.
func TestColorsAreReversed(t *testing.T) {
	colors := make(map[string]map[rules.Color]int) // games begun, by player
	watched := func(name string) arena.Entrant {
		colors[name] = make(map[rules.Color]int)
		return entrant(name, func(seed uint64) arena.PlayerFunc {
			first := true
			return func(_ context.Context, m rules.Match) (rules.Move, error) {
				if first {
					colors[name][m.Position().Turn]++
					first = false
				}
				return m.Legal()[0], nil
			}
		})
	}
	c := quick(rules.English)
	c.A, c.B = watched("A"), watched("B")
	games := playAll(t, c, 0)
	for name, seen := range colors {
		if seen[rules.White] != c.Games/2 || seen[rules.Black] != c.Games/2 {
			t.Errorf("%s had the colors %v", name, seen)
		}
	}
	for i := 0; i < len(games); i += 2 {
		if !slices.Equal(games[i].Match.Moves(), games[i+1].Match.Moves()) {
			t.Errorf("two players who play alike differ in games %d and %d, so the openings do", i+1, i+2)
		}
		if games[i].Points()+games[i+1].Points() != 2 {
			t.Errorf("games %d and %d went alike and give A %d and %d points",
				i+1, i+2, games[i].Points(), games[i+1].Points())
		}
	}
}

// entrant has a player for each seed.
func entrant(name string, player func(seed uint64) arena.PlayerFunc) arena.Entrant {
	return arena.Entrant{Name: name, Sit: func(context.Context) (arena.Seat, error) { return seat(player), nil }}
}

type seat func(seed uint64) arena.PlayerFunc

func (s seat) Player(seed uint64) arena.Player { return s(seed) }
func (s seat) Close() error                    { return nil }

func TestFailures(t *testing.T) {
	gone := errors.New("gone")
	// failing plays well until its third move in the fourth game that it begins.
	failing := func(fail func(m rules.Match) (rules.Move, error)) arena.Entrant {
		games := 0
		return entrant("shaky", func(uint64) arena.PlayerFunc {
			games++
			game, moves := games, 0
			return func(_ context.Context, m rules.Match) (rules.Move, error) {
				if moves++; game == 4 && moves == 3 {
					return fail(m)
				}
				return m.Legal()[0], nil
			}
		})
	}
	for name, c := range map[string]struct {
		fail func(m rules.Match) (rules.Move, error)
		want error
	}{
		"crash":        {func(rules.Match) (rules.Move, error) { return rules.Move{}, gone }, gone},
		"no move":      {func(rules.Match) (rules.Move, error) { return rules.Move{}, nil }, rules.ErrIllegal},
		"illegal move": {func(m rules.Match) (rules.Move, error) { return m.Last(), nil }, rules.ErrIllegal},
	} {
		all := quick(rules.Italian)
		all.B = failing(c.fail)
		var kept []arena.Game
		var failed error
		for g, err := range all.Play(context.Background(), 0) {
			if failed = err; err == nil {
				kept = append(kept, g)
			}
		}
		if !errors.Is(failed, c.want) || len(kept) != 3 {
			t.Errorf("%s: %d games, then %v", name, len(kept), failed)
			continue
		}
		// In the fourth game B is White: three moves of each and the opening's three.
		for _, part := range []string{"game 4, ", "move 9 of both", "shaky as white"} {
			if !strings.Contains(failed.Error(), part) {
				t.Errorf("%s: %q does not tell %q", name, failed, part)
			}
		}
	}
}

func TestNobodyComes(t *testing.T) {
	ill := errors.New("ill")
	for _, parallel := range []int{1, 3} {
		c := quick(rules.English)
		c.Parallel = parallel
		c.B = arena.Entrant{Name: "absent", Sit: func(context.Context) (arena.Seat, error) { return nil, ill }}
		var got error
		for _, err := range c.Play(context.Background(), 0) {
			got = err
		}
		if !errors.Is(got, ill) || !strings.Contains(got.Error(), "absent") {
			t.Errorf("%d at a time: %v", parallel, got)
		}
	}
}

func TestContestStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	c := quick(rules.English)
	c.Parallel = 2
	games := 0
	var got error
	for _, err := range c.Play(ctx, 0) {
		if got = err; err != nil {
			break
		}
		if games++; games == 2 {
			cancel()
		}
	}
	if !errors.Is(got, context.Canceled) && games < c.Games {
		t.Errorf("%d games, then %v", games, got)
	}
	// Whoever has seen enough just stops.
	for range c.Play(context.Background(), 0) {
		break
	}
}

// TestPlayersDiffer sees that each player is what it says.
func TestPlayersDiffer(t *testing.T) {
	if testing.Short() {
		t.Skip("only measures strength")
	}
	for name, c := range map[string]arena.Contest{
		"two plies beat one":     {A: arena.Pieces(2), B: arena.Pieces(1)},
		"depth beats no depth":   {A: arena.Within(engine.Limits{Depth: 3}), B: arena.Within(engine.Limits{Depth: 1})},
		"nodes beat fewer nodes": {A: arena.Within(engine.Limits{Nodes: 1000}), B: arena.Within(engine.Limits{Nodes: 20})},
		"medium beats beginner":  {A: arena.Level(engine.Medium), B: arena.Level(engine.Beginner)},
	} {
		for _, c.Game = range []rules.Game{rules.Italian, rules.English} {
			c.Games, c.Seed = 20, 1
			if sum := tally(t, c); sum.Score() < 0.6 {
				t.Errorf("%v, %s: +%d =%d -%d", c.Game, name, sum.Wins, sum.Draws, sum.Losses)
			}
		}
	}
}

func TestNames(t *testing.T) {
	for want, e := range map[string]arena.Entrant{
		"random":                   arena.Random(),
		"pieces":                   arena.Pieces(1),
		"pieces 2 plies ahead":     arena.Pieces(2),
		"hard":                     arena.Level(engine.Hard),
		"depth 6":                  arena.Within(engine.Limits{Depth: 6}),
		"depth 6, nodes 50":        arena.Within(engine.Limits{Depth: 6, Nodes: 50}),
		"time 50ms":                arena.Within(engine.Limits{Time: 50e6}),
		"hub ./scan -x, time 1.5s": arena.Hub(engine.Limits{Time: 1.5e9}, "./scan", "-x"),
	} {
		if e.Name != want {
			t.Errorf("%q, want %q", e.Name, want)
		}
	}
}
