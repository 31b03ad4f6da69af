package screens

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"damiera/engine"
	"damiera/rules"
	"damiera/rules/ballot"
)

// thisGame taps what can be done with the game on the board, by the key of its label.
func (s *sitting) thisGame(key string) {
	s.t.Helper()
	s.char('m')
	s.press(s.offer("menu.this-game"))
	s.press(s.offer(key))
}

func TestGivingUp(t *testing.T) {
	s := sit(t)
	s.tap("22", "18")
	s.thisGame("this-game.resign")
	s.press(s.play.card.Buttons[0])
	if !s.play.table().open() {
		t.Fatal("kept playing, and yet it is over")
	}
	s.thisGame("this-game.resign")
	s.press(s.play.card.Buttons[1])
	s.says("You gave up: the computer won\nScore 0: 0 pieces captured ×\u00a010")
	s.settle()
	s.reopen()
	s.says("Last game – You gave up: the computer won")
}

func TestADrawIsOffered(t *testing.T) {
	s := sit(t)
	s.tap("22", "18")
	s.thisGame("this-game.draw")
	s.says("Your turn\nThe computer would rather play on")
	s.computer.takes = true
	s.thisGame("this-game.draw")
	s.says("Draw: both sides agreed\nScore 0: 0 pieces captured ×\u00a010")
	s.settle()
	s.reopen()
	if s.play.table().open() {
		t.Error("the game goes on after a restart")
	}
}

// Who plays on while the computer thinks about an offer has withdrawn it.
func TestAMoveWithdrawsTheOffer(t *testing.T) {
	s := sit(t)
	s.computer.takes = true
	s.tap("22", "18")
	var late func()
	s.play.errand.run = func(ask, done func()) { late = func() { ask(); done() } }
	s.thisGame("this-game.draw")
	s.tap("23", "20")
	late()
	s.plies(4)
	if !s.play.table().open() {
		t.Error("a withdrawn offer was taken")
	}
}

func TestTwoPlayersAgree(t *testing.T) {
	s := sit(t)
	s.arrange(twoPlayers)
	s.tap("22", "18")
	s.thisGame("this-game.draw")
	s.press(s.play.card.Buttons[1])
	s.says("Draw: both sides agreed")
	s.press(s.play.undo)
	s.plies(1)
	s.thisGame("this-game.resign")
	s.press(s.play.card.Buttons[1])
	s.says("White won: Black gave up")
}

func TestARematchSwapsSides(t *testing.T) {
	s := sit(t)
	opening, _ := ballot.Find(27)
	s.play.beginGame(arrangement{mode: scored, side: rules.White, from: opening.Match(), ballot: 27, level: engine.Hard})
	s.plies(4) // Black, the computer, has moved after the three
	s.thisGame("this-game.resign")
	s.press(s.play.card.Buttons[1])
	s.press(s.play.rematch)
	table := s.play.table()
	if table.Seats[rules.Black] != 0 || table.Ballot != 27 || table.Match.Position() != opening.Match().Position() || table.Level != engine.Hard {
		t.Errorf("the rematch: seats %v, opening %d, %d plies, level %v", table.Seats, table.Ballot, table.Match.Plies(), table.Level)
	}
	if !table.Scores || s.play.board.View().Bottom != rules.Black {
		t.Error("the rematch does not count, or is seen from the other side")
	}
}

// Who clicks twice or three times means what was there first, not the question that has come up under the
// finger.
func TestATripleClickGivesNothingUp(t *testing.T) {
	s := sit(t)
	s.tap("22", "18")
	s.thisGame("this-game.resign")
	yes := s.middle(s.play.card.Buttons[1])
	for range 3 {
		test.TapCanvas(s.window.Canvas(), yes)
	}
	if s.play.card == nil || !s.play.table().open() {
		t.Fatal("a triple click has given the game up")
	}
	s.press(s.play.card.Buttons[1])
	if s.play.table().open() {
		t.Error("a click after a look is not taken")
	}
}

func TestADoubleClickBeginsOneRematch(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 360, Height: 640}, {Width: 900, Height: 640}} {
		s := sit(t)
		s.window.Resize(size)
		s.lay(rules.Italian, "W:W22:B18")
		s.tap("22", "13")
		level := s.play.table().Level
		at := s.middle(s.play.rematch)
		s.press(s.play.rematch)
		id := s.play.table().ID
		test.TapCanvas(s.window.Canvas(), at)
		if now := s.play.table(); now.ID != id || now.Level != level || s.play.topPage() != nil {
			t.Errorf("%v: the second click was taken for one on something else", size)
		}
	}
}
