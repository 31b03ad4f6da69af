package screens

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

func TestAPageCoversTheGameAndIsLeft(t *testing.T) {
	s := sit(t)
	s.tap("22")
	for name, leave := range map[string]func(){
		"Esc":      func() { s.key(fyne.KeyEscape) },
		"Back":     func() { s.key(mobile.KeyBack) },
		"its way":  func() { s.touch(s.play.topPage().way) },
		"its call": func() { s.play.closePage() },
	} {
		s.play.openPage(newPage("A", newButton(func() {}, s.play.typedKey, s.play.typedRune)))
		test.TapCanvas(s.window.Canvas(), fyne.NewPos(300, 600)) // on the board
		s.key(fyne.KeyEnter, fyne.KeyDown)
		leave()
		if s.play.topPage() != nil || len(s.window.Canvas().Overlays().List()) != 0 {
			t.Fatalf("%s does not close it", name)
		}
	}
	s.tap("18")
	if s.play.table().Match.Plies() != 2 {
		t.Error("what was selected is not any more")
	}
}

func TestPagesLieOverOneAnother(t *testing.T) {
	s := sit(t)
	s.play.openPage(newPage("A"))
	back := 0
	second := newPage("B")
	second.back = func() { back++; s.play.closePage() }
	s.play.openPage(second)
	s.key(fyne.KeyEscape)
	if back != 1 || s.play.topPage().name != "A" {
		t.Errorf("back was asked %d times, on view is %q", back, s.play.topPage().name)
	}
}

// The body is in the middle of wide windows, and things are as high as the width makes them.
func TestAPageLaysItsBodyOut(t *testing.T) {
	s := sit(t)
	label := widget.NewLabel("a text of many words that wraps where the window is narrow, and does not where it is wide")
	label.Wrapping = fyne.TextWrapWord
	below := canvas.NewRectangle(nil)
	below.SetMinSize(fyne.NewSize(10, 900))
	pg := newPage("A", label, below)
	s.play.openPage(pg)
	s.window.Resize(fyne.NewSize(1920, 1080))
	wide := label.Size()
	if wide.Width != columnWidest || label.Position().X != (1920-columnWidest)/2 {
		t.Errorf("in a wide window it is at %v, %v", label.Position(), wide)
	}
	s.window.Resize(fyne.NewSize(320, 480))
	if label.Size().Height <= wide.Height || below.Position().Y < label.Position().Y+label.Size().Height {
		t.Errorf("in a narrow window it is %v, the next is at %v", label.Size(), below.Position())
	}
	pg.scroll.to(pg.scroll.height(below))
	if at := below.Position().Y - pg.scroll.Offset.Y; at != 0 {
		t.Errorf("it was scrolled to %v", at)
	}
	pg.rebody(label)
	if pg.scroll.Offset.Y != 0 {
		t.Errorf("a short page is scrolled by %v", pg.scroll.Offset.Y)
	}
}

// A finger drags the page, wherever it lies.
func TestAPageCanBeDragged(t *testing.T) {
	s := sit(t)
	s.window.Resize(fyne.NewSize(320, 300))
	s.play.openSettings()
	test.Drag(s.window.Canvas(), fyne.NewPos(100, 200), 0, -70)
	if got := s.play.topPage().scroll.Offset.Y; got != 70 {
		t.Errorf("dragged by 70 it stands at %v", got)
	}
}
