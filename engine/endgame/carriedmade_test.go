//go:build ci

package endgame

import (
	"context"
	"math/rand/v2"
	"testing"

	"damiera/rules"
)

// The small files of draughts are, byte for byte, what they are made to be, and
// tell what was built. It takes some seconds for each: once in "make test" is enough.
func TestCarriedIsMade(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds all tables with four pieces")
	}
	for _, part := range Parts() {
		if part.Game == rules.Alquerque || part.To > 4 {
			continue
		}
		dir := t.TempDir()
		file, err := part.Make(context.Background(), "dama tables carry", dir, nil)
		if err != nil {
			t.Fatal(err)
		}
		if string(file) != carriedFile(t, part) {
			t.Errorf("%s is not what it is made to be: run dama tables carry", part.Name())
		}
		// The folder has what was built, so that this takes no time.
		near, end := build(t, part.Game, ToProgress, part.To, dir), build(t, part.Game, ToEnd, part.To, dir)
		random := rand.New(rand.NewPCG(5, uint64(part.Game)))
		for _, b := range newGround(part.Game).sample(part.To, 100_000, random) {
			v := viewOf(b)
			m := v.material()
			r, err := near.resultsOf(m)
			if err != nil {
				t.Fatal(err)
			}
			near.results[m] = r
			e, err := end.resultsOf(m)
			if err != nil {
				t.Fatal(err)
			}
			end.results[m] = e
			i := near.layouts[m].index(v)
			compare(t, Carried(part.Game), v.position(part.Game), r[i], e[i])
		}
	}
}
