package screens

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A page covers the window: a header with a way back and a title, and a body that scrolls. The game
// goes on below it.
type page struct {
	widget.BaseWidget

	back  func() // what the way back does; to close the page where it is nil
	renew func() // says everything anew, in the language and the size of text of now

	way    *button
	title  *words
	name   string
	body   *fyne.Container
	column *column
	scroll *scroller
	aside  *aside // at the left of the body where the window is wide, nil for none
	laid   func() // told when all has been laid out for another size of the window
}

// An onFocus thing tells when it, or something in it, has come to have the keyboard.
type onFocus interface {
	whenFocused(tell func(fyne.CanvasObject))
}

// newPage makes a page of a title and what is below one another in its body. What wraps there tells its
// height by heightFor or, as Fyne's labels do, by MinSize once it has its width. What takes the keyboard
// is a button or tells by whenFocused, so that it can be scrolled into sight.
func newPage(title string, body ...fyne.CanvasObject) *page {
	pg := &page{title: newWords(), column: &column{gap: columnGap}}
	pg.way = newButton(func() { pg.back() }, nil, nil)
	pg.way.chevron = true
	pg.title.middle = true
	pg.body = container.New(pg.column)
	pg.scroll = newScroller(pg.body)
	pg.ExtendBaseWidget(pg)
	pg.retitle(title)
	pg.rebody(body...)
	return pg
}

// retitle replaces the title.
func (pg *page) retitle(title string) {
	pg.name = title
	pg.title.show(paragraph{Text: title, Size: theme.TextSize() * 1.3, Style: fyne.TextStyle{Bold: true}})
}

// rebody replaces the body. What is seen stays at the same height as far as there is as much.
func (pg *page) rebody(body ...fyne.CanvasObject) {
	for _, o := range body {
		if f, ok := o.(onFocus); ok {
			f.whenFocused(pg.scroll.reveal)
		}
	}
	pg.body.Objects = body
	pg.relay()
}

// relay lays the body out anew, after something in it has changed its height.
func (pg *page) relay() {
	pg.body.Refresh()
	pg.scroll.Refresh()
}

// typedKey scrolls by the keys that do so everywhere, and reports whether this was one.
func (pg *page) typedKey(key fyne.KeyName) bool {
	const line = 48
	screen := pg.scroll.Size().Height * 0.85
	switch key {
	case fyne.KeyUp:
		pg.scroll.by(-line)
	case fyne.KeyDown:
		pg.scroll.by(line)
	case fyne.KeyPageUp:
		pg.scroll.by(-screen)
	case fyne.KeyPageDown:
		pg.scroll.by(screen)
	case fyne.KeyHome:
		pg.scroll.to(0)
	case fyne.KeyEnd:
		pg.scroll.to(pg.body.MinSize().Height)
	default:
		return false
	}
	return true
}

// Tapped is called by Fyne for taps beside everything, which are not for the board below.
func (pg *page) Tapped(*fyne.PointEvent) {}

// CreateRenderer is called by Fyne.
func (pg *page) CreateRenderer() fyne.WidgetRenderer {
	r := &pageRenderer{page: pg, ground: canvas.NewRectangle(nil), rule: canvas.NewRectangle(nil)}
	r.objects = []fyne.CanvasObject{r.ground, pg.way, pg.title, r.rule}
	if pg.aside != nil {
		r.objects = append(r.objects, pg.aside.objects()...)
	}
	r.objects = append(r.objects, pg.scroll)
	r.Refresh()
	return r
}

type pageRenderer struct {
	page    *page
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
	header := max(tappable, theme.TextSize()*2.4)
	r.ground.Resize(size)
	pg.way.Move(fyne.NewPos(margin, margin/2))
	pg.way.Resize(fyne.NewSize(tappable, header))
	x := float32(margin + tappable + gap)
	pg.title.Move(fyne.NewPos(x, margin/2))
	pg.title.Resize(fyne.NewSize(max(0, size.Width-x-margin), header))
	y := header + margin
	r.rule.Move(fyne.NewPos(0, y-1))
	r.rule.Resize(fyne.NewSize(size.Width, 1))
	left := pg.aside.lay(y, size)
	pg.column.width = size.Width - left
	pg.scroll.Move(fyne.NewPos(left, y))
	pg.scroll.Resize(fyne.NewSize(max(0, size.Width-left), max(0, size.Height-y)))
	if r.laidFor != size {
		if r.laidFor = size; pg.laid != nil {
			pg.laid()
		}
	}
}

// Refresh takes the theme's colours and sizes.
func (r *pageRenderer) Refresh() {
	color := themeColors()
	r.ground.FillColor = color(theme.ColorNameBackground)
	r.rule.FillColor = color(theme.ColorNameSeparator)
	r.page.title.Refresh()
	r.page.way.Refresh()
	r.Layout(r.page.Size())
	r.page.relay()
	canvas.Refresh(r.page)
}

// Objects are the ground, the header, the rule below it and the body.
func (r *pageRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *pageRenderer) Destroy() {}

// openPage lays a page over the screen.
func (p *Play) openPage(pg *page) {
	p.dismiss()
	if pg.back == nil {
		pg.back = p.closePage
	}
	pg.way.key, pg.way.char, pg.way.deaf = p.typedKey, p.typedRune, p.turning
	p.pages, p.turned = append(p.pages, pg), time.Now()
	p.window.Canvas().Overlays().Add(pg)
}

// closePage takes away the page that was opened last, and shows what was below it.
func (p *Play) closePage() {
	if pg := p.topPage(); pg != nil {
		p.dismiss()
		p.pages, p.turned = p.pages[:len(p.pages)-1], time.Now()
		p.window.Canvas().Overlays().Remove(pg)
	}
}

// topPage is the page over all others, nil where the game is seen.
func (p *Play) topPage() *page {
	if len(p.pages) == 0 {
		return nil
	}
	return p.pages[len(p.pages)-1]
}
