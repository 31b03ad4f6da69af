package board

import (
	"math"

	"fyne.io/fyne/v2"

	"damiera/rules"
)

// A plan says where the points of a board are on the screen. The board is a
// square in the middle of its space. A draughts board has a frame of 1/80 of
// its side all around, and its eight columns share the rest; an Alquerque slab
// has no frame, and its points lie at (i+½)/5 of the side.
//
// Lengths are whole device pixels, so that every square has the same size and
// no seam is blurred; the side may be a few pixels shorter than its space.
type plan struct {
	game   rules.Game
	bottom rules.Color
	scale  float32 // device pixels in one unit of Fyne's
	left   int     // of the frame's outer edge
	top    int
	side   int // of the outer edge
	frame  int
	cell   int
}

// newPlan lays a board out in a space of Fyne's units.
func newPlan(g rules.Game, bottom rules.Color, space fyne.Size, scale float32) plan {
	if scale <= 0 {
		scale = 1
	}
	width, height := int(space.Width*scale+0.01), int(space.Height*scale+0.01)
	p := plan{game: g, bottom: bottom, scale: scale}
	most := max(min(width, height), 0)
	if g != rules.Alquerque {
		p.frame = (most + 40) / 80
	}
	p.cell = (most - 2*p.frame) / g.Size()
	p.side = p.cell*g.Size() + 2*p.frame
	p.left, p.top = (width-p.side)/2, (height-p.side)/2
	return p
}

// place is the column and row of a point as the board is turned.
func (p plan) place(pt rules.Point) (col, row int) {
	col, row = p.game.Cell(pt)
	if p.bottom == rules.Black {
		last := p.game.Size() - 1
		return last - col, last - row
	}
	return col, row
}

// pointAt is the point in a column and row as the board is turned, or None.
func (p plan) pointAt(col, row int) rules.Point {
	last := p.game.Size() - 1
	if col < 0 || row < 0 || col > last || row > last {
		return rules.None
	}
	if p.bottom == rules.Black {
		col, row = last-col, last-row
	}
	return p.game.PointAt(col, row)
}

// corner is the top left pixel of a point's cell.
func (p plan) corner(pt rules.Point) (x, y int) {
	col, row := p.place(pt)
	return p.left + p.frame + col*p.cell, p.top + p.frame + row*p.cell
}

// centre is the middle of a point's cell, in Fyne's units.
func (p plan) centre(pt rules.Point) fyne.Position {
	x, y := p.corner(pt)
	half := float32(p.cell) / 2
	return fyne.NewPos((float32(x)+half)/p.scale, (float32(y)+half)/p.scale)
}

// unit is the side of a cell in Fyne's units.
func (p plan) unit() float32 { return float32(p.cell) / p.scale }

// at is the playing point that a tap means: the nearest one, if its centre is
// within one cell across and down. None elsewhere.
func (p plan) at(pos fyne.Position) rules.Point {
	best, least := rules.None, float32(math.MaxFloat32)
	const rounding = 1.01 // or the middle of the outermost seams would be dead
	within := p.unit() * rounding
	for _, pt := range p.game.Points() {
		c := p.centre(pt)
		dx, dy := pos.X-c.X, pos.Y-c.Y
		if max(dx, -dx) > within || max(dy, -dy) > within {
			continue
		}
		if d := dx*dx + dy*dy; d < least {
			best, least = pt, d
		}
	}
	return best
}
