package screens

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"damiera/board"
	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
	"damiera/screens/controls"
	"damiera/translations"
)

// A sitting is the screen in a window of Fyne's test driver, used by taps and keys. The computer's
// reply comes in line, unless a test says otherwise.
type sitting struct {
	t        *testing.T
	app      fyne.App
	disk     *disk
	filed    *prefs.Archive
	play     *Play
	window   fyne.Window
	computer *scripted
	calls    chan func() // what other goroutines bring to the UI's
}

// sit begins a sitting with an empty disk, in English.
func sit(t *testing.T) *sitting {
	s := &sitting{t: t, app: test.NewTempApp(t), disk: &disk{texts: map[string][]byte{}}}
	s.app.Settings().SetTheme(board.NewTheme(board.FollowSystem, 1))
	s.open("en", fyne.NewSize(900, 640))
	return s
}

// open starts the program.
func (s *sitting) open(language string, size fyne.Size) {
	s.calls = make(chan func(), 100)
	s.computer = &scripted{}
	s.window = test.NewTempWindow(s.t, nil)
	s.filed = prefs.OpenArchive(s.disk.storage())
	s.play = prepared(s.window, Options{
		Version:  "12.34.56",
		Language: translations.Choose(language),
		Settings: prefs.OpenSettings(s.app.Preferences(), s.disk.storage()),
		Keeper:   prefs.OpenKeeper(s.disk.storage(), s.filed),
		Archive:  s.filed,
		Random:   rand.New(rand.NewPCG(1, 2)),
		Now:      func() time.Time { return time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC) },
	})
	s.play.engines = func(uint64) chooser { return s.computer }
	s.play.do = func(f func()) { s.calls <- f }
	s.play.thinker = thinker{run: func(search, reply func()) { search(); reply() }}
	s.play.errand.run = s.play.thinker.run
	s.play.foresight.run, s.play.foresight.later = s.play.thinker.run, func(func()) {}
	s.play.foresight.look = func(rules.Match) (engine.Outlook, bool) { return engine.Outlook{}, false }
	s.play.begin()
	s.window.Resize(size)
}

// reopen ends the program and starts it again.
func (s *sitting) reopen() {
	s.play.Close()
	s.open(s.play.say.Tag(), s.window.Canvas().Size())
}

// settle waits until the game on the board has been written.
func (s *sitting) settle() {
	s.t.Helper()
	s.until(func() bool { return s.play.status.kept })
}

// until takes what other goroutines bring until something is so.
func (s *sitting) until(so func() bool) {
	s.t.Helper()
	for !so() {
		select {
		case f := <-s.calls:
			f()
		case <-time.After(5 * time.Second):
			s.t.Fatal("it never came to be")
		}
	}
}

// tap taps points of the board one after another.
func (s *sitting) tap(points ...string) {
	s.t.Helper()
	for _, name := range points {
		at, err := s.play.game.ParsePoint(name)
		if err != nil {
			s.t.Fatal(err)
		}
		s.tapAt(s.play.board, s.play.board.Spot(at))
	}
}

// tapAt presses and releases the mouse on an object.
func (s *sitting) tapAt(o fyne.CanvasObject, at fyne.Position) {
	event := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonPrimary}
	if m, ok := o.(desktop.Mouseable); ok {
		m.MouseDown(event)
		m.MouseUp(event)
	}
	if tapped, ok := o.(fyne.Tappable); ok {
		tapped.Tapped(&event.PointEvent)
	}
}

// press taps the middle of an object where the canvas has it, so that whatever lies over it is in the way.
func (s *sitting) press(o fyne.CanvasObject) {
	s.t.Helper()
	s.play.turned = time.Time{} // a person takes a moment to look
	test.TapCanvas(s.window.Canvas(), s.middle(o))
}

// middle is where on the canvas the middle of an object is.
func (s *sitting) middle(o fyne.CanvasObject) fyne.Position {
	return s.app.Driver().AbsolutePositionForObject(o).AddXY(o.Size().Width/2, o.Size().Height/2)
}

// move taps a move, landing by landing.
func (s *sitting) move(m rules.Move) {
	s.tap(s.play.game.Name(m.From()))
	for _, at := range m.Landings() {
		if s.play.table().Match.Last() == m {
			return // the end of the chain has been tapped
		}
		s.tap(s.play.game.Name(at))
	}
}

// key types a key as a window does: on what has the focus, else on the canvas.
func (s *sitting) key(names ...fyne.KeyName) {
	for _, name := range names {
		e := &fyne.KeyEvent{Name: name}
		if f, ok := s.window.Canvas().Focused().(desktop.Keyable); ok {
			f.KeyDown(e)
		}
		s.repeat(name)
		if f, ok := s.window.Canvas().Focused().(desktop.Keyable); ok {
			f.KeyUp(e)
		}
	}
}

// repeat is what comes of a key that is held down.
func (s *sitting) repeat(name fyne.KeyName) {
	e := &fyne.KeyEvent{Name: name}
	if f := s.window.Canvas().Focused(); f != nil {
		f.TypedKey(e)
	} else {
		s.window.Canvas().OnTypedKey()(e)
	}
}

// char types a letter or digit.
func (s *sitting) char(r rune) {
	if f := s.window.Canvas().Focused(); f != nil {
		f.TypedRune(r)
	} else {
		s.window.Canvas().OnTypedRune()(r)
	}
}

// says wants the status line to say this.
func (s *sitting) says(want string) {
	s.t.Helper()
	if got := s.play.status.words.Text(); got != want {
		s.t.Errorf("the status says %q, want %q", got, want)
	}
}

// shows wants the board to show a position.
func (s *sitting) shows(want string) {
	s.t.Helper()
	if got := s.play.board.View().Position.String(); got != want {
		s.t.Errorf("the board shows %s, want %s", got, want)
	}
}

// lay puts a game in progress on the board, as if it had been left so.
func (s *sitting) lay(g rules.Game, position string) {
	s.t.Helper()
	t := at(s.t, g, position, s.play.settings.Level(g))
	s.play.tables[g] = t
	s.play.enter(g)
}

// newGame begins a scored game anew, of whatever game is on the board, with the first move.
func (s *sitting) newGame() { s.arrange(scored) }

// arrange begins a game of a mode, of whatever game is on the board, in which a person has the first move.
func (s *sitting) arrange(m mode) {
	g := s.play.game
	s.play.beginGame(arrangement{mode: m, side: g.First(), from: rules.NewMatch(g), level: s.play.settings.Level(g)})
}

// starter is the button that begins the game that is being arranged.
func (s *sitting) starter() *controls.Button {
	s.t.Helper()
	for _, o := range s.play.topPage().Body.Objects {
		if b, ok := o.(*controls.Button); ok && b.Primary {
			return b
		}
	}
	s.t.Fatal("nothing on the page begins a game")
	return nil
}

// offer is the button of the card over the screen that offers something, by the key of its label.
func (s *sitting) offer(key string) *controls.Button {
	s.t.Helper()
	for _, b := range s.play.card.Buttons {
		if b.Label.Text() == s.play.say.Text(key) {
			s.play.card.Scroll.Reveal(b)
			return b
		}
	}
	s.t.Fatalf("the card does not offer %s", key)
	return nil
}

// pageText is all that stands on the page over the screen.
func (s *sitting) pageText() string {
	var all []string
	for _, w := range wordsIn(s.play.topPage()) {
		all = append(all, w.Text())
	}
	return strings.Join(all, "\n")
}

// measures marks a test that only measures texts on one goroutine: nothing for the race detector, which
// would take minutes over it and is run with -short.
func measures(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("it only measures")
	}
}
