package hub

import (
	"slices"
	"testing"

	"damiera/engine"
	"damiera/rules"
)

// An answer from behind forced moves is told from before them: for the side that moves there, with a
// forced win so many plies farther.
func TestBehind(t *testing.T) {
	moves := rules.Start(rules.Italian).Moves()
	for _, test := range []struct {
		before int
		behind engine.Answer
		want   engine.Answer
	}{
		{1, engine.Answer{Score: 50, Depth: 3}, engine.Answer{Score: -50, Depth: 4}},
		{2, engine.Answer{Score: 50, Depth: 3}, engine.Answer{Score: 50, Depth: 5}},
		{1, engine.Answer{Score: 29_995, Depth: 5, Exact: true}, engine.Answer{Score: -29_994, Depth: 6, Exact: true}},
		{2, engine.Answer{Score: -29_996, Depth: 5, Exact: true}, engine.Answer{Score: -29_994, Depth: 7, Exact: true}},
		{1, engine.Answer{}, engine.Answer{}}, // stopped before anything was found
	} {
		test.behind.Line = moves[5:6]
		got := behind(moves[:test.before], test.behind)
		line := slices.Concat(moves[:test.before], moves[5:6])
		if got.Score != test.want.Score || got.Depth != test.want.Depth || got.Exact != test.want.Exact ||
			got.Move != moves[0] || !slices.Equal(got.Line, line) {
			t.Errorf("%d moves before %+v: %+v", test.before, test.behind, got)
		}
	}
}
