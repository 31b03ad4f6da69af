package screens

import (
	"context"
	"time"

	"damiera/rules"
	"damiera/screens/controls"
	"damiera/translations"
)

// A game may end without a move: one side gives up, or both are content with a draw.

// mayResign tells whether there is somebody who could give the game up.
func (t Table) mayResign() bool {
	return t.open() && t.mode() != watching && t.Match.Plies() > t.given()
}

// mayOfferDraw tells whether a draw can be offered now: on a person's own turn.
func (t Table) mayOfferDraw() bool { return t.mayResign() && t.personsTurn() }

// askResign asks whether the person, or of two the one to move, gives the game up.
func (p *Play) askResign() {
	t := p.table()
	if !t.mayResign() {
		return
	}
	loser, title := t.person(), p.say.Text("resign.title")
	if t.mode() == twoPlayers {
		loser = t.turn()
		title = p.say.Text("resign.title.two", translations.Args{"Player": p.playerName(loser)})
	}
	p.ask(title, p.say.Text("resign.text"), p.say.Text("resign.yes"), p.say.Text("resign.no"), func() {
		p.end(p.table().Match.Resign(loser))
	})
}

// offerDraw asks the opponent for a draw: the computer thinks about it, a person is asked.
func (p *Play) offerDraw() {
	t := p.table()
	if !t.mayOfferDraw() || p.errand.sent() {
		return
	}
	if t.mode() == twoPlayers {
		other := translations.Args{"Player": p.playerName(t.turn().Other())}
		p.ask(p.say.Text("draw-offer.title.two", other), p.say.Text("draw-offer.text.two"),
			p.say.Text("draw-offer.yes"), p.say.Text("draw-offer.no"), func() { p.end(p.table().Match.Agree()) })
		return
	}
	p.notify(notice{text: only("draw-offer.considered")})
	computer, takes := t.turn().Other(), false
	taker, ok := p.engine.(drawTaker)
	if !ok {
		return
	}
	p.errand.send(
		func(ctx context.Context) { takes = taker.TakesDraw(ctx, t.Match, computer) },
		func() {
			if takes {
				p.end(t.Match.Agree())
				return
			}
			p.notify(notice{text: only("draw-offer.declined"), topic: "agreeing"})
		})
}

// end ends the game on the board without a move.
func (p *Play) end(m rules.Match) {
	t := p.table()
	t.Match, t.Ended, t.undone = m, true, nil
	p.turnTo(t.judged())
}

// A drawTaker tells whether the computer, which plays a side, is content with a draw.
type drawTaker interface {
	TakesDraw(ctx context.Context, m rules.Match, computer rules.Color) bool
}

// tapRematch begins the same kind of game again, with the sides swapped.
func (p *Play) tapRematch() {
	if t := p.table(); !t.open() && !p.settling() {
		p.settled = time.Now() // something else is about to stand there
		p.beginGame(t.again())
	}
}

// ask asks a question whose answer yes has something done. The keyboard is on the answer that does nothing.
func (p *Play) ask(title, text, yes, no string, done func()) {
	p.dismiss()
	does, leaves := p.button(func() { p.dismiss(); done() }), p.button(p.dismiss)
	does.Say(yes, false)
	leaves.Say(no, false)
	controls.Alike(leaves, does)
	p.openCard(controls.NewCard(title, text, []*controls.Button{leaves, does}, true, p.dismiss), leaves)
}
