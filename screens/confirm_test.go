package screens

import (
	"testing"

	"fyne.io/fyne/v2"

	"damiera/rules"
)

// confirming begins a sitting in which moves are confirmed, with one that waits.
func confirming(t *testing.T) *sitting {
	t.Helper()
	s := sit(t)
	s.play.settings.SetConfirm(true)
	s.play.adopt()
	s.tap("22", "18")
	s.says("Your turn\nPlay 22-18?")
	if s.play.table().Match.Plies() != 0 || s.play.level.Label.Text() != "Take back" || s.play.fresh.Label.Text() != "Play it" {
		t.Fatalf("%d plies, the buttons say %q and %q", s.play.table().Match.Plies(), s.play.level.Label.Text(), s.play.fresh.Label.Text())
	}
	return s
}

func TestAMoveIsPlayedWhenConfirmed(t *testing.T) {
	for name, confirm := range map[string]func(*sitting){
		"button":   func(s *sitting) { s.press(s.play.fresh); s.press(s.play.fresh) }, // twice, as some do
		"its end":  func(s *sitting) { s.tap("18") },
		"keyboard": func(s *sitting) { s.window.Canvas().Focus(s.play.fresh); s.key(fyne.KeyEnter) },
	} {
		t.Run(name, func(t *testing.T) {
			s := confirming(t)
			confirm(s)
			if got := s.play.table().Match.Plies(); got != 2 || s.play.card != nil || s.play.fresh.Label.Text() != "New game" {
				t.Errorf("%d plies, the button says %q, over it %v", got, s.play.fresh.Label.Text(), s.play.card)
			}
		})
	}
}

func TestAMoveIsTakenBack(t *testing.T) {
	for name, back := range map[string]func(*sitting){
		"button":    func(s *sitting) { s.press(s.play.level); s.press(s.play.level) },
		"elsewhere": func(s *sitting) { s.tap("30") },
		"Esc":       func(s *sitting) { s.key(fyne.KeyEscape) },
	} {
		t.Run(name, func(t *testing.T) {
			s := confirming(t)
			back(s)
			if s.play.table().Match.Plies() != 0 || s.play.level.Label.Text() != "Level: Medium" {
				t.Errorf("%d plies, the button says %q", s.play.table().Match.Plies(), s.play.level.Label.Text())
			}
			s.tap("21", "17", "17")
			if got := s.play.table().Match.Moves(); len(got) != 2 || got[0].String() != "21-17" {
				t.Errorf("then %v are played", got)
			}
		})
	}
}

// A move that waits goes on waiting while the settings change, even the one that has it wait.
func TestAMoveThatWaitsOutlastsTheSettings(t *testing.T) {
	s := confirming(t)
	s.play.openSettings()
	s.set("settings.flipped")
	s.set("settings.language", 2)
	s.key(fyne.KeyEscape)
	if got := s.play.status.words.Text(); s.play.board.Pending().IsZero() || got != s.play.say.Text("status.your-turn")+"\n"+s.play.asking().text(s.play.say) {
		t.Errorf("the status says %q", got)
	}
	s.play.choose(rules.English)
	if s.play.fresh.Label.Text() != s.play.say.Text("button.new-game") {
		t.Errorf("in another game the button says %q", s.play.fresh.Label.Text())
	}
	s.play.choose(rules.Italian)
	s.says(s.play.say.Text("status.your-turn") + "\n" + s.play.asking().text(s.play.say))
	s.press(s.play.fresh)
	if got := s.play.table().Match.Moves(); len(got) != 2 || got[0].String() != "22-18" {
		t.Errorf("back in the game, confirmed, it has the moves %v", got)
	}
}
