package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A TopicLink lies over a line of text that is explained somewhere: a small round question mark at the
// right says so, and a tap anywhere on the line follows it. Without a topic it is hidden, so that neither taps
// nor Tab meet it.
type TopicLink struct {
	widget.BaseWidget

	topic            string
	follow           func(topic string)
	key              func(*fyne.KeyEvent)
	char             func(rune)
	hovered, focused bool
}

var (
	_ fyne.Tappable      = (*TopicLink)(nil)
	_ fyne.Focusable     = (*TopicLink)(nil)
	_ desktop.Hoverable  = (*TopicLink)(nil)
	_ desktop.Cursorable = (*TopicLink)(nil)
)

// NewTopicLink makes a link that leads nowhere yet. follow is called with the topic when it is tapped.
func NewTopicLink(follow func(topic string)) *TopicLink {
	l := &TopicLink{follow: follow}
	l.ExtendBaseWidget(l)
	l.Hide()
	return l
}

// PassKeys sends what is typed on the link in vain somewhere else.
func (l *TopicLink) PassKeys(key func(*fyne.KeyEvent), char func(rune)) { l.key, l.char = key, char }

// LeadTo leads to a topic, or to nowhere when it is empty.
func (l *TopicLink) LeadTo(topic string) {
	l.topic = topic
	if topic == "" {
		l.hovered = false
		l.Hide()
		return
	}
	l.Show()
}

// Sign is where the question mark goes in a line of that size, and how large it is.
func (l *TopicLink) Sign(line fyne.Size) (at fyne.Position, size fyne.Size) {
	side := min(theme.TextSize()*1.45, line.Height*0.4, 26)
	y := min(theme.TextSize()*1.35, line.Height*0.4)
	return fyne.NewPos(line.Width-side-1, y), fyne.NewSquareSize(side)
}

// Tapped is called by Fyne.
func (l *TopicLink) Tapped(*fyne.PointEvent) { l.follow(l.topic) }

// FocusGained is called by Fyne.
func (l *TopicLink) FocusGained() {
	l.focused = true
	l.Refresh()
}

// FocusLost is called by Fyne.
func (l *TopicLink) FocusLost() {
	l.focused = false
	l.Refresh()
}

// TypedRune is called by Fyne.
func (l *TopicLink) TypedRune(r rune) {
	if l.char != nil {
		l.char(r)
	}
}

// TypedKey is called by Fyne. The focus stays here when the text that it led from has gone: then it
// has a use for no key.
func (l *TopicLink) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if l.topic != "" {
			l.follow(l.topic)
			return
		}
	}
	if l.key != nil {
		l.key(e)
	}
}

// MouseIn is called by Fyne.
func (l *TopicLink) MouseIn(*desktop.MouseEvent) {
	l.hovered = true
	l.Refresh()
}

// MouseMoved is called by Fyne.
func (l *TopicLink) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is called by Fyne.
func (l *TopicLink) MouseOut() {
	l.hovered = false
	l.Refresh()
}

// Cursor is called by Fyne.
func (l *TopicLink) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer is called by Fyne.
func (l *TopicLink) CreateRenderer() fyne.WidgetRenderer {
	r := &linkRenderer{link: l, frame: canvas.NewRectangle(nil), disc: canvas.NewCircle(nil), mark: canvas.NewText("?", nil)}
	r.mark.TextStyle.Bold = true
	r.mark.FontSource = font(r.mark.Text, r.mark.TextStyle)
	r.objects = []fyne.CanvasObject{r.frame, r.disc, r.mark}
	r.Refresh()
	return r
}

type linkRenderer struct {
	link  *TopicLink
	frame *canvas.Rectangle // around the line that has the focus
	disc  *canvas.Circle
	mark  *canvas.Text

	objects []fyne.CanvasObject
}

// MinSize is next to nothing: the layout decides.
func (r *linkRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout puts the question mark into its disc. The frame stands a little outside, off the words.
func (r *linkRenderer) Layout(size fyne.Size) {
	const off = 3
	put(r.frame, box{-off, -off, size.Width + 2*off, size.Height + 2*off})
	at, disc := r.link.Sign(size)
	r.disc.Move(at)
	r.disc.Resize(disc)
	r.mark.TextSize = disc.Height * 0.68
	m := r.mark.MinSize()
	r.mark.Resize(m)
	r.mark.Move(at.AddXY((disc.Width-m.Width)/2, (disc.Height-m.Height)/2))
}

// Refresh takes the colours of the theme and of the link's state.
func (r *linkRenderer) Refresh() {
	color := Colors()
	r.frame.CornerRadius = 8
	r.frame.StrokeColor, r.frame.StrokeWidth = color(theme.ColorNameForeground), 3
	r.frame.Hidden = !r.link.focused
	r.disc.FillColor, r.mark.Color = color(theme.ColorNameBackground), color(theme.ColorNamePrimary)
	if r.link.hovered {
		r.disc.FillColor, r.mark.Color = color(theme.ColorNamePrimary), color(theme.ColorNameForegroundOnPrimary)
	}
	r.disc.StrokeColor, r.disc.StrokeWidth = color(theme.ColorNamePrimary), 1.5
	r.Layout(r.link.Size())
	canvas.Refresh(r.link)
}

// Objects are the frame and the question mark in its disc.
func (r *linkRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *linkRenderer) Destroy() {}
