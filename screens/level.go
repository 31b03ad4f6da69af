package screens

import (
	"damiera/engine"
	"damiera/translations"
)

// nextLevel goes to the next level of the game, and from the strongest to the weakest.
func (p *Play) nextLevel() {
	levels := engine.Levels(p.game)
	p.setLevel(levels[p.table().Level.Number(p.game)%len(levels)])
}

// setLevel changes the level of the game on the board, from the computer's next move on.
func (p *Play) setLevel(l engine.Level) {
	t := p.table()
	if t.mode() == twoPlayers {
		return // nobody plays at a level
	}
	t.Level = l
	p.tables[p.game] = t
	p.settings.SetLevel(p.game, l)
	n := notice{}
	if t.open() && t.Match.Plies() > 0 {
		n = notice{topic: "levels", text: func(say translations.Language) string {
			return say.Text("status.level-changed", translations.Args{"Level": levelName(say, t.Match.Game(), l)})
		}}
	}
	p.notify(n)
	if n.text == nil {
		p.chosen() // in the middle of a capture there is something to be said
	}
}
