package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// A pasteLayout gives the text what the status and the buttons below it leave.
type pasteLayout struct{ page *pastePage }

// MinSize is next to nothing: the layout takes what the page has.
func (l pasteLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(1, 1) }

// Layout places the text, the status and the buttons.
func (l pasteLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	const widest = 720 // longer lines are hard to read
	s, high := l.page, buttonHeight(theme.TextSize())
	width := max(0, min(widest, size.Width-2*margin))
	x, bottom := (size.Width-width)/2, size.Height-margin
	each := (width - 2*gap) / 3
	bottom -= high
	for i, b := range []fyne.CanvasObject{s.paste, s.clear, s.opens} {
		put(b, box{x + float32(i)*(each+gap), bottom, each, high})
	}
	words := min(leastWords(theme.TextSize()), size.Height/4)
	bottom -= words + gap
	put(s.status, box{x, bottom, width, words})
	text := box{x, margin, width, max(0, bottom-gap-margin)}
	put(s.entry, text)
	put(s.about, text)
}
