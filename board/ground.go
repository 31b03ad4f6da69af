package board

import (
	"image"
	"image/color"
	"math"
	"slices"

	"damiera/rules"
)

// bare draws the board with nothing on it, as large as it is with its frame.
func (p plan) bare(pal palette) *image.RGBA {
	p.left, p.top = 0, 0
	img := image.NewRGBA(image.Rect(0, 0, p.side, p.side))
	switch {
	case p.cell == 0:
	case p.game == rules.Alquerque:
		p.drawSlab(img, pal)
	default:
		p.drawSquares(img, pal)
	}
	return img
}

// ground is a copy of the bare board with the last move and, if they are wanted,
// the points' names on it: all that lies under the pieces.
func (p plan) ground(bare *image.RGBA, pal palette, last rules.Move, numbers bool) *image.RGBA {
	p.left, p.top = 0, 0
	img := &image.RGBA{Pix: slices.Clone(bare.Pix), Stride: bare.Stride, Rect: bare.Rect}
	if p.cell == 0 {
		return img
	}
	if last.Game() != p.game {
		last = rules.Move{}
	}
	switch {
	case last.IsZero():
	case p.game == rules.Alquerque:
		p.drawPath(img, pal, last)
	default:
		p.drawShades(img, pal, last)
	}
	if numbers {
		p.drawNames(img, pal, last)
	}
	return img
}

func (p plan) drawSquares(img *image.RGBA, pal palette) {
	whole := brush{img: img, unit: 1}
	end := float64(p.side)
	whole.box(spot{}, spot{end, end}, 2*float64(p.frame), pal.frame)
	inner := img.Rect.Inset(p.frame)
	fill(img, inner, pal.light)
	for _, pt := range p.game.Points() {
		fill(img, p.square(pt), pal.dark)
	}
}

func (p plan) square(pt rules.Point) image.Rectangle {
	x, y := p.corner(pt)
	return image.Rect(x, y, x+p.cell, y+p.cell)
}

// drawShades shades every square of the last move. Where the piece stood and
// where it stands are framed, and the squares it emptied by taking are crossed,
// so that the move can be read without colour.
func (p plan) drawShades(img *image.RGBA, pal palette, last rules.Move) {
	path := last.Landings()
	for _, pt := range append(path, last.From()) {
		fill(img, p.square(pt), pal.shade)
	}
	for _, pt := range path[:len(path)-1] {
		p.brushOn(img, pt).disc(spot{}, 0.07, pal.trace)
	}
	for pt := range last.Taken.All() {
		fill(img, p.square(pt), pal.shade)
		drawCross(p.brushOn(img, pt), 0.13, 0.05, pal.trace)
	}
	for _, pt := range []rules.Point{last.From(), last.To()} {
		p.drawFrame(img, pt, pal.trace)
	}
}

// drawFrame is a thin line just inside a square's border.
func (p plan) drawFrame(img *image.RGBA, pt rules.Point, c color.NRGBA) {
	width := max(1, (p.cell+16)/32)
	r := p.square(pt)
	fill(img, image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+width), c)
	fill(img, image.Rect(r.Min.X, r.Max.Y-width, r.Max.X, r.Max.Y), c)
	fill(img, image.Rect(r.Min.X, r.Min.Y+width, r.Min.X+width, r.Max.Y-width), c)
	fill(img, image.Rect(r.Max.X-width, r.Min.Y+width, r.Max.X, r.Max.Y-width), c)
}

func drawCross(b brush, arm, width float64, c color.NRGBA) {
	b.line(spot{-arm, -arm}, spot{arm, arm}, width, c)
	b.line(spot{-arm, arm}, spot{arm, -arm}, width, c)
}

// slabCorner is the radius of a slab's corners, in cells.
const slabCorner = 0.16

func (p plan) drawSlab(img *image.RGBA, pal palette) {
	b := brush{img: img, unit: float64(p.cell)}
	end := float64(p.side) / float64(p.cell)
	b.box(spot{}, spot{end, end}, slabCorner, over(pal.slab, pal.line, 0.45))
	const edge = 0.04
	b.box(spot{edge, edge}, spot{end - edge, end - edge}, slabCorner-edge, pal.slab)
	for _, ends := range p.game.Lines() {
		b.line(p.inCells(ends[0]), p.inCells(ends[1]), 0.03, pal.line)
	}
	for _, pt := range p.game.Points() {
		b.disc(p.inCells(pt), 0.05, pal.line)
	}
}

// inCells is the centre of a point in cells from the corner of the playing field.
func (p plan) inCells(pt rules.Point) spot {
	col, row := p.place(pt)
	return spot{float64(col) + 0.5, float64(row) + 0.5}
}

// drawPath dots the last move's way from point to point. A hollow ring marks
// where it began, crosses mark what it took.
func (p plan) drawPath(img *image.RGBA, pal palette, last rules.Move) {
	b := brush{img: img, unit: float64(p.cell)}
	way := []spot{p.inCells(last.From())}
	for _, pt := range last.Landings() {
		way = append(way, p.inCells(pt))
	}
	drawDots(b, way, 0.062, pal.slabRim)
	drawDots(b, way, 0.038, pal.last)
	for pt := range last.Taken.All() {
		at := p.brushOn(img, pt)
		drawCross(at, 0.10, 0.085, pal.slabRim)
		drawCross(at, 0.10, 0.04, pal.last)
	}
	b.ring(way[0], 0.150, 0.066, pal.slabRim)
	b.ring(way[0], 0.126, 0.090, pal.last)
}

// drawDots strews dots along a way at even distances.
func drawDots(b brush, way []spot, r float64, c color.NRGBA) {
	const gap = 0.235
	for i := 1; i < len(way); i++ {
		from, to := way[i-1], way[i]
		long := length(to.x-from.x, to.y-from.y)
		n := math.Round(long / gap)
		for k := 1.0; k < n; k++ {
			t := k / n
			b.disc(spot{from.x + (to.x-from.x)*t, from.y + (to.y-from.y)*t}, r, c)
		}
		b.disc(to, r, c)
	}
}

// brushOn is a brush whose origin is a point's centre and whose unit is a cell.
func (p plan) brushOn(img *image.RGBA, pt rules.Point) brush {
	x, y := p.corner(pt)
	half := float64(p.cell) / 2
	return brush{img: img, x: float64(x) + half, y: float64(y) + half, unit: float64(p.cell)}
}
