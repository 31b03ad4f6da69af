package engine_test

import (
	"context"
	"os"
	"strings"
	"testing"

	"damiera/engine"
	"damiera/engine/shots"
	"damiera/rules"
)

// A shot is one of testdata/shots.txt, as a match.
type shot struct {
	shots.Shot
	match rules.Match
}

func shotsOf(t *testing.T, g rules.Game) []shot {
	t.Helper()
	file, err := os.Open("testdata/shots.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	all, err := shots.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	var chosen []shot
	for _, s := range all {
		if s.Position.Game != g {
			continue
		}
		m, err := s.Match()
		if err != nil {
			t.Fatalf("line %d: %v", s.Line, err)
		}
		chosen = append(chosen, shot{s, m})
	}
	return chosen
}

// TestShots counts the positions solved at a glance. A floor lies a few below what
// the engine did when it was last raised: raise it when the engine does better.
func TestShots(t *testing.T) {
	if testing.Short() {
		t.Skip("many searches, one after the other")
	}
	const nodes = 3000
	for g, floor := range map[rules.Game]int{rules.Italian: 215, rules.English: 205, rules.Alquerque: 160} {
		e := small(1)
		solved, all := 0, shotsOf(t, g)
		for _, s := range all {
			if s.Solves(e.Think(context.Background(), s.match, engine.Limits{Nodes: nodes}, nil).Move) {
				solved++
			}
		}
		if solved < floor {
			t.Errorf("%v: %d of %d solved within %d nodes, want %d", g, solved, len(all), nodes, floor)
		}
		t.Logf("%v: %d of %d solved within %d nodes", g, solved, len(all), nodes)
	}
}

// TestShotsAreTrue looks longer at every twentieth: a tenth of what the highest
// level looks at must do, but for one that a change of the engine may cost.
func TestShotsAreTrue(t *testing.T) {
	if testing.Short() {
		t.Skip("long searches, one after the other")
	}
	for _, g := range rules.Games() {
		e := small(1)
		var missed []string
		for i, s := range shotsOf(t, g) {
			if i%20 != 0 {
				continue
			}
			a := e.Think(context.Background(), s.match, engine.Limits{Nodes: 100_000}, nil)
			if !s.Solves(a.Move) {
				missed = append(missed, s.Position.String()+" "+a.Move.String())
			}
		}
		if len(missed) > 1 {
			t.Errorf("%v: chose\n%s", g, strings.Join(missed, "\n"))
		}
	}
}

// TestShotsFile has enough positions of each game, each once, with a choice.
func TestShotsFile(t *testing.T) {
	for _, g := range rules.Games() {
		known := make(map[rules.Position]int)
		all := shotsOf(t, g)
		for _, s := range all {
			p := s.Position
			if before, ok := known[p]; ok {
				t.Errorf("lines %d and %d have the same position", before, s.Line)
			}
			known[p] = s.Line
			if n := len(p.AppendEffects(nil)); n < 2 {
				t.Errorf("line %d: %d moves, no choice", s.Line, n)
			}
		}
		if len(all) < 200 {
			t.Errorf("%v: %d positions, want 200 or more", g, len(all))
		}
	}
}
