package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A Flowing object is as high as its width makes it: text that wraps, or a stack of such.
type Flowing interface {
	fyne.CanvasObject

	// HeightFor is the height that the object needs at a width, both in points.
	HeightFor(width float32) float32
}

// An Item is a flowing object with the room that parts it from the one above.
type Item struct {
	Object Flowing
	Above  float32 // the room, in points
}

// A Stack is flowing objects below one another, each as wide as the stack.
type Stack struct {
	widget.BaseWidget

	Items []Item // from the top
}

// NewStack makes a stack of its items, from the top.
func NewStack(items ...Item) *Stack {
	s := &Stack{Items: items}
	s.ExtendBaseWidget(s)
	return s
}

// HeightFor is the height of all of it.
func (s *Stack) HeightFor(width float32) float32 {
	var height float32
	for i, each := range s.Items {
		if i > 0 {
			height += each.Above
		}
		height += each.Object.HeightFor(width)
	}
	return height
}

// A Spot is a place in a stack that stays the same when the heights in it change: so far down, as a part
// of its height, in the item of that number.
type Spot struct {
	item int
	part float32
}

// Begins tells whether the spot is where an object begins, not within it.
func (s Spot) Begins() bool { return s.part == 0 }

// SpotAt is what lies so many points below the top of the stack.
func (s *Stack) SpotAt(y float32) Spot {
	at := Spot{}
	for i, each := range s.Items {
		if top, high := each.Object.Position().Y, each.Object.Size().Height; (i == 0 || top <= y) && high > 0 {
			at = Spot{i, (y - top) / high}
		}
	}
	return at
}

// SpotOf is where an object of the stack begins.
func (s *Stack) SpotOf(o Flowing) Spot {
	for i, each := range s.Items {
		if each.Object == o {
			return Spot{item: i}
		}
	}
	return Spot{}
}

// Depth is how many points below the top of the stack a spot is now.
func (s *Stack) Depth(at Spot) float32 {
	if at.item >= len(s.Items) {
		return 0
	}
	o := s.Items[at.item].Object
	return o.Position().Y + at.part*o.Size().Height
}

// WhenFocused has everything in the stack tell when it comes to have the keyboard.
func (s *Stack) WhenFocused(tell func(fyne.CanvasObject)) {
	for _, each := range s.Items {
		if f, ok := each.Object.(onFocus); ok {
			f.WhenFocused(tell)
		}
	}
}

// CreateRenderer is called by Fyne.
func (s *Stack) CreateRenderer() fyne.WidgetRenderer {
	r := &stackRenderer{stack: s}
	for _, each := range s.Items {
		r.objects = append(r.objects, each.Object)
	}
	return r
}

type stackRenderer struct {
	stack   *Stack
	objects []fyne.CanvasObject
}

// MinSize is the height that goes with the width there is.
func (r *stackRenderer) MinSize() fyne.Size {
	return fyne.NewSize(1, r.stack.HeightFor(r.stack.Size().Width))
}

// Layout puts the objects below one another.
func (r *stackRenderer) Layout(size fyne.Size) {
	var y float32
	for i, each := range r.stack.Items {
		if i > 0 {
			y += each.Above
		}
		height := each.Object.HeightFor(size.Width)
		put(each.Object, box{0, y, size.Width, height})
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
