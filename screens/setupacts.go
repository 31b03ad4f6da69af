package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"damiera/rules"
	"damiera/screens/controls"
)

// acts are what can be done with the whole board.
func (s *setUpScreen) acts() []option {
	say := s.play.say
	return []option{
		{say.Text("setup.clear"), func() { s.change(s.now.cleared()) }},
		{say.Text("setup.start"), func() { s.change(sketch{position: rules.Start(s.now.position.Game)}) }},
		{say.Text("setup.paste"), s.paste},
		{say.Text("setup.copy"), s.copy},
	}
}

// openMore offers on a card what has no room on the page.
func (s *setUpScreen) openMore() {
	p := s.play
	if p.card != nil {
		return
	}
	var options []option
	for _, each := range s.acts() {
		options = append(options, option{each.label, func() { p.dismiss(); each.does() }})
	}
	first := len(options)
	options = append(options, s.games()...)
	c := p.newChoice(p.say.Text("setup.title"), "", first+int(s.now.position.Game), options...)
	c.Apart = first
	p.openCard(c, c.Buttons[0])
}

// chooseGame offers the games on a card.
func (s *setUpScreen) chooseGame() {
	p := s.play
	if p.card != nil {
		return
	}
	c := p.newChoice(p.say.Text("setup.which-game"), "", int(s.now.position.Game), s.games()...)
	p.openCard(c, c.Buttons[s.now.position.Game])
}

// games are the boards that there are.
func (s *setUpScreen) games() []option {
	var all []option
	for _, g := range rules.Games() {
		all = append(all, option{gameName(s.play.say, g), func() { s.play.dismiss(); s.turnTo(g) }})
	}
	return all
}

// turnTo goes to another game's board. Between the games on 32 squares the pieces stay on their numbers; a
// board of another kind is as it was left, and at first as the game stands there.
func (s *setUpScreen) turnTo(g rules.Game) {
	before := s.now.position.Game
	if g == before {
		return
	}
	left := s.now
	if g != rules.Alquerque && before != rules.Alquerque {
		s.change(left.on(g))
		return
	}
	s.boards[before] = &left
	if s.boards[g] != nil {
		s.change(*s.boards[g])
		return
	}
	s.change(s.onBoard(g))
}

// paste reads the position that is in the clipboard.
func (s *setUpScreen) paste() {
	s.play.readClipboard(func(text string, reached bool) {
		if s.play.topPage() != s.page {
			return // it took a while, and one has gone on
		}
		read, err := readSketch(s.now.position.Game, text)
		switch {
		case !reached:
			s.say(only("paste.no-clipboard"))
		case bare(text) == "":
			s.say(only("paste.no-text"))
		case err != nil:
			s.explain(err)
		default:
			s.change(read)
		}
	})
}

// copy puts the position into the clipboard.
func (s *setUpScreen) copy() {
	s.play.copyText(s.now.text(), only("setup.copied"), s.say)
}

// say tells what a button has just done.
func (s *setUpScreen) say(what saying) {
	s.told = what
	s.show()
}

// explain shows why a text cannot be read, and where; nothing where it can.
func (s *setUpScreen) explain(err error) {
	if err == nil {
		return
	}
	why, spot := slipText(s.play.say, err)
	size := theme.TextSize()
	s.play.remark(s.play.say.Text("setup.unreadable"),
		controls.Paragraph{Text: why, Size: size}, controls.Paragraph{Text: spot, Size: size, Style: fyne.TextStyle{Bold: true}})
}

// remark says something on a card that has nothing to choose.
func (p *Play) remark(title string, text ...controls.Paragraph) {
	p.dismiss()
	c := p.newChoice(title, "", -1, option{p.say.Text("setup.seen"), p.dismiss})
	c.Words.Say(append(c.Words.Paragraphs, text...)...)
	p.openCard(c, c.Buttons[0])
}
