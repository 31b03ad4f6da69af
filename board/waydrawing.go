package board

import (
	"image"
	"image/color"
	"math"
	"slices"
	"strconv"

	"damiera/rules"
)

// Widths of a way's core, and by how much its two rims go beyond: a light one
// outside, for the walnut, and a dark one between, for the slab and for White's
// pieces. They have the colours of the pieces, whose contrast is the greatest.
const (
	wayWidth   = 0.085
	darkRim    = 0.026
	lightRim   = 0.046
	badgeSize  = 0.165
	badgeAway  = 0.44 // from the middle of the piece that it counts, whose crown it must not hide
	pieceClear = 0.45 // of a piece that a way passes over: the radius that stays free
)

// ways draws both on a picture as large as the board, transparent elsewhere and
// where the scene has a piece: what is taken must be seen. The one that is due
// lies above.
func (p plan) ways(pal palette, scene rules.Position, due, barred rules.Move) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, p.side, p.side))
	b := brush{img: img, x: float64(p.frame), y: float64(p.frame), unit: float64(p.cell)}
	yes, no := p.way(due), p.way(barred)
	keepApart(yes, no)
	pieces := scene.Side[rules.White] | scene.Side[rules.Black]
	if len(no) > 0 {
		last := no[len(no)-1]
		sign := last.z
		switch {
		case pieces.Has(barred.To()):
			sign = last.short(pieceClear + 0.28)
		case yes.passes(last.to):
			sign = between(last.a, last.z, 0.78) // the end is the other way's too
		}
		no.inRims(b, pal, pal.must, func(grow float64, c color.NRGBA) { no.drawBarred(b, sign, grow, c) })
	}
	if len(yes) > 0 {
		w := slices.Clone(yes)
		if last := &w[len(w)-1]; pieces.Has(due.To()) {
			last.z = last.short(pieceClear + 0.20)
		}
		begins := !pieces.Has(due.From()) // where a piece stands that tells
		w.inRims(b, pal, pal.accent, func(grow float64, c color.NRGBA) { w.drawDue(b, begins, grow, c) })
	}
	for pt := range pieces.All() {
		b.erase(p.inCells(pt), p.clearance())
	}
	no.drawBadges(b, pal, pal.must, true)
	yes.drawBadges(b, pal, pal.accent, false)
	return img
}

// clearance is the radius around a piece that ways keep free, in cells.
func (p plan) clearance() float64 {
	if p.game == rules.Alquerque {
		return pieceClear * slabScale
	}
	return pieceClear
}

// short is the spot on a hop's line that lies so far before its end.
func (h hop) short(far float64) spot {
	return between(h.z, h.a, far/length(h.z.x-h.a.x, h.z.y-h.a.y))
}

// inRims has a shape drawn thrice: wide and light, less wide and dark, and as it is.
func (w way) inRims(b brush, pal palette, c color.NRGBA, shape func(grow float64, c color.NRGBA)) {
	pixel := 1 / b.unit // a rim narrower than this would be lost
	dark := max(darkRim, pixel)
	shape(max(lightRim, dark+pixel), pal.piece[rules.White])
	shape(dark, pal.piece[rules.Black])
	shape(0, c)
}

// drawDue is a ring where the way begins, if that is asked for, a line along it and
// an arrow head where it ends.
func (w way) drawDue(b brush, begins bool, grow float64, c color.NRGBA) {
	for i, h := range w {
		from, to := h.a, h.z
		if i == 0 && begins {
			from = between(from, to, 0.15/length(to.x-from.x, to.y-from.y))
		}
		if i == len(w)-1 {
			to = between(from, to, 1-0.08/length(to.x-from.x, to.y-from.y))
		}
		b.line(from, to, wayWidth+2*grow, c)
	}
	if begins {
		b.ring(w[0].a, 0.17+grow, 0.105-grow, c)
	}
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
		for _, layer := range []struct {
			grow float64
			c    color.NRGBA
		}{{0.07, pal.piece[rules.White]}, {0.05, pal.piece[rules.Black]}, {0.03, c}, {-0.015, pal.piece[rules.White]}} {
			r := badgeSize + layer.grow
			if square {
				r -= 0.015 // a square looks larger than a circle of its width
				b.box(spot{h.badge.x - r, h.badge.y - r}, spot{h.badge.x + r, h.badge.y + r}, 0.03, layer.c)
			} else {
				b.disc(h.badge, r, layer.c)
			}
		}
		text, at := strconv.Itoa(i+1), b.pixel(h.badge)
		x := int(math.Round(at.x - float64(n.width(text))/2))
		n.write(b.img, text, x, int(math.Round(at.y+float64(n.tall)/2)), pal.piece[rules.Black])
	}
}
