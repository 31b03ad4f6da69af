package screens

import (
	"fyne.io/fyne/v2"

	"damiera/rules"
)

// openGames offers the choice of a game. Each has its own in progress, so nothing is lost by it.
func (p *Play) openGames() {
	if p.card != nil {
		return
	}
	var buttons []*button
	for _, g := range rules.Games() {
		b := p.button(func() { p.choose(g) })
		b.chosen = g == p.game
		b.show(gameName(p.say, g), false)
		buttons = append(buttons, b)
	}
	p.open(newCard(p.say.Text("games.title"), "", buttons, false, p.dismiss), buttons[p.game])
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
	case p.card != nil || t.Match.Plies() == 0:
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
	p.card, c.first = c, first
	p.window.Canvas().Overlays().Add(c)
	if !fyne.CurrentDevice().IsMobile() {
		p.window.Canvas().Focus(first)
	}
}

// dismiss takes away what lies over the screen.
func (p *Play) dismiss() {
	if p.card != nil {
		p.window.Canvas().Overlays().Remove(p.card)
		p.card = nil
	}
}
