package board

import "damiera/rules"

// marks is what the board points out beside the pieces and the last move.
type marks struct {
	chosen     rules.Point // None for no piece
	forced     rules.Set
	next, ends rules.Set
	confirm    rules.Point // where a move that waits ends; None for none
	pointer    rules.Point // None while the keyboard is not used

	due, barred rules.Move // drawn as ways; zero for none
	numbers     bool       // the points' names are written
}

func noMarks() marks {
	return marks{chosen: rules.None, confirm: rules.None, pointer: rules.None}
}

// placed is a figure and the point that it stands on.
type placed struct {
	figure
	at rules.Point
}

// under lists the marks that pieces cover.
func (m marks) under() []placed {
	var all []placed
	for pt := range m.forced.All() {
		if pt != m.chosen {
			all = append(all, placed{figure{kind: forced}, pt})
		}
	}
	if m.chosen != rules.None {
		all = append(all, placed{figure{kind: chosen}, m.chosen})
	}
	return all
}

// above lists the marks that cover pieces.
func (m marks) above() []placed {
	var all []placed
	for pt := range m.next.All() {
		all = append(all, placed{figure{kind: goal}, pt})
	}
	for pt := range m.ends.All() {
		all = append(all, placed{figure{kind: end}, pt})
	}
	if m.confirm != rules.None {
		all = append(all, placed{figure{kind: confirm}, m.confirm})
	}
	if m.pointer != rules.None {
		all = append(all, placed{figure{kind: pointer}, m.pointer})
	}
	return all
}
