package engine

import (
	"damiera/engine/evaluation"
	"damiera/rules"
)

// grain is the unit of a judgement, in hundredths of a man. Finer differences
// mean nothing, and without them fewer positions are refuted at a glance.
const grain = 4

// evaluate judges a position for the side to move, in hundredths of a man. It
// must be quiet: with a capture pending the count of pieces tells nothing.
func evaluate(p *rules.Position) int { return evaluation.Score(p) / grain * grain }
