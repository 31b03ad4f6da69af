package board

import (
	"fyne.io/fyne/v2"

	"damiera/rules"
)

// focus is whether keys come here and how that is shown. A thin line around the
// board shows it, and corners around the cursor's point as soon as a key is
// used; after a tap neither, for the finger knows where it is.
type focus struct {
	has    bool
	quiet  bool // it came by a tap
	byKeys bool // the last input was a key
}

func (f focus) onPoint() bool { return f.has && f.byKeys }
func (f focus) onBoard() bool { return f.has && (f.byKeys || !f.quiet) }

// FocusGained is called by Fyne when keys begin to come here.
func (b *Board) FocusGained() {
	b.focus.has = true
	b.Refresh()
}

// FocusLost is called by Fyne when keys no longer come here.
func (b *Board) FocusLost() {
	b.focus = focus{}
	b.Refresh()
}

// takeFocus asks for the keys, as a tap does.
func (b *Board) takeFocus() {
	b.focus.byKeys, b.focus.quiet = false, true
	if fyne.CurrentApp() == nil || b.focus.has {
		return
	}
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil {
		c.Focus(b)
	}
}

// TypedKey moves the cursor, acts on its point, lets go of a piece, or hands the
// key on.
func (b *Board) TypedKey(ev *fyne.KeyEvent) {
	switch ev.Name {
	case fyne.KeyLeft:
		b.point(func(p plan, c cursor) cursor { return p.along(c, -1) })
	case fyne.KeyRight:
		b.point(func(p plan, c cursor) cursor { return p.along(c, 1) })
	case fyne.KeyUp:
		b.point(func(p plan, c cursor) cursor { return p.across(c, -1) })
	case fyne.KeyDown:
		b.point(func(p plan, c cursor) cursor { return p.across(c, 1) })
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if !b.focus.onPoint() || b.cursor.at == rules.None {
			b.point(func(_ plan, c cursor) cursor { return c })
			return
		}
		b.tapped(b.cursor.at)
	case fyne.KeyEscape:
		b.escape(ev)
	default:
		b.handOn(ev)
	}
}

// escape lets go of a piece. In the middle of a capture it is refused and goes
// no further, so that it does not leave the game by surprise.
func (b *Board) escape(ev *fyne.KeyEvent) {
	switch {
	case b.pick.begun():
		if b.OnRefused != nil {
			b.OnRefused(b.pick.unfinished(b.pick.chosen()))
		}
	case !b.Cancel():
		b.handOn(ev)
	}
}

func (b *Board) handOn(ev *fyne.KeyEvent) {
	if b.OnKey != nil {
		b.OnKey(ev)
	}
}

// TypedRune hands a letter on; the space has been used as a key.
func (b *Board) TypedRune(r rune) {
	if r != ' ' && b.OnRune != nil {
		b.OnRune(r)
	}
}

// point moves the cursor. The first key only brings it into sight.
func (b *Board) point(move func(plan, cursor) cursor) {
	b.rest()
	p := b.plan()
	switch {
	case !p.game.Board().Has(b.cursor.at):
		b.cursor = p.put(b.home(p))
	case b.focus.onPoint():
		b.cursor = move(p, b.cursor)
	}
	if !b.focus.has {
		b.takeFocus()
	}
	b.focus.byKeys = true
	b.Refresh()
}

// home is where the cursor appears: the playable piece nearest to the bottom
// middle, or a point there.
func (d *display) home(p plan) rules.Point {
	movers := d.pick.movers()
	best, least := rules.None, 0
	for _, pt := range p.game.Points() {
		col, row := p.place(pt)
		far := 2*p.game.Size()*(p.game.Size()-1-row) + apart(2*col, p.game.Size()-1)
		if movers != 0 && !movers.Has(pt) {
			continue
		}
		if best == rules.None || far < least {
			best, least = pt, far
		}
	}
	return best
}
