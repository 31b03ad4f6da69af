package evaluation

import (
	"math/bits"
	"slices"

	"damiera/rules"
)

// A ground is what is asked about a game's board, seen by a side whose men move
// up, towards row 0.
type ground struct {
	board uint64
	turn  int       // how far a reversed word is shifted to turn the board round
	start []int     // of each row, its first bit
	rows  [8]uint64 // by drawn row
	// The rows whose numbers have the bit 1, 2 or 4: what they hold, added up so,
	// gives the sum of the rows of many pieces at once.
	rowBits [3]uint64
	ways    [2]way // of the side whose men go up, and of the other

	corners  uint64 // draughts: where a king has two squares to turn between
	system   uint64 // draughts: the rows of our own back row's parity, which count for the move
	diagonal uint64 // Alquerque: the points with diagonals

	distance [64][64]int8 // a king's steps on the empty board, at the least
}

var grounds = [...]*ground{
	rules.Italian:   newGround(rules.Italian),
	rules.English:   newGround(rules.English),
	rules.Alquerque: newGround(rules.Alquerque),
}

func newGround(g rules.Game) *ground {
	size, points := g.Size(), g.Points()
	gr := &ground{
		turn:  63 - int(points[0]+points[len(points)-1]),
		start: make([]int, size),
	}
	var sides uint64
	for _, p := range slices.Backward(points) {
		col, row := g.Cell(p)
		bit := uint64(1) << p
		gr.board |= bit
		gr.rows[row] |= bit
		gr.start[row] = int(p)
		for i := range gr.rowBits {
			if row>>i&1 != 0 {
				gr.rowBits[i] |= bit
			}
		}
		gr.ways[0].toGo[p], gr.ways[1].toGo[p] = row, size-1-row
		if col == 0 || col == size-1 {
			sides |= bit
		}
		if (col+row)%2 == 0 {
			gr.diagonal |= bit
		}
		if row%2 == (size-1)%2 {
			gr.system |= bit
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
			if apart(c, col) <= apart(r, row) && r < row {
				gr.ways[0].ahead[p] |= 1 << q
			}
			if apart(c, col) <= apart(r, row) && r > row {
				gr.ways[1].ahead[p] |= 1 << q
			}
		}
	}
	if size == 8 {
		corner := gr.rows[7] & sides
		up := &gr.ways[0]
		up.home = gr.rows[7]
		up.bridge = (corner<<1 | corner<<3 | corner>>1 | corner>>3) & gr.rows[7]
		up.dogHole = gr.rows[1] & sides
		up.dogGuard = (up.dogHole>>4 | up.dogHole>>5) & gr.rows[0]
		up.far = gr.rows[1] | gr.rows[2] | gr.rows[3] | gr.rows[4]
		down := &gr.ways[1]
		down.home = gr.turned(up.home)
		down.bridge = gr.turned(up.bridge)
		down.dogHole, down.dogGuard = gr.turned(up.dogHole), gr.turned(up.dogGuard)
		down.far = gr.turned(up.far)
	}
	return gr
}

func apart(a, b int) int { return max(a-b, b-a) }

// turned is a set of points with the board turned round.
func (gr *ground) turned(s uint64) uint64 { return bits.Reverse64(s) >> gr.turn }

// A view is a position as the side to move sees it.
type view struct {
	men, kings       uint64
	foeMen, foeKings uint64
	empty            uint64
}

func (gr *ground) view(p *rules.Position) view {
	own, foe, kings := uint64(p.Side[p.Turn]), uint64(p.Side[p.Turn.Other()]), uint64(p.Kings)
	if p.Turn == rules.Black {
		own, foe, kings = gr.turned(own), gr.turned(foe), gr.turned(kings)
	}
	return view{
		men: own &^ kings, kings: own & kings,
		foeMen: foe &^ kings, foeKings: foe & kings,
		empty: gr.board &^ (own | foe),
	}
}

// across is the same position as the other side sees it.
func (gr *ground) across(v *view) view {
	return view{
		men: gr.turned(v.foeMen), kings: gr.turned(v.foeKings),
		foeMen: gr.turned(v.men), foeKings: gr.turned(v.kings),
		empty: gr.turned(v.empty),
	}
}

func count(s uint64) int { return bits.OnesCount64(s) }

// tempo is how many rows our men have gone, less how many theirs have.
func (gr *ground) tempo(ours, theirs uint64) int {
	last, n := len(gr.start)-1, 0
	for bit, points := range gr.rowBits {
		n += (count(ours&points) + count(theirs&points)) << bit
	}
	return last*count(ours) - n
}
