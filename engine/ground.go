package engine

import (
	"math/bits"

	"damiera/rules"
)

// A ground is what evaluation asks about a game's board. Everything on it is
// seen by the side whose men move up the board; the board is turned round for
// the other side, so that one text judges both and they cannot differ.
type ground struct {
	board uint64
	turn  int       // how far a reversed word is shifted to turn the board round
	rows  [8]uint64 // by drawn row: 0 is the far one
	edge  uint64
	inner uint64 // the middle of the board

	// Of each point: the points ahead of it that a piece may come from to stop
	// a man on its way to be crowned, and the rows it has still to go.
	ahead [64]uint64
	toGo  [64]int

	// Draughts: the two corners where a king has two squares to turn between.
	corners uint64
	// Alquerque: the points with diagonals.
	diagonal uint64

	distance [64][64]int8 // king's steps, on the empty board, at the least
}

var grounds = [...]*ground{
	rules.Italian:   newGround(rules.Italian),
	rules.English:   newGround(rules.English),
	rules.Alquerque: newGround(rules.Alquerque),
}

func newGround(g rules.Game) *ground {
	size := g.Size()
	points := g.Points()
	gr := &ground{turn: 63 - int(points[0]+points[len(points)-1])}
	for _, p := range points {
		col, row := g.Cell(p)
		bit := uint64(1) << p
		gr.board |= bit
		gr.rows[row] |= bit
		gr.toGo[p] = row
		if col == 0 || col == size-1 || row == 0 || row == size-1 {
			gr.edge |= bit
		}
		if within(col, size) && within(row, size) {
			gr.inner |= bit
		}
		if (col+row)%2 == 0 {
			gr.diagonal |= bit
		}
		// The corners without a playing square have one on either side of them.
		for _, corner := range [][2]int{{0, 0}, {size - 1, 0}, {0, size - 1}, {size - 1, size - 1}} {
			if apart(col, corner[0])+apart(row, corner[1]) == 1 {
				gr.corners |= bit
			}
		}
		for _, q := range points {
			c, r := g.Cell(q)
			gr.distance[p][q] = int8(max(apart(col, c), apart(row, r)))
			if r < row && apart(c, col) <= row-r {
				gr.ahead[p] |= 1 << q
			}
		}
	}
	return gr
}

// within leaves out the two outer columns, or rows, on either side of a
// draughts board and the outermost ones in Alquerque.
func within(i, size int) bool {
	outer := size / 4
	return outer <= i && i < size-outer
}

func apart(a, b int) int { return max(a-b, b-a) }

// turned is a set of points as the other side sees it.
func (gr *ground) turned(s uint64) uint64 { return bits.Reverse64(s) >> gr.turn }

// A view is a position as one side sees it.
type view struct {
	men, kings           uint64
	theirMen, theirKings uint64
	empty                uint64
}

func (gr *ground) viewOf(p *rules.Position, c rules.Color) view {
	own, theirs, kings := uint64(p.Side[c]), uint64(p.Side[c.Other()]), uint64(p.Kings)
	if c == rules.Black {
		own, theirs, kings = gr.turned(own), gr.turned(theirs), gr.turned(kings)
	}
	return view{
		men: own &^ kings, kings: own & kings,
		theirMen: theirs &^ kings, theirKings: theirs & kings,
		empty: gr.board &^ (own | theirs),
	}
}

func count(s uint64) int { return bits.OnesCount64(s) }
