package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
)

// The least ways that Fyne takes for a drag.
const (
	mouseDrags  = 2
	fingerDrags = 4
)

// A mouse uses a canvas as Fyne's desktop driver lets it be used. What is under it is looked for at each
// event anew: a press may begin on one thing and end on another that has come in between.
type mouse struct {
	canvas  fyne.Canvas
	at      fyne.Position
	button  desktop.MouseButton // that is down, 0 for none
	pressed fyne.CanvasObject
	from    fyne.Position // of the press, or of the last part of a drag
	drag    drag
}

// A drag is something that is dragged.
type drag struct {
	object fyne.Draggable // nil for none
	offset fyne.Position  // between the canvas and the object
	began  fyne.Position  // where in its parent the object was
}

func beginDrag(o fyne.CanvasObject, offset fyne.Position) drag {
	return drag{o.(fyne.Draggable), offset, o.Position()}
}

// to tells the object that it is dragged to a place of the canvas.
func (d drag) to(at fyne.Position, by fyne.Delta) {
	moved := d.began.Subtract(d.object.(fyne.CanvasObject).Position())
	d.object.Dragged(&fyne.DragEvent{
		PointEvent: fyne.PointEvent{Position: at.Subtract(d.offset).Add(moved), AbsolutePosition: at}, Dragged: by,
	})
}

// delta is a way as Fyne's drags tell it.
func delta(way fyne.Position) fyne.Delta { return fyne.NewDelta(way.X, way.Y) }

// far tells whether a way is a drag.
func far(way fyne.Position, least float32) bool {
	return max(way.X, -way.X) >= least || max(way.Y, -way.Y) >= least
}

func (m *mouse) moveTo(at fyne.Position) {
	before := m.at
	m.at = at
	if m.button == 0 {
		test.MoveMouse(m.canvas, at)
		return
	}
	if m.drag.object == nil && far(at.Subtract(m.from), mouseDrags) {
		if o, in := under(m.canvas, before, draggable); o != nil {
			m.drag = beginDrag(o, before.Subtract(in))
		}
	}
	if m.drag.object != nil {
		m.drag.to(at, delta(at.Subtract(m.from)))
		m.from = at
	}
}

func (m *mouse) down(button desktop.MouseButton) {
	m.button, m.from = button, m.at
	o, in := under(m.canvas, m.at, m.clickable)
	if w, ok := o.(desktop.Mouseable); ok {
		w.MouseDown(m.event(in))
	}
	m.unfocus(o)
	m.pressed = nil
	if o != nil && tappable(o) {
		m.pressed = o
	}
}

func (m *mouse) up() {
	o, in := under(m.canvas, m.at, m.clickable)
	dragged, pressed, button := m.drag, m.pressed, m.button
	if w, ok := dragged.object.(desktop.Mouseable); ok {
		w.MouseUp(m.event(m.at.Subtract(dragged.offset)))
	} else if w, ok := o.(desktop.Mouseable); ok {
		w.MouseUp(m.event(in))
	}
	m.unfocus(o)
	m.button, m.drag, m.pressed = 0, drag{}, nil
	if dragged.object != nil {
		dragged.object.DragEnd()
		return
	}
	if o == nil || o != pressed {
		return
	}
	e := &fyne.PointEvent{Position: in, AbsolutePosition: m.at}
	if button == desktop.MouseButtonSecondary {
		if w, ok := o.(fyne.SecondaryTappable); ok {
			w.TappedSecondary(e)
		}
	} else if w, ok := o.(fyne.Tappable); ok {
		w.Tapped(e)
	}
}

// click presses and releases a button at a place.
func (m *mouse) click(at fyne.Position, button desktop.MouseButton) {
	m.moveTo(at)
	m.down(button)
	m.up()
}

func (m *mouse) event(in fyne.Position) *desktop.MouseEvent {
	return &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: in, AbsolutePosition: m.at}, Button: m.button}
}

func (m *mouse) clickable(o fyne.CanvasObject) bool {
	return tappable(o) || focusable(o) || mouseable(o) || m.drag.object != nil && draggable(o)
}

// unfocus takes the keyboard from what a press did not meet.
func (m *mouse) unfocus(met fyne.CanvasObject) {
	focused := m.canvas.Focused()
	if w, ok := met.(fyne.Focusable); ok && w == focused {
		return
	}
	if focused, ok := focused.(fyne.CanvasObject); ok {
		if o, _ := under(m.canvas, m.at, func(o fyne.CanvasObject) bool { return o == focused }); o != nil {
			return
		}
	}
	m.canvas.Unfocus()
}

// Fingers use a canvas as Fyne's mobile driver lets them: what they drag is one thing for all of them, and
// a finger that comes down lets it go without a word.
type fingers struct {
	canvas fyne.Canvas
	each   [3]finger
	drag   drag
}

type finger struct {
	isDown  bool
	at      fyne.Position // of the press, or of the last part of a drag
	last    fyne.Delta    // the last part of a drag
	touched mobile.Touchable
}

func (f *fingers) down(id int, at fyne.Position) {
	f.each[id] = finger{isDown: true, at: at}
	f.drag = drag{}
	o, in := under(f.canvas, at, func(o fyne.CanvasObject) bool { return touchable(o) || focusable(o) })
	if w, ok := o.(mobile.Touchable); ok {
		w.TouchDown(touch(id, in, at))
		f.each[id].touched = w
	}
	if w, ok := o.(fyne.Focusable); !ok || w != f.canvas.Focused() {
		f.canvas.Unfocus()
	}
}

func (f *fingers) moveTo(id int, at fyne.Position) {
	one := &f.each[id]
	before, by := one.at, at.Subtract(one.at)
	if f.drag.object == nil && !far(by, fingerDrags) {
		return
	}
	one.at, one.last = at, delta(by)
	o, in := under(f.canvas, at, func(o fyne.CanvasObject) bool { return draggable(o) || touchable(o) })
	if w, ok := o.(mobile.Touchable); one.touched != nil && (!ok || w != one.touched) {
		one.touched.TouchCancel(touch(id, in, at))
		one.touched = nil
	}
	if f.drag.object == nil {
		if o == nil || !draggable(o) {
			return
		}
		f.drag = beginDrag(o, before.Subtract(in))
	}
	f.drag.to(at, one.last)
}

// up lifts a finger. A drag runs out after it: the last part of it is told over and over, and then the end.
// Fyne does so from another goroutine, so that other things come between: what it tells is given back.
func (f *fingers) up(id int, long bool) (runsOut []func()) {
	one := f.each[id]
	f.each[id] = finger{}
	if f.drag.object != nil {
		const decay, least = 0.92, 2
		d, at, by := f.drag, one.at, one.last
		f.drag = drag{}
		for far(fyne.NewPos(by.DX, by.DY), least) {
			by.DX, by.DY = by.DX*decay, by.DY*decay
			told := by
			runsOut = append(runsOut, func() { d.to(at, told) })
		}
		return append(runsOut, d.object.DragEnd)
	}
	o, in := under(f.canvas, one.at, func(o fyne.CanvasObject) bool { return tappable(o) || touchable(o) })
	if w, ok := o.(mobile.Touchable); ok {
		w.TouchUp(touch(id, in, one.at))
	}
	e := &fyne.PointEvent{Position: in, AbsolutePosition: one.at}
	if long {
		if w, ok := o.(fyne.SecondaryTappable); ok {
			w.TappedSecondary(e)
		}
	} else if w, ok := o.(fyne.Tappable); ok {
		w.Tapped(e)
	}
	return nil
}

func touch(id int, in, at fyne.Position) *mobile.TouchEvent {
	return &mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: in, AbsolutePosition: at}, ID: id}
}

// scroll turns the mouse's wheel.
func (m *mouse) scroll(by float32) {
	if o, in := under(m.canvas, m.at, scrollable); o != nil {
		o.(fyne.Scrollable).Scrolled(&fyne.ScrollEvent{
			PointEvent: fyne.PointEvent{Position: in, AbsolutePosition: m.at}, Scrolled: fyne.NewDelta(0, by),
		})
	}
}
