package endgame

import (
	"iter"
	"math/bits"
	"math/rand/v2"
	"sort"

	"damiera/rules"
	"damiera/rules/plain"
)

// What is checked is found without the index that the tables are made with, so
// that a position which that one forgets is missed.

// A board is a position with few pieces, its kinds by number: the men of the
// other side, own men, their kings and own kings. Squares are bits, row by row
// from the top left; own men go up.
type board [4]uint32

// A ground is a game's board as boards are placed on it.
type ground struct {
	game   rules.Game
	points []rules.Point
	cells  []plain.Cell
	stands board // where pieces of each kind may stand
	kinds  int
}

// The kinds of pieces on a board, for each side to move.
var pieceKinds = [2][4]plain.Piece{
	rules.White: {plain.BlackMan, plain.WhiteMan, plain.BlackKing, plain.WhiteKing},
	rules.Black: {plain.WhiteMan, plain.BlackMan, plain.WhiteKing, plain.BlackKing},
}

func newGround(g rules.Game) *ground {
	l := &ground{game: g, points: g.Points(), kinds: 4}
	if g == rules.Alquerque {
		l.kinds = 2
	}
	for i, p := range l.points {
		col, row := g.Cell(p)
		l.cells = append(l.cells, plain.Cell{Col: col, Row: row})
		for k := range l.kinds {
			if k == 0 && g.Crown(rules.Black).Has(p) || k == 1 && g.Crown(rules.White).Has(p) {
				continue // it would be a king
			}
			l.stands[k] |= 1 << i
		}
	}
	return l
}

// sum is how many pieces of each kind stand on a board.
func (b board) sum() (n [4]int) {
	for k, squares := range b {
		n[k] = bits.OnesCount32(squares)
	}
	return n
}

// plain sets a board up for the referee, with either side to move.
func (l *ground) plain(b board, turn rules.Color) plain.Position {
	p := plain.Position{Game: l.game, Turn: turn}
	for k, squares := range b {
		for ; squares != 0; squares &= squares - 1 {
			i := bits.TrailingZeros32(squares)
			if turn == rules.Black {
				i = len(l.cells) - 1 - i
			}
			p.Board[l.cells[i].Row][l.cells[i].Col] = pieceKinds[turn][k]
		}
	}
	return p
}

// position is the referee's position as the tables are asked about it.
func (l *ground) position(p plain.Position) *rules.Position {
	q := &rules.Position{Game: l.game, Turn: p.Turn}
	for i, c := range l.cells {
		piece := p.Board[c.Row][c.Col]
		if piece == plain.Empty {
			continue
		}
		side := rules.White
		if piece.Is(rules.Black) {
			side = rules.Black
		}
		q.Side[side] = q.Side[side].With(l.points[i])
		if piece.King() {
			q.Kings = q.Kings.With(l.points[i])
		}
	}
	return q
}

// sums lists what n pieces can be, also all on one side.
func (l *ground) sums(n int) (list [][4]int) {
	var add func(sum [4]int, kind, left int)
	add = func(sum [4]int, kind, left int) {
		if kind == l.kinds-1 {
			sum[kind] = left
			list = append(list, sum)
			return
		}
		for i := range left + 1 {
			sum[kind] = i
			add(sum, kind+1, left-i)
		}
	}
	add([4]int{}, 0, n)
	return list
}

// boards yields every way to add pieces of the kinds from one on to a board. It
// does so in the order of the tables, where neighbours share blocks.
func (l *ground) boards(b board, sum [4]int, kind int) iter.Seq[board] {
	return func(yield func(board) bool) { l.place(b, sum, kind, yield) }
}

func (l *ground) place(b board, sum [4]int, kind int, yield func(board) bool) bool {
	if kind == l.kinds {
		return yield(b)
	}
	free := l.stands[kind] &^ (b[0] | b[1] | b[2] | b[3])
	return subsets(free, sum[kind], 0, func(s uint32) bool {
		b[kind] = s
		return l.place(b, sum, kind+1, yield)
	})
}

// subsets yields with others all subsets of n squares, the lowest number first.
func subsets(squares uint32, n int, others uint32, yield func(uint32) bool) bool {
	if n == 0 {
		return yield(others)
	}
	for left := squares; left != 0; left &= left - 1 {
		top := left & -left
		if !subsets(squares&(top-1), n-1, others|top, yield) {
			return false
		}
	}
	return true
}

// sample draws boards with n pieces, both sides having some, in the order of the
// tables. Each board is as likely as any other: it comes of n! ways to put n
// pieces down one after the other.
func (l *ground) sample(n, count int, random *rand.Rand) []board {
	list := make([]board, 0, count)
	for len(list) < count {
		if b, ok := l.draw(n, random); ok {
			list = append(list, b)
		}
	}
	sort.Slice(list, func(i, j int) bool { return list[i].before(list[j]) })
	return list
}

// before is the order of the tables: by material, then by the squares of each kind.
func (b board) before(o board) bool {
	for k := range b {
		if n, m := bits.OnesCount32(b[k]), bits.OnesCount32(o[k]); n != m {
			return n < m
		}
	}
	for k := range b {
		if b[k] != o[k] {
			return b[k] < o[k]
		}
	}
	return false
}

// draw puts n pieces down, on any squares: not ok where they may not stand.
func (l *ground) draw(n int, random *rand.Rand) (b board, ok bool) {
	var all uint32
	for range n {
		kind, square := random.IntN(l.kinds), uint32(1)<<random.IntN(len(l.cells))
		if all&square != 0 || l.stands[kind]&square == 0 {
			return b, false
		}
		b[kind] |= square
		all |= square
	}
	return b, b[0]|b[2] != 0 && b[1]|b[3] != 0
}
