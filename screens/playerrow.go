package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"damiera/board"
	"damiera/rules"
	"damiera/screens/controls"
)

// rowHeight is the height of a row as a multiple of the size of its text.
const rowHeight = 1.7

// playerRow is a line about one who plays: their colour, their name, and small discs for the pieces
// they have captured. A frame around it and a bold name tell whose turn it is.
type playerRow struct {
	widget.BaseWidget

	name     *controls.Words
	color    rules.Color
	captured int
	turn     bool
}

func newPlayerRow() *playerRow {
	r := &playerRow{name: controls.NewWords()}
	r.name.Paragraphs = make([]controls.Paragraph, 1)
	r.name.Middle = true
	r.ExtendBaseWidget(r)
	return r
}

// show says who sits here, how many pieces they have captured and whether it is their turn.
func (p *playerRow) show(name string, color rules.Color, captured int, turn bool) {
	p.color, p.captured, p.turn = color, captured, turn
	p.name.Say(controls.Paragraph{Text: name, Size: p.name.Paragraphs[0].Size, Style: fyne.TextStyle{Bold: turn}})
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

	const inset = 4
	x := float32(inset)
	disc := size.Height * 0.66
	r.disc.Move(fyne.NewPos(x, middle-disc/2))
	r.disc.Resize(fyne.NewSquareSize(disc))
	x += disc + 6

	// Up to twelve discs overlap like a row of coins, more closely where the name needs the room.
	const tight = 6
	name := &r.row.name.Paragraphs[0]
	name.Size = min(theme.TextSize(), size.Height/rowHeight) // alike in both rows
	small := min(size.Height*0.58, 17)
	taken := r.row.captured
	room, step := float32(0), float32(0)
	if taken > 0 {
		others := float32(max(1, taken-1))
		apart := func(share float32) float32 {
			needed := controls.Measured(name.Text, name.Size*share, name.Style).Width + gap
			return (size.Width - x - needed - 2*inset - small) / others
		}
		step = min(apart(1), small*0.66)
		if step < tight {
			step = max(1.5, min(apart(0.76), tight)) // rather a smaller name than a heap of discs
		}
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
	color := controls.Colors()
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
