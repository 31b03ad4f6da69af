package tune

import (
	"context"
	"slices"
	"strings"
	"testing"

	"damiera/engine"
	"damiera/rules"
)

// Some moves end the game, at once or after replies without a choice.
func TestBookKnowsWhatIsWon(t *testing.T) {
	for _, c := range []struct {
		name, position string
		margin         int
		good           string
	}{
		// 29-25 locks Black in, 30-26 21-25 29x22 takes the last man, 30-25 21x30 is even.
		{"won", "W:WK29,30:B21", 200, "29-25 30-26"},
		// 1-6 10x1 loses the last man, 1-5 not yet.
		{"lost", "B:W10:B1", 0, "1-5"},
	} {
		p := position(t, rules.English, c.position)
		m, err := rules.NewMatchFrom(p)
		if err != nil {
			t.Fatal(err)
		}
		b := Book{Game: rules.English, Nodes: 2000, Margin: c.margin}
		good, next, err := b.judge(context.Background(), engine.New(engine.Options{HashBytes: 1 << 20}), m)
		if err != nil {
			t.Fatal(err)
		}
		slices.Sort(good)
		if got := strings.Join(good, " "); got != c.good {
			t.Errorf("%s: the good moves are %s, want %s", c.name, got, c.good)
		}
		if moves := p.AppendEffects(nil); len(next) != len(moves) {
			t.Errorf("%s: %d moves lead to %d positions", c.name, len(moves), len(next))
		}
	}
}
