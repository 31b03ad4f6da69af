// Package check verifies what others claim about Alquerque: that the starting
// position's certificates are closed. It plays on the referee's board (package
// plain), reads the certificates' files by itself, and shares with the solver
// nothing but the position type, so that the two can only agree where both are
// right.
package check

import (
	"fmt"

	"damiera/rules"
	"damiera/rules/plain"
)

// A Table is what is claimed of a position: 1, 0 or -1 where the side to move
// wins, draws or loses with best play, draw counters ignored. known is false where
// nothing is claimed.
type Table func(p rules.Position) (value int, known bool)

// A Fault is a position at which a claim proved wrong.
type Fault struct {
	Position plain.Position
	Why      string
}

func (f *Fault) Error() string { return fmt.Sprintf("%v: %s", f.Position, f.Why) }

func fault(p plain.Position, why string, a ...any) *Fault {
	return &Fault{p, fmt.Sprintf(why, a...)}
}

// size is the number of rows and of columns.
const size = 5

// ask hands a position of the referee's to a table.
func (t Table) ask(p *plain.Position) (value int, known bool) {
	q := rules.Position{Game: p.Game, Turn: p.Turn}
	for row := range size {
		for col := range size {
			at := p.Game.PointAt(col, row)
			switch p.Board[row][col] {
			case plain.WhiteMan:
				q.Side[rules.White] = q.Side[rules.White].With(at)
			case plain.BlackMan:
				q.Side[rules.Black] = q.Side[rules.Black].With(at)
			}
		}
	}
	return t(q)
}

// start is the starting position, as the rules' text has it.
func start() plain.Position {
	p, _ := plain.Parse(rules.Alquerque, "bbbbb/bbbbb/bb1ww/wwwww/wwwww w")
	return p
}
