package screens

import "damiera/screens/controls"

// askNewGame begins a new game, after a question when moves would be lost. While the question is on
// the screen another tap asks no second one. The keyboard is on the answer that loses nothing.
func (p *Play) askNewGame() {
	t := p.table()
	switch {
	case p.card != nil || p.topPage() != nil || t.Match.Plies() == 0:
	case !t.open():
		p.beginNewGame()
	default:
		yes, no := p.button(p.beginNewGame), p.button(p.dismiss)
		yes.Say(p.say.Text("new-game.yes"), false)
		no.Say(p.say.Text("new-game.no"), false)
		controls.Alike(no, yes)
		p.openCard(controls.NewCard(p.say.Text("new-game.title"), p.say.Text("new-game.text"), []*controls.Button{no, yes}, true, p.dismiss), no)
	}
}
