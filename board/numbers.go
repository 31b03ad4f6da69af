package board

import (
	"image"
	"image/color"

	"damiera/rules"
)

// The points' names lie on the ground, where pieces leave them in sight; marks may cover
// some of them. They belong to the points and go with them as the board is turned; the
// digits stay upright.

// namePen suits a plan: nine of Fyne's units at least, so that a name can be read on
// a phone, unless that would be too large for a corner.
func (p plan) namePen() pen {
	cell := float64(p.cell)
	if p.game == rules.Alquerque {
		return newPen(edgeName * cell)
	}
	return newPen(min(0.27*cell, max(0.17*cell, 9*float64(p.scale))))
}

// Between a piece on the outermost line and the slab's own edge there is room for small
// letters, in cells. A ring around that piece covers them.
const (
	edgeName = 0.145
	edgeFoot = 0.05
)

// nameInset keeps a name clear of its square's frame, in pixels.
func (p plan) nameInset() int { return max(2, (p.cell*5+50)/100) }

// drawNames writes the points' names on a ground that shows the last move.
func (p plan) drawNames(img *image.RGBA, pal palette, last rules.Move) {
	if p.game == rules.Alquerque {
		p.drawEdgeNames(img, pal.slabNumber)
		return
	}
	var shaded rules.Set
	if !last.IsZero() {
		shaded = last.Taken.With(last.From())
		for _, pt := range last.Landings() {
			shaded = shaded.With(pt)
		}
	}
	n, in := p.namePen(), p.nameInset()
	for _, pt := range p.game.Points() {
		c := pal.squareNumber
		if shaded.Has(pt) {
			c = pal.lastNumber
		}
		x, y := p.corner(pt)
		n.write(img, p.game.Name(pt), x+in, y+in+n.tall, c)
	}
}

// drawEdgeNames writes an Alquerque board's letters along its lower edge and its
// digits along its left one, each at the end of its line.
func (p plan) drawEdgeNames(img *image.RGBA, c color.NRGBA) {
	n, last := p.namePen(), p.game.Size()-1
	in := int(edgeFoot*float64(p.cell) + 0.5)
	for i := range p.game.Size() {
		file, rank := p.game.Name(p.pointAt(i, last))[:1], p.game.Name(p.pointAt(0, i))[1:]
		x, y := p.corner(p.pointAt(i, last))
		n.write(img, file, x+(p.cell-n.width(file))/2, y+p.cell-in, c)
		x, y = p.corner(p.pointAt(0, i))
		n.write(img, rank, x+in, y+(p.cell+n.tall)/2, c)
	}
}
