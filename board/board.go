// Package board is the board of the three games as a widget: it shows a
// position and marks, takes taps, drags and keys, and gives out whole moves.
//
// A [View] goes in by [Board.SetView]; a move comes out by OnMove. The board knows
// no rules beyond the list of legal moves in the view, holds no match and
// speaks no words: a tap that may not be comes out as a [Refusal].
//
// Where things are on the screen (plan), what taps mean (pick) and how a move
// is shown (leg) are values without a window; the widget only joins them.
package board

import (
	"slices"

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
	// OnKey and OnRune are told the keys that the board has no use for.
	OnKey  func(*fyne.KeyEvent)
	OnRune func(rune)

	view  View
	told  int // how many views
	pick  pick
	done  int       // hops of the move being played that are on the screen or on their way there
	left  [3]pick   // by game: the capture that was half made when another game was shown
	alarm rules.Set // pieces ringed since a tap was refused for their sake

	stage  stage
	hold   hold
	ghost  ghost
	cursor cursor
	focus  focus

	renderer *renderer // what Fyne asked for last; nil before that
}

// New is a board that shows the start of Italian draughts, with nothing to play.
func New() *Board {
	start := rules.Start(rules.Italian)
	b := &Board{
		view:   View{Position: start},
		pick:   newPick(start, nil),
		stage:  stage{scene: start, motion: Natural()},
		hold:   noHold(),
		cursor: cursor{at: rules.None},
	}
	b.ExtendBaseWidget(b)
	return b
}

// View is what the board was last told to show.
func (b *Board) View() View { return b.view }

// SetView shows v. Where v.Last leads from the view before to this one it is
// seen to move, after whatever still moves; else everything stands there at
// once. What a person has chosen stays chosen if the position and the legal
// moves are the same.
func (b *Board) SetView(v View) {
	b.told++
	before, moved := b.view, v.Position != b.view.Position
	var todo []leg
	if moved && follows(before.Position, v.Last, v.Position) && b.pick.leadsTo(v.Last) {
		todo = legs(before.Position, v.Last, b.done)
	}
	b.view = v
	if moved || !slices.Equal(v.Legal, before.Legal) {
		b.pick = b.taken(before, v)
		b.done, b.alarm, b.hold = b.pick.hops, 0, noHold()
	}
	switch {
	case len(todo) > 0:
		b.play(todo)
	case moved:
		b.rest()
	case len(b.stage.queue) == 0:
		b.stage.settle(b)
	}
	if v.Position.Game != before.Position.Game {
		b.cursor = b.plan().put(b.home(b.plan())) // the old place means nothing here
	}
	b.Refresh()
}

// taken is the taps so far in v, which follows another view. Looking at another
// game in the middle of a capture does not undo it.
func (b *Board) taken(before, v View) pick {
	old, now := before.Position.Game, v.Position.Game
	if old == now {
		return newPick(v.Position, v.Legal)
	}
	b.left[old] = b.pick
	if k := b.left[now]; k.begun() && k.position == v.Position && slices.Equal(k.legal, v.Legal) {
		return k
	}
	return newPick(v.Position, v.Legal)
}

// Cancel lets go of the chosen piece and reports whether there was one. A
// capture that has begun cannot be left.
func (b *Board) Cancel() bool {
	if b.pick.piece == rules.None || b.pick.begun() {
		return false
	}
	b.rest()
	b.pick, b.hold = b.pick.deselects(), noHold()
	b.Refresh()
	return true
}

// Spot is where the centre of a point is on the widget.
func (b *Board) Spot(p rules.Point) fyne.Position { return b.plan().centre(p) }

// MinSize is small: a board is as large as its space.
func (b *Board) MinSize() fyne.Size { return fyne.NewSquareSize(96) }

// plan is the geometry of what is on the screen, as it is now turned.
func (b *Board) plan() plan {
	return newPlan(b.stage.scene.Game, b.stage.bottom, b.Size(), b.density())
}

// density is how many device pixels one of Fyne's units has. Canvas.Scale alone
// leaves out what some systems multiply it by.
func (b *Board) density() float32 {
	if fyne.CurrentApp() == nil {
		return 1
	}
	c := fyne.CurrentApp().Driver().CanvasForObject(b)
	if c == nil {
		return 1
	}
	const far = 100_000
	x, _ := c.PixelCoordinateForPosition(fyne.NewPos(far, far))
	return float32(x) / far
}

// tapped is a tap on p, which may be None.
func (b *Board) tapped(p rules.Point) {
	b.rest()
	next, a := b.pick.tap(p)
	b.took(next, a, false)
}

// took is what a tap, a drag or a key came to.
func (b *Board) took(next pick, a answer, byHand bool) {
	hops := next.hops
	did := next.piece != b.pick.piece || hops != b.pick.hops
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
	case hops > b.done:
		hop := legs(b.view.Position, next.ways[0], b.done)[:1]
		hop[0].move = rules.Move{} // it is not played yet: the marks stay
		b.done = hops
		if byHand {
			b.rest()
		} else {
			b.play(hop)
		}
	case a.refused.Why != 0:
		if a.refused.Why == MustCapture {
			b.alarm = b.pick.movers()
		}
		if b.OnRefused != nil {
			b.OnRefused(a.refused)
		}
	}
	b.Refresh()
}

// gave hands a complete move out.
func (b *Board) gave(m rules.Move) {
	told := b.told
	if b.OnMove != nil {
		b.OnMove(m)
	}
	if b.told == told {
		b.pick, b.done = newPick(b.view.Position, b.view.Legal), 0
		b.rest()
	}
}

// marks is what is to be pointed out now.
func (b *Board) marks() marks {
	m := noMarks()
	m.chosen, m.next, m.ends = b.pick.chosen(), b.pick.next(), b.pick.ends()
	if !b.pick.begun() {
		m.forced = b.view.Forced | b.alarm
	}
	if b.focus.onPoint() {
		m.pointer = b.cursor.at
	}
	return m
}
