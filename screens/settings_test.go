package screens

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"damiera/board"
	"damiera/prefs"
	"damiera/rules"
	"damiera/screens/controls"
)

// row is the row of the open settings that has a name, in the language of now.
func (s *sitting) row(key string) *controls.Row {
	s.t.Helper()
	name := s.play.say.Text(key)
	for _, o := range s.play.topPage().Body.Objects {
		if r, ok := o.(*controls.Row); ok && r.Label.Text() == name {
			return r
		}
	}
	s.t.Fatalf("there is no setting %q", name)
	return nil
}

// set taps a row of the open settings and, on the card that it opens, one of the choices.
func (s *sitting) set(key string, choice ...int) {
	s.t.Helper()
	r := s.row(key)
	s.play.topPage().Scroll.Reveal(r)
	s.press(r)
	for _, i := range choice {
		b := s.play.card.Buttons[i]
		s.play.card.Scroll.Reveal(b)
		s.press(b)
	}
}

// Each setting, with what is to be seen at once after it was tapped.
var settingsTried = map[string]struct {
	key    string
	choice []int
	holds  func(*Play) bool
}{
	"language": {"settings.language", []int{4}, func(p *Play) bool {
		return p.say.Tag() == "tr" && p.title.Text() == p.say.Text("game.italian") && p.level.Label.Text() != "Level: Medium"
	}},
	"dark": {"settings.theme", []int{2}, func(p *Play) bool {
		return controls.Colors()(theme.ColorNameBackground) == board.NewTheme(board.Dark, 1).Color(theme.ColorNameBackground, theme.VariantLight)
	}},
	"high contrast": {"settings.theme", []int{3}, func(p *Play) bool {
		return controls.Colors()(theme.ColorNameBackground) == board.NewTheme(board.HighContrast, 1).Color(theme.ColorNameBackground, theme.VariantLight)
	}},
	"largest text": {"settings.text-size", []int{3}, func(p *Play) bool {
		return theme.TextSize() == 21 && p.title.Paragraphs[0].Size == 21*1.2
	}},
	"numbers":    {"settings.numbers", nil, func(p *Play) bool { return !p.board.View().Numbers }},
	"flipped":    {"settings.flipped", nil, func(p *Play) bool { return p.board.View().Bottom == rules.Black && p.top.name.Text() == "You" }},
	"slow":       {"settings.motion", []int{0}, func(p *Play) bool { return p.settings.Motion() == prefs.SlowMotion }},
	"no motion":  {"settings.motion", []int{3}, func(p *Play) bool { return p.settings.Motion() == prefs.NoMotion }},
	"tap only":   {"settings.input", []int{1}, func(p *Play) bool { return p.settings.Input() == prefs.TapOnly }},
	"long pause": {"settings.pause", []int{2}, func(p *Play) bool { return p.thinker.pause == time.Second }},
	"no pause":   {"settings.pause", []int{0}, func(p *Play) bool { return p.thinker.pause == 0 }},
	"notes":      {"settings.notes", nil, func(p *Play) bool { return !p.settings.Notes() }},
	"endings":    {"settings.endings", nil, func(p *Play) bool { return !p.settings.Endings() }},
}

// What is chosen on the board, in the middle of a game and of a capture, stays so while the settings are
// changed, and however they are left.
func TestASettingTakesEffectAtOnceAndDisturbsNothing(t *testing.T) {
	for name, try := range settingsTried {
		t.Run(name, func(t *testing.T) {
			for _, leave := range []func(*sitting){
				func(s *sitting) { s.key(fyne.KeyEscape) },
				func(s *sitting) { s.press(s.play.topPage().Way) },
			} {
				s := sit(t)
				s.tap("22")
				s.play.openSettings()
				s.set(try.key, try.choice...)
				leave(s)
				if !try.holds(s.play) || s.play.topPage() != nil {
					t.Fatalf("it has no effect, or the page %v is left", s.play.topPage())
				}
				s.play.thinker.pause = 0
				s.tap("18")
				if got := s.play.table().Match.Moves(); len(got) == 0 || got[0].String() != "22-18" {
					t.Errorf("what was selected before moved %v", got)
				}
			}
			s := sit(t)
			s.lay(rules.Italian, "W:W23,24:B10,19,20")
			s.tap("23", "14")
			s.play.openSettings()
			s.set(try.key, try.choice...)
			s.key(fyne.KeyEscape)
			if got := s.play.table().Match.Plies(); got != 0 || !try.holds(s.play) {
				t.Fatalf("in the middle of a capture: %d plies, or no effect", got)
			}
			s.play.thinker.pause = 0
			s.tap("5")
			if got := s.play.table().Match.Moves(); len(got) == 0 || got[0].String() != "23x14x5" {
				t.Errorf("the capture that had begun became %v", got)
			}
		})
	}
}

func TestTheWayPiecesMoveIsChosen(t *testing.T) {
	s := sit(t)
	s.play.openSettings()
	s.set("settings.input", 2)
	s.key(fyne.KeyEscape)
	s.tap("22", "18")
	if s.play.table().Match.Plies() != 0 || s.play.notice.text == nil {
		t.Error("a tap still plays, or nothing says why not")
	}
	s.play.choose(rules.Alquerque)
	s.key(fyne.KeyUp, fyne.KeyEnter, fyne.KeyUp, fyne.KeyEnter)
	if s.play.table().Match.Plies() != 2 {
		t.Error("the keyboard does not play any more")
	}
}

// The computer answers while the settings are on view.
func TestTheGameGoesOnBelowThePage(t *testing.T) {
	s := sit(t)
	var reply func()
	s.play.thinker.run = func(search, answer func()) { reply = func() { search(); answer() } }
	s.tap("22", "18")
	s.play.openSettings()
	s.set("settings.numbers")
	reply()
	s.key(fyne.KeyEscape)
	if s.play.table().Match.Plies() != 2 || s.play.board.View().Position != s.play.table().Match.Position() {
		t.Errorf("after the reply there are %d plies", s.play.table().Match.Plies())
	}
}

// The speeds of moves are in order, and one is none.
func TestTheSpeedsDiffer(t *testing.T) {
	slow, normal, fast := motion(prefs.SlowMotion), motion(prefs.NormalMotion), motion(prefs.FastMotion)
	if !(slow.Step > normal.Step && normal.Step > fast.Step && fast.Step > 0) {
		t.Errorf("a step takes %v, %v, %v", slow.Step, normal.Step, fast.Step)
	}
	if !(slow.Jump > normal.Jump && normal.Jump > fast.Jump && fast.Jump > 0) {
		t.Errorf("a jump takes %v, %v, %v", slow.Jump, normal.Jump, fast.Jump)
	}
	if none := motion(prefs.NoMotion); none != (board.Motion{}) {
		t.Errorf("no motion is %+v", none)
	}
}

func TestSettingsOutliveTheProgram(t *testing.T) {
	s := sit(t)
	s.play.openSettings()
	s.set("settings.numbers")
	s.set("settings.flipped")
	s.set("settings.pause", 3)
	s.reopen()
	if v := s.play.board.View(); v.Numbers || v.Bottom != rules.Black {
		t.Errorf("numbers %v, %v at the bottom", v.Numbers, v.Bottom)
	}
	s.play.adopt()
	if s.play.thinker.pause != 2*time.Second {
		t.Errorf("the pause is %v", s.play.thinker.pause)
	}
}
