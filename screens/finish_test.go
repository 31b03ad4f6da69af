package screens

import (
	"testing"

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
