//go:build long

package engine

import (
	"context"
	"testing"

	"damiera/rules"
)

// TestThousandEndings plays a thousand won endings a game and more against the best
// defence, and some at the highest level, just as a person meets it.
func TestThousandEndings(t *testing.T) {
	for _, g := range rules.Games() {
		for _, try := range []struct {
			name  string
			each  int
			think func(*Engine) func(rules.Match) rules.Move
		}{
			{"with a glimpse", 20, glimpse},
			{"at the highest level", 1, func(e *Engine) func(rules.Match) rules.Move {
				return func(m rules.Match) rules.Move { return e.Choose(context.Background(), m, Hard).Move }
			}},
		} {
			won, lost := winEndings(t, g, try.each, try.think(New(Options{})))
			t.Logf("%v %s: %d won, %d not", g, try.name, won, lost)
			if lost*1000 > won {
				t.Errorf("%v %s: %d endings were won, and %d were not", g, try.name, won, lost)
			}
		}
	}
}
