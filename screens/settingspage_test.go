package screens

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"damiera/prefs"
	"damiera/rules"
	"damiera/screens/controls"
	"damiera/translations"
)

// The page changes its own language in place: it stays where it was scrolled to, and the keyboard too.
func TestTheLanguageChangesInPlace(t *testing.T) {
	s := sit(t)
	s.window.Resize(fyne.NewSize(320, 300))
	s.play.openSettings()
	pg := s.play.topPage()
	pg.Scroll.ScrollTo(40)
	s.window.Canvas().Focus(s.row("settings.language"))
	for i, l := range translations.Languages() {
		offset := pg.Scroll.Offset.Y
		s.key(fyne.KeyEnter)
		if i == 0 && s.play.card.Buttons[0].Label.Text() != "System · "+translations.System().Name() {
			t.Errorf("the first choice is %q", s.play.card.Buttons[0].Label.Text())
		}
		if got := s.play.card.Buttons[i+1].Label.Text(); got != l.Name() {
			t.Errorf("a language is called %q, want %q", got, l.Name())
		}
		s.window.Canvas().Focus(s.play.card.Buttons[i+1])
		s.key(fyne.KeyEnter)
		row := s.row("settings.language")
		if s.play.say != l || row.Value.Text() != l.Name() || pg.Title.Text() != l.Text("settings.title") {
			t.Errorf("%v: the row says %q, the title %q", l, row.Value.Text(), pg.Title.Text())
		}
		if s.window.Canvas().Focused() != fyne.Focusable(row) || pg.Scroll.Offset.Y != offset {
			t.Errorf("%v: the keyboard is at %T, the page at %v, was %v", l, s.window.Canvas().Focused(), pg.Scroll.Offset.Y, offset)
		}
	}
}

func TestTheVersionIsTold(t *testing.T) {
	s := sit(t)
	s.play.openSettings()
	if text := s.pageText(); !strings.Contains(text, "Damiera 12.34.56") {
		t.Errorf("the page says %q", text)
	}
}

func TestTheChoiceInUseIsMarked(t *testing.T) {
	s := sit(t)
	s.play.openSettings()
	s.set("settings.motion", 2)
	s.set("settings.motion")
	for i, b := range s.play.card.Buttons {
		if b.Chosen != (i == 2) {
			t.Errorf("%q is marked: %v", b.Label.Text(), b.Chosen)
		}
	}
	s.key(fyne.KeyEscape)
	if s.play.card != nil || s.play.topPage() == nil {
		t.Error("Esc did not leave the card alone")
	}
}

// Hammering opens one thing at a time, and nothing below answers.
func TestHammeringTheSettings(t *testing.T) {
	s := sit(t)
	s.tap("22", "18")
	for range 3 {
		s.char(',')
		s.char('m')
		s.char('n')
		s.char('5')
	}
	if len(s.window.Canvas().Overlays().List()) != 1 || s.play.table().Level != s.play.settings.Level(rules.Italian) {
		t.Fatalf("%d things lie over the screen", len(s.window.Canvas().Overlays().List()))
	}
	s.play.turned = time.Time{}
	for range 3 {
		s.row("settings.theme").Tapped(nil)
	}
	if len(s.window.Canvas().Overlays().List()) != 2 {
		t.Errorf("%d things lie over the screen", len(s.window.Canvas().Overlays().List()))
	}
	for range 5 {
		s.key(fyne.KeyEscape)
	}
	if len(s.window.Canvas().Overlays().List()) != 0 || s.play.table().Match.Plies() != 2 {
		t.Error("Esc does not lead back to the game")
	}
}

// A double click does what a click does: its second half is not for what the first one has uncovered.
func TestADoubleClickInTheSettings(t *testing.T) {
	s := sit(t)
	s.press(s.play.menu)
	settings := s.offer("menu.settings")
	at := s.app.Driver().AbsolutePositionForObject(settings).AddXY(20, 20)
	s.play.turned = time.Time{}
	test.TapCanvas(s.window.Canvas(), at)
	before := s.play.settings
	for range 3 {
		test.TapCanvas(s.window.Canvas(), at)
	}
	if s.play.topPage() == nil || s.play.card != nil || s.play.settings.Numbers() != before.Numbers() {
		t.Fatal("the second click on Settings is taken for a tap on a setting")
	}
	s.set("settings.theme")
	light := s.play.card.Buttons[1]
	at = s.app.Driver().AbsolutePositionForObject(light).AddXY(20, 20)
	test.TapCanvas(s.window.Canvas(), at)
	if s.play.card == nil {
		t.Fatal("the second click on a setting is taken for a choice")
	}
	s.play.turned = time.Time{}
	test.TapCanvas(s.window.Canvas(), at)
	test.TapCanvas(s.window.Canvas(), at)
	if s.play.card != nil || s.play.settings.Theme() != prefs.LightTheme {
		t.Error("the second click on a choice is taken for a setting")
	}
}

// Without a mouse: Tab reaches every row, which scrolls into sight, and a key changes it.
func TestTheSettingsByKeyboard(t *testing.T) {
	s := sit(t)
	s.window.Resize(fyne.NewSize(320, 300))
	s.char(',')
	pg := s.play.topPage()
	changed := 0
	for range 30 {
		s.window.Canvas().FocusNext()
		r, ok := s.window.Canvas().Focused().(*controls.Row)
		if !ok {
			continue
		}
		top := pg.Scroll.TopOf(r) - pg.Scroll.Offset.Y
		if top < 0 || top+r.Size().Height > pg.Scroll.Size().Height {
			t.Fatalf("%q has the keyboard out of sight", r.Label.Text())
		}
		if r.On != nil && changed < 4 {
			before := r.On()
			s.key(fyne.KeySpace)
			if r.On() == before {
				t.Errorf("Space does not change %q", r.Label.Text())
			}
			changed++
		}
	}
	if changed != 4 {
		t.Errorf("%d switches were reached, want 4", changed)
	}
	s.key(fyne.KeyHome)
	if pg.Scroll.Offset.Y != 0 {
		t.Error("Home does not lead to the top")
	}
	s.key(fyne.KeyEnd, fyne.KeyPageUp, fyne.KeyUp, fyne.KeyDown, fyne.KeyPageDown)
	if bottom := pg.Scroll.Offset.Y + pg.Scroll.Size().Height; bottom != pg.Body.MinSize().Height {
		t.Errorf("the end is at %v of %v", bottom, pg.Body.MinSize().Height)
	}
}

// Whatever the window, the language and the size of text: no word is cut, every row is tappable.
func TestSettingsFitEveryWindow(t *testing.T) {
	s := sit(t)
	sizes := append([]fyne.Size{fyne.NewSize(280, 280)}, windows...)
	for _, l := range translations.Languages() {
		for _, size := range []prefs.TextSize{prefs.NormalText, prefs.LargestText} {
			s.play.settings.SetLanguage(l.Tag())
			s.play.settings.SetTextSize(size)
			s.play.apply()
			s.play.openSettings()
			pg := s.play.topPage()
			for _, window := range sizes {
				s.window.Resize(window)
				if bad := cut(pg.Title); bad != "" {
					t.Errorf("%v, %v, %v: the title %s", l, size, window, bad)
				}
				for _, o := range pg.Body.Objects {
					w, isHeading := o.(*controls.Words)
					if isHeading {
						if bad := cut(w); bad != "" {
							t.Errorf("%v, %v, %v: %q %s", l, size, window, w.Text(), bad)
						}
						continue
					}
					r := o.(*controls.Row)
					if bad := cut(r.Label) + cut(r.Value); bad != "" || r.Size().Height < controls.Tappable {
						t.Errorf("%v, %v, %v: %q, %q %s, %v high", l, size, window, r.Label.Text(), r.Value.Text(), bad, r.Size().Height)
					}
				}
			}
			s.key(fyne.KeyEscape)
		}
	}
}
