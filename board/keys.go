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

// takeFocus asks for the keys, as a tap does. On a phone it does not: whatever has the focus there brings up
// a keyboard.
func (d *display) takeFocus() {
	d.focus.byKeys, d.focus.quiet = false, true
	f, ok := d.widget.(fyne.Focusable)
	if !ok || fyne.CurrentApp() == nil || d.focus.has || fyne.CurrentDevice().IsMobile() {
		return
	}
	if c := fyne.CurrentApp().Driver().CanvasForObject(d.widget); c != nil {
		c.Focus(f)
	}
}

// TypedKey moves the cursor, acts on its point, lets go of a piece, or hands the
// key on.
func (b *Board) TypedKey(ev *fyne.KeyEvent) {
	switch {
	case b.walks(ev.Name, b.tapped):
	case ev.Name == fyne.KeyEscape:
		b.escape(ev)
	default:
		b.handOn(ev)
	}
}

// walks moves the cursor by an arrow, or taps its point by Return or the space. It
// reports whether the key was one of these.
func (d *display) walks(key fyne.KeyName, tapped func(rules.Point)) bool {
	switch key {
	case fyne.KeyLeft:
		d.point(func(p plan, c cursor) cursor { return p.along(c, -1) })
	case fyne.KeyRight:
		d.point(func(p plan, c cursor) cursor { return p.along(c, 1) })
	case fyne.KeyUp:
		d.point(func(p plan, c cursor) cursor { return p.across(c, -1) })
	case fyne.KeyDown:
		d.point(func(p plan, c cursor) cursor { return p.across(c, 1) })
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if !d.focus.onPoint() || d.cursor.at == rules.None {
			d.point(func(_ plan, c cursor) cursor { return c })
			return true
		}
		tapped(d.cursor.at)
	default:
		return false
	}
	return true
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
func (d *display) point(move func(plan, cursor) cursor) {
	d.rest()
	p := d.plan()
	switch {
	case !p.game.Board().Has(d.cursor.at):
		d.cursor = p.put(d.home(p))
	case d.focus.onPoint():
		d.cursor = move(p, d.cursor)
	}
	if !d.focus.has {
		d.takeFocus()
	}
	d.focus.byKeys = true
	d.widget.Refresh()
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
