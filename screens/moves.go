package screens

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"damiera/rules"
)

// moveList shows the latest moves in notation, as many as there is room for, the last one in bold.
type moveList struct {
	widget.BaseWidget

	texts []string // by ply
	match rules.Match
}

func newMoveList() *moveList {
	l := &moveList{}
	l.ExtendBaseWidget(l)
	return l
}

// show lists the moves of a match.
func (l *moveList) show(m rules.Match) {
	positions := m.Positions()
	moves := m.Moves()
	l.texts = l.texts[:0]
	for i, mv := range moves {
		l.texts = append(l.texts, positions[i].Text(mv))
	}
	l.match = m
	l.Refresh()
}

// CreateRenderer is called by Fyne.
func (l *moveList) CreateRenderer() fyne.WidgetRenderer {
	r := &movesRenderer{list: l}
	r.Refresh()
	return r
}

type movesRenderer struct {
	list *moveList
	ink  ink
}

// MinSize is next to nothing: the layout decides.
func (r *movesRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout lists the last moves that find room: a number, the first mover's move and the second's.
func (r *movesRenderer) Layout(size fyne.Size) {
	r.ink.wash()
	plies := r.list.texts
	height := theme.TextSize() * 1.6
	rows := int(size.Height / height)
	if rows == 0 || len(plies) == 0 {
		return
	}
	shift := 0 // a match may begin with the second mover
	if start := r.list.match.Start(); start.Turn != start.Game.First() {
		shift = 1
	}
	last := (len(plies) - 1 + shift) / 2
	first := max(0, last+1-rows)
	number := fyne.MeasureText(strconv.Itoa(last+1)+". ", theme.TextSize(), fyne.TextStyle{}).Width
	column := (size.Width - number) / 2
	for i, text := range plies {
		row, side := (i+shift)/2, (i+shift)%2
		if row < first {
			continue
		}
		y := float32(row-first) * height
		if side == 0 || i == 0 {
			r.add(strconv.Itoa(row+1)+".", 0, y, number, false)
		}
		r.add(text, number+float32(side)*column, y, column-6, i == len(plies)-1)
	}
}

// add puts a text that shrinks to its width.
func (r *movesRenderer) add(text string, x, y, width float32, bold bool) {
	size, style := theme.TextSize(), fyne.TextStyle{Bold: bold}
	if w := fyne.MeasureText(text, size, style).Width; w > width {
		size *= width / w
	}
	r.ink.put(text, size, style, themeColors()(theme.ColorNameForeground), fyne.NewPos(x, y))
}

// Refresh follows a new move or theme.
func (r *movesRenderer) Refresh() {
	r.Layout(r.list.Size())
	canvas.Refresh(r.list)
}

// Objects are the texts.
func (r *movesRenderer) Objects() []fyne.CanvasObject { return r.ink.objects() }

// Destroy has nothing to give back.
func (r *movesRenderer) Destroy() {}
