package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

// The body is in the middle of wide windows, and things are as high as the width makes them.
func TestAPageLaysItsBodyOut(t *testing.T) {
	window := test.NewTempApp(t).NewWindow("")
	defer window.Close()
	window.SetContent(canvas.NewRectangle(nil))
	label := widget.NewLabel("a text of many words that wraps where the window is narrow, and does not where it is wide")
	label.Wrapping = fyne.TextWrapWord
	below := canvas.NewRectangle(nil)
	below.SetMinSize(fyne.NewSize(10, 900))
	pg := NewPage("A", label, below)
	window.Canvas().Overlays().Add(pg)
	window.Resize(fyne.NewSize(1920, 1080))
	wide := label.Size()
	if wide.Width != columnWidest || label.Position().X != (1920-columnWidest)/2 {
		t.Errorf("in a wide window it is at %v, %v", label.Position(), wide)
	}
	window.Resize(fyne.NewSize(320, 480))
	if label.Size().Height <= wide.Height || below.Position().Y < label.Position().Y+label.Size().Height {
		t.Errorf("in a narrow window it is %v, the next is at %v", label.Size(), below.Position())
	}
	pg.Scroll.ScrollTo(pg.Scroll.TopOf(below))
	if at := below.Position().Y - pg.Scroll.Offset.Y; at != 0 {
		t.Errorf("it was scrolled to %v", at)
	}
	pg.Rebody(label)
	if pg.Scroll.Offset.Y != 0 {
		t.Errorf("a short page is scrolled by %v", pg.Scroll.Offset.Y)
	}
}
