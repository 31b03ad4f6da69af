package screens

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"damiera/rules"
	"damiera/screens/controls"
)

// moveHeight is the height of a line of moves, as a multiple of the size of its text.
const moveHeight = 1.6

// moveList shows the latest moves in notation, as many as there is room for: a line for each number,
// or, where there is room for one line only, one after the other. The last move is bold and framed.
// Earlier ones come by the wheel or a finger, and a new move brings the latest back.
type moveList struct {
	widget.BaseWidget

	texts []string // by ply
	shift int      // 1 where the second mover began
	back  float32  // how far it is scrolled back from the latest, in points
}

var (
	_ fyne.Scrollable = (*moveList)(nil)
	_ fyne.Draggable  = (*moveList)(nil)
)

func newMoveList() *moveList {
	l := &moveList{}
	l.ExtendBaseWidget(l)
	return l
}

// show lists the moves of a match.
func (l *moveList) show(m rules.Match) {
	positions := m.Positions()
	var texts []string
	for i, mv := range m.Moves() {
		texts = append(texts, positions[i].Text(mv))
	}
	if !slices.Equal(texts, l.texts) {
		l.texts, l.back = texts, 0
	}
	l.shift = 0
	if start := m.Start(); start.Turn != start.Game.First() {
		l.shift = 1
	}
	l.Refresh()
}

// Scrolled is called by Fyne.
func (l *moveList) Scrolled(e *fyne.ScrollEvent) { l.scroll(e.Scrolled.DY) }

// Dragged is called by Fyne.
func (l *moveList) Dragged(e *fyne.DragEvent) { l.scroll(e.Dragged.DY) }

// DragEnd is called by Fyne.
func (l *moveList) DragEnd() {}

// scroll goes back by so many points, as far as there are moves out of sight.
func (l *moveList) scroll(points float32) {
	height := theme.TextSize() * moveHeight
	hidden := l.rows() - int(l.Size().Height/height)
	l.back = max(0, min(l.back+points, float32(max(0, hidden))*height))
	l.Refresh()
}

// rows is the number of lines that all the moves take.
func (l *moveList) rows() int { return (len(l.texts) + l.shift + 1) / 2 }

// CreateRenderer is called by Fyne.
func (l *moveList) CreateRenderer() fyne.WidgetRenderer {
	r := &movesRenderer{list: l, frame: canvas.NewRectangle(nil), thumb: canvas.NewRectangle(nil)}
	r.Refresh()
	return r
}

type movesRenderer struct {
	list  *moveList
	frame *canvas.Rectangle // around the last move
	thumb *canvas.Rectangle // tells which of the lines are in sight, where that is not all
	ink   controls.Ink
}

// MinSize is next to nothing: the layout decides.
func (r *movesRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout draws the moves that find room.
func (r *movesRenderer) Layout(size fyne.Size) {
	r.ink.Wash()
	r.frame.Hidden, r.thumb.Hidden = true, true
	if len(r.list.texts) == 0 {
		return
	}
	height := theme.TextSize() * moveHeight
	switch rows := int(size.Height / height); {
	case rows > 1:
		r.lines(size, rows, height)
	case size.Height >= readable:
		r.strip(size, min(theme.TextSize(), size.Height/moveHeight))
	}
}

// lines puts a number, the first mover's move and the second's into each line.
func (r *movesRenderer) lines(size fyne.Size, rows int, height float32) {
	plies, shift := r.list.texts, r.list.shift
	all := r.list.rows()
	first := max(0, all-rows-int(r.list.back/height+0.5))
	number := measured(strconv.Itoa(all)+".", theme.TextSize(), false) + 2*around
	column := min((size.Width-number-thumb)/2, theme.TextSize()*widestMove)
	r.showThumb(size, first, rows, all)
	for i, text := range plies {
		row, side := (i+shift)/2, (i+shift)%2
		if row < first || row >= first+rows {
			continue
		}
		y := float32(row-first) * height
		if side == 0 || i == 0 {
			r.put(strconv.Itoa(row+1)+".", theme.TextSize(), false, 0, y, height)
		}
		if i == 0 && shift == 1 {
			r.put("…", theme.TextSize(), false, number, y, height)
		}
		newest := i == len(plies)-1
		letter := theme.TextSize()
		if w := measured(text, letter, newest); w > column-2*around {
			letter *= (column - 2*around) / w
		}
		r.put(text, letter, newest, number+float32(side)*column, y, height)
	}
}

// showThumb draws how far down the list is, as a scroll bar does.
func (r *movesRenderer) showThumb(size fyne.Size, first, rows, all int) {
	if all <= rows {
		return
	}
	r.thumb.Hidden = false
	share := size.Height / float32(all)
	high := max(4*thumb, float32(rows)*share) // or a long match would leave a dot
	put(r.thumb, box{size.Width - thumb, min(float32(first)*share, size.Height-high), thumb, high})
}

// thumb is the width of the list's scroll bar in points, widestMove that of a column of moves as a multiple
// of the size of their text.
const (
	thumb      = 3
	widestMove = 12
)

// around is what a move keeps free at its left and at its right, for a frame.
const around = 6

// measured is the width of a text in points.
func measured(text string, size float32, bold bool) float32 {
	return controls.Measured(text, size, fyne.TextStyle{Bold: bold}).Width
}

// put draws a text half way down a line that begins at y, and a frame around the newest move.
func (r *movesRenderer) put(text string, size float32, newest bool, x, y, height float32) {
	style := fyne.TextStyle{Bold: newest}
	m := controls.Measured(text, size, style)
	r.ink.Put(text, size, style, controls.Colors()(theme.ColorNameForeground), fyne.NewPos(x+around, y+(height-m.Height)/2))
	if newest {
		r.frame.Hidden = false
		r.frame.Move(fyne.NewPos(x+1, y+1))
		r.frame.Resize(fyne.NewSize(m.Width+2*around-2, height-2))
	}
}

// Refresh follows a new move or theme.
func (r *movesRenderer) Refresh() {
	r.frame.StrokeColor, r.frame.StrokeWidth = controls.Colors()(theme.ColorNamePrimary), 1.5
	r.frame.CornerRadius = 5
	r.thumb.FillColor, r.thumb.CornerRadius = controls.Colors()(theme.ColorNameScrollBar), thumb/2.0
	r.Layout(r.list.Size())
	canvas.Refresh(r.list)
}

// Objects are the frame and the texts.
func (r *movesRenderer) Objects() []fyne.CanvasObject {
	return append([]fyne.CanvasObject{r.frame, r.thumb}, r.ink.Objects()...)
}

// Destroy has nothing to give back.
func (r *movesRenderer) Destroy() {}
