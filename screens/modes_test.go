package screens

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"damiera/engine"
	"damiera/rules"
	"damiera/rules/ballot"
	"damiera/screens/controls"
)

func TestTwoPlayersTakeTurns(t *testing.T) {
	s := sit(t)
	s.play.settings.SetTurnBoard(true)
	s.play.beginGame(arrangement{mode: twoPlayers, from: rules.NewMatch(rules.Italian), names: [2]string{rules.White: "Anna"}})
	s.says("Anna to move")
	s.tap("22", "18")
	s.plies(1)
	s.says("Black to move\nAnna played 22-18")
	if s.play.board.View().Bottom != rules.Black {
		t.Error("the board has not turned")
	}
	s.tap("10", "14")
	s.plies(2)
	if s.play.board.View().Bottom != rules.White || len(s.computer.levels) != 0 {
		t.Error("the board has not turned back, or the computer has moved")
	}
	s.press(s.play.undo)
	s.plies(1)
	s.press(s.play.redo)
	s.plies(2)
	s.settle()
	s.reopen()
	if got := s.play.table(); got.mode() != twoPlayers || got.Names[rules.White] != "Anna" {
		t.Errorf("after a restart it is %v with %q", got.mode(), got.Names)
	}
	if _, scores := s.play.table().Score(); scores {
		t.Error("it counts")
	}
	for _, n := range "123" {
		s.char(n)
	}
	if s.play.table().Level != engine.Medium {
		t.Error("two players have a level")
	}
}

func TestTheSecondSideIsChosen(t *testing.T) {
	for _, g := range rules.Games() {
		s := sit(t)
		s.play.choose(g)
		second := g.First().Other()
		s.play.beginGame(arrangement{side: second, from: rules.NewMatch(g), level: engine.Easy})
		s.plies(1)
		if s.play.board.View().Bottom != second || !s.play.table().personsTurn() {
			t.Errorf("%v: the computer has not opened, or the person sits at the top", g)
		}
		s.play.Close()
	}
}

func TestTheComputerPlaysItself(t *testing.T) {
	s := sit(t)
	var next func()
	s.play.thinker.run = func(search, reply func()) { next = func() { search(); reply() } }
	s.arrange(watching)
	for range 5 {
		next()
	}
	s.plies(5)
	s.press(s.play.pause)
	s.says("Paused\nWhite played " + lastMove(s.play.table()))
	next() // on its way already
	s.plies(5)
	s.tap("21", "17") // nobody's to move
	s.plies(5)
	s.press(s.play.pause) // the second click of a double click
	s.says("Paused\nWhite played " + lastMove(s.play.table()))
	s.play.settled = time.Time{}
	s.press(s.play.pause)
	next()
	s.plies(6)
	s.play.openSettings() // nobody is looking
	next()
	s.plies(6)
	s.key(fyne.KeyEscape)
	next()
	s.plies(7)
	s.settle()
	next = nil
	s.reopen()
	if !s.play.paused || len(s.computer.levels) > 0 {
		t.Error("a watched game goes on by itself when the program starts")
	}
}

func TestANewGameIsArranged(t *testing.T) {
	s := sit(t)
	s.char('n')
	s.pick("new-game.mode", "mode.practice")
	s.pick("new-game.side", "Black, moves second")
	s.pick("new-game.level", "level.draughts.hard")
	s.pick("ballot.title", "Drawn from table C")
	s.press(s.starter())
	table := s.play.table()
	opening, found := ballot.Find(table.Ballot)
	if table.mode() != practice || table.person() != rules.Black || table.Level != engine.Hard || !found || !opening.In('C') {
		t.Errorf("mode %v, %v, %v, opening %d", table.mode(), table.person(), table.Level, table.Ballot)
	}
	if got := s.play.status.words.Text(); !strings.Contains(got, "Opening number") {
		t.Errorf("the opening is not told: %q", got)
	}
	s.plies(3) // drawn ones, and Black is to move
	s.press(s.play.undo)
	s.plies(3)
	if got := s.play.title.Text(); got != "Italian draughts · Practice" {
		t.Errorf("the title says %q", got)
	}

	// The next one is offered the same way.
	s.char('n')
	if text := s.pageText(); !strings.Contains(text, "Practice") || !strings.Contains(text, "Black, moves second") {
		t.Errorf("the page says %q", text)
	}
}

// pick taps a row of the page by the key of its name, and then what it offers, by a key or a text.
func (s *sitting) pick(row, choice string) {
	s.t.Helper()
	s.press(s.row(row))
	for _, b := range s.play.card.Buttons {
		if label := b.Label.Text(); label == choice || label == s.play.say.Text(choice) {
			s.press(b)
			return
		}
	}
	s.t.Fatalf("%s is not offered", choice)
}

func TestAnOpeningIsChosenByNumber(t *testing.T) {
	s := sit(t)
	s.char('n')
	s.pick("ballot.title", "ballot.by-number")
	list, ok := s.window.Canvas().Focused().(*controls.LongList)
	if !ok || list.Count() != 174 {
		t.Fatalf("the keyboard is on %T", s.window.Canvas().Focused())
	}
	for _, digit := range "127" {
		s.char(digit)
	}
	s.key(fyne.KeyReturn)
	if text := s.pageText(); !strings.Contains(text, "Number 127") {
		t.Errorf("127 is typed, and the page says %q", text)
	}
	s.pick("ballot.title", "ballot.by-number")
	for _, digit := range "1827" { // there is no 182: it begins anew with 2
		s.char(digit)
	}
	s.key(fyne.KeyReturn)
	s.press(s.starter())
	if got := s.play.table(); got.Ballot != 27 || got.Match.Plies() != 4 {
		t.Errorf("opening %d, %d plies", got.Ballot, got.Match.Plies())
	}
	s.settle()
	if text := string(s.disk.text("italian")); !strings.Contains(text, "[Apertura \"27\"]") {
		t.Errorf("the file says\n%s", text)
	}
}

func TestHints(t *testing.T) {
	s := sit(t)
	s.arrange(practice)
	move, err := rules.Start(rules.Italian).ParseMove("22-18")
	if err != nil {
		t.Fatal(err)
	}
	s.computer.advice = engine.Advice{Move: move, Why: engine.WinsPieces, Pieces: 2}
	s.press(s.play.hint)
	s.says("Your turn\n22-18 wins 2 pieces")
	if s.play.board.View().Due != move {
		t.Error("the move is not shown")
	}
	s.tap("23", "20")
	if !s.play.board.View().Due.IsZero() {
		t.Error("the hint is still on the board")
	}
}
