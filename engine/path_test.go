package engine

import (
	"context"
	"testing"

	"damiera/rules"
)

// TestRepetitionInThePath goes to and fro inside the search and before it.
func TestRepetitionInThePath(t *testing.T) {
	shuffle := []string{"32-28", "1-5", "28-32", "5-1"}
	repeated := func(before int) []bool {
		var moves []string
		for i := range before {
			moves = append(moves, shuffle[i%4])
		}
		m := played(t, rules.English, "W:WK32:BK1", moves...)
		s := newSearch(1 << 10)
		s.begin(context.Background(), m, Limits{}, false)
		var found []bool
		for ply := range 5 {
			found = append(found, s.path.repeated(ply))
			mv, err := s.frames[ply].at.ParseMove(shuffle[(before+ply)%4])
			if err != nil {
				t.Fatal(err)
			}
			s.play(mv, ply)
		}
		return found
	}
	for before, want := range map[int][]bool{
		0: {false, false, false, false, true}, // the root comes round again
		3: {false, false, false, false, true}, // a second time of what was before the root is not the third
		7: {false, true, true, true, true},    // the third time
	} {
		got := repeated(before)
		for i := range want {
			if got[i] != want[i] {
				t.Errorf("after %d plies: repeated is %v, want %v", before, got, want)
				break
			}
		}
	}
}

// TestIdleCounterInThePath has a won ending with too few plies left to win it.
func TestIdleCounterInThePath(t *testing.T) {
	m := played(t, rules.Italian, "W:WK31,K32:BK4")
	s := newSearch(1 << 20)
	for _, c := range []struct {
		idle  int
		drawn bool
	}{{0, false}, {75, true}} {
		s.begin(context.Background(), m, Limits{Nodes: 1 << 20}, false)
		s.path.idle[0] = c.idle
		var score int
		for depth := 1; depth <= 36; depth++ {
			score = s.search(-endless, endless, depth, 0)
			s.table.forget()
		}
		if drawn := score == 0; drawn != c.drawn {
			t.Errorf("with %d idle plies the score is %d", c.idle, score)
		}
	}
}
