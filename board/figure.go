package board

import (
	"image/color"

	"damiera/rules"
)

// A figure is something that stands on one point: a piece or a mark. Figures
// compare with ==, so that equal ones are drawn once.
type figure struct {
	kind   kind
	color  rules.Color // of a piece
	raised bool        // a piece held up, by choice or by a finger
}

type kind uint8

const (
	nothing kind = iota
	man
	king
	chosen  // one broad ring: the piece that was chosen
	forced  // two narrow rings: a piece that must capture
	goal    // a dot: a next landing
	end     // a small dot: where an unambiguous chain ends
	pointer // four corners: the keyboard's place
	confirm // a tick on a piece: its move waits to be confirmed
)

// reach is how far a figure may extend from its point's centre, in cells.
const reach = 0.68

// The rings and dots are told apart by shape; colour only agrees with it.
// Lengths are in cells.
const (
	pieceRadius = 0.40
	edgeWidth   = 0.034
	// On a slab the lines between the pieces must stay in sight.
	slabScale = 0.90
)

// draw puts f around the brush's origin, whose unit is one cell. slab says that
// it lies on an Alquerque slab and not on a dark square.
func (f figure) draw(b brush, pal palette, slab bool) {
	o, rim := spot{}, pal.rim(slab)
	if slab {
		b.unit *= slabScale
	}
	switch f.kind {
	case man, king:
		f.drawPiece(b, pal)
	case chosen:
		b.ring(o, 0.525, pieceRadius-0.03, rim)
		b.ring(o, 0.492, pieceRadius-0.03, pal.accent)
	case forced:
		// The outermost line must stand off the ground by itself, and the gap off
		// both rings, or they would be one in greyscale.
		b.ring(o, 0.525, pieceRadius-0.03, rim)
		b.ring(o, 0.500, pieceRadius-0.03, pal.must)
		b.ring(o, 0.472, 0.438, further(pal.must, pal.piece[rules.White], pal.piece[rules.Black]))
	case goal:
		b.disc(o, 0.200, rim)
		b.disc(o, 0.155, pal.accent)
	case end:
		b.disc(o, 0.127, rim)
		b.disc(o, 0.092, pal.accent)
	case confirm:
		drawTick(b, pal)
	case pointer:
		drawPointer(b, 0.118, rim)
		drawPointer(b, 0.056, pal.accent)
	}
}

func (f figure) drawPiece(b brush, pal palette) {
	body, edge := pal.piece[f.color], pal.edge[f.color]
	hang, blur := 0.035, 0.06
	if f.raised {
		b.unit *= 1.05
		hang, blur = 0.075, 0.11
		b.y -= 0.025 * b.unit
	}
	if f.kind == man {
		b.glow(spot{0, hang}, pieceRadius+0.005, blur, pal.shadow)
		drawDisc(b, 0, pieceRadius, body, edge)
		b.ring(spot{}, 0.285, 0.267, faint(edge, 0.6))
		return
	}
	const radius, half = 0.37, 0.062 // half the height of a man seen slightly from above
	b.glow(spot{0, half + hang}, radius+0.005, blur, pal.shadow)
	drawDisc(b, half, radius, over(body, edge, 0.22), edge)
	drawDisc(b, -half, radius, body, edge)
	drawCrown(b, -half, edge)
}

// drawDisc is a man's outline with its centre y below the origin.
func drawDisc(b brush, y, r float64, body, edge color.NRGBA) {
	// An edge narrower than a pixel would not keep its contrast.
	width := max(edgeWidth, 1.1/b.unit)
	b.disc(spot{0, y}, r, edge)
	b.disc(spot{0, y}, r-width, body)
}

func drawCrown(b brush, y float64, c color.NRGBA) {
	at := func(x, dy float64) spot { return spot{x, y + dy} }
	b.polygon([]spot{
		at(-0.150, 0.075), at(-0.190, -0.085), at(-0.088, -0.005), at(0, -0.150),
		at(0.088, -0.005), at(0.190, -0.085), at(0.150, 0.075),
	}, 0.008, c)
	for _, tip := range []spot{at(-0.192, -0.098), at(0, -0.165), at(0.192, -0.098)} {
		b.disc(tip, 0.03, c)
	}
	b.box(at(-0.158, 0.107), at(0.158, 0.153), 0.015, c)
}

// drawTick is a badge at a piece's upper right, so that a crown stays in sight.
func drawTick(b brush, pal palette) {
	at := spot{0.27, -0.27}
	light, dark := pal.piece[rules.White], pal.piece[rules.Black]
	b.disc(at, 0.265, light)
	b.disc(at, 0.240, dark)
	b.disc(at, 0.210, pal.accent)
	b.disc(at, 0.175, light)
	const width = 0.055
	foot := spot{at.x - 0.03, at.y + 0.085}
	b.line(spot{at.x - 0.105, at.y + 0.005}, foot, width, dark)
	b.line(foot, spot{at.x + 0.11, at.y - 0.085}, width, dark)
}

// drawPointer is the corners of a square around the point.
func drawPointer(b brush, width float64, c color.NRGBA) {
	const out, arm = 0.46, 0.17
	for _, sx := range []float64{-1, 1} {
		for _, sy := range []float64{-1, 1} {
			corner := spot{sx * out, sy * out}
			b.line(corner, spot{sx * (out - arm), sy * out}, width, c)
			b.line(corner, spot{sx * out, sy * (out - arm)}, width, c)
		}
	}
}

// pieceOn is the figure of what stands on p in a scene.
func pieceOn(scene rules.Position, p rules.Point) figure {
	c, crowned, ok := scene.At(p)
	switch {
	case !ok:
		return figure{}
	case crowned:
		return figure{kind: king, color: c}
	}
	return figure{kind: man, color: c}
}
