package screens

import (
	"damiera/prefs"
	"damiera/rules"
	"damiera/rules/ballot"
	"damiera/translations"
)

// beginGame replaces a game by a new one and puts it on the board. What was played of it is lost, unless it
// was over.
func (p *Play) beginGame(a arrangement) {
	p.closeAll()
	g := a.from.Game()
	p.settings.SetGame(g)
	p.game, p.tables[g] = g, a.table(prefs.NewID())
	p.damages[g], p.paused, p.leftSetUp = nil, false, nil
	p.keep()
	p.sit()
	p.notify(notice{})
}

// beginAsked begins a game, after a question where a game in progress would be lost by it.
func (p *Play) beginAsked(a arrangement) {
	if t := p.tables[a.from.Game()]; !t.underway() {
		p.beginGame(a)
		return
	}
	p.ask(p.say.Text("new-game.title"), p.say.Text("new-game.text"), p.say.Text("new-game.yes"), p.say.Text("new-game.no"),
		func() { p.beginGame(a) })
}

// underway tells whether something would be lost with the game.
func (t Table) underway() bool { return t.open() && t.Match.Plies() > t.given() }

// playFrom offers to go on from a match as it stands, as practice or with two players.
func (p *Play) playFrom(m rules.Match) {
	p.dismiss()
	g := m.Game()
	goOn := func(mode mode, side rules.Color) func() {
		return func() {
			p.dismiss()
			p.beginAsked(arrangement{mode: mode, side: side, from: m, level: p.settings.Level(g)})
		}
	}
	c := p.newChoice(p.say.Text("play-from.title"), p.say.Text("play-from.text"), -1,
		option{p.say.Text("play-from.practice", translations.Args{"Color": colorName(p.say, m.Position().Turn)}), goOn(practice, m.Position().Turn)},
		option{p.say.Text("play-from.practice", translations.Args{"Color": colorName(p.say, m.Position().Turn.Other())}), goOn(practice, m.Position().Turn.Other())},
		option{p.say.Text("mode.two-players"), goOn(twoPlayers, rules.White)},
	)
	p.openCard(c, c.Buttons[0])
}

// ballotTold tells which balloted opening a game has begun with, and whom it favours in the federation's
// judgement: nothing where it has begun with none.
func ballotTold(t Table) (text saying, topic string) {
	if t.Ballot == 0 {
		return nil, "" // as most games: the list of openings need not be read
	}
	o, ok := ballot.Find(t.Ballot)
	if !ok {
		return nil, ""
	}
	return func(say translations.Language) string {
		return say.Text("ballot.begun", translations.Args{"Number": o.Number, "Judgement": judgementText(say, o.Favours)})
	}, "ballots"
}

// judgementText tells whom an opening favours, and by how much.
func judgementText(say translations.Language, j ballot.Judgement) string {
	switch {
	case j.Equal():
		return say.Text("ballot.equal")
	case j.Side == rules.White:
		return say.Text("ballot.favours-white", translations.Args{"Steps": j.Steps})
	default:
		return say.Text("ballot.favours-black", translations.Args{"Steps": j.Steps})
	}
}
