package screens

import (
	"testing"

	"damiera/engine"
	"damiera/help"
	"damiera/rules"
	"damiera/translations"
)

// An example in the help that plays an ending to its end does so as quickly as can be, against the best
// defence: it says how many moves that takes.
func TestTheHelpPlaysEndingsPerfectly(t *testing.T) {
	for _, g := range []rules.Game{rules.Italian, rules.English} {
		longest := 0
		for _, d := range diagrams(openBook(translations.Language{}, g)) {
			m, err := rules.NewMatchFrom(d.Start)
			if err != nil {
				t.Fatal(err)
			}
			before, counted := engine.Foresee(m)
			for _, move := range d.Moves {
				if m, err = m.Play(move); err != nil {
					t.Fatal(err)
				}
			}
			if m.Result() == (rules.Result{}) || !counted || before.Moves == 0 {
				continue
			}
			longest = max(longest, before.Moves)
			if got := (len(d.Moves) + 1) / 2; m.Result().Outcome != before.Outcome || got != before.Moves {
				t.Errorf("%v: %v ends %v after %d moves, with best play %v after %d", g, d.Start, m.Result().Outcome, got, before.Outcome, before.Moves)
			}
		}
		if longest != 8 {
			t.Errorf("%v: the longest ending has %d moves, and the help tells of eight", g, longest)
		}
	}
}

// diagrams are all of a book.
func diagrams(b book) []help.Diagram {
	var all []help.Diagram
	for _, c := range b.Chapters {
		for _, block := range c.Blocks {
			if block.Diagram != nil {
				all = append(all, *block.Diagram)
			}
		}
	}
	return all
}
