package screens

import "fyne.io/fyne/v2"

// stacked puts the parts above and below the board, as on a phone held upright. Where that costs the
// board nothing the title has a line of its own; else it shares the menu's height with the computer's
// row, and the board gives the latest moves and long messages what it can do without.
func stacked(window fyne.Size, h heights) places {
	width := window.Width - 2*margin
	strip := h.move + gap
	roomy := window.Height - 2*margin - 3*gap - h.button - h.row - h.below(width) - strip
	if roomy >= width {
		y := spread(&h, roomy-width)
		p := places{}
		p.Title, y = box{margin, y, width - h.button - gap, h.button}, y+h.button+gap
		p.Menu = box{margin + width - h.button, p.Title.Y, h.button, h.button}
		p.Top, y = box{margin, y, width, h.row}, y+h.row+gap
		p.Board, y = box{margin, y, width, width}, y+width+gap
		p.under(y, margin, width, h, true)
		return p
	}

	head := max(h.button, h.title+h.row)
	least := window.Width * ample
	left := window.Height - 2*margin - 2*gap - head - h.below(width)
	withStrip := left-strip >= least && h.wordy == 1 // else messages need the room more
	if withStrip {
		left -= strip
	}
	if spare := min(left-least, h.status*aLine*h.wordy); spare > 0 {
		before := h.below(width)
		h.status += spare
		left -= h.below(width) - before
	}
	side := max(0, min(width, left))
	y := margin + max(0, left-side)/2
	p := places{}
	p.Menu = box{margin + width - h.button, y, h.button, h.button}
	p.Title = box{margin, y, width - h.button - gap, h.title}
	p.Top = box{margin, y + head - h.row, width - h.button - gap, h.row}
	p.Board = box{(window.Width - side) / 2, y + head + gap, side, side}
	p.under(p.Board.Y+side+gap, margin, width, h, withStrip)
	return p
}

// spread shares out what a tall window has to spare: first to the status, so that long messages keep
// their size, then to the latest moves, then above and below. It returns where the first part begins.
func spread(h *heights, spare float32) float32 {
	more := min(spare, h.status*aLine*h.wordy)
	h.status += more
	spare -= more
	const most = 15 // lines of moves, beside the one that there always is
	if lines := min(most, int(spare/h.move)); lines > 0 {
		spare -= float32(lines) * h.move
		h.move *= float32(lines + 1)
	}
	return margin + spare/2
}

// abreast is the width from which the buttons stand at the right of the status, not below it.
const abreast = 640

// below is the height of what stands below the board, without the latest moves.
func (h heights) below(width float32) float32 {
	if width >= abreast {
		return h.row + gap + max(h.status, h.button)
	}
	return h.row + gap + h.status + gap + h.button
}

// under puts the person's row, the status, the latest moves and the buttons below the board, from y
// downwards. Messages are nearest to what they speak of.
func (p *places) under(y, x, width float32, h heights, strip bool) {
	p.Bottom, y = box{x, y, width, h.row}, y+h.row+gap
	moves := func() {
		if strip {
			p.Moves, y = box{x, y, width, h.move}, y+h.move+gap
		}
	}
	if width >= abreast {
		moves()
		high := max(h.status, h.button)
		p.Status = box{x, y, width/2 - 2*gap, high}
		p.buttons(box{x + width/2, y + (high-h.button)/2, width / 2, h.button}, h)
		return
	}
	p.Status, y = box{x, y, width, h.status}, y+h.status+gap
	moves()
	p.buttons(box{x, y, width, h.button}, h)
}
