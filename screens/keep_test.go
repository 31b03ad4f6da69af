package screens

import (
	"strings"
	"testing"

	"damiera/engine"
	"damiera/rules"
)

func TestAGameIsFoundWhereItWasLeft(t *testing.T) {
	s := sit(t)
	s.tap("22", "18")
	s.char('5')
	s.play.choose(rules.English)
	s.tap("11", "15")
	english := s.play.table()
	s.reopen()
	if s.play.game != rules.English || s.play.table().Match.Position() != english.Match.Position() || s.play.table().ID != english.ID {
		t.Errorf("English draughts came back as %v", s.play.table().Match.Position())
	}
	if !s.play.status.kept {
		t.Error("what was read from the disk counts as not kept")
	}
	s.play.choose(rules.Italian)
	if s.play.table().Match.Plies() != 2 || s.play.table().Level != engine.Hard {
		t.Errorf("Italian draughts came back with %d plies at %v", s.play.table().Match.Plies(), s.play.table().Level)
	}
}

func TestAGameLeftAtTheComputersTurnGoesOn(t *testing.T) {
	s := sit(t)
	s.play.thinker.run = func(search, reply func()) {} // closed before it answers
	s.tap("22", "18")
	s.says("The computer is thinking…\nYou played 22-18")
	s.reopen()
	if got := s.play.table().Match.Plies(); got != 2 {
		t.Errorf("after the start there are %d plies, want the computer's as the second", got)
	}
}

func TestAFinishedGameIsNotScoredAgain(t *testing.T) {
	s := sit(t)
	s.lay(rules.Italian, "W:W22:B18")
	s.tap("22", "13")
	s.reopen()
	s.says("Last game – You won: the computer has no pieces left")
	s.shows("B:W13:B")
	if !s.play.rematch.Visible() {
		t.Error("another game is not offered")
	}
}

func TestADamagedFileIsToldOf(t *testing.T) {
	s := sit(t)
	s.disk.put("english", []byte("not a game \xff\x00 [[["))
	s.reopen()
	s.says("Your turn\nEnglish draughts: the saved game could not be read. Its file is kept as english.bad")
	s.computer.moves = []string{"12-16"}
	s.tap("22", "18")
	s.says("Your turn\nThe computer played 12-16")
}

// Where several games could not be read each is told of: that on the board first, the others as one
// goes on.
func TestEveryDamagedFileIsToldOf(t *testing.T) {
	s := sit(t)
	for _, name := range []string{"italian", "english", "alquerque"} {
		s.disk.put(name, []byte("["))
	}
	s.play.settings.SetGame(rules.English)
	s.reopen()
	for _, game := range []string{"English draughts", "Italian draughts", "Alquerque"} {
		file := strings.ToLower(strings.Fields(game)[0]) + ".bad"
		want := game + ": the saved game could not be read. Its file is kept as " + file
		if got := s.play.status.words.Text(); !strings.Contains(got, want) {
			t.Errorf("it says %q, want %q", got, want)
		}
		s.move(s.play.table().Match.Legal()[0])
	}
	if got := s.play.status.words.Text(); strings.Contains(got, ".bad") {
		t.Errorf("it still says %q", got)
	}
}

func TestAFullDiskIsToldOfAndTriedAgain(t *testing.T) {
	s := sit(t)
	s.computer.moves = []string{"12-16"}
	s.disk.fill(true)
	s.tap("22", "18")
	s.until(func() bool { return s.play.unkept[rules.Italian] })
	s.says("Your turn\nThe game could not be saved; it will be tried again at the next move")
	if s.play.status.kept {
		t.Error("it counts as kept")
	}
	s.disk.fill(false)
	s.tap("21", "17")
	s.settle()
	if s.play.unkept[rules.Italian] {
		t.Error("the next move counts as not kept")
	}
	s.disk.fill(true)
	s.tap("25", "21")
	s.until(func() bool { return s.play.unkept[rules.Italian] })
	s.disk.fill(false)
	s.play.Flush() // sent to the background
	s.settle()
}

func TestLostSettingsAreToldOfUntilOneGoesOn(t *testing.T) {
	s := sit(t)
	s.play.Close()
	s.disk.put("preferences", []byte("{"))
	s.disk.put("preferences-copy", []byte("noise"))
	s.reopen()
	const want = "The settings could not be read. Their file is kept as preferences.bad"
	if got := s.play.status.words.Text(); !strings.Contains(got, want) {
		t.Fatalf("it says %q", got)
	}
	s.computer.moves = []string{"12-16"}
	s.tap("22", "18")
	if got := s.play.status.words.Text(); strings.Contains(got, want) {
		t.Errorf("it still says %q", got)
	}
}

func TestSettingsThatCannotBeSavedAreToldOf(t *testing.T) {
	s := sit(t)
	s.disk.fill(true)
	s.play.settings.SetNumbers(false)
	s.until(func() bool { return s.play.unsaved })
	if got, want := s.play.status.words.Text(), "The settings could not be saved"; !strings.Contains(got, want) {
		t.Errorf("it says %q", got)
	}
	s.disk.fill(false)
	s.play.settings.SetNumbers(true)
	s.until(func() bool { return !s.play.unsaved })
}

// A new game that could not be written is tried again too, or the old one would come back.
func TestANewGameThatCouldNotBeSavedIsTriedAgain(t *testing.T) {
	s := sit(t)
	s.tap("22", "18")
	s.settle()
	s.disk.fill(true)
	s.newGame()
	s.until(func() bool { return s.play.unkept[rules.Italian] })
	s.disk.fill(false)
	s.play.Flush()
	s.settle()
}

// Damage is told of once there is nothing worse to say, however many moves that takes.
func TestDamageIsToldOfAfterTroubleWithWriting(t *testing.T) {
	s := sit(t)
	s.disk.put("english", []byte("["))
	s.reopen()
	s.disk.fill(true)
	s.play.settings.SetNumbers(false)
	s.until(func() bool { return s.play.unsaved })
	s.move(s.play.table().Match.Legal()[0])
	s.until(func() bool { return s.play.unkept[rules.Italian] })
	s.disk.fill(false)
	s.play.settings.SetNumbers(true)
	s.play.Flush()
	s.until(func() bool { return !s.play.unsaved && !s.play.unkept[rules.Italian] })
	if got, want := s.play.status.words.Text(), "english.bad"; !strings.Contains(got, want) {
		t.Errorf("it says %q", got)
	}
}
