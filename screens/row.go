package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"damiera/board"
	"damiera/rules"
)

// playerRow is a line about one who plays: their colour, their name, and small discs for the pieces
// they have captured. A frame around it and a bold name tell whose turn it is.
type playerRow struct {
	widget.BaseWidget

	name     *words
	color    rules.Color
	captured int
	turn     bool
}

func newPlayerRow() *playerRow {
	r := &playerRow{name: newWords()}
	r.name.middle = true
	r.ExtendBaseWidget(r)
	return r
}

// show says who sits here, how many pieces they have captured and whether it is their turn.
func (p *playerRow) show(name string, color rules.Color, captured int, turn bool) {
	p.color, p.captured, p.turn = color, captured, turn
	p.name.show(paragraph{Text: name, Size: theme.TextSize(), Style: fyne.TextStyle{Bold: turn}})
	p.Refresh()
}

// CreateRenderer is called by Fyne.
func (p *playerRow) CreateRenderer() fyne.WidgetRenderer {
	r := &rowRenderer{row: p, frame: canvas.NewRectangle(nil), disc: canvas.NewCircle(nil)}
	r.objects = append(r.objects, r.frame, r.disc, p.name)
	for i := range r.captured {
		r.captured[i] = canvas.NewCircle(nil)
		r.objects = append(r.objects, r.captured[i])
	}
	r.Refresh()
	return r
}

type rowRenderer struct {
	row      *playerRow
	frame    *canvas.Rectangle // around whose turn it is
	disc     *canvas.Circle
	captured [rules.MaxPieces]*canvas.Circle
	objects  []fyne.CanvasObject
}

// MinSize is next to nothing: the layout decides.
func (r *rowRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout places the frame, the disc, the name and, from the right, the captured pieces.
func (r *rowRenderer) Layout(size fyne.Size) {
	middle := size.Height / 2
	r.frame.Resize(size)
	r.frame.CornerRadius = middle

	const inset = 6
	x := float32(inset)
	disc := size.Height * 0.66
	r.disc.Move(fyne.NewPos(x, middle-disc/2))
	r.disc.Resize(fyne.NewSquareSize(disc))
	x += disc + 7

	// Up to twelve discs overlap like a row of coins, more closely where there is little room.
	small := size.Height * 0.58
	step := min(small*0.66, (size.Width*0.42-small-inset)/(rules.MaxPieces-1))
	taken := r.row.captured
	room := float32(0)
	if taken > 0 {
		room = small + float32(taken-1)*step
	}
	for i, c := range r.captured {
		c.Hidden = i >= taken
		c.Move(fyne.NewPos(size.Width-inset-room+float32(i)*step, middle-small/2))
		c.Resize(fyne.NewSquareSize(small))
	}
	r.row.name.Move(fyne.NewPos(x, 0))
	r.row.name.Resize(fyne.NewSize(max(0, size.Width-2*inset-room-x), size.Height))
}

// Refresh takes the theme's colours and what there is to show.
func (r *rowRenderer) Refresh() {
	color := themeColors()
	paint := func(c *canvas.Circle, of rules.Color, edge float32) {
		c.FillColor, c.StrokeColor = color(board.ColorNameWhitePiece), color(board.ColorNameWhiteEdge)
		if of == rules.Black {
			c.FillColor, c.StrokeColor = color(board.ColorNameBlackPiece), color(board.ColorNameBlackEdge)
		}
		c.StrokeWidth = edge
	}
	r.frame.FillColor = color(theme.ColorNameSelection)
	r.frame.StrokeColor, r.frame.StrokeWidth = color(theme.ColorNamePrimary), 1.5
	r.frame.Hidden = !r.row.turn
	paint(r.disc, r.row.color, 1.5)
	for _, c := range r.captured {
		paint(c, r.row.color.Other(), 1)
	}
	r.row.name.Refresh()
	r.Layout(r.row.Size())
	canvas.Refresh(r.row)
}

// Objects are all that a row may draw.
func (r *rowRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *rowRenderer) Destroy() {}
