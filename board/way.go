package board

import (
	"image"
	"image/color"
	"math"
	"strconv"

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
}

// Widths of a way's core, and by how much its two rims go beyond: a light one
// outside, for the walnut, and a dark one between, for the slab and for White's
// pieces. They have the colours of the pieces, whose contrast is the greatest.
const (
	wayWidth  = 0.085
	darkRim   = 0.026
	lightRim  = 0.046
	badgeSize = 0.165
)

// way is the course of m on the board as it is turned.
func (p plan) way(m rules.Move) way {
	if m.IsZero() || m.Game() != p.game {
		return nil
	}
	var w way
	from := p.inCells(m.From())
	for _, landing := range m.Landings() {
		to := p.inCells(landing)
		w = append(w, hop{from: from, to: to, takes: m.IsCapture()})
		from = to
	}
	return w
}

// part keeps two ways apart where they share a hop: the first to its left, the
// other to the other side, in whichever direction it goes.
func part(first, other way) {
	const apart = 0.13
	for i := range first {
		for k := range other {
			x, y := &first[i], &other[k]
			switch {
			case x.from == y.from && x.to == y.to:
				x.aside, y.aside = apart, -apart
			case x.from == y.to && x.to == y.from:
				x.aside, y.aside = apart, apart
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
		h.badge = h.beside(middle, h.aside*1.8)
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

func (w way) passes(s spot) bool {
	for _, h := range w {
		if h.from == s || h.to == s {
			return true
		}
	}
	return false
}

// ways draws both on a picture as large as the board, transparent elsewhere. The
// one that is due lies above.
func (p plan) ways(pal palette, due, barred rules.Move) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, p.side, p.side))
	b := brush{img: img, x: float64(p.frame), y: float64(p.frame), unit: float64(p.cell)}
	yes, no := p.way(due), p.way(barred)
	part(yes, no)
	if len(no) > 0 {
		last := no[len(no)-1]
		sign := last.z
		if yes.passes(last.to) {
			sign = between(last.a, last.z, 0.78) // the end is the other way's too
		}
		no.inRims(b, pal, pal.must, func(grow float64, c color.NRGBA) { no.drawBarred(b, sign, grow, c) })
		no.drawBadges(b, pal, pal.must, true)
	}
	if len(yes) > 0 {
		yes.inRims(b, pal, pal.accent, func(grow float64, c color.NRGBA) { yes.drawDue(b, grow, c) })
		yes.drawBadges(b, pal, pal.accent, false)
	}
	return img
}

// inRims has a shape drawn thrice: wide and light, less wide and dark, and as it is.
func (w way) inRims(b brush, pal palette, c color.NRGBA, shape func(grow float64, c color.NRGBA)) {
	pixel := 1 / b.unit // a rim narrower than this would be lost
	dark := max(darkRim, pixel)
	shape(max(lightRim, dark+pixel), pal.piece[rules.White])
	shape(dark, pal.piece[rules.Black])
	shape(0, c)
}

// drawDue is a ring where the way begins, a line along it and an arrow head where
// it ends.
func (w way) drawDue(b brush, grow float64, c color.NRGBA) {
	for i, h := range w {
		from, to := h.a, h.z
		if i == 0 {
			from = between(from, to, 0.15/length(to.x-from.x, to.y-from.y))
		}
		if i == len(w)-1 {
			to = between(from, to, 1-0.08/length(to.x-from.x, to.y-from.y))
		}
		b.line(from, to, wayWidth+2*grow, c)
	}
	b.ring(w[0].a, 0.17+grow, 0.105-grow, c)
	last := w[len(w)-1]
	drawHead(b, last.a, last.z, grow, c)
}

// drawHead is the head of an arrow that comes from one spot and points at
// another, a little beyond it.
func drawHead(b brush, from, to spot, grow float64, c color.NRGBA) {
	long := length(to.x-from.x, to.y-from.y)
	ux, uy := (to.x-from.x)/long, (to.y-from.y)/long
	at := func(along, across float64) spot {
		return spot{to.x + ux*along - uy*across, to.y + uy*along + ux*across}
	}
	b.polygon([]spot{at(0.15, 0), at(-0.16, 0.17), at(-0.16, -0.17)}, 0.02+grow, c)
}

// drawBarred is dashes along the way, and the sign that forbids it.
func (w way) drawBarred(b brush, sign spot, grow float64, c color.NRGBA) {
	const dash, gap = 0.20, 0.19
	for _, h := range w {
		from, to := h.a, h.z
		long := length(to.x-from.x, to.y-from.y)
		n := math.Round((long + gap) / (dash + gap))
		step := (long + gap) / n
		for k := range int(n) {
			begin := float64(k) * step
			b.line(between(from, to, begin/long), between(from, to, (begin+step-gap)/long), wayWidth+2*grow, c)
		}
	}
	const outer, inner = 0.235, 0.165
	b.ring(sign, outer+grow, inner-grow, c)
	const slant = 0.141 // of the bar's ends, in the middle of the ring
	b.line(spot{sign.x - slant, sign.y - slant}, spot{sign.x + slant, sign.y + slant}, 0.07+2*grow, c)
}

// drawBadges counts what a way takes.
func (w way) drawBadges(b brush, pal palette, c color.NRGBA, square bool) {
	n := newPen(0.27 * b.unit)
	for i, h := range w {
		if !h.takes {
			continue
		}
		for _, part := range []struct {
			grow float64
			c    color.NRGBA
		}{{0.07, pal.piece[rules.White]}, {0.05, pal.piece[rules.Black]}, {0.03, c}, {-0.015, pal.piece[rules.White]}} {
			r := badgeSize + part.grow
			if square {
				r -= 0.015 // a square looks larger than a circle of its width
				b.box(spot{h.badge.x - r, h.badge.y - r}, spot{h.badge.x + r, h.badge.y + r}, 0.03, part.c)
			} else {
				b.disc(h.badge, r, part.c)
			}
		}
		text, at := strconv.Itoa(i+1), b.pixel(h.badge)
		x := int(math.Round(at.x - float64(n.width(text))/2))
		n.write(b.img, text, x, int(math.Round(at.y+float64(n.tall)/2)), pal.piece[rules.Black])
	}
}

// between is a spot on the line from a to b, t of the way along.
func between(a, b spot, t float64) spot { return spot{a.x + (b.x-a.x)*t, a.y + (b.y-a.y)*t} }
