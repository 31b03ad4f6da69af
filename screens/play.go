// Package screens is what is around the board: the screen where a game is played, with its players,
// its status line and its buttons, and the questions that may lie over it.
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
	"damiera/translations"
)

// thinkingPause is the least time the computer takes for a move, so that its piece is seen to slide
// after the person's has come to rest.
const thinkingPause = 350 * time.Millisecond

// Options are what a screen needs from outside.
type Options struct {
	Language translations.Language
	Settings prefs.Settings
	Keeper   *prefs.Keeper
	Random   *rand.Rand // for the computer's choices among good moves
}

// Play is the screen where a game is played. Its methods belong to the UI's goroutine.
type Play struct {
	say      translations.Language
	settings prefs.Settings
	keeper   *prefs.Keeper
	random   *rand.Rand
	window   fyne.Window

	game    rules.Game
	tables  [3]Table // by game: each has its own in progress
	kept    [3]stored
	unkept  [3]bool // writing failed
	damages [3]string
	notice  string // about what the person has just tried; gone with the next move

	thinker thinker
	engine  chooser
	engines func(seed uint64) chooser
	do      func(func()) // brings a call to the UI's goroutine
	closed  atomic.Bool

	board       *board.Board
	title       *words
	top, bottom *playerRow
	status      *statusLine
	moves       *moveList
	menu        *button
	level       *button
	fresh       *button
	card        *card // what lies over the screen, if anything
}

// stored names a state of a game that has been written: so many plies of which game.
type stored struct {
	id    string
	plies int
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
		say: o.Language, settings: o.Settings, keeper: o.Keeper, random: o.Random, window: w,
		thinker: thinker{pause: thinkingPause},
		engines: func(seed uint64) chooser { return engine.New(engine.Options{Seed: seed}) },
	}
	p.do = p.onUI
	p.thinker.run = func(search, reply func()) {
		go func() {
			search()
			p.do(reply)
		}()
	}
	p.board = board.New()
	p.board.OnMove = func(m rules.Move) {
		if p.table().personsTurn() {
			p.played(m, 0)
		}
	}
	p.board.OnRefused, p.board.OnChosen = p.refused, p.unsay
	p.board.OnKey, p.board.OnRune = p.typedKey, p.typedRune
	p.title, p.status, p.moves = newWords(), newStatusLine(), newMoveList()
	p.title.middle = true
	p.top, p.bottom = newPlayerRow(), newPlayerRow()
	p.menu, p.level, p.fresh = p.button(p.openGames), p.button(p.nextLevel), p.button(p.askNewGame)
	p.menu.bars = true
	return p
}

// begin restores the games and shows the last one played.
func (p *Play) begin() {
	p.keeper.OnKept = func(r prefs.Record, err error) { p.do(func() { p.written(r, err) }) }
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
	l := screenLayout{text: theme.TextSize, parts: []part{
		{p.board, func(p places) box { return p.Board }},
		{p.title, func(p places) box { return p.Title }},
		{p.top, func(p places) box { return p.Top }},
		{p.bottom, func(p places) box { return p.Bottom }},
		{p.status, func(p places) box { return p.Status }},
		{p.moves, func(p places) box { return p.Moves }},
		{p.level, func(p places) box { return p.Level }},
		{p.fresh, func(p places) box { return p.Fresh }},
		{p.menu, func(p places) box { return p.Menu }},
	}}
	c := container.New(l)
	for _, part := range l.parts {
		c.Add(part.object)
	}
	return c
}

// button makes a button whose unused keys go to the screen.
func (p *Play) button(tapped func()) *button { return newButton(tapped, p.typedKey, p.typedRune) }

// table is the game on the board.
func (p *Play) table() Table { return p.tables[p.game] }

// restore takes up a game as it was left, or lays out a new one.
func (p *Play) restore(g rules.Game) {
	record, found, damage := p.keeper.Load(g)
	if damage != nil {
		p.damages[g] = damageText(p.say, damage)
	}
	level := p.settings.Level(g)
	if !found {
		p.tables[g] = newTable(g, prefs.NewID(), level)
		return
	}
	p.tables[g] = Table{Record: record, Level: level}
	p.kept[g] = stored{record.ID, record.Match.Plies()}
}

// enter puts a game on the board.
func (p *Play) enter(g rules.Game) {
	p.game, p.notice = g, ""
	p.sit()
}

// sit begins with the table on the board: with an engine of its own, so that its choices are new ones.
func (p *Play) sit() {
	p.thinker.stop()
	p.engine = p.engines(p.random.Uint64())
	p.show()
	p.think()
}

// beginNewGame replaces the game on the board by a new one.
func (p *Play) beginNewGame() {
	p.dismiss()
	p.tables[p.game] = newTable(p.game, prefs.NewID(), p.settings.Level(p.game))
	p.notice, p.damages[p.game] = "", ""
	p.keep()
	p.sit()
}

// played is the one door for moves, a person's and the computer's; by is the level at which the
// computer found it, 0 for a person's. What is no legal move changes nothing.
func (p *Play) played(m rules.Move, by engine.Level) {
	t, err := p.table().played(m, by)
	if err != nil {
		fyne.LogError("a move was not played", err)
		return
	}
	p.tables[p.game] = t
	p.notice = ""
	if by == 0 {
		p.heard()
	}
	p.keep()
	p.show()
	p.think()
}

// think asks the computer for its move when it is its turn.
func (p *Play) think() {
	t := p.table()
	if !t.computersTurn() {
		return
	}
	p.thinker.start(p.engine, t.Match, t.Level, func(m rules.Move) { p.played(m, t.Level) })
}

// refused says why the board did not do what was asked of it. After the end of a game there is nothing
// to say: the status tells already.
func (p *Play) refused(r board.Refusal) {
	if !p.table().open() {
		return
	}
	p.notice = refusalText(p.say, p.table(), r)
	p.tell()
}

// keep has the game written.
func (p *Play) keep() { p.keeper.Keep(p.table().Record) }

// written notes that a game has been written, or could not be.
func (p *Play) written(r prefs.Record, err error) {
	g := r.Match.Game()
	p.unkept[g] = err != nil
	if err != nil {
		fyne.LogError("a game could not be saved", err)
	} else {
		p.kept[g] = stored{r.ID, r.Match.Plies()}
	}
	p.tell()
}

// Flush tries again to write what is not known to be kept: when the program goes to the background one
// cannot know whether it will come back. It does not wait, and it disturbs nothing.
func (p *Play) Flush() {
	for g, t := range p.tables {
		if t.Match.Plies() > 0 && p.kept[g] != (stored{t.ID, t.Match.Plies()}) {
			p.keeper.Keep(t.Record)
		}
	}
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
}

// show puts the table on the screen: the board, and all that is said about it.
func (p *Play) show() {
	p.board.SetView(p.table().view())
	p.moves.show(p.table().Match)
	p.tell()
}

// tell renews the words and leaves the board alone, with what is selected there.
func (p *Play) tell() {
	t := p.table()
	person := t.person()
	level := levelName(p.say, p.game, t.Level)
	p.title.show(paragraph{Text: gameName(p.say, p.game), Size: theme.TextSize() * 1.2, Style: fyne.TextStyle{Bold: true}})
	computer := p.say.Text("player.computer-at", translations.Args{"Level": level})
	p.top.show(computer, person.Other(), t.captured(person.Other()), t.open() && t.turn() != person)
	p.bottom.show(p.say.Text("player.you"), person, t.captured(person), t.open() && t.turn() == person)
	p.menu.show("", false)
	p.level.show(p.say.Text("button.level", translations.Args{"Level": level}), false)
	p.fresh.show(p.say.Text("button.new-game"), !t.open())
	p.status.show(statusOf(p.say, t, p.notices()), p.kept[p.game] == stored{t.ID, t.Match.Plies()})
}
