package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// An Entry is what a row of a long list shows. Its texts are short, or they become small.
type Entry struct {
	Title  string
	Aside  string // at the right of the title, or below it where the list is narrow; empty for none
	Detail string // below the title, empty for none
	Amiss  bool   // marked by a bar: something is wrong with it
}

// A LongList is rows below one another that are tapped, however many there are: only those in sight exist.
// The keyboard moves a frame from row to row. A finger drags the list anywhere, and its thumb at the right.
type LongList struct {
	widget.BaseWidget

	Entry    func(row int) Entry // asked for rows that come into sight
	OnChosen func(row int)       // told of a row that was tapped
	Deaf     func() bool         // to taps; nil for never
	Current  int                 // the row that is marked as the one where one is, -1 for none

	count   int
	low     bool    // rows have no details, and are as low as a finger allows
	offset  float64 // of what is seen from the top of all, in points; a float32 would be too coarse
	cursor  int     // the row that the keyboard is at
	version int     // of what the rows show

	key              func(*fyne.KeyEvent)
	char             func(rune)
	hovered          int  // the row below the mouse, -1 for none
	sameTexts        bool // while it is drawn anew for something else than its texts or the theme
	focused, struck  bool
	finger           finger
	onBar            bool
	shownFrom, shown int // the rows that exist
}

var (
	_ fyne.Tappable     = (*LongList)(nil)
	_ fyne.Focusable    = (*LongList)(nil)
	_ fyne.Draggable    = (*LongList)(nil)
	_ fyne.Scrollable   = (*LongList)(nil)
	_ desktop.Hoverable = (*LongList)(nil)
	_ desktop.Keyable   = (*LongList)(nil)
)

// NewLongList makes a list without rows. Keys that it has no use for go to key and char, which may be nil.
func NewLongList(entry func(int) Entry, chosen func(int), key func(*fyne.KeyEvent), char func(rune)) *LongList {
	l := &LongList{Entry: entry, OnChosen: chosen, key: key, char: char, Current: -1, hovered: -1}
	l.ExtendBaseWidget(l)
	return l
}

// SetLow makes the rows low: they have a title and an aside in one line.
func (l *LongList) SetLow() { l.low = true }

// SetCount has that many rows, and asks for all that are in sight anew. What is seen stays as far as there
// is as much.
func (l *LongList) SetCount(count int) {
	l.count = max(0, count)
	l.cursor = max(0, min(l.cursor, l.count-1))
	l.version++
	l.scrollTo(l.offset)
	l.Refresh()
}

// Count is the number of rows.
func (l *LongList) Count() int { return l.count }

// Reveal scrolls as little as it takes to see a row.
func (l *LongList) Reveal(row int) {
	high, room := float64(l.RowHeight()), float64(l.Size().Height)
	top := float64(row) * high
	switch {
	case top < l.offset:
		l.scrollTo(top)
	case top+high > l.offset+room:
		l.scrollTo(min(top, top+high-room))
	}
	l.redraw()
}

// InSight are the first row in sight and the number of rows that exist.
func (l *LongList) InSight() (first, rows int) { return l.shownFrom, l.shown }

// RowHeight is the height of each row, in points.
func (l *LongList) RowHeight() float32 { return max(Tappable, l.textRoom()+2*rowPad) }

// The measures of a row, in points; those of text as multiples of its size.
const (
	rowPad     = 7
	lineHeight = 1.4
	narrowRow  = 30 // a row of less width has its aside below its title
)

// textRoom is the height that the texts of a row have.
func (l *LongList) textRoom() float32 {
	lines := float32(2)
	switch {
	case l.low:
		lines = 1
	case l.narrow():
		lines = 3
	}
	return lines * lineHeight * theme.TextSize()
}

// narrow tells whether a row has no room for an aside beside its title.
func (l *LongList) narrow() bool { return l.Size().Width < narrowRow*theme.TextSize() }

// scrollTo puts a height of all the rows at the top of what is seen.
func (l *LongList) scrollTo(y float64) {
	most := float64(l.count)*float64(l.RowHeight()) - float64(l.Size().Height)
	l.offset = max(0, min(y, most))
}

// redraw draws what has moved. The texts, which take long to measure, stay as they are.
func (l *LongList) redraw() {
	l.sameTexts = true
	l.Refresh()
	l.sameTexts = false
}

// scrollBy scrolls down by so many points.
func (l *LongList) scrollBy(points float32) {
	before := l.offset
	if l.scrollTo(l.offset + float64(points)); l.offset != before {
		l.redraw()
	}
}

// at is the row below a point, -1 for none.
func (l *LongList) at(p fyne.Position) int {
	if row := int((l.offset + float64(p.Y)) / float64(l.RowHeight())); row < l.count {
		return row
	}
	return -1
}

// choose tells of a row.
func (l *LongList) choose(row int) {
	if row >= 0 && row < l.count {
		l.cursor = row
		l.redraw()
		l.OnChosen(row)
	}
}

// Tapped is called by Fyne.
func (l *LongList) Tapped(e *fyne.PointEvent) {
	if l.finger.stop() {
		return // it was to hold what runs on
	}
	if l.Deaf == nil || !l.Deaf() {
		l.choose(l.at(e.Position))
	}
}

// Scrolled is called by Fyne.
func (l *LongList) Scrolled(e *fyne.ScrollEvent) { l.scrollBy(-e.Scrolled.DY) }

// Dragged is called by Fyne. A drag that begins at the right edge takes the thumb along.
func (l *LongList) Dragged(e *fyne.DragEvent) {
	begins := !l.finger.down
	at, on := l.finger.moved(e)
	_, high := l.thumb()
	if begins {
		l.onBar = high > 0 && at.X-e.Dragged.DX > l.Size().Width-Tappable/2
	}
	switch {
	case l.finger.stopped, l.onBar && !on:
		return
	case !l.onBar:
		l.scrollBy(-e.Dragged.DY)
		return
	}
	if way := l.Size().Height - high; way > 0 {
		hidden := float64(l.count)*float64(l.RowHeight()) - float64(l.Size().Height)
		l.scrollTo(l.offset + float64(e.Dragged.DY/way)*hidden)
		l.redraw()
	}
}

// DragEnd is called by Fyne.
func (l *LongList) DragEnd() {
	l.finger.up()
	l.onBar = false
}

// thumb is where the scroll thumb begins and how high it is, zero where all is in sight.
func (l *LongList) thumb() (y, height float32) {
	room, all := l.Size().Height, float64(l.count)*float64(l.RowHeight())
	if all <= float64(room) || room <= 0 {
		return 0, 0
	}
	height = min(room, max(Tappable, float32(float64(room)*float64(room)/all)))
	return float32(l.offset / (all - float64(room)) * float64(room-height)), height
}

// TypedKey is called by Fyne.
func (l *LongList) TypedKey(e *fyne.KeyEvent) {
	screen := max(1, int(l.Size().Height/l.RowHeight())-1)
	switch e.Name {
	case fyne.KeyUp:
		l.MoveTo(l.cursor - 1)
	case fyne.KeyDown:
		l.MoveTo(l.cursor + 1)
	case fyne.KeyPageUp:
		l.MoveTo(l.cursor - screen)
	case fyne.KeyPageDown:
		l.MoveTo(l.cursor + screen)
	case fyne.KeyHome:
		l.MoveTo(0)
	case fyne.KeyEnd:
		l.MoveTo(l.count - 1)
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if l.struck || fyne.CurrentDevice().IsMobile() {
			l.struck = false
			l.choose(l.cursor)
		}
	default:
		if l.key != nil {
			l.key(e)
		}
	}
}

// MoveTo takes the keyboard to a row, or as far as there are rows.
func (l *LongList) MoveTo(row int) {
	l.cursor = max(0, min(row, l.count-1))
	l.Reveal(l.cursor)
}

// TypedRune is called by Fyne.
func (l *LongList) TypedRune(r rune) {
	if l.char != nil {
		l.char(r)
	}
}

// KeyDown is called by Fyne, on desktops only, when a key goes down and not when it repeats: a key that is
// held opens one row.
func (l *LongList) KeyDown(*fyne.KeyEvent) { l.struck = true }

// KeyUp is called by Fyne, on desktops only.
func (l *LongList) KeyUp(*fyne.KeyEvent) { l.struck = false }

// FocusGained is called by Fyne. The frame is where something can be seen of it.
func (l *LongList) FocusGained() {
	l.focused = true
	high := float64(l.RowHeight())
	if top := float64(l.cursor) * high; top+high < l.offset || top > l.offset+float64(l.Size().Height) {
		l.cursor = max(0, min(int(l.offset/high+0.99), l.count-1))
	}
	l.redraw()
}

// FocusLost is called by Fyne.
func (l *LongList) FocusLost() {
	l.focused = false
	l.redraw()
}

// MouseIn is called by Fyne.
func (l *LongList) MouseIn(e *desktop.MouseEvent) { l.MouseMoved(e) }

// MouseMoved is called by Fyne.
func (l *LongList) MouseMoved(e *desktop.MouseEvent) {
	if row := l.at(e.Position); row != l.hovered {
		l.hovered = row
		l.redraw()
	}
}

// MouseOut is called by Fyne.
func (l *LongList) MouseOut() {
	l.hovered = -1
	l.redraw()
}
