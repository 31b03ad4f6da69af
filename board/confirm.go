package board

import "damiera/rules"

// A complete move waits to be confirmed where the board was told so: it is shown
// as if it had been played, but it is not given out, and the person may still
// take the whole of it back.

// SetConfirm makes a complete move wait, or not. A move that waits already goes
// on waiting.
func (b *Board) SetConfirm(on bool) { b.confirm = on }

// Pending is the move that waits to be confirmed; zero for none.
func (b *Board) Pending() rules.Move { return b.pick.pending }

// ConfirmMove plays the move that waits and reports whether there was one.
func (b *Board) ConfirmMove() bool {
	m := b.pick.pending
	if m.IsZero() {
		return false
	}
	b.tapped(m.To())
	return true
}

// waits is k with the complete move m waiting.
func (k pick) waits(m rules.Move) pick {
	k.pending = m
	return k
}

// shown is how many hops the taps so far have brought onto the board.
func (k pick) shown() int {
	if !k.pending.IsZero() {
		return len(k.pending.Landings())
	}
	return k.hops
}

// settles is what a tap on p comes to while a move waits: on its end the move is
// played, anywhere else it is taken back whole, so that a slip harms nothing.
func (k pick) settles(p rules.Point) (pick, answer) {
	if p == k.pending.To() {
		return k, answer{move: k.pending}
	}
	return newPick(k.position, k.legal), answer{}
}

// tellPending tells a change of the move that waits.
func (b *Board) tellPending(before rules.Move) {
	if now := b.pick.pending; now != before && b.OnPending != nil {
		b.OnPending(now)
	}
}
