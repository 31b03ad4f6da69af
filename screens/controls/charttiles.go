package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Tiles are numbers that matter, each large on a tile of its own with what it means below it.
type Tiles struct {
	widget.BaseWidget

	Words []*Words // of each tile, as Say has it
	texts []Tile
}

// A Tile is a number and what it means.
type Tile struct{ Number, Meaning string }

// NewTiles makes tiles, as many in a row as there is room for.
func NewTiles(texts ...Tile) *Tiles {
	t := &Tiles{texts: texts}
	for range texts {
		w := NewWords()
		w.Center, w.Middle = true, true
		t.Words = append(t.Words, w)
	}
	t.ExtendBaseWidget(t)
	t.say()
	return t
}

func (t *Tiles) say() {
	for i, text := range t.texts {
		t.Words[i].Say(
			Paragraph{Text: text.Number, Size: theme.TextSize() * 1.7, Style: fyne.TextStyle{Bold: true}},
			Paragraph{Text: text.Meaning, Size: theme.TextSize() * 0.9},
		)
	}
}

// place arranges the tiles at a width: in rows that are as full as each other, as far as that goes.
func (t *Tiles) place(width float32) (places []box, height float32) {
	const inset = 8
	narrowest := theme.TextSize() * 8
	n := len(t.Words)
	columns := max(1, min(n, int((width+Gap)/(narrowest+Gap))))
	rows := (n + columns - 1) / columns
	columns = (n + rows - 1) / rows
	each := (width - float32(columns-1)*Gap) / float32(columns)
	high := float32(Tappable)
	for _, w := range t.Words {
		high = max(high, textHeight(w.Paragraphs, each-2*inset)+2*inset)
	}
	for i := range t.Words {
		column, row := i%columns, i/columns
		if left := n - row*columns; left < columns { // the last row shares the width
			each = (width - float32(left-1)*Gap) / float32(left)
		}
		places = append(places, box{float32(column) * (each + Gap), float32(row) * (high + Gap), each, high})
	}
	return places, float32(rows)*(high+Gap) - Gap
}

// HeightFor is the height of all of them at a width.
func (t *Tiles) HeightFor(width float32) float32 {
	_, height := t.place(width)
	return height
}

// CreateRenderer is called by Fyne.
func (t *Tiles) CreateRenderer() fyne.WidgetRenderer {
	r := &tilesRenderer{tiles: t}
	for range t.Words {
		ground := canvas.NewRectangle(nil)
		ground.CornerRadius = 8
		r.grounds, r.objects = append(r.grounds, ground), append(r.objects, ground)
	}
	for _, w := range t.Words {
		r.objects = append(r.objects, w)
	}
	r.Refresh()
	return r
}

type tilesRenderer struct {
	tiles   *Tiles
	grounds []*canvas.Rectangle
	objects []fyne.CanvasObject
}

// MinSize leaves the height to the column.
func (r *tilesRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout puts the tiles in their places.
func (r *tilesRenderer) Layout(size fyne.Size) {
	places, _ := r.tiles.place(size.Width)
	for i, b := range places {
		put(r.grounds[i], b)
		put(r.tiles.Words[i], box{b.X + 8, b.Y, b.W - 16, b.H})
	}
}

// Refresh takes the theme's colours and sizes.
func (r *tilesRenderer) Refresh() {
	for _, ground := range r.grounds {
		ground.StrokeColor, ground.StrokeWidth = Colors()(theme.ColorNameSeparator), 1
		ground.FillColor = Colors()(theme.ColorNameOverlayBackground)
	}
	r.tiles.say()
	r.Layout(r.tiles.Size())
	canvas.Refresh(r.tiles)
}

// Objects are the tiles and the words on them.
func (r *tilesRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *tilesRenderer) Destroy() {}
