package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A listBody is what is below the header of a list of games: a line about them, the list, and the buttons.
type listBody struct {
	widget.BaseWidget

	list *gameList
}

func newListBody(l *gameList) *listBody {
	b := &listBody{list: l}
	b.ExtendBaseWidget(b)
	return b
}

// CreateRenderer is called by Fyne.
func (b *listBody) CreateRenderer() fyne.WidgetRenderer {
	l := b.list
	s := &listBodyRenderer{list: l, objects: []fyne.CanvasObject{l.note}}
	if l.archived {
		s.objects = append(s.objects, l.choose, l.undo)
	}
	s.objects = append(s.objects, l.list)
	if l.archived {
		s.objects = append(s.objects, l.copyAll, l.saveAll)
	}
	return s
}

type listBodyRenderer struct {
	list    *gameList
	objects []fyne.CanvasObject
}

// MinSize is next to nothing: a list takes the room it is given.
func (s *listBodyRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// listWidest is as wide as a list of games becomes, in points.
const listWidest = 720

// In a window that is less high than lowList and wide enough for lowButton three times, all buttons stand in
// one row, so that more of the list is seen.
const (
	lowList   = 400
	lowButton = 150
)

// Layout puts the line and the choice above the list, and what is done with all of it below.
func (s *listBodyRenderer) Layout(size fyne.Size) {
	l, high := s.list, buttonHeight(theme.TextSize())
	width := min(listWidest, size.Width) - 2*margin
	x, y := (size.Width-width)/2, float32(margin/2)
	bottom := size.Height
	if !l.archived {
		put(l.note, box{x, y, width, l.note.HeightFor(width)})
		y += l.note.HeightFor(width) + margin/2
		put(l.list, box{0, y, size.Width, max(0, bottom-y)})
		return
	}
	if l.undo.Visible() {
		put(l.undo, box{x, y, width, high})
		y += high + gap
	}
	note := width
	switch {
	case l.choose.Visible() && size.Height < lowList && width > 3*lowButton:
		each := (width - 3*gap) / 4
		note = each
		for i, b := range []fyne.CanvasObject{l.choose, l.copyAll, l.saveAll} {
			put(b, box{x + float32(i+1)*(each+gap), y, each, high})
		}
	case l.choose.Visible():
		note = width * 0.5
		put(l.choose, box{x + width*0.5 + gap, y, width*0.5 - gap, high})
		half := (width - gap) / 2
		bottom -= high + margin
		put(l.copyAll, box{x, bottom, half, high})
		put(l.saveAll, box{x + half + gap, bottom, half, high})
		bottom -= gap
	}
	line := max(high, l.note.HeightFor(note))
	put(l.note, box{x, y, note, line})
	y += line + gap
	put(l.list, box{0, y, size.Width, max(0, bottom-y)})
}

// Refresh follows the theme and what has changed.
func (s *listBodyRenderer) Refresh() {
	for _, o := range s.objects {
		if o == fyne.CanvasObject(s.list.list) {
			continue // it is drawn anew by whoever changes it
		}
		o.Refresh()
	}
	s.Layout(s.list.body.Size())
	s.list.list.Refresh()
}

// Objects are the parts.
func (s *listBodyRenderer) Objects() []fyne.CanvasObject { return s.objects }

// Destroy has nothing to give back.
func (s *listBodyRenderer) Destroy() {}
