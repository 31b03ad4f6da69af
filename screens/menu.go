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
	offer := func(label string, tapped func()) *controls.Button {
		b := p.button(tapped)
		buttons = append(buttons, b)
		b.Say(label, false)
		return b
	}
	for _, g := range rules.Games() {
		b := offer(gameName(p.say, g), func() { p.choose(g) })
		b.Chosen = g == p.game
		b.Say(gameName(p.say, g), false)
	}
	offer(p.say.Text("menu.help"), func() { p.dismiss(); p.openHelp("") })
	offer(p.say.Text("menu.settings"), func() { p.dismiss(); p.openSettings() })
	c := controls.NewCard(p.say.Text("menu.title"), "", buttons, false, p.dismiss)
	c.Apart = len(rules.Games())
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
