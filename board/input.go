package board

import "damiera/rules"

// Input is how a finger or a mouse plays. Keys always do.
type Input uint8

const (
	TapOrDrag Input = iota
	TapOnly
	DragOnly
)

// SetInput makes the board take taps, drags or both. A press of the other kind
// that would have done something is refused, with the Why TapInstead or
// DragInstead; it leaves what has been chosen as it is.
func (b *Board) SetInput(i Input) { b.input = i }

// takesTap is what a tap on p comes to where only drags play. Letting go of a piece and
// settling a move that waits is no play, and a tap may always ask why not.
func (k pick) takesTap(p rules.Point) (pick, answer) {
	next, a := k.tap(p)
	goes := !a.move.IsZero() && k.pending.IsZero() || next.hops > k.hops
	if goes || next.piece != k.piece && next.piece != rules.None {
		return k, answer{refused: Refusal{Point: p, Why: DragInstead, From: k.piece, At: k.chosen()}}
	}
	return next, a
}

// takesLift is what the beginning of a drag on p comes to where only taps play.
func (k pick) takesLift(p rules.Point) answer {
	_, a, ok := k.lift(p)
	if ok || !k.pending.IsZero() {
		return answer{refused: Refusal{Point: p, Why: TapInstead, From: k.piece, At: k.chosen()}}
	}
	return a
}
