package screens

import "fyne.io/fyne/v2"

// bars puts the title, the computer's row and the buttons in a bar above the board, and the person's
// row, the latest moves and the status in one below it, for windows that are nearly square.
func bars(window fyne.Size, h heights) places {
	width := window.Width - 2*margin
	head := max(h.button, h.title+h.row)
	foot := max(h.row, h.status)
	left := window.Height - 2*margin - 2*gap - head - foot
	if spare := min(left-min(window.Width, window.Height)*ample, h.status*aLine*h.wordy); spare > 0 {
		foot, left = foot+spare, left-spare
	}
	side := max(0, min(width, left))

	p := places{}
	p.Board = box{(window.Width - side) / 2, margin + head + gap, side, side}
	y := margin + (head-h.button)/2
	p.Menu = box{margin + width - h.button, y, h.button, h.button}
	x := p.Menu.X
	next := func(w float32) box {
		x -= gap + w
		return box{x, y, w, h.button}
	}
	button := min(width/5, widest)
	if three := min(max(width/6, h.text*9), widest); x-3*(three+gap)-margin >= h.text*18 {
		button = three
		p.Help = next(button)
	}
	p.Fresh = next(button)
	p.Level = next(button)
	p.Title = box{margin, margin, x - gap - margin, h.title}
	p.Top = box{margin, margin + head - h.row, x - gap - margin, h.row}

	y = p.Board.Y + side + gap
	who := width * 0.36
	p.Bottom = box{margin, y + (foot-h.row)/2, who, h.row}
	if above := (foot - h.row - h.move) / 3; above >= 1 {
		p.Bottom.Y = y + above
		p.Moves = box{margin, y + 2*above + h.row, who, h.move}
	}
	p.Status = box{margin + who + 2*gap, y, width - who - 2*gap, foot}
	return p
}
