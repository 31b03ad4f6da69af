package board

import (
	"image"
	"image/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"damiera/rules"
)

// compose draws a whole board at rest into a square of size pixels, with no widget
// and no window in between: what the widget shows is held against it. What the board
// leaves of its space is transparent.
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
		ways := p.ways(pal, scene, m.due, m.barred)
		draw.Draw(img, ways.Rect.Add(image.Pt(p.left, p.top)), ways, image.Point{}, draw.Over)
	}
	put(m.above())
	return img
}

// explains reports whether there is a way to be drawn.
func (m marks) explains() bool { return !m.due.IsZero() || !m.barred.IsZero() }

// pieces lists what stands in a scene.
func (m marks) pieces(scene rules.Position) []placed {
	var all []placed
	for _, pt := range scene.Game.Points() {
		if f := pieceOn(scene, pt); f.kind != nothing {
			f.raised = pt == m.chosen
			all = append(all, placed{f, pt})
		}
	}
	return all
}

// picture is a view in a look's own colours.
func picture(v View, size int, l Look) *image.RGBA {
	p := newPlan(v.Position.Game, v.Bottom, fyne.NewSquareSize(float32(size)), 1)
	m := noMarks()
	m.forced, m.due, m.barred, m.numbers = v.Forced, v.Due, v.Barred, v.Numbers
	return p.compose(size, ownPalette(l), v.Position, v.Last, m)
}

// composed is what a display should look like in its window.
func composed(d *display, w fyne.Window) *image.RGBA {
	size := w.Canvas().Size()
	want := image.NewRGBA(image.Rect(0, 0, int(size.Width), int(size.Height)))
	l := FollowSystem.on(fyne.CurrentApp().Settings().ThemeVariant())
	draw.Draw(want, want.Rect, image.NewUniform(ownColor(theme.ColorNameBackground, l)), image.Point{}, draw.Src)
	drawn := d.plan().compose(max(want.Rect.Dx(), want.Rect.Dy()), ownPalette(l), d.stage.scene, d.stage.last, d.marks())
	draw.Draw(want, want.Rect, drawn, image.Point{}, draw.Over)
	return want
}

// wantComposed says that the widget shows what compose draws.
func (p *player) wantComposed() {
	p.t.Helper()
	if n := differing(p.window.Canvas().Capture(), composed(&p.board.display, p.window)); n > 0 {
		p.t.Errorf("%d pixels differ", n)
	}
}
