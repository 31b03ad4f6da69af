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
	t.Level = l
	p.tables[p.game] = t
	p.settings.SetLevel(p.game, l)
	p.notice = ""
	if t.open() && t.Match.Plies() > 0 {
		p.notice = p.say.Text("status.level-changed", translations.Args{"Level": levelName(p.say, p.game, l)})
	}
	p.tell()
}
