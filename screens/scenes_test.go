package screens

import (
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
	"damiera/rules/ballot"
)

// A scene is the screen in a state that is worth a look.
type scene struct {
	name string
	set  func(*sitting)
}

// scenes are all that a person may come to see. Each is set in a sitting that has just begun.
var scenes = slices.Concat(playScenes, gameScenes, statisticsScenes, setUpScenes)

// setUpScenes are what a person may come to see of setting up a position, and of pasting one.
var setUpScenes = []scene{
	{"set-up", func(s *sitting) { s.play.openSetUp("") }},
	{"set-up-wrong", func(s *sitting) { s.play.openSetUp("W:W1,20-30:B2,3,K12") }},
	{"set-up-unreadable", func(s *sitting) { s.play.openSetUp("W:WX4:B1") }},
	{"paste", func(s *sitting) { s.play.openPaste() }},
}

// playScenes are those around the game itself.
var playScenes = []scene{
	{"start-italian", func(s *sitting) { s.play.choose(rules.Italian) }},
	{"start-english", func(s *sitting) { s.play.choose(rules.English) }},
	{"start-alquerque", func(s *sitting) { s.play.choose(rules.Alquerque) }},
	{"rings-italian", func(s *sitting) { s.resume(rules.Italian); s.tapIdle() }},
	{"rings-english", func(s *sitting) { s.resume(rules.English); s.tapIdle() }},
	{"rings-alquerque", func(s *sitting) { s.resume(rules.Alquerque); s.tapIdle() }},
	{"selected-italian", func(s *sitting) { s.resume(rules.Italian); s.tapMover() }},
	{"selected-english", func(s *sitting) { s.resume(rules.English); s.tapMover() }},
	{"selected-alquerque", func(s *sitting) { s.resume(rules.Alquerque); s.tapMover() }},
	{"why-most-pieces", func(s *sitting) {
		s.lay(rules.Italian, "W:W23,24:B10,19,20")
		s.tap("24")
	}},
	{"why-king-first", func(s *sitting) {
		s.lay(rules.Italian, "W:W31,32,K25:B12,13,20,21,28,7,K14,K5")
		s.tap("25", "18", "9")
	}},
	{"note", func(s *sitting) { s.lay(rules.Italian, "W:W22,27,31:BK18,5,9") }},
	{"ending-won", func(s *sitting) {
		s.play.foresight.look = engine.Foresee
		s.lay(rules.Italian, "W:WK18,K23:BK4")
		s.tap("18", "14")
	}},
	{"ending-drawn", func(s *sitting) {
		s.play.foresight.look = engine.Foresee
		s.lay(rules.Alquerque, "b3b/1b3/2w2/5/w3w w")
	}},
	{"thinking", func(s *sitting) {
		s.play.thinker.run = func(func(), func()) {}
		s.tap("22", "18")
	}},
	{"pending", func(s *sitting) {
		s.play.settings.SetConfirm(true)
		s.reopen()
		s.tap("22", "18")
	}},
	{"won-italian", func(s *sitting) { s.finish(rules.Italian) }},
	{"won-alquerque", func(s *sitting) { s.finish(rules.Alquerque) }},
	{"menu", func(s *sitting) { s.resume(rules.English); s.play.openMenu() }},
	{"settings", func(s *sitting) { s.play.openSettings() }},
	{"settings-choices", func(s *sitting) {
		s.play.openSettings()
		s.play.settingGroups()[0].settings[0].tapped()
	}},
	{"help-contents-italian", func(s *sitting) { s.play.openHelp("") }},
	{"help-precedence", func(s *sitting) { s.play.openHelp("precedence-1") }},
	{"help-capture-italian", func(s *sitting) { s.play.openHelp("capture") }},
	{"help-capture-english", func(s *sitting) { s.play.choose(rules.English); s.play.openHelp("capture") }},
	{"help-capture-alquerque", func(s *sitting) { s.play.choose(rules.Alquerque); s.play.openHelp("capture") }},
	{"new-game", func(s *sitting) { s.resume(rules.Italian); s.play.openNewGame() }},
	{"new-game-two", func(s *sitting) { s.play.settings.SetMode(rules.Italian, "two-players"); s.play.openNewGame() }},
	{"practice", func(s *sitting) { s.arrange(practice); s.tap("22", "18") }},
	{"hint", func(s *sitting) {
		s.arrange(practice)
		s.tap("22", "18")
		s.computer.advice = engine.Advice{Move: s.play.table().Match.Legal()[2], Why: engine.AvoidsLoss}
		s.play.askHint()
	}},
	{"practice-over", func(s *sitting) {
		s.lay(rules.Italian, "W:W22:B18")
		table := s.play.table()
		table.Scores = false
		s.adopt(table)
		s.tap("22", "13")
	}},
	{"two-players", func(s *sitting) {
		s.play.beginGame(arrangement{mode: twoPlayers, from: rules.NewMatch(rules.Italian), names: [2]string{"Anna", "Beatrice"}})
		s.tap("22", "18")
	}},
	{"watching", func(s *sitting) {
		s.play.thinker.run = func(func(), func()) {}
		s.arrange(watching)
	}},
	{"balloted", func(s *sitting) {
		opening, _ := ballot.Find(27)
		s.play.thinker.run = func(func(), func()) {}
		s.play.beginGame(arrangement{mode: scored, side: rules.White, from: opening.Match(), ballot: 27, level: engine.Hard})
	}},
	{"ballots", func(s *sitting) {
		s.play.openNewGame()
		s.pick("ballot.title", "ballot.by-number")
	}},
	{"this-game", func(s *sitting) { s.resume(rules.English); s.play.openThisGame() }},
	{"play-from", func(s *sitting) { s.play.playFrom(rules.NewMatch(rules.English)) }},
	{"resign", func(s *sitting) { s.resume(rules.Italian); s.play.askResign() }},
}

// resume puts a game in progress on the board in which the person must capture.
func (s *sitting) resume(g rules.Game) {
	s.t.Helper()
	s.adopt(played(s.t, g, func(t Table) bool {
		return t.Match.Plies() > 24 && t.mustCapture() && (g == rules.Alquerque || t.Match.Position().Kings != 0)
	}))
}

// finish puts a game on the board and plays its last move, with which the person wins.
func (s *sitting) finish(g rules.Game) {
	s.t.Helper()
	t := played(s.t, g, func(t Table) bool {
		winner, won := t.Match.Result().Outcome.Winner()
		return won && winner == t.person()
	})
	moves := t.Match.Moves()
	before := newTable(g, "scene", t.Level)
	for _, m := range moves[:len(moves)-1] {
		before, _ = before.played(m, 0)
	}
	before.Lowest = engine.Medium
	s.adopt(before)
	s.move(moves[len(moves)-1])
}

// adopt puts a table on the board as if it had been left so.
func (s *sitting) adopt(t Table) {
	g := t.Match.Game()
	s.play.tables[g] = t
	s.play.enter(g)
}

// played is a game of random moves up to where it is as wanted. It is the same at each run.
func played(test *testing.T, g rules.Game, wanted func(Table) bool) Table {
	test.Helper()
	for seed := range uint64(1000) {
		random := rand.New(rand.NewPCG(seed, 3))
		t := newTable(g, "scene", prefs.DefaultLevel)
		for !wanted(t) && t.open() {
			legal := t.Match.Legal()
			t, _ = t.played(legal[random.IntN(len(legal))], 0)
		}
		if wanted(t) {
			return t
		}
	}
	test.Fatalf("%v never comes to what is wanted", g)
	return Table{}
}

// tapMover taps a piece that may move.
func (s *sitting) tapMover() {
	s.t.Helper()
	s.tap(s.play.game.Name(s.play.table().Match.Legal()[0].From()))
}

// tapIdle taps a piece of the person that may not move.
func (s *sitting) tapIdle() {
	s.t.Helper()
	position := s.play.table().Match.Position()
	for at := range (position.Side[position.Turn] &^ position.Movers()).All() {
		s.tap(s.play.game.Name(at))
		return
	}
}

// dress starts the program anew in a language, in a look and with a size of text, as chosen in the settings.
func (s *sitting) dress(language string, look prefs.Theme, text prefs.TextSize, size fyne.Size) {
	s.play.Close()
	settings := prefs.OpenSettings(s.app.Preferences(), s.disk.storage())
	settings.SetLanguage(language)
	settings.SetTheme(look)
	settings.SetTextSize(text)
	settings.Close()
	s.app.Settings().SetTheme(Theme(settings))
	s.open(language, size)
}
