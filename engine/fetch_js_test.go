package engine

import (
	"slices"
	"testing"

	"damiera/rules"
)

// The game on the board is seen to first, and of the others what they need first.
func TestPageFetchesWhatIsNeededFirst(t *testing.T) {
	want := map[rules.Game][]string{
		rules.Italian: {
			"italian-4.tables", "italian-5.tables", "english-4.tables", "alquerque-6.tables",
			"english-5.tables", "alquerque-7.tables",
		},
		rules.Alquerque: {
			"alquerque-6.tables", "alquerque-7.tables", "italian-4.tables", "english-4.tables",
			"italian-5.tables", "english-5.tables",
		},
	}
	for first, want := range want {
		var got []string
		for _, part := range inOrderOfNeed(first) {
			got = append(got, part.Name())
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", first, got, want)
		}
	}
}
