// Package screens is what is around the board: the screen where a game is played, with its players,
// its status line, its moves and its buttons, and what may lie over it: the menu and the questions, the
// help and the settings.
package screens

import (
	"math/rand/v2"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"damiera/board"
	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
	"damiera/screens/controls"
	"damiera/translations"
)

// Options are what a screen needs from outside.
type Options struct {
	Version  string // of the program
	Language translations.Language
	Settings prefs.Settings
	Keeper   *prefs.Keeper
	Archive  *prefs.Archive // the keeper's
	Random   *rand.Rand     // for the computer's choices among good moves
	Now      func() time.Time
}

// Play is the screen where a game is played. Its methods belong to the UI's goroutine.
type Play struct {
	version  string
	say      translations.Language
	settings prefs.Settings
	keeper   *prefs.Keeper
	random   *rand.Rand
	now      func() time.Time
	window   fyne.Window

	appearance appearance // as it was last applied

	game   rules.Game
	tables [3]Table // by game: each has its own in progress
	keeping

	notice    notice // about what the person has just tried; gone with the next move
	note      note   // about a rule that has just shown itself; gone with the next move
	noteWaits bool   // the note came with the person's own move, and the computer has not replied yet

	thinker       thinker
	foresight     foresight
	errand        errand
	paused        bool // the computer, playing against itself, waits
	away, picking bool // nobody looks: the program is in the background, or a file is being chosen
	engine        chooser
	engines       func(seed uint64) chooser
	filing        filing
	leftSetUp     *leftSetUp    // nil for none
	leftText      string        // on the page for pasting
	removed       prefs.Removed // finished games, as they were deleted last
	do            func(func())  // brings a call to the UI's goroutine
	closed        atomic.Bool

	board       *board.Board
	title       *controls.Words
	top, bottom *playerRow
	status      *statusLine
	moves       *moveList
	listed      bool // the moves have a place
	menu        *controls.Button
	buttons
	settled time.Time // when the last move that waited was played or taken back by a button

	covers
}

// New fills a window with the screen. The games are as they were left; where it is the computer's
// turn it begins to think.
func New(w fyne.Window, o Options) *Play {
	p := prepared(w, o)
	p.begin()
	return p
}

// prepared is a screen that has not begun, in which a test may still exchange the engine.
func prepared(w fyne.Window, o Options) *Play {
	p := &Play{
		version: o.Version, say: o.Language, settings: o.Settings, keeper: o.Keeper, random: o.Random, now: o.Now, window: w,
		appearance: appearanceOf(o.Settings),
		engines:    func(seed uint64) chooser { return engine.New(engine.Options{Seed: seed}) },
	}
	p.do = p.onUI
	p.filing.archive = o.Archive
	o.Archive.OnDamage = func(d prefs.Damage) { p.do(func() { p.archiveDamaged(d) }) }
	p.thinker.run = func(search, reply func()) {
		go func() {
			search()
			p.do(reply)
		}()
	}
	p.errand.run = p.thinker.run
	p.foresight = foresight{
		look: engine.Foresee, run: p.thinker.run, told: p.tell,
		later: func(call func()) { time.AfterFunc(moment, func() { p.do(call) }) },
	}
	p.board = board.New()
	p.board.OnMove = func(m rules.Move) {
		if p.table().personsTurn() {
			p.played(m, 0)
		}
	}
	p.board.OnRefused, p.board.OnChosen, p.board.OnPending = p.refused, p.chosen, p.pending
	p.board.OnKey, p.board.OnRune = p.typedKey, p.typedRune
	p.title, p.status, p.moves = controls.NewWords(), newStatusLine(), newMoveList()
	p.title.Middle = true
	p.top, p.bottom = newPlayerRow(), newPlayerRow()
	p.menu, p.buttons = p.button(p.openMenu), p.newButtons()
	p.menu.Bars = true
	p.status.onTopic = p.openHelp
	p.status.link.PassKeys(p.typedKey, p.typedRune)
	p.adopt()
	return p
}

// begin restores the games and shows the last one played.
func (p *Play) begin() {
	p.keeper.OnKept = func(r prefs.Record, err error) { p.do(func() { p.written(r, err) }) }
	p.settings.OnWritten(func(err error) { p.do(func() { p.settingsWritten(err) }) })
	_, p.forgot = p.settings.Lost()
	for _, g := range rules.Games() {
		p.restore(g)
	}
	p.window.SetPadded(false)
	p.window.SetContent(p.content())
	p.window.Canvas().SetOnTypedKey(p.typedKey)
	p.window.Canvas().SetOnTypedRune(p.typedRune)
	p.enter(p.settings.Game())
}

// content puts the parts into the window. The board comes first for the keyboard's Tab.
func (p *Play) content() fyne.CanvasObject {
	l := screenLayout{text: theme.TextSize, listed: p.listedMoves, parts: []part{
		{p.board, func(p places) box { return p.Board }},
		{p.title, func(p places) box { return p.Title }},
		{p.top, func(p places) box { return p.Top }},
		{p.bottom, func(p places) box { return p.Bottom }},
		{p.status, func(p places) box { return p.Status }},
		{p.moves, func(p places) box { return p.Moves }},
		{p.menu, func(p places) box { return p.Menu }},
	}}
	l.buttons, l.seats = p.buttons.all(), func(spots places) []seat { return p.row.seats(spots) }
	c := container.New(l)
	last := len(l.parts) - 1
	for _, part := range l.parts[:last] {
		c.Add(part.object)
	}
	for _, button := range l.buttons {
		c.Add(button)
	}
	c.Add(l.parts[last].object)
	return c
}

// button makes a button whose unused keys go to the screen.
func (p *Play) button(tapped func()) *controls.Button {
	return controls.NewButton(tapped, p.typedKey, p.typedRune)
}

// table is the game on the board.
func (p *Play) table() Table { return p.tables[p.game] }

// enter puts a game on the board.
func (p *Play) enter(g rules.Game) {
	p.game, p.notice = g, notice{}
	p.paused = p.table().mode() == watching // who comes to it has it go on
	p.sit()
	p.chosen() // it may have been left in the middle of a capture
}

// sit begins with the table on the board: with an engine of its own, so that its choices are new ones.
func (p *Play) sit() {
	p.thinker.stop()
	p.errand.drop()
	p.engine = p.engines(p.random.Uint64())
	p.dropNote()
	p.takeNote()
	p.foresight.drop()
	p.show()
	p.lookAhead()
	p.think()
}

// played is the one door for moves, a person's and the computer's; by is the level at which the
// computer found it, 0 for a person's. What is no legal move changes nothing.
func (p *Play) played(m rules.Move, by engine.Level) {
	t, err := p.table().played(m, by)
	if err != nil {
		fyne.LogError("a move was not played", err)
		return
	}
	p.errand.drop()
	p.tables[p.game] = t
	p.notice = notice{}
	if by == 0 {
		p.heard()
	}
	p.takeNote()
	p.keep()
	p.show()
	p.lookAhead()
	p.think()
}

// think asks the computer for its move when it is its turn.
func (p *Play) think() {
	t := p.table()
	if !t.computersTurn() || p.unwatched() {
		return
	}
	p.thinker.watching = t.mode() == watching
	p.thinker.start(p.engine, t.Match, t.Level, func(m rules.Move) { p.played(m, t.Level) })
}

// chosen follows a tap that did something on the board and did not complete a move. What was refused
// before is over; a capture that has begun has to go on.
func (p *Play) chosen() {
	if p.board.Capturing() {
		p.notify(notice{text: only("why.continue-capture"), topic: "capture"})
		return
	}
	p.unsay()
}

// refused says why the board did not do what was asked of it. After the end of a game there is nothing
// to say: the status tells already.
func (p *Play) refused(r board.Refusal) {
	if !p.table().open() {
		return
	}
	p.notify(refusal(p.table(), r))
}

// onUI has a call made on the UI's goroutine, unless the screen has closed: Fyne closes its queue while
// it stops, and a call that comes too late has nobody to answer to.
func (p *Play) onUI(call func()) {
	if !p.closed.Load() {
		fyne.Do(call)
	}
}

// Close stops the computer and writes what is still to be written.
func (p *Play) Close() {
	p.closed.Store(true)
	p.thinker.stop()
	p.keeper.Close()
	p.settings.Close()
}
