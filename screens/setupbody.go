package screens

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"damiera/rules"
	"damiera/screens/controls"
)

// A setUpBody lays out what is on a set-up page: the board, and beside or below it the controls, which
// scroll where they have to.
type setUpBody struct {
	screen *setUpScreen
	all    *fyne.Container
	inner  *fyne.Container // the controls
	scroll *controls.Scroller
	places setUpPlaces
}

// newSetUpBody puts the parts of a set-up page together. Tab goes through them in this order.
func newSetUpBody(s *setUpScreen) *setUpBody {
	b := &setUpBody{screen: s}
	b.inner = container.New(controlsLayout{b})
	for _, each := range s.tools {
		b.inner.Add(each.button)
		b.inner.Add(each.tile)
	}
	b.inner.Add(s.undo)
	b.inner.Add(s.status)
	for _, each := range s.turns {
		b.inner.Add(each.button)
		b.inner.Add(each.tile)
	}
	for _, each := range s.extras {
		b.inner.Add(each)
	}
	b.inner.Add(s.more)
	b.inner.Add(s.ready)
	b.scroll = controls.NewScroller(b.inner)
	for _, o := range b.inner.Objects {
		if f, ok := o.(interface {
			WhenFocused(func(fyne.CanvasObject))
		}); ok {
			f.WhenFocused(b.scroll.Reveal)
		}
	}
	b.all = container.New(b, s.editor, b.scroll)
	return b
}

// relay lays everything out anew, after the tools or the size of the text have changed.
func (b *setUpBody) relay() {
	b.all.Refresh()
	b.scroll.Refresh()
}

// MinSize is next to nothing: the body takes what the page has.
func (b *setUpBody) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(1, 1) }

// Layout places the board and the controls.
func (b *setUpBody) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s := b.screen
	b.places = arrangeSetUp(size, theme.TextSize(), len(tools(s.now.position.Game)), len(s.extras))
	put(s.editor, b.places.Board)
	at := b.places.Controls
	put(b.scroll, box{at.X - bleed, at.Y - bleed, at.W + 2*bleed, at.H + 2*bleed})
	b.inner.Layout.Layout(nil, b.inner.Size()) // the arrangement may be another at the same size
}

// bleed is how far the frame of what has the keyboard stands out, in points. What scrolls must not cut it.
const bleed = 2

// A controlsLayout places the controls of a set-up as the body has arranged them.
type controlsLayout struct{ body *setUpBody }

// MinSize is the height of all of them.
func (l controlsLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(1, l.body.places.Inner.Height+2*bleed)
}

// Layout puts the controls into their places; those without one are hidden.
func (l controlsLayout) Layout([]fyne.CanvasObject, fyne.Size) {
	s, p := l.body.screen, l.body.places.Inner
	shown := tools(s.now.position.Game)
	for i, each := range s.tools {
		at := slices.Index(shown, i)
		if at >= 0 && at < len(p.Tools) {
			each.put(p.Tools[at].moved(bleed))
			each.show(true)
		} else {
			each.show(false)
		}
	}
	put(s.undo, p.Undo.moved(bleed))
	put(s.status, p.Status.moved(bleed))
	s.turns[rules.White].put(p.White.moved(bleed))
	s.turns[rules.Black].put(p.Black.moved(bleed))
	for i, each := range s.extras {
		if i < len(p.Extras) {
			put(each, p.Extras[i].moved(bleed))
		}
		show(each, i < len(p.Extras))
	}
	put(s.more, p.More.moved(bleed))
	show(s.more, p.More.W > 0)
	put(s.ready, p.Play.moved(bleed))
}

// moved is the box so far to the right and down.
func (b box) moved(by float32) box {
	b.X, b.Y = b.X+by, b.Y+by
	return b
}
