package engine

import "damiera/rules"

// grain is the unit of a judgement, in hundredths of a man. Finer differences
// mean nothing, and without them moves come out equal often enough for games to
// differ at the top level too.
const grain = 4

// evaluate judges a position for the side to move, in hundredths of a man. It
// must be quiet: with a capture pending the count of pieces tells nothing.
func evaluate(p *rules.Position) int {
	var score int
	if p.Game == rules.Alquerque {
		score = evaluateAlquerque(p)
	} else {
		score = evaluateDraughts(p)
	}
	if p.Turn == rules.Black {
		score = -score
	}
	return score / grain * grain
}
