//go:build long

package arena_test

import (
	"runtime"
	"testing"

	"damiera/engine"
	"damiera/engine/arena"
	"damiera/rules"
)

// A rung is a contest of which the result is promised: A's score in percent.
type rung struct {
	a, b        arena.Entrant
	least, most float64
	uneven      bool
	judge       int64
}

// TestLadder measures what the levels promise. Its figures repeat exactly, until
// the engine changes: an opening is even or uneven as the engine sees it, too.
func TestLadder(t *testing.T) {
	for _, g := range rules.Games() {
		t.Run(g.String(), func(t *testing.T) {
			for _, r := range ladder(g) {
				t.Run(r.a.Name+" against "+r.b.Name, func(t *testing.T) {
					sum := tally(t, arena.Contest{
						Game: g, A: r.a, B: r.b, Games: 200, Seed: 1, Uneven: r.uneven, Judge: r.judge,
						Parallel: runtime.NumCPU(),
					})
					score, margin := 100*sum.Score(), 100*sum.Margin()
					t.Logf("+%d =%d -%d, %.1f %% ± %.1f", sum.Wins, sum.Draws, sum.Losses, score, margin)
					if score < r.least || score > r.most {
						t.Errorf("scored %.1f %%, want %.0f to %.0f", score, r.least, r.most)
					}
				})
			}
		})
	}
}

func ladder(g rules.Game) []rung {
	levels := engine.Levels(g)
	weakest := arena.Level(levels[0])
	rungs := []rung{
		{a: weakest, b: arena.Random(), least: 90, most: 100},
		{a: weakest, b: arena.Pieces(1), least: 70, most: 100},
		// The weakest is there to be beaten by somebody who looks at the reply.
		{a: weakest, b: arena.Pieces(2), least: 0, most: 40},
	}
	if g == rules.Alquerque {
		rungs = rungs[1:] // its weakest level moves mostly at random
		rungs[0] = rung{a: weakest, b: arena.Random(), least: 60, most: 100}
	}
	for i, l := range levels[1:] {
		r := rung{a: arena.Level(l), b: arena.Level(levels[i]), least: 75, most: 100}
		if l == engine.Hard {
			r.judge = 20_000 // long endings would take hours
			// In Alquerque the best draw too often from even openings to tell them apart.
			r.uneven = g == rules.Alquerque
		}
		rungs = append(rungs, r)
	}
	return append(rungs, rung{a: arena.Level(engine.Hard), b: arena.Pieces(2), least: 95, most: 100})
}
