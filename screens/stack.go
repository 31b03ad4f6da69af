package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A flowing object is as high as its width makes it: text that wraps, or a stack of such.
type flowing interface {
	fyne.CanvasObject

	// heightFor is the height that the object needs at a width, both in points.
	heightFor(width float32) float32
}

// An item is a flowing object with the room that parts it from the one above.
type item struct {
	object flowing
	above  float32
}

// A stack is flowing objects below one another, each as wide as the stack.
type stack struct {
	widget.BaseWidget

	items []item
}

func newStack(items ...item) *stack {
	s := &stack{items: items}
	s.ExtendBaseWidget(s)
	return s
}

// heightFor is the height of all of it.
func (s *stack) heightFor(width float32) float32 {
	var height float32
	for i, each := range s.items {
		if i > 0 {
			height += each.above
		}
		height += each.object.heightFor(width)
	}
	return height
}

// A spot is a place in a stack that stays the same when the heights in it change: so far down, as a part
// of its height, in the item of that number.
type spot struct {
	item int
	part float32
}

// spotAt is what lies so many points below the top of the stack.
func (s *stack) spotAt(y float32) spot {
	at := spot{}
	for i, each := range s.items {
		if top, high := each.object.Position().Y, each.object.Size().Height; (i == 0 || top <= y) && high > 0 {
			at = spot{i, (y - top) / high}
		}
	}
	return at
}

// spotOf is where an object of the stack begins.
func (s *stack) spotOf(o flowing) spot {
	for i, each := range s.items {
		if each.object == o {
			return spot{item: i}
		}
	}
	return spot{}
}

// depth is how many points below the top of the stack a spot is now.
func (s *stack) depth(at spot) float32 {
	if at.item >= len(s.items) {
		return 0
	}
	o := s.items[at.item].object
	return o.Position().Y + at.part*o.Size().Height
}

// whenFocused has everything in the stack tell when it comes to have the keyboard.
func (s *stack) whenFocused(tell func(fyne.CanvasObject)) {
	for _, each := range s.items {
		if f, ok := each.object.(onFocus); ok {
			f.whenFocused(tell)
		}
	}
}

// CreateRenderer is called by Fyne.
func (s *stack) CreateRenderer() fyne.WidgetRenderer {
	r := &stackRenderer{stack: s}
	for _, each := range s.items {
		r.objects = append(r.objects, each.object)
	}
	return r
}

type stackRenderer struct {
	stack   *stack
	objects []fyne.CanvasObject
}

// MinSize is the height that goes with the width there is.
func (r *stackRenderer) MinSize() fyne.Size {
	return fyne.NewSize(1, r.stack.heightFor(r.stack.Size().Width))
}

// Layout puts the objects below one another.
func (r *stackRenderer) Layout(size fyne.Size) {
	var y float32
	for i, each := range r.stack.items {
		if i > 0 {
			y += each.above
		}
		height := each.object.heightFor(size.Width)
		each.object.Move(fyne.NewPos(0, y))
		each.object.Resize(fyne.NewSize(size.Width, height))
		y += height
	}
}

// Refresh follows a changed theme and size of text.
func (r *stackRenderer) Refresh() {
	for _, o := range r.objects {
		o.Refresh()
	}
	r.Layout(r.stack.Size())
}

// Objects are the objects of the stack.
func (r *stackRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *stackRenderer) Destroy() {}
