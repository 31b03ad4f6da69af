package screens

import "fyne.io/fyne/v2"

// Points that hold at every size of window.
const (
	margin      = 8   // around everything
	gap         = 6   // between neighbours
	tappable    = 44  // the least height and width of a button
	panelWidth  = 200 // the least width of the panel beside the board
	panelWidest = 360
	buttonWide  = 280 // buttons grow no wider than this
	smallest    = 280 // the window's least width and height
	enough      = 0.8 // of the window's short side, which the board has to reach
)

// A box is a place on the screen, in points.
type box struct {
	X, Y, W, H float32
}

// places tells where each part of the screen is.
type places struct {
	Board, Title, Menu, Top, Bottom, Status, Moves, Level, Fresh box
}

// arrange places the parts in a window. text is the size of the text in points. It depends on nothing
// but these two, so a window that is slowly resized never flickers between two arrangements.
//
// Three arrangements are tried: the parts stacked around the board, for upright windows; beside it, for
// lying ones; and, for those that are nearly square, in two bars above and below. The first that leaves
// enough for the board is used, else the one that leaves the most.
func arrange(window fyne.Size, text float32) places {
	h := heightsOf(text)
	short := min(window.Width, window.Height)
	best := places{}
	first, second := stacked, beside
	if window.Width > window.Height {
		first, second = beside, stacked
	}
	for _, try := range []func(fyne.Size, heights) places{first, second, bars} {
		p := try(window, h)
		if p.Board.W >= short*enough {
			return p
		}
		if p.Board.W > best.Board.W {
			best = p
		}
	}
	return best
}

// heights are those of the parts that hold text.
type heights struct {
	title, row, status, button float32
}

func heightsOf(text float32) heights {
	return heights{
		title:  text * 1.6,
		row:    text * 1.7,
		status: text * 3.2,
		button: max(tappable, text*3),
	}
}

// within are heights with which two buttons, two rows and a status are no higher than they may be: where
// the text is too large for the window it shrinks, and the buttons stay tappable.
func (h heights) within(high float32) heights {
	if 2*h.button+2*h.row+h.status <= high {
		return h
	}
	by := min(1, (high-2*tappable)/(2*h.row+h.status))
	return heights{title: h.title * by, row: h.row * by, status: h.status * by, button: tappable}
}

// stacked puts the parts above and below the board, as on a phone held upright. Where that costs the
// board nothing the title has a line of its own; else it shares the menu's height with the computer's
// row, and long messages get what the board can do without.
func stacked(window fyne.Size, h heights) places {
	width := window.Width - 2*margin
	roomy := window.Height - 2*margin - 3*gap - h.button - h.row - h.below(width)
	if roomy >= width {
		y := spread(&h, roomy-width)
		p := places{}
		p.Title, y = box{margin, y, width - h.button - gap, h.button}, y+h.button+gap
		p.Menu = box{margin + width - h.button, p.Title.Y, h.button, h.button}
		p.Top, y = box{margin, y, width, h.row}, y+h.row+gap
		p.Board, y = box{margin, y, width, width}, y+width+gap
		p.under(y, margin, width, h)
		return p
	}
	head := max(h.button, h.title+h.row)
	left := func() float32 { return window.Height - 2*margin - 2*gap - head - h.below(width) }
	if spare := min(left()-window.Width*(enough+0.02), h.status*0.4); spare > 0 {
		h.status += spare
	}
	side := max(0, min(width, left()))
	y := margin + max(0, left()-side)/2
	p := places{}
	p.Menu = box{margin + width - h.button, y, h.button, h.button}
	p.Title = box{margin, y, width - h.button - gap, h.title}
	p.Top = box{margin, y + head - h.row, width - h.button - gap, h.row}
	p.Board = box{(window.Width - side) / 2, y + head + gap, side, side}
	p.under(p.Board.Y+side+gap, margin, width, h)
	return p
}

// spread shares out what a tall window has to spare: first to the status, so that long messages keep
// their size, then above and below. It returns where the first part begins.
func spread(h *heights, spare float32) float32 {
	more := min(spare/3, h.status/2)
	h.status += more
	return margin + (spare-more)/2
}

// abreast is the width from which the buttons stand at the right of the status, not below it.
const abreast = 640

// below is the height of what stands below the board.
func (h heights) below(width float32) float32 {
	if width >= abreast {
		return h.row + gap + max(h.status, h.button)
	}
	return h.row + gap + h.status + gap + h.button
}

// under puts the person's row, the status and the buttons below the board, from y downwards.
func (p *places) under(y, x, width float32, h heights) {
	p.Bottom, y = box{x, y, width, h.row}, y+h.row+gap
	if width >= abreast {
		high := max(h.status, h.button)
		p.Status = box{x, y, width/2 - 2*gap, high}
		p.buttons(box{x + width/2, y + (high-h.button)/2, width / 2, h.button})
		return
	}
	p.Status, y = box{x, y, width, h.status}, y+h.status+gap
	p.buttons(box{x, y, width, h.button})
}

// buttons puts the two buttons side by side.
func (p *places) buttons(b box) {
	w := min((b.W-gap)/2, buttonWide)
	p.Level = box{b.X, b.Y, w, b.H}
	p.Fresh = box{b.X + w + gap, b.Y, w, b.H}
}

// beside puts everything in a panel at the right of the board, as on a phone held sideways and on
// most desktops.
func beside(window fyne.Size, h heights) places {
	height := window.Height - 2*margin
	h = h.within(height - 4*gap)
	side := max(0, min(height, window.Width-3*margin-panelWidth))
	room := window.Width - 2*margin - side
	between := min(max(margin, room-panelWidth), 2*margin)
	panel := min(room-between, panelWidest)
	left := (window.Width - side - between - panel) / 2

	p := places{}
	p.Board = box{left, margin + (height-side)/2, side, side}
	x, y := left+side+between, float32(margin)
	p.Title = box{x, y, panel - h.button - gap, h.button}
	p.Menu = box{x + panel - h.button, y, h.button, h.button}
	y += h.button + gap
	p.Top, y = box{x, y, panel, h.row}, y+h.row+gap

	bottom := margin + height - h.button
	p.buttons(box{x, bottom, panel, h.button})
	spare := bottom - y - h.row - h.status - 3*gap
	status := h.status + max(0, min(spare/2, h.status))
	p.Status = box{x, bottom - gap - status, panel, status}
	p.Bottom = box{x, p.Status.Y - gap - h.row, panel, h.row}
	p.Moves = box{x, y, panel, max(0, p.Bottom.Y-gap-y)}
	return p
}

// bars puts the title, the computer's row and the buttons in a bar above the board, and the person's
// row and the status in one below it.
func bars(window fyne.Size, h heights) places {
	width := window.Width - 2*margin
	head := max(h.button, h.title+h.row)
	foot := max(h.row, h.status)
	side := max(0, min(width, window.Height-2*margin-2*gap-head-foot))

	p := places{}
	p.Board = box{(window.Width - side) / 2, margin + head + gap, side, side}
	button := min(width/5, buttonWide)
	y := margin + (head-h.button)/2
	p.Menu = box{margin + width - h.button, y, h.button, h.button}
	p.Fresh = box{p.Menu.X - gap - button, y, button, h.button}
	p.Level = box{p.Fresh.X - gap - button, y, button, h.button}
	left := p.Level.X - gap - margin
	p.Title = box{margin, margin, left, h.title}
	p.Top = box{margin, margin + head - h.row, left, h.row}

	y = p.Board.Y + side + gap
	who := width * 0.3
	p.Bottom = box{margin, y + (foot-h.row)/2, who, h.row}
	p.Status = box{margin + who + 2*gap, y, width - who - 2*gap, foot}
	return p
}

// A part is something on the screen with its place.
type part struct {
	object fyne.CanvasObject
	place  func(places) box
}

// A screenLayout is fyne's view of arrange.
type screenLayout struct {
	parts []part
	text  func() float32 // the size of the text
}

// MinSize keeps the window large enough to be of use.
func (l screenLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSquareSize(smallest)
}

// Layout moves every part to its place; a part without a place is hidden.
func (l screenLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	p := arrange(size, l.text())
	for _, part := range l.parts {
		b := part.place(p)
		part.object.Move(fyne.NewPos(b.X, b.Y))
		part.object.Resize(fyne.NewSize(b.W, b.H))
		if b.W > 0 && b.H > 0 {
			part.object.Show()
		} else {
			part.object.Hide()
		}
	}
}
