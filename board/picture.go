package board

import (
	"image"
	"image/draw"

	"fyne.io/fyne/v2"

	"damiera/rules"
)

// Picture draws a view as the widget shows it at rest, size pixels wide and
// high, in Damiera's own colours; FollowSystem draws light. It needs no window
// and no app. What the board leaves of its space is transparent.
func Picture(v View, size int, l Look) image.Image {
	own := newPalette(ownTones(l))
	p := newPlan(v.Position.Game, v.Bottom, fyne.NewSquareSize(float32(size)), 1)
	m := noMarks()
	m.forced, m.due, m.barred, m.numbers = v.Forced, v.Due, v.Barred, v.Numbers
	return p.compose(size, own, v.Position, v.Last, m)
}

// compose draws a whole board into a square of size pixels.
func (p plan) compose(size int, pal palette, scene rules.Position, last rules.Move, m marks) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	ground := p.ground(p.bare(pal), pal, last, m.numbers)
	draw.Draw(img, ground.Rect.Add(image.Pt(p.left, p.top)), ground, image.Point{}, draw.Src)
	put := func(layer []placed) {
		for _, f := range layer {
			f.draw(p.brushOn(img, f.at), pal, p.game == rules.Alquerque)
		}
	}
	put(m.under())
	put(m.pieces(scene))
	if m.explains() {
		ways := p.ways(pal, m.due, m.barred)
		draw.Draw(img, ways.Rect.Add(image.Pt(p.left, p.top)), ways, image.Point{}, draw.Over)
	}
	put(m.above())
	return img
}
