package screens

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
)

// What goes wrong in programs of this kind and is tried nowhere else.

// A search ends with what it was for: whatever a person does while the strongest level thinks, soon nobody
// thinks for nothing, two never think together, and no late reply comes.
func TestNoSearchOutlivesItsGame(t *testing.T) {
	for name, leave := range map[string]func(*monkey){
		"a new game":   func(m *monkey) { m.newGame() },
		"another game": func(m *monkey) { m.play.choose(rules.Alquerque) },
		"giving up":    func(m *monkey) { m.play.end(m.play.table().Match.Resign(m.play.table().person())) },
		"taking back":  func(m *monkey) { m.play.takeBack() },
		"closing":      func(m *monkey) { m.end(false) },
	} {
		t.Run(name, func(t *testing.T) {
			m := newMonkey(t, 1, true)
			defer m.end(false)
			m.resume(rules.Italian)
			table := m.play.table()
			table.Level, table.Scores = engine.Hard, false
			m.play.tables[rules.Italian] = table
			m.play.engine = counted{engine.New(engine.Options{Seed: 1, Threads: 2}), m.searches}
			m.sitting.move(table.Match.Legal()[0])
			m.until(func() bool { return m.searches.most.Load() == 1 || m.play.table().personsTurn() })
			leave(m)
			before := courseOf(m.play.table().Record)
			for end := time.Now().Add(5 * time.Second); m.searches.now.Load() > 0; time.Sleep(time.Millisecond) {
				if time.Now().After(end) {
					t.Fatal("somebody still thinks")
				}
			}
			m.listen(false)
			if now := courseOf(m.play.table().Record); !now.is(before) || m.searches.most.Load() > 1 {
				t.Errorf("%v became %v; %d thought together", before, now, m.searches.most.Load())
			}
		})
	}
}

// Taps that come twice, on whatever there is, while the computer thinks and after: one game goes on, at most
// one thing is asked, and what the computer thought of the old game is not heard in the new one.
func TestHammering(t *testing.T) {
	s := sit(t)
	var late []func()
	s.play.thinker.run = func(search, reply func()) { late = append(late, func() { search(); reply() }) }
	twice := func(do func()) { do(); do() }
	twice(func() { s.tap("22") })
	s.tap("22")
	twice(func() { s.tap("18") })
	s.plies(1)
	for range 3 {
		twice(func() { s.press(s.play.level) })
	}
	twice(func() { s.press(s.play.fresh) })
	if n := len(s.window.Canvas().Overlays().List()); n != 1 {
		t.Fatalf("%d things lie over the game", n)
	}
	at := s.middle(s.starter())
	s.play.turned = time.Time{}
	twice(func() { test.TapCanvas(s.window.Canvas(), at) })
	s.plies(0)
	id := s.play.table().ID
	for _, reply := range late {
		reply()
	}
	s.plies(0)
	if s.play.table().ID != id || len(s.window.Canvas().Overlays().List()) != 0 {
		t.Error("the second tap did something else")
	}
	s.tap("22", "18")
	s.plies(1)
}

// Finished games that cannot be read are told of as soon as they are touched, and kept; the next one is filed.
func TestDamagedFinishedGamesAreToldOf(t *testing.T) {
	const noise = "\x00\x01 no game ]]"
	s := sit(t)
	s.disk.put("games", []byte(noise))
	s.reopen()
	s.lay(rules.Italian, "W:W22:B18")
	s.tap("22", "13")
	s.settle()
	s.until(func() bool { return s.play.lost != nil })
	if got, want := s.play.status.words.Text(), "The finished games could not be read. Their file is kept as games.bad"; !strings.Contains(got, want) {
		t.Errorf("the status says %q, want %q", got, want)
	}
	texts := s.disk.copy().texts
	if string(texts["games.bad"]) != noise || !strings.Contains(string(texts["games"]), "22x13") {
		t.Errorf("there are %q", texts)
	}
}

// A change made just before the program is left is kept, whichever way it is left.
func TestALastChangeIsKept(t *testing.T) {
	for name, leave := range map[string]func(*sitting){
		"closed":             func(s *sitting) { s.reopen() },
		"left in background": func(s *sitting) { s.play.Flush(); s.reopen() },
	} {
		s := sit(t)
		s.char('5')
		s.play.settings.SetTheme(prefs.DarkTheme)
		s.play.apply()
		leave(s)
		if s.play.table().Level != engine.Hard || s.play.settings.Theme() != prefs.DarkTheme {
			t.Errorf("%s: level %v, theme %v", name, s.play.table().Level, s.play.settings.Theme())
		}
	}
}

// Names in letters that the font may lack leave everything where it is.
func TestNamesOfAnyLettersKeepTheirPlace(t *testing.T) {
	s := sit(t)
	place := func(names [2]string) [4]fyne.Position {
		s.play.beginGame(arrangement{mode: twoPlayers, from: rules.NewMatch(rules.Italian), names: names})
		top, bottom := s.play.top, s.play.bottom
		return [4]fyne.Position{
			top.Position(), bottom.Position(),
			fyne.NewPos(top.Size().Width, top.Size().Height), fyne.NewPos(bottom.Size().Width, bottom.Size().Height),
		}
	}
	want := place([2]string{"Anna", "Bruno"})
	for _, names := range [][2]string{
		{"Жанна", "Ωρίων"}, {"象棋大师", "محمد"}, {"👸🏽", "\u202eolleh"}, {strings.Repeat("W", 200), "i"}, {"a\nb", "\tc"},
	} {
		if got := place(names); got != want {
			t.Errorf("%q: %v, with others %v", names, got, want)
		}
		s.tap("22", "18")
		if s.play.status.words.Size() == (fyne.Size{}) {
			t.Errorf("%q: the status has no room", names)
		}
	}
}

// All settings may be changed in the middle of a capture; nothing of the match, of what is selected and of
// the level changes by it.
func TestSettingsInTheMiddleOfACapture(t *testing.T) {
	s := sit(t)
	table := at(t, rules.English, "W:W23,24:B10,18,19", engine.Medium)
	table.Seats = [2]prefs.Seat{rules.White: prefs.Person, rules.Black: prefs.Computer}
	s.play.choose(rules.English)
	s.adopt(table)
	s.tap("23", "14")
	if !s.play.board.Capturing() {
		t.Fatal("no capture has begun")
	}
	before, level := s.play.board.View().Position, s.play.table().Level
	s.play.openSettings()
	for _, group := range s.play.settingGroups() {
		for _, each := range group.settings {
			each.tapped()
			if s.play.card != nil {
				s.key(fyne.KeyDown, fyne.KeyReturn) // the next choice
			}
		}
	}
	s.key(fyne.KeyEscape)
	if s.play.board.View().Position != before || s.play.table().Level != level || !s.play.board.Capturing() {
		t.Errorf("it was %v at %v and is %v at %v; capturing: %v", before, level, s.play.board.View().Position,
			s.play.table().Level, s.play.board.Capturing())
	}
}

// Another way to the same number of plies is another game: on a full disk it does not pass for the one that
// is kept.
func TestAnotherWayIsNotKeptYet(t *testing.T) {
	s := sit(t)
	s.arrange(practice)
	s.tap("22", "18")
	s.settle()
	s.disk.fill(true)
	s.char('u')
	s.tap("21", "17")
	s.plies(2)
	s.until(func() bool { return s.play.unkept[rules.Italian] })
	if s.play.status.kept {
		t.Error("it counts as kept")
	}
}
