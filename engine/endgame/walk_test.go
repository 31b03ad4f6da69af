package endgame

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"damiera/rules"
)

// A sample favours nobody: each board of two kings comes about as often.
func TestSample(t *testing.T) {
	ground := newGround(rules.Italian)
	random := rand.New(rand.NewPCG(1, 1))
	count := map[board]int{}
	sample := ground.sample(2, 100*3_488, random)
	for i, b := range sample {
		if i > 0 && b.before(sample[i-1]) {
			t.Fatalf("%v comes after %v", b, sample[i-1])
		}
		count[b]++
	}
	if len(count) != 3_488 {
		t.Errorf("%d boards were drawn, want 3488", len(count))
	}
	for b, n := range count {
		if n < 50 || n > 160 {
			t.Errorf("%v was drawn %d times, about 100 are right", b, n)
		}
	}
	again := ground.sample(3, 50, rand.New(rand.NewPCG(7, 1)))
	if fmt.Sprint(again) != fmt.Sprint(ground.sample(3, 50, rand.New(rand.NewPCG(7, 1)))) ||
		fmt.Sprint(again) == fmt.Sprint(ground.sample(3, 50, rand.New(rand.NewPCG(8, 1)))) {
		t.Error("the seed does not decide")
	}
}
