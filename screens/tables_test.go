package screens

import (
	"testing"

	"damiera/engine"
	"damiera/rules"
)

// tablesCome has the screen hear that tables have come.
func (s *sitting) tablesCome() {
	s.play.TablesCame()
	(<-s.calls)()
}

// A page for the browser gets its tables while somebody looks at an ending already.
func TestTablesComeLate(t *testing.T) {
	s := sit(t)
	s.lay(rules.Italian, "W:WK18,K23:BK4")
	seer := s.foresees(engine.Outlook{})
	s.says("Your turn\nYou play White and move first")
	seer.outlook = engine.Outlook{Outcome: rules.WhiteWins, Moves: 12}
	s.tablesCome()
	s.says("Your turn\nYou play White and move first\nWith best play you win in 12 moves")
	looked := len(seer.asked)
	s.tablesCome()
	if len(seer.asked) != looked {
		t.Error("what is known was asked for again")
	}
}

// They come while an answer is looked for, which may have missed them.
func TestTablesComeWhileSomebodyLooks(t *testing.T) {
	s := sit(t)
	s.lay(rules.Italian, "W:WK18,K23:BK4")
	seer := s.foresees(engine.Outlook{})
	seer.back = true
	s.play.foresight.begin()
	seer.outlook = engine.Outlook{Outcome: rules.Draw}
	s.tablesCome()
	seer.answer(t)
	s.says("Your turn\nYou play White and move first")
	seer.afterAMoment()
	seer.answer(t)
	s.says("Your turn\nYou play White and move first\nWith best play it is a draw")
}

// Nobody looks at endings: nothing is asked.
func TestTablesComeToNobody(t *testing.T) {
	s := sit(t)
	s.lay(rules.Italian, "W:WK18,K23:BK4")
	s.play.settings.SetEndings(false)
	s.play.apply()
	seer := s.foresees(engine.Outlook{Outcome: rules.Draw})
	s.tablesCome()
	if len(seer.asked) != 0 {
		t.Errorf("looked at %v", seer.asked)
	}
}
