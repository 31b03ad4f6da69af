package board

import (
	"math"

	"damiera/rules"
)

// A way is a whole capture drawn over the board to explain it. The one that is
// due is a solid line with an arrow head; the one that is barred is dashed and
// ends in a sign that forbids. Both count what they take, in round badges and
// in square ones. So they are told apart without colour too.
type way []hop

// A hop is one jump of a way. Lengths are in cells, from the corner of the
// playing field.
type hop struct {
	from, to spot
	aside    float64 // how far its line runs to the left of the straight one
	a, z     spot    // the ends of its line
	badge    spot
	takes    bool
	inner    float64 // the side on which a badge stays on the board, 0 if it does on both
}

// way is the course of m on the board as it is turned.
func (p plan) way(m rules.Move) way {
	if m.IsZero() || m.Game() != p.game {
		return nil
	}
	var w way
	from := p.inCells(m.From())
	for _, landing := range m.Landings() {
		to := p.inCells(landing)
		h := hop{from: from, to: to, takes: m.IsCapture()}
		h.inner = p.inner(h)
		w = append(w, h)
		from = to
	}
	return w
}

// keepApart sets two ways aside where they share a hop: the first to its left, the
// other to the other side, in whichever direction it goes.
func keepApart(first, other way) {
	const aside = 0.13
	for i := range first {
		for k := range other {
			x, y := &first[i], &other[k]
			switch {
			case x.from == y.from && x.to == y.to:
				x.aside, y.aside = aside, -aside
			case x.from == y.to && x.to == y.from:
				x.aside, y.aside = aside, aside
			}
		}
	}
	first.join()
	other.join()
}

// join finds the ends of the lines: where they meet, if they are set aside.
func (w way) join() {
	for i := range w {
		h := &w[i]
		h.a, h.z = h.beside(h.from, h.aside), h.beside(h.to, h.aside)
		middle := between(h.from, h.to, 0.5)
		h.badge = h.beside(middle, badgeAway*h.side())
		if i == 0 {
			continue
		}
		if s, ok := meeting(w[i-1], *h); ok {
			w[i-1].z, h.a = s, s
		} else {
			h.a = w[i-1].z // straight on: the line slants over
		}
	}
}

// inner is the side of a hop on which its badge stays on the board, 0 if it does on
// both: a piece on an edge of the slab may be jumped along it.
func (p plan) inner(h hop) float64 {
	on := func(side float64) bool {
		s := h.beside(between(h.from, h.to, 0.5), side*badgeAway)
		least, most := badgeSize, float64(p.game.Size())-badgeSize
		return s.x > least && s.x < most && s.y > least && s.y < most
	}
	switch {
	case !on(1):
		return -1
	case !on(-1):
		return 1
	default:
		return 0
	}
}

// side is where a hop's badge goes: with its line, if that is set aside, else to the
// lower side, which is farther from a king's crown and from the names of squares. 1 is
// the left, -1 the right.
func (h hop) side() float64 {
	switch {
	case h.aside > 0:
		return 1
	case h.aside < 0:
		return -1
	case h.inner != 0:
		return h.inner
	case h.ahead().x > 0:
		return -1
	default:
		return 1
	}
}

// beside is the spot at the given distance to the left of s, seen along the hop.
func (h hop) beside(s spot, far float64) spot {
	u := h.ahead()
	return spot{s.x + u.y*far, s.y - u.x*far}
}

// ahead is the hop's direction, one cell long.
func (h hop) ahead() spot {
	dx, dy := h.to.x-h.from.x, h.to.y-h.from.y
	long := length(dx, dy)
	return spot{dx / long, dy / long}
}

// meeting is where the lines of two hops cross; ok is false for parallel ones.
func meeting(g, h hop) (s spot, ok bool) {
	u, v := g.ahead(), h.ahead()
	turn := u.x*v.y - u.y*v.x
	if math.Abs(turn) < 1e-9 {
		return spot{}, false
	}
	p, q := g.beside(g.to, g.aside), h.beside(h.from, h.aside)
	t := ((q.x-p.x)*v.y - (q.y-p.y)*v.x) / turn
	return spot{p.x + u.x*t, p.y + u.y*t}, true
}

// passes reports whether the way begins, lands or ends on a spot.
func (w way) passes(s spot) bool {
	for _, h := range w {
		if h.from == s || h.to == s {
			return true
		}
	}
	return false
}

// between is a spot on the line from a to b, t of the way along.
func between(a, b spot, t float64) spot { return spot{a.x + (b.x-a.x)*t, a.y + (b.y-a.y)*t} }
