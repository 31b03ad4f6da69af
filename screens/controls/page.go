package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A Page covers the window: a header with a way back and a title, and a body that scrolls.
type Page struct {
	widget.BaseWidget

	Back  func() // what the way back does; not nil once the page is seen
	Renew func() // says everything anew, in the language and the size of text of now; nil for nothing
	Laid  func() // told when all has been laid out for another size of the window; nil for nobody

	// Keys takes the keys that would scroll the body, and reports whether it has a use for one; nil for none.
	Keys func(fyne.KeyName) bool
	// Whole stands in the place of the body and does not scroll; nil for none.
	Whole fyne.CanvasObject

	Way    *Button         // back
	Title  *Words          // as Retitle has it
	Body   *fyne.Container // as Rebody has it
	Scroll *Scroller       // of the body
	Aside  *Aside          // at the left of the body where the window is wide, nil for none

	column *column
}

// An onFocus thing tells when it, or something in it, has come to have the keyboard.
type onFocus interface {
	WhenFocused(tell func(fyne.CanvasObject))
}

// NewPage makes a page of a title and what is below one another in its body. What wraps there tells its
// height by HeightFor or, as Fyne's labels do, by MinSize once it has its width. What takes the keyboard
// is a button or tells by WhenFocused, so that it can be scrolled into sight.
func NewPage(title string, body ...fyne.CanvasObject) *Page {
	pg := &Page{Title: NewWords(), column: &column{gap: columnGap}}
	pg.Way = NewButton(func() { pg.Back() }, nil, nil)
	pg.Way.chevron = true
	pg.Title.Middle = true
	pg.Body = container.New(pg.column)
	pg.Scroll = NewScroller(pg.Body)
	pg.ExtendBaseWidget(pg)
	pg.Retitle(title)
	pg.Rebody(body...)
	return pg
}

// Retitle replaces the title.
func (pg *Page) Retitle(title string) {
	pg.Title.Say(Paragraph{Text: title, Size: theme.TextSize() * 1.3, Style: fyne.TextStyle{Bold: true}})
}

// Rebody replaces the body. What is seen stays at the same height as far as there is as much.
func (pg *Page) Rebody(body ...fyne.CanvasObject) {
	for _, o := range body {
		if f, ok := o.(onFocus); ok {
			f.WhenFocused(pg.Scroll.Reveal)
		}
	}
	pg.Body.Objects = body
	pg.Relay()
}

// SetGap has so many points between the things in the body.
func (pg *Page) SetGap(points float32) { pg.column.gap = points }

// Relay lays the body out anew, after something in it has changed its height.
func (pg *Page) Relay() {
	pg.Body.Refresh()
	pg.Scroll.Refresh()
}

// ScrollKey scrolls by the keys that do so everywhere, and reports whether this was one.
func (pg *Page) ScrollKey(key fyne.KeyName) bool {
	if pg.Keys != nil && pg.Keys(key) {
		return true
	}
	const line = 48
	screen := pg.Scroll.Size().Height * 0.85
	switch key {
	case fyne.KeyUp:
		pg.Scroll.ScrollBy(-line)
	case fyne.KeyDown:
		pg.Scroll.ScrollBy(line)
	case fyne.KeyPageUp:
		pg.Scroll.ScrollBy(-screen)
	case fyne.KeyPageDown:
		pg.Scroll.ScrollBy(screen)
	case fyne.KeyHome:
		pg.Scroll.ScrollTo(0)
	case fyne.KeyEnd:
		pg.Scroll.ScrollTo(pg.Body.MinSize().Height)
	default:
		return false
	}
	return true
}

// Tapped is called by Fyne for taps beside everything, which are not for what is below.
func (pg *Page) Tapped(*fyne.PointEvent) {}

// main is what has the room below the header.
func (pg *Page) main() fyne.CanvasObject {
	if pg.Whole != nil {
		return pg.Whole
	}
	return pg.Scroll
}

// CreateRenderer is called by Fyne.
func (pg *Page) CreateRenderer() fyne.WidgetRenderer {
	r := &pageRenderer{page: pg, ground: canvas.NewRectangle(nil), rule: canvas.NewRectangle(nil)}
	r.objects = []fyne.CanvasObject{r.ground, pg.Way, pg.Title, r.rule}
	if pg.Aside != nil {
		r.objects = append(r.objects, pg.Aside.objects()...)
	}
	r.objects = append(r.objects, pg.main())
	r.Refresh()
	return r
}

type pageRenderer struct {
	page    *Page
	ground  *canvas.Rectangle
	rule    *canvas.Rectangle // below the header
	laidFor fyne.Size
	objects []fyne.CanvasObject
}

// MinSize is next to nothing: a page covers the window, however small.
func (r *pageRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout places the header and gives the body the rest.
func (r *pageRenderer) Layout(size fyne.Size) {
	pg := r.page
	header := max(Tappable, theme.TextSize()*2.4)
	r.ground.Resize(size)
	put(pg.Way, box{Margin, Margin / 2, Tappable, header})
	x := float32(Margin + Tappable + Gap)
	put(pg.Title, box{x, Margin / 2, max(0, size.Width-x-Margin), header})
	y := header + Margin
	put(r.rule, box{0, y - 1, size.Width, 1})
	left := pg.Aside.lay(y, size)
	pg.column.width = size.Width - left
	put(pg.main(), box{left, y, max(0, size.Width-left), max(0, size.Height-y)})
	if r.laidFor != size {
		if r.laidFor = size; pg.Laid != nil {
			pg.Laid()
		}
	}
}

// Refresh takes the theme's colours and sizes.
func (r *pageRenderer) Refresh() {
	color := Colors()
	r.ground.FillColor = color(theme.ColorNameBackground)
	r.rule.FillColor = color(theme.ColorNameSeparator)
	r.page.Title.Refresh()
	r.page.Way.Refresh()
	if r.page.Whole != nil {
		r.page.Whole.Refresh()
	}
	r.Layout(r.page.Size())
	r.page.Relay()
	canvas.Refresh(r.page)
}

// Objects are the ground, the header, the rule below it, the aside if there is one, and the body.
func (r *pageRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *pageRenderer) Destroy() {}
