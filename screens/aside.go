package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// The measures of what stands beside a page's body, in points.
const (
	asideFrom  = 800 // the least width of a window that has room for it
	asideWidth = 300
)

// An aside is what stands at the left of a page's body where the window is wide enough, and scrolls by
// itself. In a narrower window it is not shown, and the page does without it or shows the same as its
// body.
type aside struct {
	body   *fyne.Container
	column *column
	scroll *scroller
	rule   *canvas.Rectangle // between it and the body
	beside bool
	turn   func() // told when beside has changed
}

func newAside(turn func()) *aside {
	a := &aside{column: &column{gap: columnGap}, rule: canvas.NewRectangle(nil), turn: turn}
	a.body = container.New(a.column)
	a.scroll = newScroller(a.body)
	a.scroll.Hide()
	a.rule.Hide()
	return a
}

// fill replaces what is in it.
func (a *aside) fill(objects ...fyne.CanvasObject) {
	for _, o := range objects {
		if f, ok := o.(onFocus); ok {
			f.whenFocused(a.scroll.reveal)
		}
	}
	a.body.Objects = objects
	a.body.Refresh()
	a.scroll.Refresh()
}

// lay places the aside of a page of that size below its header, and tells how much of the width is gone.
// A page may have none.
func (a *aside) lay(header float32, page fyne.Size) float32 {
	if a == nil {
		return 0
	}
	if beside := page.Width >= asideFrom; beside != a.beside {
		a.beside = beside
		a.turn()
	}
	if a.beside != a.scroll.Visible() { // showing what is shown would paint it for ever
		for _, o := range a.objects() {
			if a.beside {
				o.Show()
			} else {
				o.Hide()
			}
		}
	}
	if !a.beside {
		return 0
	}
	a.column.width = asideWidth
	put(a.scroll, box{0, header, asideWidth, max(0, page.Height-header)})
	a.rule.FillColor = themeColors()(theme.ColorNameSeparator)
	put(a.rule, box{asideWidth, header, 1, max(0, page.Height-header)})
	return asideWidth
}

// objects are what a page draws of it.
func (a *aside) objects() []fyne.CanvasObject { return []fyne.CanvasObject{a.scroll, a.rule} }
