package rules

import (
	"math/bits"
	"strings"
)

// A Move is one side's whole turn: a step, or a capture with every jump of it.
// Moves compare with ==; two captures that go different ways round are two
// moves, even where they take the same pieces. The zero Move is no move.
type Move struct {
	// way holds, from the lowest bit: the game (2 bits), the origin (6), the
	// destination (6), the number of hops (4) and their directions (3 each).
	way uint64
	// Taken is the set of captured points.
	Taken Set
}

const (
	fromAt   = 2
	toAt     = 8
	hopsAt   = 14
	hopAt    = 18
	hopBits  = 3
	oneHop   = 1 << hopsAt
	maxJumps = MaxPieces // no side has more pieces to lose
)

// IsZero reports whether m is no move.
func (m Move) IsZero() bool { return m == Move{} }

// Game is the game that m belongs to.
func (m Move) Game() Game { return Game(m.way & 3) }

// From is the point that m leaves.
func (m Move) From() Point { return Point(m.way >> fromAt & 63) }

// To is the point where m ends, which for a capture may be where it began.
func (m Move) To() Point { return Point(m.way >> toAt & 63) }

// IsCapture reports whether m takes anything.
func (m Move) IsCapture() bool { return m.Taken != 0 }

// Jumps is the number of pieces that m takes: 0 for a step.
func (m Move) Jumps() int { return bits.OnesCount64(uint64(m.Taken)) }

func (m Move) hops() int { return int(m.way >> hopsAt & 15) }

// shift is how far the i-th hop goes from one point to its neighbour.
func (m Move) shift(i int) Point {
	d := m.way >> (hopAt + hopBits*i) & 7
	return Point(lattices[m.Game()].shift[d])
}

// stride is how many neighbours one hop goes on: a jump crosses a piece.
func (m Move) stride() Point {
	if m.IsCapture() {
		return 2
	}
	return 1
}

// Landing is the i-th point where m lands, from 0.
func (m Move) Landing(i int) Point {
	p := m.From()
	for j := range i + 1 {
		p += m.stride() * m.shift(j)
	}
	return p
}

// Landings lists every point where m lands, in order, the origin left out.
func (m Move) Landings() []Point {
	points := make([]Point, m.hops())
	p := m.From()
	for i := range points {
		p += m.stride() * m.shift(i)
		points[i] = p
	}
	return points
}

// Jumped is the i-th point that m captures, from 0.
func (m Move) Jumped(i int) Point {
	return m.Landing(i) - m.shift(i)
}

// String is the long form of m, which is unique in a position: "22-18" or
// "30x21x14x5".
func (m Move) String() string {
	if m.IsZero() {
		return "none"
	}
	sign := "-"
	if m.IsCapture() {
		sign = "x"
	}
	var b strings.Builder
	b.WriteString(m.Game().Name(m.From()))
	for _, p := range m.Landings() {
		b.WriteString(sign)
		b.WriteString(m.Game().Name(p))
	}
	return b.String()
}
