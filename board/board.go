// Package board is the board of the three games as a widget: it shows a
// position and marks, takes taps, drags and keys, and gives out whole moves.
//
// A [View] goes in by [Board.SetView]; a move comes out by OnMove. The board knows
// no rules beyond the list of legal moves in the view, holds no match and
// speaks no words: a tap that may not be comes out as a [Refusal]. A [Diagram] is
// a board to look at.
//
// Where things are on the screen (plan), what taps mean (pick) and how a move
// is shown (leg) are values without a window; the widget only joins them.
package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"

	"damiera/rules"
)

var (
	_ fyne.Widget            = (*Board)(nil)
	_ fyne.Tappable          = (*Board)(nil)
	_ fyne.SecondaryTappable = (*Board)(nil)
	_ fyne.Draggable         = (*Board)(nil)
	_ fyne.Focusable         = (*Board)(nil)
	_ desktop.Mouseable      = (*Board)(nil)
	_ mobile.Touchable       = (*Board)(nil)
)

// A Board shows a view and lets a person play on it. Use it on Fyne's goroutine
// only, as every widget.
type Board struct {
	widget.BaseWidget

	// OnMove is told a complete legal move. It is expected to call SetView
	// before it returns; otherwise the move is taken back.
	OnMove func(rules.Move)
	// OnRefused is told a tap that the rules do not allow.
	OnRefused func(Refusal)
	// OnChosen is told that a tap chose a piece, let go of it or moved it on: what
	// was refused before is over.
	OnChosen func()
	// OnPending is told a complete move that waits to be confirmed, and the zero
	// move when it was taken back or other news overtook it. That it is played is
	// told by OnMove alone.
	OnPending func(rules.Move)
	// OnKey and OnRune are told the keys that the board has no use for.
	OnKey  func(*fyne.KeyEvent)
	OnRune func(rune)

	display
	told    int // how many views
	input   Input
	confirm bool
}

// New is a board that shows the start of Italian draughts, with nothing to play.
func New() *Board {
	b := &Board{}
	b.display = newDisplay(b, View{Position: rules.Start(rules.Italian)})
	b.ExtendBaseWidget(b)
	return b
}

// SetView shows v. Where v.Last leads from the view before to this one it is
// seen to move, after whatever still moves; else everything stands there at
// once. What a person has chosen stays chosen if the position and the legal
// moves are the same.
func (b *Board) SetView(v View) {
	b.told++
	waiting := b.pick.pending
	b.show(v)
	b.tellPending(waiting)
}

// Capturing reports whether a capture has begun and has to go on.
func (b *Board) Capturing() bool { return b.pick.begun() }

// Cancel lets go of the chosen piece, or takes back a move that waits to be
// confirmed, and reports whether there was one. A capture that has begun cannot
// be left.
func (b *Board) Cancel() bool { return !b.pick.begun() && b.Abandon() }

// Abandon is Cancel for a capture that has begun as well: the rules allow that
// only where moves may be taken back.
func (b *Board) Abandon() bool {
	if b.pick.piece == rules.None {
		return false
	}
	waiting := b.pick.pending
	b.pick, b.hold, b.done = newPick(b.pick.position, b.pick.legal), noHold(), 0
	b.rest()
	b.tellPending(waiting)
	b.Refresh()
	return true
}

// MinSize is small: a board is as large as its space.
func (b *Board) MinSize() fyne.Size { return b.least() }

// CreateRenderer is called by Fyne.
func (b *Board) CreateRenderer() fyne.WidgetRenderer { return newRenderer(&b.display) }

// tapped is a tap on p, which may be None.
func (b *Board) tapped(p rules.Point) {
	b.rest()
	next, a := b.pick.tap(p)
	b.took(next, a, false)
}

// took is what a tap, a drag or a key came to.
func (b *Board) took(next pick, a answer, byHand bool) {
	waiting := b.pick.pending
	if b.confirm && waiting.IsZero() && !a.move.IsZero() {
		next, a.move = next.waits(a.move), rules.Move{}
	}
	did := next.piece != b.pick.piece || next.shown() != b.pick.shown()
	b.pick = next
	if did && a.refused.Why == 0 && b.OnChosen != nil {
		b.OnChosen()
	}
	switch {
	case !a.move.IsZero():
		if byHand {
			b.done = len(a.move.Landings())
		}
		b.gave(a.move)
	case next.shown() > b.done:
		b.advance(byHand)
	case next.shown() < b.done:
		b.done = next.shown() // a move that waited is taken back
		b.rest()
	case a.refused.Why != 0:
		if a.refused.Why == MustCapture {
			b.alarm = b.pick.movers()
		}
		if b.OnRefused != nil {
			b.OnRefused(a.refused)
		}
	}
	if a.move.IsZero() {
		b.tellPending(waiting)
	}
	b.Refresh()
}

// advance shows the hops that have been chosen since the last look.
func (b *Board) advance(byHand bool) {
	way, hops := b.pick.way(), b.pick.shown()
	coming := legs(b.view.Position, way, b.done)[:hops-b.done]
	if b.pick.pending.IsZero() {
		for i := range coming {
			coming[i].move = rules.Move{} // it is not played yet: the marks stay
		}
	}
	b.done = hops
	if byHand {
		b.rest()
	} else {
		b.play(coming)
	}
}

// gave hands a complete move out.
func (b *Board) gave(m rules.Move) {
	told, waiting := b.told, b.pick.pending
	b.pick.pending = rules.Move{} // what comes of it is no news about waiting
	if b.OnMove != nil {
		b.OnMove(m)
	}
	if b.told == told {
		b.pick, b.done = newPick(b.view.Position, b.view.Legal), 0
		b.rest()
		b.tellPending(waiting)
	}
}
