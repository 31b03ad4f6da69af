package endgame

import (
	"context"
	"flag"
	"fmt"
	"os"
	"testing"

	"damiera/rules"
)

// The positions of the longest wins are made by
//
//	go test ./engine/endgame -run TestLongest -longest FOLDER
//
// which builds in the folder the tables that are not there yet.
var longestFrom = flag.String("longest", "", "make testdata/longest.txt anew, with the tables in this folder")

const longestTitle = `# For each material a position of the longest win: that of the side to move, or of the other one.
# Up to five pieces, in Alquerque up to six men; to the end of the game up to four pieces of draughts.
#
#   measure | game | material | position | value | plies
#       The measure is progress, for the plies to the next capture or man's move (in Alquerque to
#       the next capture), or end, for those to the end of the game; the winner makes them as few
#       as can be and the loser as many. Of the material the pieces of the side to move come
#       first: KKmvK is two kings and a man against a king. The value is win or loss, for the
#       side to move. Of several positions this is the first in the order of the tables.
#
# Made by: go test ./engine/endgame -run TestLongest -longest FOLDER
`

// makeLongest writes the file.
func makeLongest(t *testing.T, dir string) {
	t.Helper()
	text := longestTitle
	for _, g := range rules.Games() {
		for _, toEnd := range []bool{ToProgress, ToEnd} {
			materials := longestMaterials(g, toEnd)
			if len(materials) == 0 {
				continue
			}
			results := solvedFor(t, g, toEnd, materials[len(materials)-1].Pieces(), dir)
			text += "\n"
			for _, m := range materials {
				all, err := results(m)
				if err != nil {
					t.Fatal(err)
				}
				text += fmt.Sprintln(farthestOf(all, newNumbering(g, m), toEnd))
			}
		}
	}
	if err := os.WriteFile(longestFile, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// solvedFor builds tables.
func solvedFor(t *testing.T, g rules.Game, toEnd bool, pieces int, dir string) func(Material) ([]result, error) {
	t.Helper()
	if g == rules.Alquerque {
		a := BuildAlquerque(pieces, nil)
		return func(m Material) ([]result, error) { return a.results[alquerqueClass{m.Men, m.TheirMen}], nil }
	}
	b, err := NewBuilder(g, toEnd, dir)
	if err == nil {
		err = b.Build(context.Background(), pieces, nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	return b.resultsOf
}

// farthestOf is the first of the positions that are farthest off.
func farthestOf(results []result, places numbering, toEnd bool) record {
	first := 0
	for i, r := range results {
		if r.distance() > results[first].distance() {
			first = i
		}
	}
	r := results[first]
	return record{toEnd, places.position(first), r.value(), r.distance()}
}
