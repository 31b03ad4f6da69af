package screens

import (
	"testing"

	"fyne.io/fyne/v2"

	"damiera/prefs"
	"damiera/screens/controls"
	"damiera/translations"
)

// Without a mouse: the board by arrows, all else by Tab.
func TestSetUpByKeyboard(t *testing.T) {
	u := sit(t).setUp("W:W22:B10")
	u.key(fyne.KeyUp) // the cursor comes into sight at the bottom
	if u.window.Canvas().Focused() != fyne.Focusable(u.screen.editor) {
		t.Fatal("an arrow does not lead to the board")
	}
	u.key(fyne.KeySpace)
	u.wants("W:W22,30:B10")
	reach := func(b fyne.Focusable) {
		t.Helper()
		for range 40 {
			u.window.Canvas().FocusNext()
			if u.window.Canvas().Focused() == b {
				u.key(fyne.KeyEnter)
				return
			}
		}
		t.Fatalf("Tab does not lead to %T", b)
	}
	reach(u.screen.tools[3].button)
	reach(u.screen.editor) // Return there brings the cursor into sight again
	u.key(fyne.KeyUp, fyne.KeyEnter)
	reach(u.screen.turns[1].button)
	u.wants("B:W22,30:B10,K27")
	reach(u.screen.undo)
	u.wants("W:W22,30:B10,K27")
	reach(u.extra("setup.clear"))
	u.wants("W:W:B")
	reach(u.screen.ready)
	if u.play.card == nil {
		t.Fatal("Play does not say why not")
	}
	u.key(fyne.KeyEscape, fyne.KeyEscape)
	if u.play.topPage() != nil {
		t.Error("Esc does not lead back")
	}
}

// A change of language, look and size of text leaves everything as it is but for the words.
func TestSetUpChangesItsLanguageInPlace(t *testing.T) {
	u := sit(t).setUp("W:W20-32:B1-12")
	u.play.settings.SetLanguage("de")
	u.play.settings.SetTextSize(prefs.LargestText)
	u.play.apply()
	u.wants("W:W20,21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12")
	if got, want := u.screen.page.Title.Text(), u.play.say.Text("setup.title"); got != want {
		t.Errorf("the title is %q, want %q", got, want)
	}
}

// Whatever the window, the language and the size of text: no word is cut.
func TestSetUpFitsEveryWindow(t *testing.T) {
	measures(t)
	s := sit(t)
	for _, l := range translations.Languages() {
		for _, size := range []prefs.TextSize{prefs.NormalText, prefs.LargestText} {
			s.play.settings.SetLanguage(l.Tag())
			s.play.settings.SetTextSize(size)
			s.play.apply()
			u := s.setUp("W:W1,20-30:B2,3,K12")
			for _, window := range windows {
				s.window.Resize(window)
				words := map[string]*controls.Words{
					"title": u.screen.page.Title, "status": u.screen.status, "play": u.screen.ready.Label,
					"white": u.screen.turns[0].button.Label, "black": u.screen.turns[1].button.Label,
				}
				for _, b := range u.screen.extras {
					if b.Visible() {
						words[b.Label.Text()] = b.Label
					}
				}
				for name, w := range words {
					if bad := cut(w); bad != "" {
						t.Errorf("%v, %v, %v: the %s %q %s", l, size, window, name, w.Text(), bad)
					}
				}
			}
			s.key(fyne.KeyEscape)
		}
	}
}

// Everything changes its colours at once.
func TestSetUpTurnsDarkAtOnce(t *testing.T) {
	u := sit(t).setUp("")
	before := u.window.Canvas().Capture()
	u.play.settings.SetTheme(prefs.HighContrast)
	u.play.apply()
	after := u.window.Canvas().Capture()
	for name, o := range map[string]fyne.CanvasObject{"tile": u.screen.tools[0].tile, "side": u.screen.turns[1].tile, "undo": u.screen.undo} {
		at := u.app.Driver().AbsolutePositionForObject(o).AddXY(5, o.Size().Height/2)
		if x, y := int(at.X), int(at.Y); before.At(x, y) == after.At(x, y) {
			t.Errorf("the %s stays %v", name, before.At(x, y))
		}
	}
}
