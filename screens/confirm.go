package screens

import (
	"time"

	"damiera/rules"
	"damiera/screens/controls"
	"damiera/translations"
)

// Where moves are to be confirmed, a move that waits for it takes over the two buttons below the board.

// pending follows a move that waits on the board, or waits no longer.
func (p *Play) pending(rules.Move) { p.tell() }

// asking is the question about the move that waits.
func (p *Play) asking() notice {
	move := p.table().Match.Position().Text(p.board.Pending())
	return notice{text: with("confirm.question", translations.Args{"Move": move})}
}

// tapLevel takes back the move that waits, or goes to the next level. A second tap that follows at once
// belongs to the first, when the button meant something else.
func (p *Play) tapLevel() {
	switch {
	case !p.board.Pending().IsZero():
		p.settled = time.Now()
		p.board.Cancel()
	case !p.settling():
		p.nextLevel()
	}
}

// tapFresh plays the move that waits, or goes to a new game.
func (p *Play) tapFresh() {
	switch {
	case !p.board.Pending().IsZero():
		p.settled = time.Now()
		p.board.ConfirmMove()
	case !p.settling():
		p.openNewGame()
	}
}

// settling tells whether a button has just come to mean something else. A tap within that time is one of
// several, which may go on.
func (p *Play) settling() bool {
	if time.Since(p.settled) > controls.DoubleTap {
		return false
	}
	p.settled = time.Now()
	return true
}
