package plain

import "damiera/rules"

// A Move is a whole turn: where it starts, each place it lands on in order, and what it takes in
// order. A move without capture has one landing and takes nothing.
type Move struct {
	From     Cell
	Landings []Cell
	Taken    []Cell
}

// A way is a direction on the drawn board.
type way struct{ cols, rows int }

// to is the cell n places further along the way.
func (w way) to(c Cell, n int) Cell { return Cell{c.Col + n*w.cols, c.Row + n*w.rows} }

// Moves lists the legal moves. There are none when the side to move has lost.
func (p Position) Moves() []Move {
	if all := p.captures(); len(all) > 0 {
		legal, _ := p.precedence(all)
		return legal
	}
	return p.steps()
}

// After is the position after a move of this position.
func (p Position) After(m Move) Position {
	end := m.Landings[len(m.Landings)-1]
	piece := p.at(m.From)
	if end.Row == farRow(p.Game, p.Turn) {
		piece = piece.crowned()
	}
	p = p.put(m.From, Empty)
	for _, c := range m.Taken {
		p = p.put(c, Empty)
	}
	p = p.put(end, piece) // last, as a capture may end where it began
	p.Turn = other(p.Turn)
	return p
}

// steps lists the moves without capture.
func (p Position) steps() []Move {
	var moves []Move
	for _, from := range cells(p.Game) {
		if !p.at(from).Is(p.Turn) {
			continue
		}
		for _, w := range p.stepWays(from) {
			if to := w.to(from, 1); plays(p.Game, to) && p.at(to) == Empty {
				moves = append(moves, Move{From: from, Landings: []Cell{to}})
			}
		}
	}
	return moves
}

// stepWays lists where the piece on a cell may step.
func (p Position) stepWays(c Cell) []way {
	ahead := forwards(p.Turn)
	switch {
	case p.Game == rules.Alquerque && hasDiagonals(c):
		return []way{{0, ahead}, {-1, ahead}, {1, ahead}, {-1, 0}, {1, 0}}
	case p.Game == rules.Alquerque:
		return []way{{0, ahead}, {-1, 0}, {1, 0}}
	case p.at(c).King():
		return []way{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}}
	}
	return []way{{-1, ahead}, {1, ahead}}
}

// jumpWays lists where a piece may jump from a cell. A capture of Alquerque goes along any line; in
// the other games a piece captures the ways it steps.
func (p Position) jumpWays(piece Piece, c Cell) []way {
	ahead := forwards(p.Turn)
	switch {
	case p.Game == rules.Alquerque && hasDiagonals(c):
		return []way{{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}}
	case p.Game == rules.Alquerque:
		return []way{{0, -1}, {0, 1}, {-1, 0}, {1, 0}}
	case piece.King():
		return []way{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}}
	}
	return []way{{-1, ahead}, {1, ahead}}
}

// hasDiagonals tells whether a point of Alquerque has diagonal lines: when the numbers of its file
// and of its rank add up to an even number.
func hasDiagonals(c Cell) bool {
	file, rank := c.Col+1, 5-c.Row
	return (file+rank)%2 == 0
}

// captures lists every complete capture that a piece could make, whatever precedence says of it.
func (p Position) captures() []Move {
	var moves []Move
	for _, from := range cells(p.Game) {
		if piece := p.at(from); piece.Is(p.Turn) {
			// The moving piece has left its origin, which is empty during its own capture.
			moves = append(moves, p.put(from, Empty).chains(piece, from, Move{From: from})...)
		}
	}
	return moves
}

// chains lists the complete captures that begin with those jumps already made, after which the piece
// is at a cell. The position is that without the moving piece, with everything taken still on it.
func (p Position) chains(piece Piece, at Cell, made Move) []Move {
	if len(made.Taken) > 0 && !piece.King() && at.Row == farRow(p.Game, p.Turn) {
		return []Move{made} // a man that reaches the far row ends its move there
	}
	var moves []Move
	for _, w := range p.jumpWays(piece, at) {
		over, to := w.to(at, 1), w.to(at, 2)
		if !plays(p.Game, to) || p.at(to) != Empty || has(made.Taken, over) || !p.mayTake(piece, p.at(over)) {
			continue
		}
		moves = append(moves, p.chains(piece, to, Move{
			From:     made.From,
			Landings: with(made.Landings, to),
			Taken:    with(made.Taken, over),
		})...)
	}
	if len(moves) == 0 && len(made.Taken) > 0 {
		return []Move{made} // it can jump no more
	}
	return moves
}

// mayTake tells whether one piece may take another: an enemy, but no king by a man in Italian
// draughts.
func (p Position) mayTake(piece, victim Piece) bool {
	if p.Game == rules.Italian && !piece.King() && victim.King() {
		return false
	}
	return victim.Is(other(p.Turn))
}

// has tells whether a cell is among others.
func has(all []Cell, c Cell) bool {
	for _, x := range all {
		if x == c {
			return true
		}
	}
	return false
}

// with is a new list with one cell more, which shares nothing with the old one.
func with(all []Cell, c Cell) []Cell {
	longer := make([]Cell, 0, len(all)+1)
	return append(append(longer, all...), c)
}
