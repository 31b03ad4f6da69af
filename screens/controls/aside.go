package controls

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

// An Aside is what stands at the left of a page's body where the window is wide enough, and scrolls by
// itself. In a narrower window it is not shown, and the page does without it or shows the same as its
// body.
type Aside struct {
	Scroll *Scroller // of what is in it
	Beside bool      // it is shown

	body   *fyne.Container
	column *column
	rule   *canvas.Rectangle // between it and the body
	turn   func()            // told when Beside has changed
}

// NewAside makes an aside with nothing in it. turn is called whenever Beside has changed.
func NewAside(turn func()) *Aside {
	a := &Aside{column: &column{gap: columnGap}, rule: canvas.NewRectangle(nil), turn: turn}
	a.body = container.New(a.column)
	a.Scroll = NewScroller(a.body)
	a.Scroll.Hide()
	a.rule.Hide()
	return a
}

// Fill replaces what is in it.
func (a *Aside) Fill(objects ...fyne.CanvasObject) {
	for _, o := range objects {
		if f, ok := o.(onFocus); ok {
			f.WhenFocused(a.Scroll.Reveal)
		}
	}
	a.body.Objects = objects
	a.body.Refresh()
	a.Scroll.Refresh()
}

// lay places the aside of a page of that size below its header, and tells how much of the width is gone.
// A page may have none.
func (a *Aside) lay(header float32, page fyne.Size) float32 {
	if a == nil {
		return 0
	}
	if beside := page.Width >= asideFrom; beside != a.Beside {
		a.Beside = beside
		a.turn()
	}
	if a.Beside != a.Scroll.Visible() { // showing what is shown would paint it for ever
		for _, o := range a.objects() {
			if a.Beside {
				o.Show()
			} else {
				o.Hide()
			}
		}
	}
	if !a.Beside {
		return 0
	}
	a.column.width = asideWidth
	put(a.Scroll, box{0, header, asideWidth, max(0, page.Height-header)})
	a.rule.FillColor = Colors()(theme.ColorNameSeparator)
	put(a.rule, box{asideWidth, header, 1, max(0, page.Height-header)})
	return asideWidth
}

// objects are what a page draws of it.
func (a *Aside) objects() []fyne.CanvasObject { return []fyne.CanvasObject{a.Scroll, a.rule} }
