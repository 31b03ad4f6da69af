package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
)

// A spot is an object in sight and where on the canvas it is seen.
type spot struct {
	object   fyne.CanvasObject
	at       fyne.Position // of its corner
	from, to fyne.Position // of what is in sight of it
}

func (s spot) has(at fyne.Position) bool {
	return at.X >= s.from.X && at.X < s.to.X && at.Y >= s.from.Y && at.Y < s.to.Y
}

// inSight are the wanted objects that a hand can reach, those drawn last at the end: what lies below an
// overlay is out of reach, and so is what has been scrolled away.
func inSight(canvas fyne.Canvas, wanted func(fyne.CanvasObject) bool) (spots []spot) {
	root := canvas.Content()
	if top := canvas.Overlays().Top(); top != nil {
		root = top
	}
	var walk func(o fyne.CanvasObject, at, from, to fyne.Position)
	walk = func(o fyne.CanvasObject, at, from, to fyne.Position) {
		if o == nil || !o.Visible() {
			return
		}
		at = at.Add(o.Position())
		end := at.Add(o.Size())
		seen := spot{o, at, fyne.NewPos(max(from.X, at.X), max(from.Y, at.Y)), fyne.NewPos(min(to.X, end.X), min(to.Y, end.Y))}
		if wanted(o) && seen.from.X < seen.to.X && seen.from.Y < seen.to.Y {
			spots = append(spots, seen)
		}
		var parts []fyne.CanvasObject
		switch o := o.(type) {
		case *fyne.Container:
			parts = o.Objects
		case fyne.Widget:
			parts = test.WidgetRenderer(o).Objects()
		}
		if scrollable(o) {
			from, to = seen.from, seen.to
		}
		for _, part := range parts {
			walk(part, at, from, to)
		}
	}
	size := canvas.Size()
	walk(root, fyne.Position{}, fyne.Position{}, fyne.NewPos(size.Width, size.Height))
	return spots
}

// under is the topmost wanted object at a place of the canvas, and where in the object that is.
func under(canvas fyne.Canvas, at fyne.Position, wanted func(fyne.CanvasObject) bool) (fyne.CanvasObject, fyne.Position) {
	spots := inSight(canvas, wanted)
	for i := len(spots) - 1; i >= 0; i-- {
		if spots[i].has(at) {
			return spots[i].object, at.Subtract(spots[i].at)
		}
	}
	return nil, at
}

func tappable(o fyne.CanvasObject) bool {
	switch o.(type) {
	case fyne.Tappable, fyne.SecondaryTappable, fyne.DoubleTappable:
		return true
	}
	return false
}

func focusable(o fyne.CanvasObject) bool  { _, ok := o.(fyne.Focusable); return ok }
func draggable(o fyne.CanvasObject) bool  { _, ok := o.(fyne.Draggable); return ok }
func mouseable(o fyne.CanvasObject) bool  { _, ok := o.(desktop.Mouseable); return ok }
func touchable(o fyne.CanvasObject) bool  { _, ok := o.(mobile.Touchable); return ok }
func scrollable(o fyne.CanvasObject) bool { _, ok := o.(fyne.Scrollable); return ok }
