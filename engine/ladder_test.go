//go:build long

package engine_test

import (
	"testing"

	"damiera/engine"
	"damiera/rules"
)

// TestLadder measures what the levels promise. Each contest has openings with
// colours reversed and seeds of its own, so its figures repeat exactly.
func TestLadder(t *testing.T) {
	beginner := map[rules.Game]engine.Level{
		rules.Italian: engine.Beginner, rules.English: engine.Beginner, rules.Alquerque: engine.Easy,
	}
	for _, g := range rules.Games() {
		// at checks that a scores from least to most percent against b.
		at := func(name string, a, b player, games int, least, most float64) {
			t.Run(g.String()+"/"+name, func(t *testing.T) {
				sum := contest(t, g, a, b, games, 1)
				t.Log(g, name, sum)
				if s := 100 * sum.score(); s < least || s > most {
					t.Errorf("scored %.1f %%, want %.0f to %.0f", s, least, most)
				}
			})
		}
		weakest := beginner[g]
		least := 90.0
		if g == rules.Alquerque {
			least = 60 // its weakest level moves mostly at random
		}
		at("weakest against random", level(weakest, 1), random(2), 100, least, 100)
		// The weakest is there to be beaten by somebody who looks at the reply.
		at("weakest against two plies", level(weakest, 3), material(2, 4), 100, 0, 40)
		levels := engine.Levels(g)
		for i, l := range levels[1:] {
			below := levels[i]
			games := 100
			if l == engine.Hard {
				games = 40 // a game takes it a quarter of a minute
			}
			at(l.String()+" against "+below.String(), level(l, 5), level(below, 6), games, 65, 100)
		}
		at("hard against two plies", level(engine.Hard, 7), material(2, 8), 100, 95, 100)
	}
}
