package screens

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"damiera/engine"
	"damiera/rules"
)

func TestTheLevelButtonCyclesAndWraps(t *testing.T) {
	s := sit(t)
	for _, want := range []string{"Strong", "Hard", "Beginner", "Easy", "Medium"} {
		s.press(s.play.level)
		if got := s.play.level.Label.Text(); got != "Level: "+want {
			t.Errorf("the button says %q, want %s", got, want)
		}
	}
	s.char('5')
	if s.play.table().Level != engine.Hard || s.play.settings.Level(rules.Italian) != engine.Hard {
		t.Errorf("key 5 gives %v", s.play.table().Level)
	}
	s.play.choose(rules.Alquerque)
	s.char('5')
	s.char('3')
	s.press(s.play.level)
	if got := s.play.level.Label.Text(); got != "Level: Easy" {
		t.Errorf("after Alquerque's highest level comes %q", got)
	}
	s.play.choose(rules.Italian)
	if got := s.play.level.Label.Text(); got != "Level: Hard" {
		t.Errorf("Italian draughts is at %q, want Hard as it was left", got)
	}
}

func TestALevelCountsFromTheNextMove(t *testing.T) {
	s := sit(t)
	s.tap("22", "18")
	s.char('1')
	s.says("Your turn\nLevel Beginner from the computer’s next move")
	s.tap("21", "17")
	s.char('5')
	if got := s.computer.levels; len(got) != 2 || got[0] != engine.Medium || got[1] != engine.Beginner {
		t.Errorf("the computer was asked for %v", got)
	}
	if got := s.play.table().Lowest; got != engine.Beginner {
		t.Errorf("the lowest level is %v", got)
	}
}

func TestEachGameKeepsItsOwnMatch(t *testing.T) {
	s := sit(t)
	s.tap("22", "18")
	before := s.play.board.View().Position
	s.press(s.play.menu)
	s.press(s.play.card.Buttons[rules.Alquerque])
	if got := s.play.title.Text(); got != "Alquerque" || s.play.card != nil {
		t.Fatalf("the title is %q, the card %v", got, s.play.card)
	}
	s.tap("d3", "c3")
	s.press(s.play.menu)
	s.press(s.play.card.Buttons[rules.Italian])
	if got := s.play.board.View().Position; got != before {
		t.Errorf("Italian draughts came back as %v, was %v", got, before)
	}
}

func TestTheChoiceOfAGameCanBeLeft(t *testing.T) {
	s := sit(t)
	beside := func() { test.TapCanvas(s.window.Canvas(), fyne.NewPos(5, 5)) }
	s.press(s.play.menu)
	beside() // a double click on the menu
	if s.play.card == nil {
		t.Fatal("a double tap opens and shuts the choice")
	}
	s.play.card.Opened = s.play.card.Opened.Add(-time.Minute)
	beside()
	if s.play.card != nil {
		t.Fatal("a tap beside does not shut the choice")
	}
	s.char('M')
	s.key(fyne.KeyEscape)
	if s.play.card != nil || s.play.game != rules.Italian {
		t.Fatal("Esc does not shut the choice")
	}
}

// The key that asks a question does not answer it by being held down.
func TestAHeldKeyAnswersNoQuestion(t *testing.T) {
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeySpace} {
		s := sit(t)
		s.tap("22", "18")
		s.window.Canvas().Focus(s.play.fresh)
		s.play.fresh.KeyDown(&fyne.KeyEvent{Name: key})
		for range 20 {
			s.repeat(key)
		}
		if s.play.topPage() == nil || s.play.table().Match.Plies() != 2 {
			t.Fatalf("%s, held down on New game: %d plies are left", key, s.play.table().Match.Plies())
		}
		s.play.topPage().Way.KeyUp(&fyne.KeyEvent{Name: key})
		s.key(key)
		if s.play.topPage() != nil || s.play.table().Match.Plies() != 2 {
			t.Errorf("%s, struck again, does not keep the game", key)
		}
	}
}

func TestNewGameWarnsWhenMovesWouldBeLost(t *testing.T) {
	const warning = "The game in progress will be dropped and does not count."
	s := sit(t)
	s.press(s.play.fresh)
	if strings.Contains(s.pageText(), warning) {
		t.Fatal("of a game without moves it is said that it would be lost")
	}
	s.key(fyne.KeyEscape)
	s.tap("22", "18")
	played := s.play.table()
	for range 5 { // hammered
		s.play.fresh.Tapped(nil)
		s.char('n')
	}
	if got := len(s.window.Canvas().Overlays().List()); got != 1 || !strings.Contains(s.pageText(), warning) {
		t.Fatalf("%d things are on the screen: %q", got, s.pageText())
	}
	for _, key := range []fyne.KeyName{fyne.KeyEscape, fyne.KeyReturn, fyne.KeySpace} {
		s.key(key)
		if s.play.topPage() != nil || s.play.table().ID != played.ID || s.play.table().Match.Plies() != 2 {
			t.Fatalf("%s did not keep the game", key)
		}
		s.char('N')
	}
	s.press(s.starter())
	if s.play.topPage() != nil || s.play.table().Match.Plies() != 0 || s.play.table().ID == played.ID {
		t.Fatal("no new game was begun")
	}
	s.says("Your turn\nYou play White and move first")
	s.settle()
	if strings.Contains(string(s.disk.text("italian")), played.ID) {
		t.Error("the old game is still on the disk")
	}
}

// Choose a game and a level, play, and begin anew, without a mouse.
func TestTheKeyboardAloneWillDo(t *testing.T) {
	s := sit(t)
	s.char('m')
	s.key(fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn)
	if s.play.game != rules.Alquerque {
		t.Fatalf("it is %v", s.play.game)
	}
	s.char('1')
	// The cursor comes into sight on a piece that can move; the centre is the only empty point.
	s.key(fyne.KeyUp)
	s.key(fyne.KeyEnter)
	s.key(fyne.KeyUp)
	s.key(fyne.KeySpace)
	if got := s.play.table().Match.Moves(); len(got) != 2 || s.play.game.Name(got[0].To()) != "c3" {
		t.Fatalf("the moves are %v", got)
	}
	s.char('n')
	s.key(fyne.KeyEnter) // keep playing
	if s.play.topPage() != nil || s.play.table().Match.Plies() != 2 {
		t.Fatal("the game was not kept")
	}
	s.char('n')
	s.window.Canvas().FocusPrevious() // from the way back round to the last on the page
	s.key(fyne.KeySpace)
	if s.play.table().Match.Plies() != 0 {
		t.Fatal("no new game was begun")
	}
	// Tab reaches every button, and arrows lead back to the board.
	reached := map[fyne.Focusable]bool{}
	for range 10 {
		s.window.Canvas().FocusNext()
		reached[s.window.Canvas().Focused()] = true
	}
	for _, f := range []fyne.Focusable{s.play.board, s.play.menu, s.play.level, s.play.fresh} {
		if !reached[f] {
			t.Errorf("Tab does not reach %T", f)
		}
	}
	s.window.Canvas().Focus(s.play.level)
	s.key(fyne.KeySpace)
	if s.play.table().Level != engine.Medium {
		t.Errorf("Space on the level button gives %v", s.play.table().Level)
	}
	s.key(fyne.KeyLeft)
	if s.window.Canvas().Focused() != s.play.board {
		t.Error("an arrow does not lead back to the board")
	}
}
