package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// An aside is seen in a wide window only, and takes its width from the body; who fills it is told.
func TestAnAsideStandsInWideWindows(t *testing.T) {
	window := test.NewTempApp(t).NewWindow("")
	defer window.Close()
	window.SetContent(canvas.NewRectangle(nil))
	turned := 0
	pg := NewPage("A", NewCaption("a text", 1, fyne.TextStyle{}))
	pg.Aside = NewAside(func() { turned++ })
	row := NewArrow("a chapter", func() {}, nil, nil)
	pg.Aside.Fill(row)
	window.Canvas().Overlays().Add(pg)
	for i, c := range []struct {
		width  float32
		beside bool
	}{{1200, true}, {1000, true}, {400, false}, {900, true}} {
		window.Resize(fyne.NewSize(c.width, 600))
		if pg.Aside.Beside != c.beside || pg.Aside.Scroll.Visible() != c.beside {
			t.Errorf("in %v it is beside: %v, seen: %v", c.width, pg.Aside.Beside, pg.Aside.Scroll.Visible())
		}
		left, wide := pg.Scroll.Position().X, pg.Scroll.Size().Width
		if want := map[bool]float32{true: asideWidth}[c.beside]; left != want || left+wide != c.width {
			t.Errorf("in %v the body begins at %v and is %v wide", c.width, left, wide)
		}
		if want := []int{1, 1, 2, 3}[i]; turned != want {
			t.Errorf("in %v it has told %d times, want %d", c.width, turned, want)
		}
	}
	if row.Size().Width < Tappable || row.Size().Height < Tappable {
		t.Errorf("the row in it is %v", row.Size())
	}
}
