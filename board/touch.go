package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"damiera/rules"
)

// Fyne calls a press that moves by 2 units (a mouse) or 4 (a finger) a drag, and
// no tap comes of it. For a board that is far too strict: a hand trembles. So
// what Fyne drags is a tap here until it has left the place of its press.
const tremble = 8 // of Fyne's units

// A hold is a press on the board that has not ended.
type hold struct {
	pressed bool          // a press was seen; at tells where
	touch   bool          // the last press was a finger's
	at      fyne.Position // of the press
	known   bool          // bottom is
	bottom  rules.Color   // who sat there as the press began
	moving  bool          // Fyne reports a drag
	bias    fyne.Delta    // by which Fyne's positions of this drag are wrong
	told    fyne.Position // as Fyne told last
	now     fyne.Position // of the finger
	lifted  bool          // it went too far to be a tap
	piece   rules.Point   // the piece that follows the finger, or None
}

func noHold() hold { return hold{piece: rules.None} }

// A ghost is a drag that goes on although the finger has left: on phones Fyne
// lets a drag run out like a scrolled page, with the same position told over
// and over, and only then calls its end.
type ghost struct {
	haunts bool
	told   fyne.Position
}

func (d *display) press(at fyne.Position, touch bool) {
	if d.hold.piece != rules.None {
		defer d.widget.Refresh()
	}
	d.hold = noHold()
	d.hold.pressed, d.hold.at, d.hold.touch = true, at, touch
	d.hold.known, d.hold.bottom = true, d.stage.bottom
}

// MouseDown notes where a press begins.
func (b *Board) MouseDown(ev *desktop.MouseEvent) {
	if ev.Button == desktop.MouseButtonPrimary {
		b.press(ev.Position, false)
	}
}

// MouseUp ends a press; what it came to is told by Tapped or DragEnd.
func (b *Board) MouseUp(*desktop.MouseEvent) { b.hold.pressed = false }

// TouchDown notes where a press begins.
func (b *Board) TouchDown(ev *mobile.TouchEvent) { b.press(ev.Position, true) }

// TouchUp ends a press; what it came to is told by Tapped or DragEnd.
func (b *Board) TouchUp(*mobile.TouchEvent) { b.hold.pressed = false }

// TouchCancel ends a press that came to nothing.
func (b *Board) TouchCancel(*mobile.TouchEvent) { b.hold.pressed = false }

// Tapped chooses a piece or moves it.
func (b *Board) Tapped(ev *fyne.PointEvent) {
	b.takeFocus()
	p := b.meant(ev.Position)
	b.hold.known = false
	if p != rules.None {
		b.cursor = b.plan().put(p)
	}
	if b.input == DragOnly {
		b.rest()
		next, a := b.pick.takesTap(p)
		b.took(next, a, false)
		return
	}
	b.tapped(p)
}

// meant is the point that a press means: a board that turns before the finger has
// left does not turn the tap into another.
func (d *display) meant(at fyne.Position) rules.Point {
	p := d.plan()
	if d.hold.known {
		p.bottom = d.hold.bottom
	}
	return p.at(at)
}

// TappedSecondary takes a finger's long press for a tap: slow hands play too. A
// mouse's other button does nothing.
func (b *Board) TappedSecondary(ev *fyne.PointEvent) {
	if b.hold.touch {
		b.Tapped(ev)
	}
}

// Dragged moves the piece under the finger.
func (b *Board) Dragged(ev *fyne.DragEvent) {
	b.drags(ev, b.strays, b.lift, b.release)
}

// drags follows a drag as Fyne tells it. lift is called once, when it strays too
// far to be a tap, and release where the finger has left.
func (d *display) drags(ev *fyne.DragEvent, strays func() bool, lift, release func()) {
	if d.ghost.haunts && ev.Position == d.ghost.told {
		return
	}
	h := &d.hold
	switch {
	case !h.moving:
		h.moving = true
		if !h.pressed {
			h.at = ev.Position.Subtract(ev.Dragged)
		}
		// On phones every position of a drag is ahead by its first movement.
		ahead := ev.Position.Subtract(h.at.Add(ev.Dragged))
		h.bias = fyne.NewDelta(ahead.X, ahead.Y)
	case ev.Position == h.told && (ev.Dragged.DX != 0 || ev.Dragged.DY != 0):
		d.ghost = ghost{haunts: true, told: ev.Position}
		release()
		return
	}
	h.told = ev.Position
	h.now = ev.Position.Subtract(h.bias)
	if !h.lifted && strays() {
		h.lifted = true
		lift()
	}
	if h.piece != rules.None {
		d.follow()
	}
}

// DragEnd drops the piece where it is, or takes the drag for a tap.
func (b *Board) DragEnd() {
	if b.ghost.haunts {
		b.ghost.haunts = false
		return
	}
	b.release()
}

// strays reports whether a press has gone too far to be a tap: where drags mean
// nothing, out of its square.
func (b *Board) strays() bool {
	h := b.hold
	if b.input == TapOnly {
		return b.meant(h.now) != b.meant(h.at)
	}
	return h.far()
}

// far reports whether a press has gone further than a hand trembles.
func (h hold) far() bool {
	away := h.now.Subtract(h.at)
	return away.X*away.X+away.Y*away.Y > tremble*tremble
}

// lift takes the piece at the press into the hand.
func (b *Board) lift() {
	p := b.meant(b.hold.at)
	b.takeFocus()
	b.rest()
	if b.input == TapOnly {
		b.took(b.pick, b.pick.takesLift(p), false)
		return
	}
	next, a, ok := b.pick.lift(p)
	if ok {
		b.hold.piece = p
	}
	b.took(next, a, false)
}

// release is the end of a drag.
func (b *Board) release() {
	h := b.hold
	b.hold = noHold()
	b.hold.touch, b.hold.known, b.hold.bottom = h.touch, h.known, h.bottom
	switch {
	case !h.moving:
	case !h.lifted:
		b.Tapped(&fyne.PointEvent{Position: h.at})
	case h.piece != rules.None:
		p := b.plan().at(h.now)
		if p != rules.None {
			b.cursor = b.plan().put(p)
		}
		next, a := b.pick.drop(p)
		b.took(next, a, true)
	}
}
