package rules

import (
	"fmt"
	"strconv"
)

// A direction is a line that leaves a point, numbered in the order of rising
// shifts so that moves of one piece come out in the order of their landings.
const (
	northWest = iota
	north
	northEast
	west
	east
	southWest
	south
	southEast
	directions
)

// dirs is a set of directions.
type dirs uint8

const (
	upDiagonals   dirs = 1<<northWest | 1<<northEast
	downDiagonals dirs = 1<<southWest | 1<<southEast
	allDiagonals       = upDiagonals | downDiagonals
	sideways      dirs = 1<<west | 1<<east
	everywhere    dirs = 1<<directions - 1
)

// The steps of each direction on the drawn board; row 0 is the top.
var (
	columnStep = [directions]int{-1, 0, 1, -1, 1, -1, 0, 1}
	rowStep    = [directions]int{-1, -1, -1, 0, 0, 1, 1, 1}
)

// A lattice places a game's points among the bits of a word, with empty padding
// beside each row, so that one shift takes every point of a set one step in a
// direction and whatever steps over the edge lands on padding.
type lattice struct {
	size  int // columns and rows of the drawn board
	board Set
	shift [directions]int
	lines [directions]Set // the points that a line leaves in this direction
	names [64]string
	cells [64][2]int8
	at    [8][8]Point // by column and row
	all   []Point
}

var lattices = [...]*lattice{
	// The dark corner at each player's right: Federazione Italiana Dama,
	// technical rules 2.3.
	Italian: newDraughtsLattice(0),
	// The dark corner at each player's left.
	English:   newDraughtsLattice(1),
	Alquerque: newAlquerqueLattice(),
}

// newDraughtsLattice lays out 32 squares. The top left square of the board is a
// playing square when parity is 0; its right neighbour is when parity is 1.
func newDraughtsLattice(parity int) *lattice {
	l := &lattice{size: 8}
	// Nine columns for each pair of rows leave one bit of padding, and give both
	// ways of turning the board the same shifts.
	l.shift = [directions]int{northWest: -5, northEast: -4, southWest: 4, southEast: 5}
	l.place(func(col, row int) (bit int, name string, ok bool) {
		return (9*row + col) / 2, strconv.Itoa(len(l.all) + 1), (col+row)%2 == parity
	})
	l.connect(func(col, row int) dirs { return allDiagonals })
	return l
}

// newAlquerqueLattice lays out 25 points, a5 to e5 down to a1 to e1.
func newAlquerqueLattice() *lattice {
	l := &lattice{size: 5}
	l.shift = [directions]int{-7, -6, -5, -1, 1, 5, 6, 7}
	l.place(func(col, row int) (bit int, name string, ok bool) {
		return 6*row + col, fmt.Sprintf("%c%d", 'a'+col, 5-row), true
	})
	l.connect(func(col, row int) dirs {
		if (col+row)%2 == 0 {
			return everywhere
		}
		return everywhere &^ allDiagonals
	})
	return l
}

func (l *lattice) place(point func(col, row int) (bit int, name string, ok bool)) {
	for row := range 8 {
		for col := range 8 {
			l.at[col][row] = None
			if row >= l.size || col >= l.size {
				continue
			}
			if bit, name, ok := point(col, row); ok {
				p := Point(bit)
				l.at[col][row] = p
				l.names[p] = name
				l.cells[p] = [2]int8{int8(col), int8(row)}
				l.all = append(l.all, p)
				l.board = l.board.With(p)
			}
		}
	}
}

func (l *lattice) connect(lines func(col, row int) dirs) {
	for _, p := range l.all {
		col, row := int(l.cells[p][0]), int(l.cells[p][1])
		for d := range directions {
			if lines(col, row)>>d&1 != 0 && l.neighbour(col, row, d) != None {
				l.lines[d] = l.lines[d].With(p)
			}
		}
	}
}

func (l *lattice) neighbour(col, row, d int) Point {
	col, row = col+columnStep[d], row+rowStep[d]
	if col < 0 || row < 0 || col >= l.size || row >= l.size {
		return None
	}
	return l.at[col][row]
}

// Size is the number of columns, and of rows, of the drawn board.
func (g Game) Size() int { return lattices[g].size }

// Points lists the game's points row by row from the top left: 1 to 32, or a5
// to e5 down to a1 to e1.
func (g Game) Points() []Point { return append([]Point(nil), lattices[g].all...) }

// Board is the set of all points.
func (g Game) Board() Set { return lattices[g].board }

// Name is what the game's notation calls p: "1" to "32", or "a1" to "e5". It is
// empty where the game has no such point.
func (g Game) Name(p Point) string {
	if !g.Board().Has(p) {
		return ""
	}
	return lattices[g].names[p]
}

// ParsePoint is the inverse of [Game.Name].
func (g Game) ParsePoint(s string) (Point, error) {
	for _, p := range lattices[g].all {
		if lattices[g].names[p] == s {
			return p, nil
		}
	}
	if g == Alquerque {
		return None, fmt.Errorf("%q is no point: points are a1 to e5", s)
	}
	return None, fmt.Errorf("%q is no square: squares are 1 to 32", s)
}

// Cell is the place of p on the drawn board with White at the bottom; row 0 is
// the top.
func (g Game) Cell(p Point) (col, row int) {
	c := lattices[g].cells[p]
	return int(c[0]), int(c[1])
}

// PointAt is the inverse of [Game.Cell]: None where no piece can stand.
func (g Game) PointAt(col, row int) Point {
	if col < 0 || row < 0 || col >= g.Size() || row >= g.Size() {
		return None
	}
	return lattices[g].at[col][row]
}

// Lines lists the lines of the Alquerque board, each between two neighbours.
// The draughts boards have none: their squares are drawn instead.
func (g Game) Lines() [][2]Point {
	if g != Alquerque {
		return nil
	}
	var lines [][2]Point
	l := lattices[g]
	for _, p := range l.all {
		for _, d := range []int{east, southWest, south, southEast} {
			if l.lines[d].Has(p) {
				lines = append(lines, [2]Point{p, p + Point(l.shift[d])})
			}
		}
	}
	return lines
}
