package screens

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"damiera/rules"
)

func TestOpensOnItalianDraughtsAtMedium(t *testing.T) {
	s := sit(t)
	s.shows("W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12")
	s.says("Your turn\nYou play White and move first")
	if got := s.play.title.Text() + ", " + s.play.top.name.Text() + ", " + s.play.bottom.name.Text(); got != "Italian draughts, Computer · Medium, You" {
		t.Errorf("it says %q", got)
	}
}

func TestATappedMoveIsPlayedAndAnswered(t *testing.T) {
	s := sit(t)
	s.computer.moves = []string{"12-16"}
	s.tap("22", "18")
	s.says("Your turn\nThe computer played 12-16")
	if got := s.play.table().Match.Plies(); got != 2 {
		t.Errorf("%d plies have been played, want 2", got)
	}
	s.settle()
	if s.disk.text("italian") == nil {
		t.Error("the game has not been written")
	}
}

func TestThePersonBeginsInEveryGameAtTheBottom(t *testing.T) {
	s := sit(t)
	for g, first := range map[rules.Game][]string{
		rules.Italian: {"22", "18"}, rules.English: {"11", "15"}, rules.Alquerque: {"d3", "c3"},
	} {
		s.play.choose(g)
		if s.play.board.View().Bottom != g.First() {
			t.Errorf("%v: %v is at the bottom", g, s.play.board.View().Bottom)
		}
		s.tap(first...)
		if got := s.play.table().Match.Plies(); got != 2 {
			t.Errorf("%v: after the first move and its answer there are %d plies", g, got)
		}
	}
}

func TestAMustCaptureIsSaidAndRinged(t *testing.T) {
	s := sit(t)
	s.lay(rules.Italian, "W:W22,30:B18,1")
	s.says("You must capture: only one way\nYou play White and move first")
	s.tap("30")
	s.says("You must capture: only one way\nThis piece has nothing to capture; the ringed one must")
	if v := s.play.board.View(); v.Forced != 0 {
		t.Errorf("in draughts %v are ringed before a tap", v.Forced)
	}
	s.lay(rules.Italian, "W:W23,24:B10,19,20")
	s.tap("24")
	s.says("You must capture: only one way\nRule 1: take the most pieces. 23x5 takes 2, 24x15 takes 1")

	s.lay(rules.Alquerque, "1b3/5/1b3/1w3/3w1 w")
	if v := s.play.board.View(); v.Forced != v.Position.Movers() || v.Forced.Len() != 1 {
		t.Errorf("in Alquerque %v light up, want the one that captures", v.Forced)
	}
}

// A landing that only a capture of lower rank leads to is refused in words, before the first hop and
// after it.
func TestALandingThatPrecedenceForbidsSaysWhy(t *testing.T) {
	s := sit(t)
	s.lay(rules.Italian, "W:W23,24:B10,19,20")
	s.tap("23", "16")
	s.says("You must capture: only one way\nRule 1: take the most pieces. 23x5 takes 2, 23x16 takes 1")
	s.tap("27") // no capture leads there
	s.says("You must capture: only one way\nIt can only capture now, where the dots are")

	s.lay(rules.Italian, "W:W31,32,K25:B12,13,20,21,28,7,K14,K5")
	s.tap("25", "18", "9")
	s.says("You must capture: only one way\nRule 4: meet a king first. 25x18x11x4 takes its first at jump 2, 25x18x9x2 at jump 3")
	s.tap("31")
	s.says("You must capture: only one way\nGo on with the capture: it is not over yet")
	s.tap("11") // the next hop, and another is left
	s.says("You must capture: only one way\nGo on with the capture: it is not over yet")
}

// What was refused is over with the next tap that is not.
func TestARefusalIsForgottenWithTheNextTap(t *testing.T) {
	s := sit(t)
	s.tap("32")
	s.says("Your turn\nThis piece is blocked: it has no move")
	s.tap("22")
	s.says("Your turn\nYou play White and move first")
	s.tap("9")
	s.says("Your turn\nIt cannot go there; the dots show where it can")
	s.tap("22", "9") // let go of
	s.says("Your turn\nThat piece is not yours")
	s.key(fyne.KeyUp, fyne.KeyUp, fyne.KeyUp, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown)
	s.says("Your turn\nThat piece is not yours") // a look around is no tap
}

// Looking at another game in the middle of a capture does not undo it.
func TestACaptureCannotBeLeftForAnotherGame(t *testing.T) {
	s := sit(t)
	s.lay(rules.Italian, "W:W23,24:B10,19,20")
	s.tap("23", "14")
	s.play.choose(rules.English)
	s.tap("11", "15")
	s.play.choose(rules.Italian)
	s.tap("23") // where it stood
	s.says("You must capture: only one way\nGo on with the capture: it is not over yet")
	s.tap("5")
	if got := s.play.table().Match.Moves()[0].String(); got != "23x14x5" {
		t.Errorf("played %s", got)
	}
}

func TestAPieceWithoutAMoveSaysSo(t *testing.T) {
	s := sit(t)
	s.tap("32")
	s.says("Your turn\nThis piece is blocked: it has no move")
	s.tap("22", "18")
	if got := s.play.status.words.Text(); strings.Contains(got, "no move") {
		t.Errorf("after a move the refusal is still there: %q", got)
	}
}

func TestAnEndedGameSaysWhoWonAndOffersAnother(t *testing.T) {
	s := sit(t)
	s.lay(rules.Italian, "W:W22:B18")
	s.tap("22", "13")
	s.says("You won: the computer has no pieces left\nScore 260 = 10 (1 piece captured) + 100 (win) + 150 (Medium)")
	s.shows("B:W13:B")
	if !s.play.rematch.Visible() || !s.play.rematch.Primary || !s.play.level.Visible() {
		t.Error("another game is not offered, with the level beside it")
	}
	s.tap("13")
	s.says("You won: the computer has no pieces left\nScore 260 = 10 (1 piece captured) + 100 (win) + 150 (Medium)")
	s.press(s.play.rematch) // nothing would be lost: no question
	if s.play.card != nil || s.play.table().Match.Plies() != 1 {
		t.Error("no new game has begun")
	}
	if s.play.table().person() != rules.Black || s.play.board.View().Bottom != rules.Black {
		t.Error("the sides are not swapped")
	}
}

// A stopped computer's reply, which is already on its way, finds nobody to take it.
func TestAStaleReplyIsDropped(t *testing.T) {
	for name, leave := range map[string]func(*sitting){
		"new game":     func(s *sitting) { s.newGame() },
		"another game": func(s *sitting) { s.play.choose(rules.English) },
		"closing":      func(s *sitting) { s.play.Close() },
	} {
		t.Run(name, func(t *testing.T) {
			s := sit(t)
			var late func()
			s.play.thinker.run = func(search, reply func()) { late = func() { search(); reply() } }
			s.tap("22", "18")
			leave(s)
			game, before := s.play.game, s.play.tables
			late()
			if s.play.game != game || s.play.tables[rules.Italian].Match.Plies() != before[rules.Italian].Match.Plies() ||
				s.play.tables[rules.English].Match.Plies() != 0 {
				t.Error("the late reply was played")
			}
		})
	}
}

func TestAWholeGameToItsEnd(t *testing.T) {
	for _, g := range rules.Games() {
		s := sit(t)
		s.play.choose(g)
		for range 400 {
			if table := s.play.table(); table.open() {
				s.move(table.Match.Legal()[0])
			}
		}
		table := s.play.table()
		if table.open() {
			t.Fatalf("%v is still open after %d plies", g, table.Match.Plies())
		}
		score, ok := table.Score()
		if !ok || score.Pieces != table.captured(g.First()) {
			t.Errorf("%v: the score is %+v, %v", g, score, ok)
		}
		s.settle()
		s.char('n')
		s.key(fyne.KeyReturn)
		if s.play.table().Match.Plies() != 0 {
			t.Errorf("%v: N did not begin a new game", g)
		}
	}
}
