package board

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"damiera/rules"
)

// A Tile is a bit of a board with a piece on it, or with a cross for taking pieces
// away: what an editor's palette is made of. It takes no taps. Use it on Fyne's
// goroutine only.
type Tile struct {
	widget.BaseWidget

	figure figure // nothing for a cross
	game   rules.Game
	chosen bool
}

// NewTile makes a tile with a man or a king.
func NewTile(c rules.Color, crowned bool) *Tile {
	t := &Tile{figure: figure{kind: man, color: c}}
	if crowned {
		t.figure.kind = king
	}
	t.ExtendBaseWidget(t)
	return t
}

// NewCross makes a tile with a cross.
func NewCross() *Tile {
	t := &Tile{}
	t.ExtendBaseWidget(t)
	return t
}

// Set says whose board the tile is of, and whether a ring marks it as the one in use.
func (t *Tile) Set(g rules.Game, chosen bool) {
	if t.game != g || t.chosen != chosen {
		t.game, t.chosen = g, chosen
		t.Refresh()
	}
}

// CreateRenderer is called by Fyne.
func (t *Tile) CreateRenderer() fyne.WidgetRenderer {
	raster := canvas.NewRaster(t.draw)
	return &tileRenderer{raster: raster, objects: []fyne.CanvasObject{raster}}
}

// draw is the tile in so many pixels, in the middle of them.
func (t *Tile) draw(width, height int) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, width, height))
	pal := paletteOf(theme.CurrentForWidget(t), fyne.CurrentApp().Settings().ThemeVariant())
	slab, ground := t.game == rules.Alquerque, pal.dark
	if slab {
		ground = pal.slab
	}
	side := float64(min(width, height))
	b := brush{img: img, x: float64(width) / 2, y: float64(height) / 2, unit: side}
	b.box(spot{-0.5, -0.5}, spot{0.5, 0.5}, 0.12, ground)
	b.unit *= 0.88 // leaves room for the ring
	if t.chosen {
		figure{kind: chosen}.draw(b, pal, slab)
	}
	if t.figure.kind == nothing {
		drawRemover(b, pal, slab)
	} else {
		t.figure.draw(b, pal, slab)
	}
	return img
}

// drawRemover is a cross with a rim, as large as a piece.
func drawRemover(b brush, pal palette, slab bool) {
	const arm = 0.19
	for _, stroke := range []struct {
		width float64
		rim   bool
	}{{0.17, true}, {0.10, false}} {
		c := pal.must
		if stroke.rim {
			c = pal.rim(slab)
		}
		b.line(spot{-arm, -arm}, spot{arm, arm}, stroke.width, c)
		b.line(spot{-arm, arm}, spot{arm, -arm}, stroke.width, c)
	}
}

type tileRenderer struct {
	raster  *canvas.Raster
	objects []fyne.CanvasObject
}

// MinSize leaves the size to the layout.
func (r *tileRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout gives the drawing all there is.
func (r *tileRenderer) Layout(size fyne.Size) { r.raster.Resize(size) }

// Refresh draws anew, in the theme of now.
func (r *tileRenderer) Refresh() { r.raster.Refresh() }

// Objects are the drawing.
func (r *tileRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *tileRenderer) Destroy() {}
