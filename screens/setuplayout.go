package screens

import (
	"fyne.io/fyne/v2"

	"damiera/screens/controls"
)

// setUpPlaces tells where the board of a set-up is, below the page's header, and where all that belongs to
// it. The controls scroll where they are higher than their place.
type setUpPlaces struct {
	Board, Controls box

	Inner controlPlaces // within Controls
}

// controlPlaces tells where the controls of a set-up are among themselves. More has a place where the extras
// have none.
type controlPlaces struct {
	Tools, Extras                    []box
	Undo, Status, White, Black, More box
	Play                             box
	Height                           float32
}

// The numbers that the places of a set-up come from, in points.
const (
	columnLeast  = 4*controls.Tappable + 3*gap // what stands beside the board
	columnWidest = 420
	labelLeast   = 5.2 * usual // of a button with a word or two
	labelWidest  = 200
	cellWidest   = 64  // of a tool
	twoExtras    = 280 // from here on two of them stand side by side
	usualStatus  = 66  // letters
	longStatus   = 96

	// Shares of the shorter side of the room: what the board has to reach, and what it keeps when the
	// controls have to scroll for it.
	wellSeen   = 0.84
	leastBoard = 0.72
)

// arrangeSetUp places the parts in what a window leaves below the header. text is the size of the text in
// points; where it leaves too little for the board the places are those of smaller text, as far down as is
// readable. The board is as large as it can be, beside the controls or above them.
func arrangeSetUp(room fyne.Size, text float32, tools, extras int) setUpPlaces {
	wanted := wellSeen * min(room.Width, room.Height)
	for ; ; text-- {
		p, upright := setUpBeside(room, text, tools, extras), setUpStacked(room, text, tools, extras)
		if p.Board.W < upright.Board.W*0.97 {
			p = upright
		}
		if p.Inner.Height <= p.Controls.H && p.Board.W >= wanted || text-1 < readable {
			return p
		}
	}
}

// setUpBeside puts the controls at the right of the board.
func setUpBeside(room fyne.Size, text float32, tools, extras int) setUpPlaces {
	side := max(0, min(room.Height-2*margin, room.Width-3*margin-columnLeast))
	width := min(room.Width-3*margin-side, columnWidest)
	left := max(margin, (room.Width-side-margin-width)/2)
	return setUpPlaces{
		Board:    box{left, (room.Height - side) / 2, side, side},
		Controls: box{left + side + margin, margin, width, max(0, room.Height-2*margin)},
	}.filled(text, tools, extras)
}

// setUpStacked puts the controls below the board.
func setUpStacked(room fyne.Size, text float32, tools, extras int) setUpPlaces {
	width := max(0, room.Width-2*margin)
	need := arrangeControls(width, text, tools, 0).Height
	side := min(width, room.Height-2*margin-gap-need)
	side = max(0, min(width, max(side, leastBoard*min(room.Width, room.Height))))
	side = whole(side) // or the controls lack a hair and scroll
	y := margin + side + gap
	return setUpPlaces{
		Board:    box{(room.Width - side) / 2, margin, side, side},
		Controls: box{margin, y, width, max(0, room.Height-margin-y)},
	}.filled(text, tools, extras)
}

// filled arranges the controls in their place, with the extras if there is room for them.
func (p setUpPlaces) filled(text float32, tools, extras int) setUpPlaces {
	if p.Inner = arrangeControls(p.Controls.W, text, tools, extras); p.Inner.Height > p.Controls.H {
		p.Inner = arrangeControls(p.Controls.W, text, tools, 0)
	}
	wanted := statusHeight(longStatus, text, p.Controls.W) - p.Inner.Status.H
	p.Inner.stretch(max(0, min(wanted, p.Controls.H-p.Inner.Height)))
	return p
}

// stretch gives the status so many points more, and moves what is below it.
func (p *controlPlaces) stretch(more float32) {
	below := p.Status.Y + p.Status.H
	p.Status.H += more
	p.Height += more
	all := []*box{&p.White, &p.Black, &p.More, &p.Play}
	for i := range p.Extras {
		all = append(all, &p.Extras[i])
	}
	for _, b := range all {
		if b.Y >= below {
			b.Y += more
		}
	}
}

// statusHeight is how high a status of so many letters is at a width.
func statusHeight(letters int, text, width float32) float32 {
	lines := int(float32(letters)*text*0.52/width) + 1
	return float32(lines)*text*1.4 + 2
}

// arrangeControls places the controls at a width: in one row with the status below it where they have room,
// else in several.
func arrangeControls(width, text float32, tools, extras int) controlPlaces {
	width = max(1, width) // there may be no room yet
	high := buttonHeight(text)
	cells := float32(tools + 1) // with the one that undoes
	labels := max(labelLeast, text*5.6)
	one := cells*(high+gap) + 3*labels + 2*gap
	if extras == 0 {
		one += high + gap
	}
	var p controlPlaces
	y := float32(0)
	if one <= width {
		cell := whole(min(cellWidest, high+(width-one)/cells/3))
		p.tools(box{0, y, cell, high}, tools, tools+1)
		x := cells * (cell + gap)
		p.labels(box{x, y, width - x, high}, extras == 0)
		y += high + gap
	} else {
		columns := max(1, min(tools+1, int((width+gap)/(controls.Tappable+gap))))
		cell := whole(min(cellWidest, (width-float32(columns-1)*gap)/float32(columns)))
		y = p.tools(box{0, y, cell, high}, tools, columns) + gap
	}
	p.Status = box{0, y, width, statusHeight(usualStatus, text, width)}
	y += p.Status.H + gap
	if one > width {
		y = p.rows(box{0, y, width, high}, extras == 0) + gap
	}
	columns := 1
	if width >= twoExtras {
		columns = 2
	}
	each := (width - float32(columns-1)*gap) / float32(columns)
	for i := range extras {
		b := box{float32(i%columns) * (each + gap), y, each, high}
		if i == extras-1 {
			b.W = width - b.X
		}
		p.Extras = append(p.Extras, b)
		if i%columns == columns-1 || i == extras-1 {
			y += high + gap
		}
	}
	p.Height = y - gap
	return p
}

// tools places the tools and what undoes, in so many columns, and tells where they end.
func (p *controlPlaces) tools(first box, tools, columns int) float32 {
	for i := range tools + 1 {
		b := first
		b.X += float32(i%columns) * (b.W + gap)
		b.Y += float32(i/columns) * (b.H + gap)
		if i < tools {
			p.Tools = append(p.Tools, b)
		} else {
			p.Undo = b
		}
	}
	return p.Undo.Y + p.Undo.H
}

// labels places the buttons with words in one row, from the right.
func (p *controlPlaces) labels(row box, more bool) {
	each, play := labelWidths(row, more)
	x := row.X + row.W - play
	p.Play = box{x, row.Y, play, row.H}
	if more {
		x -= row.H + gap
		p.More = box{x, row.Y, row.H, row.H}
	}
	p.Black = box{x - gap - each, row.Y, each, row.H}
	p.White = box{p.Black.X - gap - each, row.Y, each, row.H}
}

// labelWidths are those of the two buttons for the side to move, and of the one that plays.
func labelWidths(row box, more bool) (each, play float32) {
	rest := row.W - 2*gap
	if more {
		rest -= row.H + gap
	}
	play = min(labelWidest, max(labelLeast, rest*0.27))
	return min(labelWidest, (rest-play)/2), play
}

// rows places the buttons with words in one row or, where that is too narrow, in two, and tells where they
// end.
func (p *controlPlaces) rows(row box, more bool) float32 {
	if each, _ := labelWidths(row, more); each >= labelLeast {
		p.labels(row, more)
		return row.Y + row.H
	}
	half := (row.W - gap) / 2
	p.White, p.Black = box{row.X, row.Y, half, row.H}, box{row.X + half + gap, row.Y, half, row.H}
	row.Y += row.H + gap
	p.Play = row
	if more {
		p.More = box{row.X, row.Y, row.H, row.H}
		p.Play.X, p.Play.W = row.X+row.H+gap, row.W-row.H-gap
	}
	return row.Y + row.H
}

// whole is the largest whole number of points up to so many.
func whole(points float32) float32 { return float32(int(points)) }
