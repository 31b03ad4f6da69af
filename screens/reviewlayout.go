package screens

import (
	"fyne.io/fyne/v2"

	"damiera/screens/controls"
)

// reviewPlaces tells where the parts of a review are, below the page's header. The moves have no place where
// there is too little room, which is a zero box.
type reviewPlaces struct {
	Board, Text, Moves, Slider box

	Buttons [reviewButtons]box // in one row
}

// The numbers that the places of a review come from: how many buttons stand in a row, how many points the
// row takes at least, and how wide what stands beside a board becomes at most.
const (
	reviewButtons = 6
	buttonsLeast  = reviewButtons*controls.Tappable + (reviewButtons-1)*gap
	besideWidest  = 520
	sliderLeast   = 200 // beside the buttons
)

// arrangeReview places the parts in what a window leaves below the header. text is the size of the text in
// points. The board is as large as it can be, beside the other parts or above them.
func arrangeReview(room fyne.Size, text float32) reviewPlaces {
	lying, upright := reviewBeside(room, text), reviewStacked(room, text)
	if lying.Board.W >= upright.Board.W*0.97 {
		return lying
	}
	return upright
}

// buttonHeight is the height of a row of buttons.
func buttonHeight(text float32) float32 { return max(controls.Tappable, text*2.4) }

// leastWords is the height of two lines of text.
func leastWords(text float32) float32 { return text * 3 }

// reviewBeside puts everything at the right of the board.
func reviewBeside(room fyne.Size, text float32) reviewPlaces {
	side := max(0, min(room.Height-2*margin, room.Width-3*margin-buttonsLeast))
	width := min(room.Width-3*margin-side, besideWidest)
	left := max(margin, (room.Width-side-margin-width)/2)
	p := reviewPlaces{Board: box{left, margin, side, side}}
	x, y, bottom := left+side+margin, float32(margin), room.Height-margin
	high := buttonHeight(text)
	p.buttons(box{x, bottom - high, width, high})
	bottom -= high + gap
	p.Slider = box{x, bottom - controls.Tappable, width, controls.Tappable}
	bottom -= controls.Tappable + gap
	p.words(box{x, y, width, max(0, bottom-y)}, text)
	return p
}

// reviewStacked puts everything below the board.
func reviewStacked(room fyne.Size, text float32) reviewPlaces {
	high, width := buttonHeight(text), room.Width-2*margin
	oneRow := width >= buttonsLeast+gap+sliderLeast
	below := high + gap
	if !oneRow {
		below += controls.Tappable + gap
	}
	side := max(0, min(width, room.Height-2*margin-below-gap-leastWords(text)))
	p := reviewPlaces{Board: box{(room.Width - side) / 2, margin, side, side}}
	y := float32(margin) + side + gap
	if oneRow {
		row := min(width-gap-sliderLeast, buttonsLeast*1.3)
		p.Slider = box{margin, y + (high-controls.Tappable)/2, width - row - gap, controls.Tappable}
		p.buttons(box{margin + width - row, y, row, high})
	} else {
		p.Slider = box{margin, y, width, controls.Tappable}
		p.buttons(box{margin, y + controls.Tappable + gap, width, high})
	}
	y += below
	p.words(box{margin, y, width, max(0, room.Height-margin-y)}, text)
	return p
}

// buttons shares a row among the buttons.
func (p *reviewPlaces) buttons(row box) {
	each := (row.W - (reviewButtons-1)*gap) / reviewButtons
	for i := range p.Buttons {
		p.Buttons[i] = box{row.X + float32(i)*(each+gap), row.Y, each, row.H}
	}
}

// words shares a room between the text and, where two lines of them fit in, the moves.
func (p *reviewPlaces) words(room box, text float32) {
	const beside = 560
	moves := 2 * movesRowHeight(text)
	switch {
	case room.W >= beside && room.H >= moves:
		half := (room.W - margin) / 2
		p.Text = box{room.X, room.Y, half, room.H}
		p.Moves = box{room.X + half + margin, room.Y, half, room.H}
	case room.H >= leastWords(text)+gap+moves:
		high := max(leastWords(text), min(room.H*0.5, room.H-gap-moves))
		p.Text = box{room.X, room.Y, room.W, high}
		p.Moves = box{room.X, room.Y + high + gap, room.W, room.H - high - gap}
	default:
		p.Text = room
	}
}
