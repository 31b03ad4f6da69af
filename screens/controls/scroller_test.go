package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// Dragging shows what is below, and what is hidden comes into sight by scrolling as little as it takes.
func TestAScrollerShowsWhatItIsAskedTo(t *testing.T) {
	test.NewTempApp(t)
	content := canvas.NewRectangle(nil)
	content.SetMinSize(fyne.NewSize(10, 1000))
	s := NewScroller(content)
	s.Resize(fyne.NewSize(100, 200))
	s.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, -50)})
	if s.Offset.Y != 50 {
		t.Errorf("dragged up by 50 it stands at %v", s.Offset.Y)
	}
	for _, c := range []struct{ top, high, want float32 }{
		{100, 40, 50}, // seen already
		{20, 40, 14},
		{500, 40, 346},
		{980, 40, 800}, // the end
		{400, 300, 394},
	} {
		s.Expose(c.top, c.high)
		if s.Offset.Y != c.want {
			t.Errorf("to see %v points from %v on, it stands at %v, want %v", c.high, c.top, s.Offset.Y, c.want)
		}
	}
	s.ScrollBy(-5000)
	if s.Offset.Y != 0 {
		t.Errorf("it was scrolled to %v", s.Offset.Y)
	}
}
