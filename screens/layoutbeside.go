package screens

import (
	"fyne.io/fyne/v2"

	"damiera/screens/controls"
)

// The measures of the panel beside the board, in points.
const (
	panelWidth  = 200 // at least
	panelWidest = 360 // as far as text of the usual size goes
)

// beside puts everything in a panel at the right of the board, as on a phone held sideways and on
// most desktops.
func beside(window fyne.Size, h heights) places {
	height := window.Height - 2*margin
	h = h.within(height - 4*gap)
	side := max(0, min(height, window.Width-3*margin-panelWidth))
	room := window.Width - 2*margin - side
	between := min(max(margin, room-panelWidth), 2*margin)
	panel := min(room-between, max(panelWidest, h.text*26))
	left := (window.Width - side - between - panel) / 2

	p := places{}
	p.Board = box{left, margin + (height-side)/2, side, side}
	x, y := left+side+between, float32(margin)
	p.Title = box{x, y, panel - h.button - gap, h.button}
	p.Menu = box{x + panel - h.button, y, h.button, h.button}
	y += h.button + gap
	p.Top, y = box{x, y, panel, h.row}, y+h.row+gap

	bottom := margin + height - h.button
	spare := bottom - y - h.row - h.status - 3*gap
	if third := min(spare-h.move, h.status*aLine*h.wordy); third > 0 {
		h.status += third
		spare -= third
	}
	p.buttons(box{x, bottom, panel, h.button}, h)
	if p.Help.W == 0 && spare >= h.button+gap+2*h.move {
		bottom, spare = bottom-h.button-gap, spare-h.button-gap
		p.Level = box{x, bottom, panel, h.button}
		half := (panel - gap) / 2
		p.Fresh = box{x, bottom + h.button + gap, half, h.button}
		p.Help = box{x + half + gap, p.Fresh.Y, half, h.button}
	}
	status := h.status + max(0, min(spare-h.move, h.status*0.75))
	p.Status = box{x, bottom - gap - status, panel, status}
	p.Bottom = box{x, p.Status.Y - gap - h.row, panel, h.row}
	p.Moves = box{x, y, panel, max(0, p.Bottom.Y-gap-y)}
	return p
}

// within are heights with which two buttons, two rows and a status are no higher than they may be: where
// the text is too large for the window it shrinks, and the buttons stay tappable.
func (h heights) within(high float32) heights {
	if 2*h.button+2*h.row+h.status <= high {
		return h
	}
	by := min(1, (high-2*controls.Tappable)/(2*h.row+h.status))
	return heights{
		text: h.text * by, wordy: h.wordy, title: h.title * by, row: h.row * by, move: h.move * by, status: h.status * by,
		button: controls.Tappable,
	}
}
