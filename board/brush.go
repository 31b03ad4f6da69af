package board

import (
	"image"
	"image/color"
	"image/draw"
	"math"
)

// A spot is a place on a drawing, in the drawing's own unit.
type spot struct{ x, y float64 }

// A brush draws smooth shapes on an image. Its coordinates are in units of
// unit pixels, from (x, y), a place in pixels; y grows downwards.
//
// A shape is given by its distance: how many pixels a pixel's centre lies
// outside it, negative inside. Half a pixel around zero is the smooth edge,
// so concentric shapes stay concentric at any size.
type brush struct {
	img  *image.RGBA
	x, y float64
	unit float64
}

// paint covers everything of dist within the box, given in units.
func (b brush) paint(x0, y0, x1, y1 float64, c color.NRGBA, dist func(x, y float64) float64) {
	b.paintIn(image.Rect(
		int(math.Floor(b.x+x0*b.unit))-1, int(math.Floor(b.y+y0*b.unit))-1,
		int(math.Ceil(b.x+x1*b.unit))+1, int(math.Ceil(b.y+y1*b.unit))+1,
	), c, dist)
}

func (b brush) paintIn(box image.Rectangle, c color.NRGBA, dist func(x, y float64) float64) {
	b.cover(box, dist, func(pix []uint8, cover float64) { blend(pix, c, cover) })
}

// erase leaves nothing of what has been painted on a disc.
func (b brush) erase(at spot, r float64) {
	cx, cy, pr := b.x+at.x*b.unit, b.y+at.y*b.unit, r*b.unit
	box := image.Rect(int(cx-pr)-1, int(cy-pr)-1, int(cx+pr)+2, int(cy+pr)+2)
	b.cover(box, func(x, y float64) float64 { return length(x-cx, y-cy) - pr }, func(pix []uint8, cover float64) {
		for i := range pix {
			pix[i] = uint8(float64(pix[i])*(1-cover) + 0.5)
		}
	})
}

// cover calls change for each pixel of the box that dist covers, with how much of it.
func (b brush) cover(box image.Rectangle, dist func(x, y float64) float64, change func(pix []uint8, cover float64)) {
	box = box.Intersect(b.img.Rect)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		row := b.img.Pix[b.img.PixOffset(box.Min.X, y):]
		for x := box.Min.X; x < box.Max.X; x++ {
			if d := dist(float64(x)+0.5, float64(y)+0.5); d < 0.5 {
				change(row[:4:4], min(0.5-d, 1))
			}
			row = row[4:]
		}
	}
}

// blend lays c, covering part of the pixel, over a premultiplied pixel.
func blend(pix []uint8, c color.NRGBA, cover float64) {
	a := uint32(float64(c.A)*cover*257 + 0.5) // of 65535
	keep := 65535 - a
	mix := func(under, top uint8) uint8 {
		return uint8((uint32(under)*keep + uint32(top)*a + 32767) / 65535)
	}
	pix[0], pix[1], pix[2] = mix(pix[0], c.R), mix(pix[1], c.G), mix(pix[2], c.B)
	pix[3] = mix(pix[3], 255)
}

func (b brush) disc(at spot, r float64, c color.NRGBA) {
	cx, cy, pr := b.x+at.x*b.unit, b.y+at.y*b.unit, r*b.unit
	b.paint(at.x-r, at.y-r, at.x+r, at.y+r, c, func(x, y float64) float64 {
		return length(x-cx, y-cy) - pr
	})
}

// ring is the part of a disc of radius outer that lies beyond inner.
func (b brush) ring(at spot, outer, inner float64, c color.NRGBA) {
	cx, cy := b.x+at.x*b.unit, b.y+at.y*b.unit
	middle, half := (outer+inner)/2*b.unit, (outer-inner)/2*b.unit
	b.paint(at.x-outer, at.y-outer, at.x+outer, at.y+outer, c, func(x, y float64) float64 {
		return math.Abs(length(x-cx, y-cy)-middle) - half
	})
}

// glow is a disc whose edge fades over a width of blur.
func (b brush) glow(at spot, r, blur float64, c color.NRGBA) {
	cx, cy := b.x+at.x*b.unit, b.y+at.y*b.unit
	from, width := (r-blur/2)*b.unit, max(blur*b.unit, 1)
	far := r + blur/2
	b.paint(at.x-far, at.y-far, at.x+far, at.y+far, c, func(x, y float64) float64 {
		t := min(max((length(x-cx, y-cy)-from)/width, 0), 1)
		return t*t*(3-2*t) - 0.5
	})
}

// line is a stroke with round ends.
func (b brush) line(from, to spot, width float64, c color.NRGBA) {
	h := width / 2
	p, q := b.pixel(from), b.pixel(to)
	b.paint(min(from.x, to.x)-h, min(from.y, to.y)-h, max(from.x, to.x)+h, max(from.y, to.y)+h, c,
		func(x, y float64) float64 { return toSegment(spot{x, y}, p, q) - h*b.unit })
}

// box is a rectangle with round corners. A board is one of these: its inside,
// where no edge is near, is filled without asking for distances.
func (b brush) box(low, high spot, r float64, c color.NRGBA) {
	p, q, pr := b.pixel(low), b.pixel(high), r*b.unit
	mx, my := (p.x+q.x)/2, (p.y+q.y)/2
	hx, hy := (q.x-p.x)/2-pr, (q.y-p.y)/2-pr
	dist := func(x, y float64) float64 {
		return boxDistance(math.Abs(x-mx)-hx, math.Abs(y-my)-hy) - pr
	}
	outer := image.Rect(int(p.x)-1, int(p.y)-1, int(q.x)+2, int(q.y)+2)
	inner := outer.Inset(int(pr) + 4)
	if inner.Empty() {
		b.paintIn(outer, c, dist)
		return
	}
	fill(b.img, inner, c)
	for _, edge := range []image.Rectangle{
		image.Rect(outer.Min.X, outer.Min.Y, outer.Max.X, inner.Min.Y),
		image.Rect(outer.Min.X, inner.Max.Y, outer.Max.X, outer.Max.Y),
		image.Rect(outer.Min.X, inner.Min.Y, inner.Min.X, inner.Max.Y),
		image.Rect(inner.Max.X, inner.Min.Y, outer.Max.X, inner.Max.Y),
	} {
		b.paintIn(edge, c, dist)
	}
}

func boxDistance(dx, dy float64) float64 {
	return length(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0)
}

// polygon is a closed shape, widened by r with round corners.
func (b brush) polygon(points []spot, r float64, c color.NRGBA) {
	low, high := points[0], points[0]
	pixels := make([]spot, len(points))
	for i, s := range points {
		low = spot{min(low.x, s.x), min(low.y, s.y)}
		high = spot{max(high.x, s.x), max(high.y, s.y)}
		pixels[i] = b.pixel(s)
	}
	b.paint(low.x-r, low.y-r, high.x+r, high.y+r, c, func(x, y float64) float64 {
		return polygonDistance(spot{x, y}, pixels) - r*b.unit
	})
}

func (b brush) pixel(s spot) spot { return spot{b.x + s.x*b.unit, b.y + s.y*b.unit} }

func polygonDistance(p spot, corners []spot) float64 {
	inside, least := false, math.MaxFloat64
	for i, q := range corners {
		before := corners[(i+len(corners)-1)%len(corners)]
		least = min(least, toSegment(p, before, q))
		if (q.y > p.y) != (before.y > p.y) &&
			p.x < q.x+(before.x-q.x)*(p.y-q.y)/(before.y-q.y) {
			inside = !inside
		}
	}
	if inside {
		return -least
	}
	return least
}

// toSegment is the distance of p from the segment between a and b.
func toSegment(p, a, b spot) float64 {
	dx, dy := b.x-a.x, b.y-a.y
	t := 0.0
	if long := dx*dx + dy*dy; long > 0 {
		t = min(max(((p.x-a.x)*dx+(p.y-a.y)*dy)/long, 0), 1)
	}
	return length(p.x-a.x-t*dx, p.y-a.y-t*dy)
}

// fill is a plain rectangle of whole pixels.
func fill(img *image.RGBA, r image.Rectangle, c color.NRGBA) {
	op := draw.Over
	if c.A == 0xff {
		op = draw.Src // much faster
	}
	draw.Draw(img, r, image.NewUniform(c), image.Point{}, op)
}

func length(x, y float64) float64 { return math.Sqrt(x*x + y*y) }
