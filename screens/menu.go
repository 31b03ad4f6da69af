package screens

import (
	"damiera/rules"
	"damiera/translations"
)

// openMenu offers the games and all the other places. Each game has its own match in progress, so nothing is
// lost by it.
func (p *Play) openMenu() {
	if p.card != nil || p.topPage() != nil {
		return
	}
	var options []option
	for _, g := range rules.Games() {
		options = append(options, option{gameName(p.say, g), func() { p.choose(g) }})
	}
	leadTo := func(label string, open func()) {
		options = append(options, option{label, func() { p.dismiss(); open() }})
	}
	leadTo(p.say.Text("menu.this-game"), p.openThisGame)
	leadTo(p.say.Text("menu.games"), p.openGames)
	leadTo(p.say.Text("menu.statistics"), p.openStatistics)
	leadTo(p.say.Text("menu.open-file"), p.openFile)
	leadTo(p.say.Text("menu.paste"), p.openPaste)
	leadTo(p.say.Text("menu.set-up"), func() { p.openSetUp("") })
	leadTo(p.say.Text("menu.help"), func() { p.openHelp("") })
	leadTo(p.say.Text("menu.settings"), p.openSettings)
	c := p.newChoice(p.say.Text("menu.title"), "", int(p.game), options...)
	c.Apart = len(rules.Games())
	p.openCard(c, c.Buttons[p.game])
}

// openThisGame offers what can be done with the game on the board.
func (p *Play) openThisGame() {
	if p.card != nil || p.topPage() != nil {
		return
	}
	t := p.table()
	var options []option
	offer := func(can bool, label string, does func()) {
		if can {
			options = append(options, option{label, func() { p.dismiss(); does() }})
		}
	}
	offer(t.mode() == practice && t.personsTurn(), p.say.Text("this-game.hint"), p.askHint)
	offer(t.mayOfferDraw(), p.say.Text("this-game.draw"), p.offerDraw)
	offer(t.mayResign(), p.say.Text("this-game.resign"), p.askResign)
	offer(!t.open(), p.say.Text("button.rematch"), p.tapRematch)
	offer(t.Match.Plies() > 0, p.say.Text("this-game.review"), func() { p.openRecord(p.table().Record) })
	offer(true, p.say.Text("button.new-game"), p.openNewGame)
	c := p.newChoice(p.say.Text("menu.this-game"), p.aboutGame(), -1, options...)
	p.openCard(c, c.Buttons[0])
}

// aboutGame says what kind of game is on the board.
func (p *Play) aboutGame() string {
	t := p.table()
	about := p.say.Text("this-game.about", translations.Args{"Game": gameName(p.say, p.game), "Mode": modeName(p.say, t.mode())})
	if text, _ := ballotTold(t); text != nil {
		about += " " + text(p.say)
	}
	return about
}

// choose goes to a game and remembers it as the last one played.
func (p *Play) choose(g rules.Game) {
	p.dismiss()
	if g != p.game {
		p.settings.SetGame(g)
		p.enter(g)
	}
}
