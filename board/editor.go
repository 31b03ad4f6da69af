package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"

	"damiera/rules"
)

var (
	_ fyne.Widget            = (*Editor)(nil)
	_ fyne.Tappable          = (*Editor)(nil)
	_ fyne.SecondaryTappable = (*Editor)(nil)
	_ fyne.Draggable         = (*Editor)(nil)
	_ fyne.Focusable         = (*Editor)(nil)
	_ desktop.Mouseable      = (*Editor)(nil)
	_ mobile.Touchable       = (*Editor)(nil)
)

// An Editor is a board to set up a position on. It knows no rules: what is tapped
// and what is dragged comes out, and the position that comes of it is to go in by
// SetView. Use it on Fyne's goroutine only.
type Editor struct {
	widget.BaseWidget

	// OnTap is told a point that was tapped, by a finger or by the keyboard.
	OnTap func(rules.Point)
	// OnDrag is told where a piece was taken up and where it was put down: None
	// beside the board.
	OnDrag func(from, to rules.Point)
	// OnKey and OnRune are told the keys that the editor has no use for.
	OnKey  func(*fyne.KeyEvent)
	OnRune func(rune)

	display
}

// NewEditor is an editor that shows v.
func NewEditor(v View) *Editor {
	e := &Editor{}
	v.Legal = nil
	e.display = newDisplay(e, v)
	e.ExtendBaseWidget(e)
	return e
}

// SetView shows v, at once. What may be played there is no matter.
func (e *Editor) SetView(v View) {
	v.Legal = nil
	e.rest()
	e.show(v)
	e.rest()
	e.Refresh()
}

// MinSize is small: an editor is as large as its space.
func (e *Editor) MinSize() fyne.Size { return e.least() }

// CreateRenderer is called by Fyne.
func (e *Editor) CreateRenderer() fyne.WidgetRenderer { return newRenderer(&e.display) }

// MouseDown notes where a press begins.
func (e *Editor) MouseDown(ev *desktop.MouseEvent) {
	if ev.Button == desktop.MouseButtonPrimary {
		e.press(ev.Position, false)
	}
}

// MouseUp ends a press; what it came to is told by Tapped or DragEnd.
func (e *Editor) MouseUp(*desktop.MouseEvent) { e.hold.pressed = false }

// TouchDown notes where a press begins.
func (e *Editor) TouchDown(ev *mobile.TouchEvent) { e.press(ev.Position, true) }

// TouchUp ends a press; what it came to is told by Tapped or DragEnd.
func (e *Editor) TouchUp(*mobile.TouchEvent) { e.hold.pressed = false }

// TouchCancel ends a press that came to nothing.
func (e *Editor) TouchCancel(*mobile.TouchEvent) { e.hold.pressed = false }

// Tapped tells the point that is meant, if there is one.
func (e *Editor) Tapped(ev *fyne.PointEvent) {
	e.takeFocus()
	p := e.meant(ev.Position)
	e.hold.known = false
	if p == rules.None {
		e.Refresh()
		return
	}
	e.cursor = e.plan().put(p)
	e.tapped(p)
}

// TappedSecondary takes a finger's long press for a tap, as a Board does.
func (e *Editor) TappedSecondary(ev *fyne.PointEvent) {
	if e.hold.touch {
		e.Tapped(ev)
	}
}

// Dragged moves the piece under the finger.
func (e *Editor) Dragged(ev *fyne.DragEvent) {
	e.drags(ev, func() bool { return e.hold.far() }, e.lift, e.release)
}

// DragEnd puts the piece down, or takes the drag for a tap.
func (e *Editor) DragEnd() {
	if e.ghost.haunts {
		e.ghost.haunts = false
		return
	}
	e.release()
}

// lift takes the piece at the press into the hand, if there is one.
func (e *Editor) lift() {
	p := e.meant(e.hold.at)
	e.takeFocus()
	if _, _, ok := e.view.Position.At(p); ok {
		e.hold.piece = p
	}
	e.Refresh()
}

// release is the end of a drag.
func (e *Editor) release() {
	h := e.hold
	e.hold = noHold()
	e.hold.touch, e.hold.known, e.hold.bottom = h.touch, h.known, h.bottom
	switch {
	case !h.moving:
	case !h.lifted:
		e.Tapped(&fyne.PointEvent{Position: h.at})
	case h.piece != rules.None:
		p := e.plan().at(h.now)
		if p != rules.None {
			e.cursor = e.plan().put(p)
		}
		if p != h.piece && e.OnDrag != nil {
			e.OnDrag(h.piece, p)
		}
		e.Refresh()
	}
}

// tapped is a tap on p.
func (e *Editor) tapped(p rules.Point) {
	if e.OnTap != nil {
		e.OnTap(p)
	}
	e.Refresh()
}
