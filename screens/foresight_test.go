package screens

import (
	"testing"

	"damiera/engine"
	"damiera/rules"
	"damiera/translations"
)

// A seer answers with what a test tells it, or keeps its answers back until they are let out.
type seer struct {
	outlook engine.Outlook
	asked   []string // positions, in the order in which they were looked at
	back    bool     // answers are kept back
	kept    []func() // as they would come to the UI's goroutine
	moments []func() // what is to come after a moment
}

// foresees replaces the tables by a seer and looks anew.
func (s *sitting) foresees(o engine.Outlook) *seer {
	seer := &seer{outlook: o}
	f := &s.play.foresight
	f.look = func(m rules.Match) (engine.Outlook, bool) {
		seer.asked = append(seer.asked, m.Position().String())
		return seer.outlook, seer.outlook != engine.Outlook{}
	}
	f.run = func(search, reply func()) {
		if search(); seer.back {
			seer.kept = append(seer.kept, reply)
		} else {
			reply()
		}
	}
	f.later = func(call func()) { seer.moments = append(seer.moments, call) }
	f.drop()
	s.play.lookAhead()
	return seer
}

// answer lets out the answer that has been kept back longest.
func (s *seer) answer(t *testing.T) {
	t.Helper()
	if len(s.kept) != 1 {
		t.Fatalf("%d questions are looked at together", len(s.kept))
	}
	reply := s.kept[0]
	s.kept = nil
	reply()
}

// afterAMoment lets a moment go by.
func (s *seer) afterAMoment() {
	for _, each := range s.moments {
		each()
	}
	s.moments = nil
}

// From the first look at a game to its end, by the real tables: two kings catch one.
func TestAnEndingIsToldToItsEnd(t *testing.T) {
	s := sit(t)
	s.play.foresight.look = engine.Foresee
	s.lay(rules.Italian, "W:WK18,K23:BK5")
	s.says("Your turn\nYou play White and move first\nWith best play you win in 3 moves")
	for left := 3; left > 0; left = s.play.foresight.outlook.Moves {
		s.move(quickest(t, s.play.table().Match))
		if now := s.play.foresight.outlook.Moves; now >= left {
			t.Fatalf("after the best of moves there are %d left, before it %d", now, left)
		}
	}
	s.says("You won: the computer has no pieces left\nScore 260 = 10 (1 piece captured) + 100 (win) + 150 (Medium)")
}

// quickest is a move that wins the soonest.
func quickest(t *testing.T, m rules.Match) rules.Move {
	t.Helper()
	best, fewest := rules.Move{}, 100
	for _, move := range m.Legal() {
		next, err := m.Play(move)
		if err != nil {
			t.Fatal(err)
		}
		o, _ := engine.Foresee(next)
		if winner, won := next.Result().Outcome.Winner(); won && winner == m.Position().Turn {
			return move
		}
		if winner, won := o.Outcome.Winner(); won && winner == m.Position().Turn && o.Moves < fewest {
			best, fewest = move, o.Moves
		}
	}
	return best
}

// In the middle of a game nobody knows.
func TestNothingIsToldOfWhatIsUnknown(t *testing.T) {
	s := sit(t)
	s.play.foresight.look = engine.Foresee
	for _, g := range rules.Games() {
		s.play.choose(g)
		s.says("Your turn\nYou play " + colorName(s.play.say, g.First()) + " and move first")
	}
}

// After each move of either side, and when the game is opened again, there is an answer about the position
// that has come.
func TestEachMoveIsLookedAt(t *testing.T) {
	s := sit(t)
	s.lay(rules.Italian, "W:WK18,K23:BK4")
	seer := s.foresees(engine.Outlook{Outcome: rules.WhiteWins, Moves: 12})
	s.says("Your turn\nYou play White and move first\nWith best play you win in 12 moves")
	s.computer.moves = []string{"4-8"}
	s.tap("18", "14")
	want := []string{"W:WK18,K23:BK4", "B:WK14,K23:BK4", "W:WK14,K23:BK8"}
	if len(seer.asked) != 3 || seer.asked[0] != want[0] || seer.asked[1] != want[1] || seer.asked[2] != want[2] {
		t.Errorf("looked at are %v, want %v", seer.asked, want)
	}
	s.says("Your turn\nThe computer played 4-8\nWith best play you win in 12 moves")
	s.play.choose(rules.English)
	s.play.choose(rules.Italian)
	if last := seer.asked[len(seer.asked)-1]; last != want[2] {
		t.Errorf("opened again, it was looked at %s", last)
	}
}

func TestEndingsNeedNotBeTold(t *testing.T) {
	s := sit(t)
	s.lay(rules.Italian, "W:WK18,K23:BK4")
	seer := s.foresees(engine.Outlook{Outcome: rules.WhiteWins, Moves: 12})
	s.play.openSettings()
	s.set("settings.endings")
	s.says("Your turn\nYou play White and move first")
	looked := len(seer.asked)
	s.key("Escape")
	s.tap("18", "14")
	if len(seer.asked) != looked {
		t.Errorf("it was still looked at %v", seer.asked[looked:])
	}
	s.reopen()
	if s.play.settings.Endings() {
		t.Error("it is told again in the next sitting")
	}
	s.foresees(engine.Outlook{Outcome: rules.Draw})
	s.play.openSettings()
	s.set("settings.endings")
	if got, want := s.play.status.words.Paragraphs[2].Text, "With best play it is a draw"; got != want {
		t.Errorf("on again, it says %q, want %q", got, want)
	}
}

// Of what was asked while an answer was looked for, the last is answered, and the first no more.
func TestAnswersThatComeTooLateAreDropped(t *testing.T) {
	s := sit(t)
	s.lay(rules.Italian, "W:WK18,K23:BK4")
	seer := s.foresees(engine.Outlook{})
	seer.back, seer.outlook = true, engine.Outlook{Outcome: rules.Draw}
	s.computer.moves = []string{"4-8"}
	s.tap("18", "14") // and the computer has replied
	if got := s.play.table().Match.Plies(); got != 2 || len(seer.asked) != 2 {
		t.Fatalf("after %d plies %v were looked at, want 2 and the first two positions", got, seer.asked)
	}
	seer.outlook = engine.Outlook{Outcome: rules.WhiteWins, Moves: 9}
	seer.answer(t)
	s.says("Your turn\nThe computer played 4-8")
	if last := seer.asked[len(seer.asked)-1]; last != "W:WK14,K23:BK8" {
		t.Errorf("then it was looked at %s", last)
	}
	seer.answer(t)
	s.says("Your turn\nThe computer played 4-8\nWith best play you win in 9 moves")
	if len(seer.kept) != 0 {
		t.Error("it looks on, and nothing was asked")
	}
}

// An answer about another game, or about one that has been given up, is nobody's.
func TestAnotherGameHearsNothing(t *testing.T) {
	for name, leave := range map[string]func(*sitting){
		"another game":    func(s *sitting) { s.play.choose(rules.English) },
		"a new game":      func(s *sitting) { s.newGame() },
		"the setting off": func(s *sitting) { s.play.settings.SetEndings(false); s.play.apply() },
	} {
		t.Run(name, func(t *testing.T) {
			s := sit(t)
			s.lay(rules.Italian, "W:WK18,K23:BK4")
			seer := s.foresees(engine.Outlook{})
			seer.back, seer.outlook = true, engine.Outlook{Outcome: rules.Draw}
			s.tap("18", "14")
			seer.outlook = engine.Outlook{}
			leave(s)
			for len(seer.kept) > 0 {
				seer.answer(t)
			}
			if s.play.foresight.outlook != (engine.Outlook{}) || s.play.foresight.busy {
				t.Errorf("foreseen is %+v", s.play.foresight.outlook)
			}
		})
	}
}

// What was known stays on the screen for the moment that the next answer usually takes, and no longer.
func TestAnOutlookDoesNotFlickerNorLinger(t *testing.T) {
	s := sit(t)
	s.lay(rules.Italian, "W:WK18,K23:BK4")
	s.computer.moves = []string{"4-8", "8-4"}
	seer := s.foresees(engine.Outlook{Outcome: rules.WhiteWins, Moves: 12})
	seer.back, seer.outlook = true, engine.Outlook{Outcome: rules.WhiteWins, Moves: 11}
	s.tap("18", "14")
	s.says("Your turn\nThe computer played 4-8\nWith best play you win in 12 moves")
	seer.afterAMoment()
	s.says("Your turn\nThe computer played 4-8")
	seer.answer(t)
	seer.answer(t)
	s.says("Your turn\nThe computer played 4-8\nWith best play you win in 11 moves")
	s.tap("14", "18")
	seer.answer(t)
	seer.answer(t)
	seer.afterAMoment()
	s.says("Your turn\nThe computer played 8-4\nWith best play you win in 11 moves")
}

// The computer replies, and moves are shown, while nothing is known yet.
func TestForesightKeepsNobodyWaiting(t *testing.T) {
	s := sit(t)
	s.lay(rules.Italian, "W:WK18,K23:BK4")
	s.foresees(engine.Outlook{})
	s.play.foresight.run = func(func(), func()) {} // it never ends
	s.computer.moves = []string{"4-8"}
	s.tap("18", "14")
	s.says("Your turn\nThe computer played 4-8")
	s.shows("W:WK14,K23:BK8")
}

// The real tables, asked from a goroutine of their own while the computer replies.
func TestForesightHasAGoroutineOfItsOwn(t *testing.T) {
	s := sit(t)
	s.play.foresight.look = engine.Foresee
	s.play.foresight.run = func(search, reply func()) {
		go func() {
			search()
			s.play.do(reply)
		}()
	}
	s.lay(rules.Italian, "W:WK18,K23:BK4")
	s.computer.moves = []string{"4-8"}
	s.tap("18", "14")
	s.until(func() bool { return s.play.foresight.answered == storedAs(s.play.table().Record) })
	if got := s.play.foresight.outlook; got.Outcome != rules.WhiteWins || got.Moves == 0 || s.play.foresight.busy {
		t.Errorf("foreseen is %+v", got)
	}
}

func TestAnOutlookFollowsTheLanguage(t *testing.T) {
	s := sit(t)
	s.lay(rules.Italian, "W:WK18,K23:BK4")
	seer := s.foresees(engine.Outlook{Outcome: rules.WhiteWins, Moves: 12})
	for _, l := range translations.Languages() {
		s.play.settings.SetLanguage(l.Tag())
		s.play.apply()
		want := l.Text("outlook.you-win", translations.Args{"Count": 12})
		if got := s.play.status.words.Paragraphs[2].Text; got != want {
			t.Errorf("%v: it says %q, want %q", l, got, want)
		}
	}
	if len(seer.asked) != 1 {
		t.Errorf("it was looked at %v, and nothing has moved", seer.asked)
	}
}
