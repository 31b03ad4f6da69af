package screens

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"damiera/screens/controls"
)

func TestAPageCoversTheGameAndIsLeft(t *testing.T) {
	s := sit(t)
	s.tap("22")
	for name, leave := range map[string]func(){
		"Esc":      func() { s.key(fyne.KeyEscape) },
		"Back":     func() { s.key(mobile.KeyBack) },
		"its way":  func() { s.press(s.play.topPage().Way) },
		"its call": func() { s.play.closePage() },
	} {
		s.play.openPage(controls.NewPage("A", controls.NewButton(func() {}, s.play.typedKey, s.play.typedRune)))
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
	s.play.openPage(controls.NewPage("A"))
	back := 0
	second := controls.NewPage("B")
	second.Back = func() { back++; s.play.closePage() }
	s.play.openPage(second)
	s.key(fyne.KeyEscape)
	if back != 1 || s.play.topPage().Title.Text() != "A" {
		t.Errorf("back was asked %d times, on view is %q", back, s.play.topPage().Title.Text())
	}
}

// A finger drags the page, wherever it lies.
func TestAPageCanBeDragged(t *testing.T) {
	s := sit(t)
	s.window.Resize(fyne.NewSize(320, 300))
	s.play.openSettings()
	test.Drag(s.window.Canvas(), fyne.NewPos(100, 200), 0, -70)
	if got := s.play.topPage().Scroll.Offset.Y; got != 70 {
		t.Errorf("dragged by 70 it stands at %v", got)
	}
}
