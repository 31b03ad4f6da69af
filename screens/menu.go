package screens

import (
	"damiera/rules"
	"damiera/screens/controls"
)

// openMenu offers the games, the help and the settings. Each game has its own match in progress, so
// nothing is lost by it.
func (p *Play) openMenu() {
	if p.card != nil || p.topPage() != nil {
		return
	}
	var buttons []*controls.Button
	offer := func(label string, chosen bool, tapped func()) {
		b := p.button(tapped)
		b.Chosen = chosen
		b.Say(label, false)
		buttons = append(buttons, b)
	}
	for _, g := range rules.Games() {
		offer(gameName(p.say, g), g == p.game, func() { p.choose(g) })
	}
	offer(p.say.Text("menu.help"), false, func() { p.dismiss(); p.openHelp("") })
	offer(p.say.Text("menu.settings"), false, func() { p.dismiss(); p.openSettings() })
	c := controls.NewCard(p.say.Text("menu.title"), "", buttons, false, p.dismiss)
	c.Apart = len(rules.Games())
	p.openCard(c, buttons[p.game])
}

// choose goes to a game and remembers it as the last one played.
func (p *Play) choose(g rules.Game) {
	p.dismiss()
	if g != p.game {
		p.settings.SetGame(g)
		p.enter(g)
	}
}
