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

// moveHeight is the height of a line of moves, as a multiple of the size of its text.
const moveHeight = 1.6

// moveList shows the latest moves in notation, as many as there is room for: a line for each number,
// or, where there is room for one line only, one after the other. The last move is bold and framed.
type moveList struct {
	widget.BaseWidget

	texts []string // by ply
	shift int      // 1 where the second mover began
}

func newMoveList() *moveList {
	l := &moveList{}
	l.ExtendBaseWidget(l)
	return l
}

// show lists the moves of a match.
func (l *moveList) show(m rules.Match) {
	positions := m.Positions()
	l.texts = l.texts[:0]
	for i, mv := range m.Moves() {
		l.texts = append(l.texts, positions[i].Text(mv))
	}
	l.shift = 0
	if start := m.Start(); start.Turn != start.Game.First() {
		l.shift = 1
	}
	l.Refresh()
}

// CreateRenderer is called by Fyne.
func (l *moveList) CreateRenderer() fyne.WidgetRenderer {
	r := &movesRenderer{list: l, frame: canvas.NewRectangle(nil)}
	r.Refresh()
	return r
}

type movesRenderer struct {
	list  *moveList
	frame *canvas.Rectangle // around the last move
	ink   controls.Ink
}

// MinSize is next to nothing: the layout decides.
func (r *movesRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout draws the moves that find room.
func (r *movesRenderer) Layout(size fyne.Size) {
	r.ink.Wash()
	r.frame.Hidden = true
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
	last := (len(plies) - 1 + shift) / 2
	first := max(0, last+1-rows)
	number := measured(strconv.Itoa(last+1)+".", theme.TextSize(), false) + 2*around
	column := (size.Width - number) / 2
	for i, text := range plies {
		row, side := (i+shift)/2, (i+shift)%2
		if row < first {
			continue
		}
		y := float32(row-first) * height
		if side == 0 || i == 0 {
			r.put(strconv.Itoa(row+1)+".", theme.TextSize(), false, 0, y, height)
		}
		newest := i == len(plies)-1
		letter := theme.TextSize()
		if w := measured(text, letter, newest); w > column-2*around {
			letter *= (column - 2*around) / w
		}
		r.put(text, letter, newest, number+float32(side)*column, y, height)
	}
}

// around is what a move keeps free at its left and at its right, for a frame.
const around = 6

// measured is the width of a text in points.
func measured(text string, size float32, bold bool) float32 {
	return fyne.MeasureText(text, size, fyne.TextStyle{Bold: bold}).Width
}

// put draws a text half way down a line that begins at y, and a frame around the newest move.
func (r *movesRenderer) put(text string, size float32, newest bool, x, y, height float32) {
	style := fyne.TextStyle{Bold: newest}
	m := fyne.MeasureText(text, size, style)
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
	r.Layout(r.list.Size())
	canvas.Refresh(r.list)
}

// Objects are the frame and the texts.
func (r *movesRenderer) Objects() []fyne.CanvasObject {
	return append([]fyne.CanvasObject{r.frame}, r.ink.Objects()...)
}

// Destroy has nothing to give back.
func (r *movesRenderer) Destroy() {}
