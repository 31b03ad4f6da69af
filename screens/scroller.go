package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// A scroller shows a part of something higher than itself. It can be dragged everywhere and on every
// system: Fyne's own can be on phones only, and a browser on a phone is none of these.
type scroller struct {
	container.Scroll
}

var _ fyne.Draggable = (*scroller)(nil)

func newScroller(content fyne.CanvasObject) *scroller {
	s := &scroller{}
	s.Direction, s.Content = container.ScrollVerticalOnly, content
	s.ExtendBaseWidget(s)
	return s
}

// Dragged is called by Fyne.
func (s *scroller) Dragged(e *fyne.DragEvent) { s.by(-e.Dragged.DY) }

// DragEnd is called by Fyne.
func (s *scroller) DragEnd() {}

// MinSize is next to nothing: a scroller takes the room it is given.
func (s *scroller) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// by scrolls down by so many points, as far as there is something to see.
func (s *scroller) by(points float32) { s.to(s.Offset.Y + points) }

// to puts a height of the content, in points from its top, at the top of what is seen.
func (s *scroller) to(y float32) {
	y = max(0, min(y, s.Content.MinSize().Height-s.Size().Height))
	s.ScrollToOffset(fyne.NewPos(0, y))
	if s.OnScrolled != nil {
		s.OnScrolled(s.Offset) // Fyne tells of its own scrolling only
	}
}

// reveal scrolls as little as it takes to see an object that is somewhere in the content.
func (s *scroller) reveal(o fyne.CanvasObject) { s.expose(s.height(o), o.Size().Height) }

// expose scrolls as little as it takes to see what is so high and begins at that height of the content.
func (s *scroller) expose(top, high float32) {
	const around = 6
	top -= around
	bottom := top + high + 2*around
	switch {
	case top < s.Offset.Y:
		s.to(top)
	case bottom > s.Offset.Y+s.Size().Height:
		s.to(min(top, bottom-s.Size().Height))
	}
}

// height is where in the content an object begins.
func (s *scroller) height(o fyne.CanvasObject) float32 {
	driver := fyne.CurrentApp().Driver()
	return driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(s.Content).Y
}
