package check

import (
	"context"
	"fmt"
	"io"

	"damiera/rules"
	"damiera/rules/plain"
)

// A Certificate is a set of positions in which the attacker, who is to move, is
// said not to win.
type Certificate struct {
	Defender rules.Color
	list     []uint64 // see position
	has      map[uint64]bool
}

// Len is how many positions it has.
func (c *Certificate) Len() int { return len(c.list) }

// Open reads a file of package proof. How it is made up is told there.
func Open(r io.Reader) (*Certificate, error) {
	defender, list, err := read(r)
	if err != nil {
		return nil, err
	}
	return newCertificate(defender, list), nil
}

func newCertificate(defender rules.Color, list []uint64) *Certificate {
	c := &Certificate{defender, list, map[uint64]bool{}}
	for _, n := range list {
		c.has[n] = true
	}
	return c
}

// A Closure says what has been seen while a certificate was checked.
type Closure struct {
	Positions int // of the certificate
	Attacks   int // moves of the attacker in them, other ways round included
	Leaves    int // of these, how many a table answers
}

// Check makes sure that the defender does not lose from the starting position: it,
// or one to which the defender moves from it, is in the set, and in every position
// of the set each move of the attacker leads where the table says that the defender
// does not lose, or where the defender has a move to such a place or back into the
// set. The table is asked about positions of up to so many men, and has to be
// checked by itself. The error is a *Fault where the certificate is not closed.
func (c *Certificate) Check(ctx context.Context, men int, table Table, progress func(done, total int)) (Closure, error) {
	w := walk{Certificate: c, men: men, table: table}
	first := start()
	if first.Turn == c.Defender {
		if !w.answered(first) {
			return w.Closure, fault(first, "the defender has no first move into the certificate")
		}
	} else if !w.in(first) {
		return w.Closure, fault(first, "the starting position is not in the certificate")
	}
	for _, n := range c.list {
		if w.Positions%1000 == 0 {
			if err := ctx.Err(); err != nil {
				return w.Closure, err
			}
			if progress != nil {
				progress(w.Positions, c.Len())
			}
		}
		p, err := c.position(n)
		if err != nil {
			return w.Closure, err
		}
		w.Positions++
		for _, m := range p.Moves() {
			w.Attacks++
			if after := p.After(m); !w.answered(after) {
				return w.Closure, fault(p, "no answer to %s", p.Long(m))
			}
		}
	}
	return w.Closure, nil
}

// A walk goes through a certificate.
type walk struct {
	*Certificate
	Closure
	men   int
	table Table
}

// answered tells whether the defender, who is to move, holds a position.
func (w *walk) answered(p plain.Position) bool {
	if value, known := w.value(p); known {
		w.Leaves++
		return value >= 0
	}
	for _, m := range p.Moves() {
		after := p.After(m)
		if value, known := w.value(after); known && value <= 0 || w.in(after) {
			return true
		}
	}
	return false
}

// value asks the table, but not about positions that it was not made for.
func (w *walk) value(p plain.Position) (value int, known bool) {
	if count(&p) > w.men {
		return 0, false
	}
	value, known = w.table.ask(&p)
	return value, known
}

func (w *walk) in(p plain.Position) bool { return w.has[w.number(p)] }

func count(p *plain.Position) int {
	men := 0
	for row := range size {
		for col := range size {
			if p.Board[row][col] != plain.Empty {
				men++
			}
		}
	}
	return men
}

// The files number positions as the attacker sees them, who moves up: digits in
// base 3 from the top left, 1 for the attacker's men, 2 for the defender's. Both
// mirror images go by the lower number.

// position is the one with a number, in its true colours.
func (c *Certificate) position(n uint64) (plain.Position, error) {
	p := plain.Position{Game: rules.Alquerque, Turn: c.Defender.Other()}
	rest := n
	for i := size*size - 1; i >= 0; i-- {
		col, row := c.place(i)
		p.Board[row][col] = [3]plain.Piece{plain.Empty, c.man(1), c.man(2)}[rest%3]
		rest /= 3
	}
	if rest != 0 || c.number(p) != n {
		return p, fmt.Errorf("the certificate's number %d is no position's", n)
	}
	return p, nil
}

// number is the number of a position, and of its mirror image.
func (c *Certificate) number(p plain.Position) uint64 {
	var n, mirrored uint64
	for i := range size * size {
		col, row := c.place(i)
		n = 3*n + c.digit(p.Board[row][col])
		mirrored = 3*mirrored + c.digit(p.Board[row][size-1-col])
	}
	return min(n, mirrored)
}

// place is where the i-th digit stands on the board.
func (c *Certificate) place(i int) (col, row int) {
	if c.Defender == rules.White {
		i = size*size - 1 - i // Black attacks: the board is turned round
	}
	return i % size, i / size
}

// man is what the digits 1 and 2 stand for.
func (c *Certificate) man(digit int) plain.Piece {
	if (digit == 1) == (c.Defender == rules.Black) {
		return plain.WhiteMan
	}
	return plain.BlackMan
}

func (c *Certificate) digit(piece plain.Piece) uint64 {
	switch piece {
	case c.man(1):
		return 1
	case c.man(2):
		return 2
	}
	return 0
}
