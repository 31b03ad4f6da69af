package hub

import (
	"testing"
	"time"

	"damiera/engine"
)

func TestLevels(t *testing.T) {
	const ms = time.Millisecond
	for _, test := range []struct {
		said []string
		want engine.Limits
	}{
		{nil, engine.Limits{Time: unasked}},
		{[]string{"level infinite"}, engine.Limits{}},
		{[]string{"level depth=7"}, engine.Limits{Depth: 7}},
		{[]string{"level depth=7 nodes=9 move-time=0.25"}, engine.Limits{Depth: 7, Nodes: 9, Time: 250 * ms}},
		{[]string{"level depth=7", "level nodes=9"}, engine.Limits{Depth: 7, Nodes: 9}},
		{[]string{"level depth=7", "level infinite"}, engine.Limits{}},
		{[]string{"level move-time=0"}, engine.Limits{Time: ms}},
		{[]string{"level move-time=1e300"}, engine.Limits{Time: 1e8 * time.Second}},
		// The clock: a part of what remains, or a share of the moves, or the increment.
		{[]string{"level time=100"}, engine.Limits{Time: 4 * time.Second}},
		{[]string{"level moves=10 time=100"}, engine.Limits{Time: 10 * time.Second}},
		{[]string{"level moves=1 time=100"}, engine.Limits{Time: 97900 * ms}},
		{[]string{"level moves=0 time=100"}, engine.Limits{Time: 4 * time.Second}},
		{[]string{"level time=101 inc=1"}, engine.Limits{Time: 5 * time.Second}},
		{[]string{"level time=1 inc=1"}, engine.Limits{Time: 880 * ms}},
		{[]string{"level time=0.04 inc=1"}, engine.Limits{Time: 20 * ms}},
		{[]string{"level time=0"}, engine.Limits{Time: ms}},
		{[]string{"level time=-3 inc=-1"}, engine.Limits{Time: ms}},
		{[]string{"level time=100 move-time=1 depth=3"}, engine.Limits{Depth: 3, Time: time.Second}},
		{[]string{"level time=10 move-time=1"}, engine.Limits{Time: 400 * ms}},
	} {
		var l level
		for _, text := range test.said {
			said, err := parseLine(text)
			if err != nil {
				t.Fatal(err)
			}
			if l, err = l.with(said); err != nil {
				t.Fatal(text, err)
			}
		}
		if got := l.limits(false); got != test.want {
			t.Errorf("%q: %+v, want %+v", test.said, got, test.want)
		}
	}
	if got := (level{}).limits(true); got != (engine.Limits{}) {
		t.Errorf("analysis without a level: %+v", got)
	}
	// A search uses a level up: the next level command begins anew.
	said, _ := parseLine("level nodes=9")
	if l, err := (level{given: true, used: true, depth: 7}).with(said); err != nil || l.limits(false) != (engine.Limits{Nodes: 9}) {
		t.Errorf("after a search: %+v, %v", l, err)
	}
}
