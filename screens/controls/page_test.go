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

// The keys that scroll everywhere scroll a page, as far as there is something to see; others are not its.
func TestKeysScrollAPage(t *testing.T) {
	window := test.NewTempApp(t).NewWindow("")
	defer window.Close()
	window.SetContent(canvas.NewRectangle(nil))
	high := canvas.NewRectangle(nil)
	high.SetMinSize(fyne.NewSize(10, 2000))
	pg := NewPage("A", high)
	window.Canvas().Overlays().Add(pg)
	window.Resize(fyne.NewSize(400, 500))
	seen := pg.Scroll.Size().Height
	end := pg.Body.MinSize().Height - seen
	for _, c := range []struct {
		key  fyne.KeyName
		want float32
	}{
		{fyne.KeyUp, 0}, {fyne.KeyDown, 48}, {fyne.KeyUp, 0}, {fyne.KeyPageDown, seen * 0.85}, {fyne.KeyPageUp, 0},
		{fyne.KeyEnd, end}, {fyne.KeyPageDown, end}, {fyne.KeyHome, 0},
	} {
		if used := pg.ScrollKey(c.key); !used || pg.Scroll.Offset.Y != c.want {
			t.Errorf("%s scrolls to %v, want %v", c.key, pg.Scroll.Offset.Y, c.want)
		}
	}
	if pg.ScrollKey(fyne.KeyLeft) {
		t.Error("it takes the left arrow")
	}
}
