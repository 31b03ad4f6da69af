package shots

import (
	"testing"

	"damiera/rules"
)

// Men are given away, and more come back, or one is crowned.
func TestSieve(t *testing.T) {
	var s sieve
	for _, c := range []struct {
		game     rules.Game
		position string
		want     bool
	}{
		// 17-13 10x17 18-14 11x18 22x13 9x18 23-20 16x23 27x20x11x2
		{rules.Italian, "W:W17,18,22,23,24,27,29,30:B1,4,6,9,10,11,15,16", true},
		// With the man from 27 elsewhere nobody takes in the end.
		{rules.Italian, "W:W17,18,22,23,24,32,29,30:B1,4,6,9,10,11,15,16", false},
		// c4-c3 d2xb4 a3-b2 c2xa2 c5xa3xa1xc1xe1
		{rules.Alquerque, "2b1b/2b1b/b4/2ww1/1w1w1 b", true},
		{rules.English, "B:W21-32:B1-12", false},
	} {
		if got := s.promises(position(t, c.game, c.position)); got != c.want {
			t.Errorf("%v %s: %v", c.game, c.position, got)
		}
	}
}
