package screens

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"damiera/rules"
	"damiera/screens/controls"
)

// A reviewMoves is the moves of a game that is stepped through, a line for each number. A tap on a move goes
// to it. The present one is bold and framed. Only what is in sight is written out.
type reviewMoves struct {
	widget.BaseWidget

	positions []rules.Position
	moves     []rules.Move
	shift     int // 1 where the second mover began
	ply       int // the present one: how many moves have been made
	goTo      func(ply int)
	back      float32 // of what is seen from the top, in points
}

var (
	_ fyne.Tappable   = (*reviewMoves)(nil)
	_ fyne.Scrollable = (*reviewMoves)(nil)
	_ fyne.Draggable  = (*reviewMoves)(nil)
)

// movesRowHeight is the height of a line, which is tapped.
func movesRowHeight(text float32) float32 { return max(controls.Tappable, text*1.7) }

func newReviewMoves(positions []rules.Position, moves []rules.Move, goTo func(int)) *reviewMoves {
	l := &reviewMoves{positions: positions, moves: moves, goTo: goTo}
	if len(positions) > 0 && positions[0].Turn != positions[0].Game.First() {
		l.shift = 1
	}
	l.ExtendBaseWidget(l)
	return l
}

// show marks the move that led to where one is, and brings it into sight.
func (l *reviewMoves) show(ply int) {
	l.ply = ply
	row, high := float32(l.rowOf(max(0, ply-1))), movesRowHeight(theme.TextSize())
	seen := float32(int(l.Size().Height/high)) * high
	l.scrollTo(max(min(l.back, row*high), (row+1)*high-seen))
	l.Refresh()
}

func (l *reviewMoves) rowOf(i int) int { return (i + l.shift) / 2 }

// rows is the number of lines that all the moves take.
func (l *reviewMoves) rows() int { return (len(l.moves) + l.shift + 1) / 2 }

func (l *reviewMoves) scrollTo(y float32) {
	high := movesRowHeight(theme.TextSize())
	hidden := l.rows() - int(l.Size().Height/high)
	l.back = max(0, min(y, float32(max(0, hidden))*high))
}

func (l *reviewMoves) scrollBy(points float32) {
	l.scrollTo(l.back + points)
	l.Refresh()
}

// Scrolled is called by Fyne.
func (l *reviewMoves) Scrolled(e *fyne.ScrollEvent) { l.scrollBy(-e.Scrolled.DY) }

// Dragged is called by Fyne.
func (l *reviewMoves) Dragged(e *fyne.DragEvent) { l.scrollBy(-e.Dragged.DY) }

// DragEnd is called by Fyne.
func (l *reviewMoves) DragEnd() {}

// Tapped is called by Fyne.
func (l *reviewMoves) Tapped(e *fyne.PointEvent) {
	number, column := l.columns(l.Size().Width)
	row := l.first() + int(e.Position.Y/movesRowHeight(theme.TextSize()))
	side := 0
	if e.Position.X > number+column {
		side = 1
	}
	if i := row*2 + side - l.shift; i >= 0 && i < len(l.moves) {
		l.goTo(i + 1)
	}
}

// first is the first line in sight.
func (l *reviewMoves) first() int {
	return int(l.back/movesRowHeight(theme.TextSize()) + 0.5)
}

// columns are the widths of the numbers and of a side's moves.
func (l *reviewMoves) columns(width float32) (number, column float32) {
	number = measured(strconv.Itoa(l.rows())+".", theme.TextSize(), false) + 2*around
	return number, min((width-number-thumb-gap)/2, theme.TextSize()*widestMove)
}

// CreateRenderer is called by Fyne.
func (l *reviewMoves) CreateRenderer() fyne.WidgetRenderer {
	r := &reviewMovesRenderer{list: l, frame: canvas.NewRectangle(nil), thumb: canvas.NewRectangle(nil)}
	r.Refresh()
	return r
}

type reviewMovesRenderer struct {
	list         *reviewMoves
	frame, thumb *canvas.Rectangle
	ink          controls.Ink
}

// MinSize is next to nothing: the layout decides.
func (r *reviewMovesRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout writes the moves that find room.
func (r *reviewMovesRenderer) Layout(size fyne.Size) {
	l, text := r.list, theme.TextSize()
	high := movesRowHeight(text)
	rows := int(size.Height / high)
	r.ink.Wash()
	r.frame.Hidden, r.thumb.Hidden = true, true
	if rows == 0 || len(l.moves) == 0 {
		return
	}
	number, column := l.columns(size.Width)
	first, all := l.first(), l.rows()
	if all > rows {
		long := max(4*thumb, float32(rows)/float32(all)*size.Height)
		way := float32(first) / float32(all-rows) * (size.Height - long)
		r.thumb.Hidden = false
		put(r.thumb, box{size.Width - thumb, min(way, size.Height-long), thumb, long})
	}
	for row := first; row < min(all, first+rows); row++ {
		y := float32(row-first) * high
		r.put(strconv.Itoa(row+1)+".", false, 0, y, number, high)
		for side := range 2 {
			i := row*2 + side - l.shift
			x := number + float32(side)*column
			switch {
			case i < 0:
				r.put("…", false, x, y, column, high)
			case i < len(l.moves):
				r.put(l.positions[i].Text(l.moves[i]), i+1 == l.ply, x, y, column, high)
			}
		}
	}
}

// put writes a text half way down a line, and a frame around the present move.
func (r *reviewMovesRenderer) put(text string, present bool, x, y, width, height float32) {
	style, letter := fyne.TextStyle{Bold: present}, theme.TextSize()
	if w := measured(text, letter, present); w > width-2*around {
		letter *= (width - 2*around) / w
	}
	m := controls.Measured(text, letter, style)
	r.ink.Put(text, letter, style, controls.Colors()(theme.ColorNameForeground), fyne.NewPos(x+around, y+(height-m.Height)/2))
	if present {
		r.frame.Hidden = false
		put(r.frame, box{x + 1, y + 3, m.Width + 2*around - 2, height - 6})
	}
}

// Refresh follows a step or the theme.
func (r *reviewMovesRenderer) Refresh() {
	color := controls.Colors()
	r.frame.StrokeColor, r.frame.StrokeWidth, r.frame.CornerRadius = color(theme.ColorNamePrimary), 1.5, 5
	r.thumb.FillColor, r.thumb.CornerRadius = color(theme.ColorNameScrollBar), thumb/2.0
	r.Layout(r.list.Size())
	canvas.Refresh(r.list)
}

// Objects are the frame, the thumb and the texts.
func (r *reviewMovesRenderer) Objects() []fyne.CanvasObject {
	return append([]fyne.CanvasObject{r.frame, r.thumb}, r.ink.Objects()...)
}

// Destroy has nothing to give back.
func (r *reviewMovesRenderer) Destroy() {}
