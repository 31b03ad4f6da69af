package screens

import (
	"context"
	"io/fs"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"damiera/board"
	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
	"damiera/translations"
)

// A sitting is the screen in a window of Fyne's test driver, used by taps and keys. The computer's
// reply comes in line, unless a test says otherwise.
type sitting struct {
	t        *testing.T
	app      fyne.App
	disk     *disk
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
	s.play = prepared(s.window, Options{
		Language: translations.Choose(language),
		Settings: prefs.OpenSettings(s.app.Preferences(), s.disk.storage()),
		Keeper:   prefs.OpenKeeper(s.disk.storage()),
		Random:   rand.New(rand.NewPCG(1, 2)),
	})
	s.play.engines = func(uint64) chooser { return s.computer }
	s.play.do = func(f func()) { s.calls <- f }
	s.play.thinker = thinker{run: func(search, reply func()) { search(); reply() }}
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

// A scripted computer plays the moves it was told, then the first legal ones.
type scripted struct {
	moves  []string
	levels []engine.Level // it was asked to play at
}

func (c *scripted) Choose(_ context.Context, m rules.Match, l engine.Level) engine.Answer {
	c.levels = append(c.levels, l)
	if len(c.moves) == 0 {
		return engine.Answer{Move: m.Legal()[0]}
	}
	text := c.moves[0]
	c.moves = c.moves[1:]
	mv, err := m.Position().ParseMove(text)
	if err != nil {
		return engine.Answer{}
	}
	return engine.Answer{Move: mv}
}

// A disk remembers what is written on it from one sitting to the next.
type disk struct {
	mu    sync.Mutex
	texts map[string][]byte
	full  bool
}

func (d *disk) fill(full bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.full = full
}

func (d *disk) storage() prefs.Storage {
	return prefs.Storage{
		Read: func(name string) ([]byte, error) {
			d.mu.Lock()
			defer d.mu.Unlock()
			text, ok := d.texts[name]
			if !ok {
				return nil, fs.ErrNotExist
			}
			return text, nil
		},
		Write: func(name string, text []byte) error {
			d.mu.Lock()
			defer d.mu.Unlock()
			if d.full {
				return fs.ErrPermission
			}
			d.texts[name] = text
			return nil
		},
		SetAside: func(name string) (string, error) {
			d.mu.Lock()
			defer d.mu.Unlock()
			d.texts[name+".bad"] = d.texts[name]
			delete(d.texts, name)
			return name + ".bad", nil
		},
	}
}

// measures marks a test that only measures texts on one goroutine: nothing for the race detector, which
// would take minutes over it and is run with -short.
func measures(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("it only measures")
	}
}
