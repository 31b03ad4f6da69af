package screens

import (
	"slices"

	"fyne.io/fyne/v2"

	"damiera/screens/controls"
)

// Points that hold at every size of window.
const (
	margin   = controls.Margin // around everything, as it is in a card or a page
	gap      = controls.Gap    // between neighbours
	smallest = 280             // the window's least width and height
	// usual is the size of the text of which a window has to hold all; larger text may have to give way
	// down to it. Readable is as small as the text may become for the board's sake.
	usual    = 14
	readable = 11
	// narrowest is the least width of a button as a multiple of the size of the text, widest the most
	// in points.
	narrowest = 6
	widest    = 280
)

// Shares of the window's short side.
const (
	enough = 0.8  // what the board has to reach
	ample  = 0.82 // what it keeps when other parts ask for more than they need
)

// A box is a place on the screen, in points.
type box struct {
	X, Y, W, H float32
}

// put gives an object its place.
func put(o fyne.CanvasObject, b box) {
	o.Move(fyne.NewPos(b.X, b.Y))
	o.Resize(fyne.NewSize(b.W, b.H))
}

// places tells where each part of the screen is. Moves and Help may have no place, which is a zero box.
type places struct {
	Board, Title, Menu, Top, Bottom, Status, Moves, Level, Fresh, Help box
}

// arrange places the parts in a window. text is the size of the text in points. It depends on nothing
// but these two, so a window that is slowly resized never flickers between two arrangements.
//
// Three arrangements are tried: the parts stacked around the board, for upright windows; beside it, for
// lying ones; and, for those that are nearly square, in two bars above and below. The first that leaves
// enough for the board, the buttons and a long message is used. Where none does, smaller text is tried;
// then the arrangement that leaves the most for the board.
func arrange(window fyne.Size, text float32) places {
	short := min(window.Width, window.Height)
	tries := [...]func(fyne.Size, heights) places{stacked, beside, bars}
	if window.Width > window.Height {
		tries[0], tries[1] = beside, stacked
	}
	best := places{}
	wanted := text
	for ; ; text-- {
		for _, try := range tries {
			h := heightsOf(text)
			h.wordy = max(1, wanted/usual*2-1)
			p := try(window, h)
			if p.Board.W >= short*enough && !p.tight(text) {
				return p
			}
			if p.Board.W > best.Board.W {
				best = p
			}
		}
		if text-1 < readable {
			return best
		}
	}
}

// tight tells whether text of that size crowds the buttons out, or the status: a long message needs three
// lines, and more where they are short.
func (p places) tight(text float32) bool {
	lines := float32(threeLines)
	if p.Status.W < 300 {
		lines *= 1.7
	}
	return p.Level.W < text*narrowest || text > usual && p.Status.H < usual*lines
}

// heights are those of the parts that hold text of one size.
type heights struct {
	text, title, row, move, status, button float32

	// wordy is by how much more a status may grow than one of text of the usual size: lines of large text
	// are short, and many.
	wordy float32
}

func heightsOf(text float32) heights {
	return heights{
		text:   text,
		title:  text * 1.6,
		row:    text * rowHeight,
		move:   text * moveHeight,
		status: text * twoLines,
		button: max(controls.Tappable, text*3),
	}
}

// The height of a status of two lines and of three, as multiples of the size of its text, and what
// makes the first as high as the second, as a share of it.
const (
	twoLines   = 3.2
	threeLines = 4.2
	aLine      = 0.4
)

// buttons makes places for buttons side by side: for three where their labels have room, else for two.
// The names are those of a scored game, whose Help is in the menu as well.
func (p *places) buttons(b box, h heights) {
	if third := (b.W - 2*gap) / 3; third >= h.text*9 {
		w := min(third, widest)
		p.Level, p.Fresh, p.Help = box{b.X, b.Y, w, b.H}, box{b.X + w + gap, b.Y, w, b.H}, box{b.X + 2*(w+gap), b.Y, w, b.H}
		return
	}
	w := min((b.W-gap)/2, widest)
	p.Level, p.Fresh = box{b.X, b.Y, w, b.H}, box{b.X + w + gap, b.Y, w, b.H}
}

// A part is something on the screen with its place.
type part struct {
	object fyne.CanvasObject
	place  func(places) box
}

// A screenLayout is fyne's view of arrange.
type screenLayout struct {
	parts   []part
	buttons []fyne.CanvasObject // of which those are shown that have a seat
	seats   func(places) []seat
	text    func() float32 // the size of the text

	listed func(bool) // told whether the moves have a place
}

// MinSize keeps the window large enough to be of use.
func (l screenLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSquareSize(smallest)
}

// Layout moves every part to its place; a part without a place is hidden.
func (l screenLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	p := arrange(size, l.text())
	l.listed(p.Moves.H > 0)
	for _, part := range l.parts {
		b := part.place(p)
		put(part.object, b)
		show(part.object, b.W > 0 && b.H > 0)
	}
	seats := l.seats(p)
	for _, button := range l.buttons { // first, as those that are seen have labels of one size
		show(button, slices.ContainsFunc(seats, func(s seat) bool { return s.object == button }))
	}
	for _, seat := range seats {
		put(seat.object, seat.box)
	}
}

// show shows an object or hides it.
func show(o fyne.CanvasObject, shown bool) {
	if shown {
		o.Show()
	} else {
		o.Hide()
	}
}
