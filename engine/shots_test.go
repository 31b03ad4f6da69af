package engine_test

import (
	"bufio"
	"context"
	"os"
	"strings"
	"testing"

	"damiera/engine"
	"damiera/rules"
)

// A shot is a line of testdata/shots.txt: a position and the one good move in it.
type shot struct {
	line  int
	match rules.Match
	move  rules.Move
}

func shots(t *testing.T, g rules.Game) []shot {
	t.Helper()
	file, err := os.Open("testdata/shots.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var all []shot
	lines := bufio.NewScanner(file)
	for number := 1; lines.Scan(); number++ {
		if strings.HasPrefix(lines.Text(), "#") {
			continue
		}
		field := strings.Split(lines.Text(), " | ")
		if len(field) != 3 {
			t.Fatalf("line %d: want game, position and move: %q", number, lines.Text())
		}
		if field[0] != g.String() {
			continue
		}
		m := from(t, g, field[1])
		move, err := m.Position().ParseMove(field[2])
		if err != nil {
			t.Fatalf("line %d: %v", number, err)
		}
		all = append(all, shot{number, m, move})
	}
	return all
}

// solves reports whether a move is the shot's, by whatever way it captures.
func (s shot) solves(m rules.Move) bool {
	return m.From() == s.move.From() && m.To() == s.move.To() && m.Taken == s.move.Taken
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
		solved, all := 0, shots(t, g)
		for _, s := range all {
			if s.solves(e.Think(context.Background(), s.match, engine.Limits{Nodes: nodes}, nil).Move) {
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
		for i, s := range shots(t, g) {
			if i%20 != 0 {
				continue
			}
			a := e.Think(context.Background(), s.match, engine.Limits{Nodes: 100_000}, nil)
			if !s.solves(a.Move) {
				missed = append(missed, s.match.Position().String()+" "+a.Move.String())
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
		all := shots(t, g)
		for _, s := range all {
			p := s.match.Position()
			if before, ok := known[p]; ok {
				t.Errorf("lines %d and %d have the same position", before, s.line)
			}
			known[p] = s.line
			if n := len(p.AppendEffects(nil)); n < 2 {
				t.Errorf("line %d: %d moves, no choice", s.line, n)
			}
		}
		if len(all) < 200 {
			t.Errorf("%v: %d positions, want 200 or more", g, len(all))
		}
	}
}
