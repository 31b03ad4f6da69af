package screens

import (
	"time"

	"fyne.io/fyne/v2"

	"damiera/rules"
)

// openMenu offers the games, the help and the settings. Each game has its own match in progress, so
// nothing is lost by it.
func (p *Play) openMenu() {
	if p.card != nil || p.topPage() != nil {
		return
	}
	var buttons []*button
	offer := func(label string, tapped func()) *button {
		b := p.button(tapped)
		buttons = append(buttons, b)
		b.show(label, false)
		return b
	}
	for _, g := range rules.Games() {
		b := offer(gameName(p.say, g), func() { p.choose(g) })
		b.chosen = g == p.game
		b.show(gameName(p.say, g), false)
	}
	offer(p.say.Text("menu.help"), func() { p.dismiss(); p.openHelp("") })
	offer(p.say.Text("menu.settings"), func() { p.dismiss(); p.openSettings() })
	c := newCard(p.say.Text("menu.title"), "", buttons, false, p.dismiss)
	c.apart = len(rules.Games())
	p.open(c, buttons[p.game])
}

// choose goes to a game and remembers it as the last one played.
func (p *Play) choose(g rules.Game) {
	p.dismiss()
	if g != p.game {
		p.settings.SetGame(g)
		p.enter(g)
	}
}

// askNewGame begins a new game, after a question when moves would be lost. While the question is on
// the screen another tap asks no second one.
func (p *Play) askNewGame() {
	t := p.table()
	switch {
	case p.card != nil || p.topPage() != nil || t.Match.Plies() == 0:
	case !t.open():
		p.beginNewGame()
	default:
		yes, no := p.button(p.beginNewGame), p.button(p.dismiss)
		yes.show(p.say.Text("new-game.yes"), true)
		no.show(p.say.Text("new-game.no"), false)
		p.open(newCard(p.say.Text("new-game.title"), p.say.Text("new-game.text"), []*button{no, yes}, true, p.dismiss), yes)
	}
}

// open lays a card over the screen, with the keyboard on one of its buttons.
func (p *Play) open(c *card, first *button) {
	p.card, c.first, p.turned = c, first, time.Now()
	for _, b := range c.buttons {
		b.deaf = p.turning
	}
	p.window.Canvas().Overlays().Add(c)
	if fyne.CurrentDevice().IsMobile() {
		c.scroll.reveal(first)
	} else {
		p.window.Canvas().Focus(first)
	}
}

// dismiss takes away the card that lies over the screen.
func (p *Play) dismiss() {
	if p.card != nil {
		p.window.Canvas().Overlays().Remove(p.card)
		p.card, p.turned = nil, time.Now()
	}
}

// turning tells whether a card or a page has just come or gone. A tap then is the second one of somebody
// who double-clicks everything, and meant what was there before.
func (p *Play) turning() bool { return time.Since(p.turned) < twice/2 }
