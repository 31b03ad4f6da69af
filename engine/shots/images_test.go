package shots

import (
	"slices"
	"testing"

	"damiera/rules"
)

// Another player's turn, another side of the board: the same position.
func TestImages(t *testing.T) {
	for _, c := range []struct {
		game rules.Game
		want []string
	}{
		{rules.English, []string{"W:W21,22,K30:B1,K7", "B:W32,K26:B12,11,K3"}},
		{rules.Alquerque, []string{
			"b4/5/2w2/5/1w3 w", "3b1/5/2b2/5/4w b",
			"4b/5/2w2/5/3w1 w", "1b3/5/2b2/5/w4 b",
		}},
	} {
		var want []rules.Position
		for _, text := range c.want {
			want = append(want, position(t, c.game, text))
		}
		if got := images(want[0]); !slices.Equal(got, want) {
			t.Errorf("%v, want %v", got, want)
		}
		for _, p := range want {
			if a, b := len(p.Moves()), len(want[0].Moves()); a != b {
				t.Errorf("%v has %d moves and %v has %d", p, a, want[0], b)
			}
		}
	}
}
