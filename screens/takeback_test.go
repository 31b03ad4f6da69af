package screens

import (
	"slices"
	"testing"

	"damiera/engine"
	"damiera/rules"
)

// plies wants so many plies in the game on the board.
func (s *sitting) plies(want int) {
	s.t.Helper()
	if got := s.play.table().Match.Plies(); got != want {
		s.t.Fatalf("%d plies, want %d", got, want)
	}
}

func TestPracticeTakesBackAndGoesOn(t *testing.T) {
	s := sit(t)
	s.arrange(practice)
	s.tap("22", "18")
	s.tap("23", "20")
	s.plies(4)
	there := s.play.table().Match
	s.press(s.play.undo)
	s.plies(2)
	s.press(s.play.undo)
	s.plies(0)
	if s.play.table().turn() != rules.White || !s.play.table().personsTurn() {
		t.Fatal("nobody is to move")
	}
	s.press(s.play.undo) // there is nothing more
	s.plies(0)
	s.press(s.play.redo)
	s.plies(2)
	s.char('r')
	s.plies(4)
	if now := s.play.table().Match; now.Position() != there.Position() || now.Idle() != there.Idle() {
		t.Errorf("back in %v with %d idle plies", now.Position(), now.Idle())
	}
	s.press(s.play.redo) // nor here
	s.plies(4)

	// Another move ends what could be played again.
	s.char('u')
	s.tap("23", "19")
	s.plies(4)
	if len(s.play.table().undone) != 0 {
		t.Errorf("%v could be played again", s.play.table().undone)
	}
	s.settle()
}

func TestTakingBackWhileTheComputerThinks(t *testing.T) {
	s := sit(t)
	s.arrange(practice)
	var late func()
	s.play.thinker.run = func(search, reply func()) { late = func() { search(); reply() } }
	s.tap("22", "18")
	s.plies(1)
	s.press(s.play.undo)
	s.plies(0)
	late()
	s.plies(0)
	if !s.play.table().personsTurn() {
		t.Error("it is not the person’s turn")
	}
	s.tap("23", "20")
	s.plies(1)
	late()
	s.plies(2)
}

// The computer's first move is not the person's to take back.
func TestTheFirstReplyStands(t *testing.T) {
	s := sit(t)
	s.play.beginGame(arrangement{mode: practice, side: rules.Black, from: rules.NewMatch(rules.Italian), level: engine.Easy})
	s.plies(1)
	s.press(s.play.undo)
	s.plies(1)
	if !s.play.undo.Idle {
		t.Error("there seems to be something to take back")
	}
}

func TestAScoredGameTakesNothingBack(t *testing.T) {
	s := sit(t)
	s.tap("22", "18")
	for _, o := range []interface{ Visible() bool }{s.play.undo, s.play.redo, s.play.hint} {
		if o.Visible() {
			t.Errorf("%T stands below a scored game", o)
		}
	}
	for _, r := range "uri" {
		s.char(r)
	}
	s.plies(2)
	if s.computer.asked != 0 {
		t.Error("a scored game gives hints")
	}
}

// Through captures, a crowning and a half-full draw counter, to the end and back.
func TestTenTakenBackAndPlayedOn(t *testing.T) {
	for _, m := range []mode{practice, twoPlayers} {
		s := sit(t)
		s.play.choose(rules.English)
		s.arrange(m)
		var states []rules.Match
		for len(states) < 200 && s.play.table().open() {
			states = append(states, s.play.table().Match)
			legal := s.play.table().Match.Legal()
			s.move(legal[len(legal)-1])
		}
		if s.play.table().open() {
			t.Fatal("the game does not end")
		}
		finished := s.play.table().ID
		for i := range min(30, len(states)) {
			s.press(s.play.undo)
			got, want := s.play.table().Match, states[len(states)-1-i]
			if got.Position() != want.Position() || got.Idle() != want.Idle() || got.Occurrences() != want.Occurrences() ||
				!slices.Equal(got.Legal(), want.Legal()) {
				t.Fatalf("%v, %d moves of a person taken back: %v", m, i+1, got.Position())
			}
		}
		if s.play.table().ID == finished {
			t.Error("the finished game and the one that goes on are the same")
		}
		s.move(s.play.table().Match.Legal()[0])
		s.settle()
	}
}

func TestACaptureThatHasBegunIsTakenBackInPractice(t *testing.T) {
	s := sit(t)
	s.lay(rules.Italian, "W:W23,24:B10,19,20")
	s.tap("23", "14")
	s.char('u')
	if !s.play.board.Capturing() {
		t.Error("a scored game lets a capture go")
	}
	table := s.play.table()
	table.Scores = false
	s.adopt(table)
	if s.tap("23", "14"); !s.play.board.Capturing() {
		t.Fatal("no capture has begun")
	}
	s.press(s.play.undo)
	if s.play.board.Capturing() {
		t.Error("the capture goes on")
	}
	s.tap("23", "14", "5")
	s.plies(2)
}
