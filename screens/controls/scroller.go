package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// A Scroller shows a part of something higher than itself. It can be dragged everywhere and on every
// system: Fyne's own can be on phones only, and a browser on a phone is none of these.
type Scroller struct {
	container.Scroll
}

var _ fyne.Draggable = (*Scroller)(nil)

// NewScroller makes a scroller that shows the top of its content.
func NewScroller(content fyne.CanvasObject) *Scroller {
	s := &Scroller{}
	s.Direction, s.Content = container.ScrollVerticalOnly, content
	s.ExtendBaseWidget(s)
	return s
}

// Dragged is called by Fyne.
func (s *Scroller) Dragged(e *fyne.DragEvent) { s.ScrollBy(-e.Dragged.DY) }

// DragEnd is called by Fyne.
func (s *Scroller) DragEnd() {}

// MinSize is next to nothing: a scroller takes the room it is given.
func (s *Scroller) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// ScrollBy scrolls down by so many points, as far as there is something to see.
func (s *Scroller) ScrollBy(points float32) { s.ScrollTo(s.Offset.Y + points) }

// ScrollTo puts a height of the content, in points from its top, at the top of what is seen.
func (s *Scroller) ScrollTo(y float32) {
	y = max(0, min(y, s.Content.MinSize().Height-s.Size().Height))
	s.ScrollToOffset(fyne.NewPos(0, y))
	if s.OnScrolled != nil {
		s.OnScrolled(s.Offset) // Fyne tells of its own scrolling only
	}
}

// Reveal scrolls as little as it takes to see an object that is somewhere in the content.
func (s *Scroller) Reveal(o fyne.CanvasObject) { s.Expose(s.TopOf(o), o.Size().Height) }

// Expose scrolls as little as it takes to see what is so high and begins at that height of the content.
func (s *Scroller) Expose(top, high float32) {
	const around = 6
	top -= around
	bottom := top + high + 2*around
	switch {
	case top < s.Offset.Y:
		s.ScrollTo(top)
	case bottom > s.Offset.Y+s.Size().Height:
		s.ScrollTo(min(top, bottom-s.Size().Height))
	}
}

// TopOf is where in the content an object begins.
func (s *Scroller) TopOf(o fyne.CanvasObject) float32 {
	driver := fyne.CurrentApp().Driver()
	return driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(s.Content).Y
}
