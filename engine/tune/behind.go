package tune

import "damiera/rules"

// Behind goes on with a match as long as there is but one move, and gives it as it
// stands where there is a choice again or where it is over: a search gives no score
// to a move that has no other beside it.
func Behind(m rules.Match) (rules.Match, error) {
	for moves := m.Legal(); len(moves) == 1; moves = m.Legal() {
		var err error
		if m, err = m.Play(moves[0]); err != nil {
			return m, err
		}
	}
	return m, nil
}
