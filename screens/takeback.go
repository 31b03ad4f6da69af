package screens

import (
	"damiera/prefs"
	"damiera/rules"
)

// mayTakeBack tells how many plies a tap takes back: the person's last move and what came after it, or in a
// game of two players the last move. An end without a move is taken back by itself, as no plies.
func (t Table) mayTakeBack() (plies int, may bool) {
	result := t.Match.Result()
	alone := result.Reason == rules.Resignation || result.Reason == rules.Agreement
	switch m := t.mode(); {
	case m != practice && m != twoPlayers:
		return 0, false
	case alone:
		return 0, true
	case m == practice && t.Seats[t.turn()] == prefs.Person:
		plies = 2
	default:
		plies = 1
	}
	return plies, t.Match.Plies()-plies >= t.given()
}

// takenBack is the table before the last move of a person. A game that was over, and is therefore among the
// finished ones, goes on as another one, by the given id.
func (t Table) takenBack(id string) Table {
	plies, may := t.mayTakeBack()
	if !may {
		return t
	}
	if !t.open() {
		t.ID = id
	}
	moves := t.Match.Moves()
	t.undone = append(append([]rules.Move{}, moves[len(moves)-plies:]...), t.undone...)
	t.Match, t.Ended = t.Match.TakeBack(plies), false
	return t
}

// steppedOn is the table after the next moves that were taken back, up to where a person is to move.
func (t Table) steppedOn() Table {
	for i, undone := 0, t.undone; len(undone) > 0 && (i == 0 || !t.personsTurn()); i++ {
		next, err := t.played(undone[0], 0)
		if err != nil {
			break
		}
		undone = undone[1:]
		t, t.undone = next, undone
	}
	return t
}

// takeBack takes back the person's last move, or a capture that has begun.
func (p *Play) takeBack() {
	t := p.table()
	if _, may := t.mayTakeBack(); p.board.Capturing() && t.mode() != scored {
		p.board.Abandon()
		p.chosen()
	} else if may {
		p.turnTo(t.takenBack(prefs.NewID()))
	}
}

// stepOn plays again what was taken back.
func (p *Play) stepOn() {
	if t := p.table(); len(t.undone) > 0 {
		p.turnTo(t.steppedOn())
	}
}

// turnTo puts another state of the game on the board.
func (p *Play) turnTo(t Table) {
	p.thinker.stop()
	p.errand.drop()
	p.tables[p.game], p.notice = t, notice{}
	p.dropNote()
	p.keep()
	p.show()
	p.lookAhead()
	p.think()
}
