package endgame

import (
	"fmt"
	"math/bits"
	"sort"

	"damiera/rules"
)

// A Material says how many pieces of each kind stand on the board, those of the
// side to move first.
type Material struct{ Men, Kings, TheirMen, TheirKings int }

// String is the material as file names and reports have it, for instance
// "1m2k-0m2k": a man and two kings against two kings.
func (m Material) String() string {
	return fmt.Sprintf("%dm%dk-%dm%dk", m.Men, m.Kings, m.TheirMen, m.TheirKings)
}

// Turned is the material as the other side sees it.
func (m Material) Turned() Material {
	return Material{m.TheirMen, m.TheirKings, m.Men, m.Kings}
}

// possible tells whether a game has tables of the material.
func (m Material) possible(g rules.Game) bool {
	for _, n := range []int{m.Men, m.Kings, m.TheirMen, m.TheirKings} {
		if n < 0 || n > mostAlquerque {
			return false
		}
	}
	both := m.Men+m.Kings > 0 && m.TheirMen+m.TheirKings > 0
	if g == rules.Alquerque {
		return both && m.Kings+m.TheirKings == 0 && m.Pieces() <= mostAlquerque
	}
	return both && m.Pieces() <= mostPieces
}

// Pieces is how many there are of all kinds.
func (m Material) Pieces() int { return m.Men + m.Kings + m.TheirMen + m.TheirKings }

func (m Material) men() int { return m.Men + m.TheirMen }

// Materials lists what n pieces can be, both sides having some: fewer men come
// first, because men become kings.
func Materials(n int) []Material {
	var list []Material
	for own := 1; own < n; own++ {
		for men := 0; men <= own; men++ {
			for theirs := 0; theirs <= n-own; theirs++ {
				list = append(list, Material{men, own - men, theirs, n - own - theirs})
			}
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].men() < list[j].men() })
	return list
}

func (v view) material() Material {
	return Material{
		bits.OnesCount32(v.men), bits.OnesCount32(v.kings),
		bits.OnesCount32(v.theirMen), bits.OnesCount32(v.theirKings),
	}
}

// A layout numbers the positions of a material without a gap: by the placing of
// the men, and for each by that of the kings on the squares left. Among placings
// of like pieces those on low squares come first (the combinatorial number
// system).
type layout struct {
	Material
	before   []int // for each placing of their men, the placings of all men before it
	kings    int   // placings of the kings for each of the men
	ownKings int   // placings of own kings for each of theirs
}

func newLayout(m Material) *layout {
	l := &layout{Material: m}
	placings := choose(28, m.TheirMen)
	l.before = make([]int, placings+1)
	for i := range placings {
		free := bits.OnesCount32(^farRow &^ unrank(i, m.TheirMen, ^nearRow))
		l.before[i+1] = l.before[i] + choose(free, m.Men)
	}
	free := 32 - m.men()
	l.ownKings = choose(free-m.TheirKings, m.Kings)
	l.kings = choose(free, m.TheirKings) * l.ownKings
	return l
}

// placings is how many ways there are to place the men.
func (l *layout) placings() int { return l.before[len(l.before)-1] }

// size is how many positions there are.
func (l *layout) size() int { return l.placings() * l.kings }

// index is the number of a view of this material.
func (l *layout) index(v view) int {
	return l.placing(v)*l.kings + l.kingsIndex(v)
}

// placing is the number of a view's men.
func (l *layout) placing(v view) int {
	return l.before[rank(v.theirMen, ^nearRow)] + rank(v.men, ^farRow&^v.theirMen)
}

// kingsIndex is the number of a view's kings among those with the same men.
func (l *layout) kingsIndex(v view) int {
	free := ^(v.men | v.theirMen)
	return rank(v.theirKings, free)*l.ownKings + rank(v.kings, free&^v.theirKings)
}

// view is the inverse of index.
func (l *layout) view(index int) view {
	v := l.withMen(index / l.kings)
	return l.withKings(v, index%l.kings)
}

// withMen is a view of a placing of the men, without kings.
func (l *layout) withMen(placing int) (v view) {
	i := sort.SearchInts(l.before, placing+1) - 1
	v.theirMen = unrank(i, l.TheirMen, ^nearRow)
	v.men = unrank(placing-l.before[i], l.Men, ^farRow&^v.theirMen)
	return v
}

// withKings adds the kings to a view that has none.
func (l *layout) withKings(v view, index int) view {
	free := ^(v.men | v.theirMen)
	v.theirKings = unrank(index/l.ownKings, l.TheirKings, free)
	v.kings = unrank(index%l.ownKings, l.Kings, free&^v.theirKings)
	return v
}

// What tables may have at the most: in draughts, in Alquerque, and in any game.
const (
	mostPieces    = 6
	mostAlquerque = 7
	MostPieces    = mostAlquerque
)
