package screens

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"damiera/board"
	"damiera/rules"
	"damiera/screens/controls"
	"damiera/translations"
)

// A setUpScreen is a page on which a position is set up, by tapping and dragging or from a text, and then
// played. The game in progress is not touched.
type setUpScreen struct {
	play *Play
	page *controls.Page

	now    sketch
	past   []sketch   // what was there before each change, the latest last
	boards [3]*sketch // what was left on the other boards, nil where nothing was
	tool   int        // in allTools
	laid   rules.Game // whose tools are on the page
	told   saying     // what a button has just done; nil for nothing

	editor *board.Editor
	tools  [len(allTools)]*pieceButton
	undo   *controls.Arrow
	status *controls.Words
	turns  [2]*pieceButton // by color
	extras []*controls.Button
	more   *controls.Button
	ready  *controls.Button
	body   *setUpBody
}

// A leftSetUp is what was set up and not played when its page was left.
type leftSetUp struct {
	now    sketch
	past   []sketch
	boards [3]*sketch
}

// openSetUp shows the page for setting up a position: what a text says or, where it is empty, what was left
// there, or else the position of the game on the board. A text that cannot be read is shown with the spot.
func (p *Play) openSetUp(text string) {
	if p.card == nil {
		newSetUpScreen(p).open(text)
	}
}

// open shows the page with what a text says.
func (s *setUpScreen) open(text string) {
	var trouble error
	if text != "" {
		read, err := readSketch(s.play.game, text)
		if trouble = err; err == nil {
			s.now = read
		}
	} else if left := s.play.leftSetUp; left != nil {
		s.now, s.past, s.boards = left.now, left.past, left.boards
	}
	s.show()
	s.play.openPage(s.page)
	s.explain(trouble)
}

func newSetUpScreen(p *Play) *setUpScreen {
	s := &setUpScreen{play: p, page: controls.NewPage("")}
	s.now = s.onBoard(p.game)
	s.furnish()
	s.page.Whole, s.page.Renew, s.page.Keys = s.body.all, s.renew, s.typed
	s.page.Back = func() {
		p.leftSetUp = nil
		if len(s.past) > 0 {
			p.leftSetUp = &leftSetUp{s.now, s.past, s.boards}
		}
		p.closePage()
	}
	s.renew()
	return s
}

// onBoard is the position of a game as it is being played.
func (s *setUpScreen) onBoard(g rules.Game) sketch {
	return sketch{position: s.play.tables[g].Match.Position()}
}

// furnish makes what is on the page.
func (s *setUpScreen) furnish() {
	p := s.play
	s.editor = board.NewEditor(s.view())
	s.editor.OnTap = func(at rules.Point) {
		if !p.turning() {
			s.change(s.now.tapped(at, allTools[s.tool]))
		}
	}
	s.editor.OnDrag = func(from, to rules.Point) { s.change(s.now.dragged(from, to)) }
	s.editor.OnKey, s.editor.OnRune = p.typedKey, p.typedRune
	for i, t := range allTools {
		s.tools[i] = p.newPieceButton(t.tile(), false, func() {
			s.tool, s.told = i, nil
			s.show()
		})
	}
	s.undo = controls.NewStep(controls.StepBack, s.takeBack, p.typedKey, p.typedRune)
	s.status = controls.NewWords()
	s.status.Middle = true
	for _, c := range []rules.Color{rules.White, rules.Black} {
		s.turns[c] = p.newPieceButton(board.NewTile(c, false), true, func() {
			next := s.now
			next.position.Turn, next.asked = c, false
			s.change(next)
		})
	}
	for _, each := range s.acts() {
		s.extras = append(s.extras, p.button(each.does))
	}
	s.extras = append(s.extras, p.button(s.chooseGame))
	controls.Alike(s.extras...)
	s.more = p.button(s.openMore)
	s.more.Bars = true
	s.ready = p.button(s.begin)
	for _, b := range append(slices.Clone(s.extras), s.more, s.ready) {
		b.Deaf = p.turning
	}
	s.body = newSetUpBody(s)
}

// view is what the board shows: the position, and rings where something is wrong. The squares have their
// numbers, by which texts and reasons call them.
func (s *setUpScreen) view() board.View {
	p, g := s.play, s.now.position.Game
	near := g.First()
	switch {
	case g == p.game:
		near = p.nearSide()
	case p.settings.Flipped():
		near = near.Other()
	}
	return board.View{Position: s.now.position, Bottom: near, Forced: s.now.flaw().at, Numbers: true}
}

// change goes to another sketch and remembers the one before.
func (s *setUpScreen) change(next sketch) {
	s.told = nil
	if next != s.now {
		const enough = 200
		s.past = append(s.past, s.now)
		s.past = s.past[max(0, len(s.past)-enough):]
		s.now = next
	}
	s.show()
}

// takeBack undoes the last change.
func (s *setUpScreen) takeBack() {
	if last := len(s.past) - 1; last >= 0 {
		s.now, s.past, s.told = s.past[last], s.past[:last], nil
		s.show()
	}
}

// show puts the sketch on the page, and what is to be said about it.
func (s *setUpScreen) show() {
	say, g := s.play.say, s.now.position.Game
	shown := tools(g)
	if !slices.Contains(shown, s.tool) {
		s.tool-- // the man instead of the king
	}
	s.editor.SetView(s.view())
	for i, each := range s.tools {
		each.set(g, "", "", i == s.tool)
	}
	for c, each := range s.turns {
		c := rules.Color(c)
		each.set(g, ofSide("setup.moves", c)(say), colorName(say, c), !s.now.asked && s.now.position.Turn == c)
	}
	if idle := len(s.past) == 0; s.undo.Idle != idle {
		s.undo.Idle = idle
		s.undo.Refresh()
	}
	wrong := s.now.flaw().text
	s.ready.Say(say.Text("setup.play"), wrong == nil)
	if wrong != nil {
		s.ready.Label.Paragraphs[0].Color = theme.ColorNameDisabled
		s.ready.Label.Refresh()
	}
	last := len(s.extras) - 1
	s.extras[last].Say(say.Text("setup.game", translations.Args{"Game": gameName(say, g)}), false)
	s.tell(wrong)
	if s.laid != g {
		s.laid = g
		s.body.relay() // it may have more tools, or fewer
	}
}

// tell says what is wrong or has just been done, or else what can be done.
func (s *setUpScreen) tell(wrong saying) {
	say := s.play.say
	line := controls.Paragraph{Size: theme.TextSize(), Color: theme.ColorNamePlaceHolder}
	switch {
	case s.told != nil:
		line.Text, line.Color = s.told(say), theme.ColorNameForeground
	case wrong != nil:
		line.Text, line.Color, line.Style.Bold = wrong(say), theme.ColorNameForeground, true
	case allTools[s.tool].removes:
		line.Text = say.Text("setup.hint.remove")
	default:
		line.Text = say.Text("setup.hint.place")
	}
	s.status.Say(line)
}

// renew says everything in the language and the size of text of now.
func (s *setUpScreen) renew() {
	s.page.Retitle(s.play.say.Text("setup.title"))
	for i, each := range s.acts() {
		s.extras[i].Say(each.label, false)
	}
	s.show()
	s.body.relay()
}

// typed takes the keys that no button had a use for: they are the board's, or scroll the controls.
func (s *setUpScreen) typed(key fyne.KeyName) bool {
	screen := s.body.scroll.Size().Height * 0.85
	switch key {
	case fyne.KeyPageUp:
		s.body.scroll.ScrollBy(-screen)
	case fyne.KeyPageDown:
		s.body.scroll.ScrollBy(screen)
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight, fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		canvas := s.play.window.Canvas()
		if canvas.Focused() == fyne.Focusable(s.editor) {
			return false
		}
		canvas.Focus(s.editor)
		s.editor.TypedKey(&fyne.KeyEvent{Name: key})
	default:
		return false
	}
	return true
}

// begin offers to play what is set up, or says why it cannot be played.
func (s *setUpScreen) begin() {
	p := s.play
	if wrong := s.now.flaw().text; wrong != nil {
		p.remark(p.say.Text("setup.unready"), controls.Paragraph{Text: wrong(p.say), Size: theme.TextSize()})
		return
	}
	m, err := rules.NewMatchFrom(s.now.position)
	if err != nil {
		fyne.LogError("a position was set up that cannot be played", err)
		return
	}
	p.playFrom(m)
}
