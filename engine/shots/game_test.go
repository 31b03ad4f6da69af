package shots

import (
	"testing"

	"damiera/engine/tune"
)

// A player thinks that all is even; the other sees three plies later that it is not.
func TestSurprise(t *testing.T) {
	for _, c := range []struct {
		scores []int
		want   bool
	}{
		{[]int{10, -20, 10, -100}, true},
		{[]int{10, -100}, true},
		{[]int{10, -20, 200, -50}, false}, // only after a blunder
		{[]int{10, tune.Unjudged, 10, -100}, true},
		{[]int{tune.Unjudged, -100, 100, -100}, false},
		{[]int{10}, false},
	} {
		if got := surprises(tune.Record{Scores: c.scores}, 0); got != c.want {
			t.Errorf("%d: %v", c.scores, got)
		}
	}
}
