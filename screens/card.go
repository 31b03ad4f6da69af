package screens

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// The measures of a card, in points.
const (
	cardWidth = 340 // where the window allows it
	cardInset = 16
	cardEdge  = 4 // of the paper that nothing scrolls over: it is round at the corners
)

// A card lies over the screen and dims it: a question or a choice. What is below it cannot be reached
// until it is gone. The keys Esc and Back send it away, and a choice goes with a tap beside it as well.
type card struct {
	widget.BaseWidget

	words    *words
	buttons  []*button
	apart    int     // the button before which there is some room, 0 for none
	first    *button // the one that Enter means
	content  *fyne.Container
	scroll   *scroller // where the window is too small for all of it
	question bool      // waits for an answer; its buttons stand side by side
	dismiss  func()
	opened   time.Time
}

// twice is within which a second tap belongs to the first, as of those who double-click everything.
const twice = 500 * time.Millisecond

// newCard makes a card with a title and, unless it is empty, a text.
func newCard(title, text string, buttons []*button, question bool, dismiss func()) *card {
	c := &card{words: newWords(), buttons: buttons, question: question, dismiss: dismiss, opened: time.Now()}
	size := theme.TextSize()
	c.words.show(
		paragraph{Text: title, Size: size * 1.2, Style: fyne.TextStyle{Bold: true}},
		paragraph{Text: text, Size: size},
	)
	c.content = container.New(&cardLayout{card: c}, c.words)
	c.scroll = newScroller(c.content)
	for _, b := range buttons {
		b.whenFocused(c.scroll.reveal)
		c.content.Add(b)
	}
	c.ExtendBaseWidget(c)
	return c
}

// Tapped is called by Fyne for taps that no button took.
func (c *card) Tapped(e *fyne.PointEvent) {
	b := c.place(c.Size()).paper
	inside := e.Position.X >= b.X && e.Position.X < b.X+b.W && e.Position.Y >= b.Y && e.Position.Y < b.Y+b.H
	if !inside && !c.question && time.Since(c.opened) > twice {
		c.dismiss()
	}
}

// next is the button i steps after b, in a ring.
func (c *card) next(b fyne.Focusable, i int) *button {
	for at, each := range c.buttons {
		if fyne.Focusable(each) == b {
			return c.buttons[(at+i+len(c.buttons))%len(c.buttons)]
		}
	}
	return c.buttons[0]
}

// cardPlaces tells where the parts of a card are: the paper in the window, the others on what scrolls
// on the paper.
type cardPlaces struct {
	paper, words box
	buttons      []box
	height       float32 // of what scrolls
}

// place arranges the card in a window. Where there is too little room the buttons become lower, then the
// text smaller, and then all of it scrolls.
func (c *card) place(window fyne.Size) cardPlaces {
	width := min(cardWidth, window.Width-2*margin)
	highest := window.Height - 2*margin
	inner := width - 2*cardInset
	rows := float32(len(c.buttons))
	if c.question {
		rows = 1
	}
	between := (rows - 1) * gap
	if c.apart > 0 {
		between += cardInset - gap
	}
	button := max(tappable, theme.TextSize()*3)
	room := highest - 3*cardInset - between
	text := textHeight(c.words.paragraphs, inner)
	button = max(tappable, min(button, (room-text)/rows))
	if c.question {
		_, text = fit(c.words.paragraphs, fyne.NewSize(inner, room-button), fyne.MeasureText)
	}

	whole := text + rows*button + between + 3*cardInset
	p := cardPlaces{height: whole - 2*cardEdge}
	height := min(whole, highest)
	p.paper = box{(window.Width - width) / 2, (window.Height - height) / 2, width, height}
	x, y := float32(cardInset-cardEdge), float32(cardInset-cardEdge)
	p.words = box{x, y, inner, text + 1}
	y += text + cardInset
	each := inner
	if c.question {
		n := float32(len(c.buttons))
		each = (inner - (n-1)*gap) / n
	}
	for i := range c.buttons {
		if i > 0 && i == c.apart {
			y += cardInset - gap
		}
		p.buttons = append(p.buttons, box{x, y, each, button})
		if c.question {
			x += each + gap
		} else {
			y += button + gap
		}
	}
	return p
}

// A cardLayout places what scrolls on a card's paper.
type cardLayout struct{ card *card }

// MinSize is the height of all of it.
func (l *cardLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(1, l.card.place(l.card.Size()).height)
}

// Layout places words and buttons.
func (l *cardLayout) Layout([]fyne.CanvasObject, fyne.Size) {
	p := l.card.place(l.card.Size())
	put(l.card.words, p.words)
	for i, b := range l.card.buttons {
		put(b, p.buttons[i])
	}
}

// put gives an object its place.
func put(o fyne.CanvasObject, b box) {
	o.Move(fyne.NewPos(b.X, b.Y))
	o.Resize(fyne.NewSize(b.W, b.H))
}

// CreateRenderer is called by Fyne.
func (c *card) CreateRenderer() fyne.WidgetRenderer {
	r := &cardRenderer{card: c, shade: canvas.NewRectangle(nil), paper: canvas.NewRectangle(nil)}
	r.objects = []fyne.CanvasObject{r.shade, r.paper, c.scroll}
	r.Refresh()
	return r
}

type cardRenderer struct {
	card         *card
	shade, paper *canvas.Rectangle
	objects      []fyne.CanvasObject
}

// MinSize is next to nothing: a card covers the window, however small.
func (r *cardRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout puts the card in the middle.
func (r *cardRenderer) Layout(size fyne.Size) {
	paper := r.card.place(size).paper
	r.shade.Resize(size)
	put(r.paper, paper)
	put(r.card.scroll, box{paper.X + cardEdge, paper.Y + cardEdge, paper.W - 2*cardEdge, paper.H - 2*cardEdge})
}

// Refresh takes the theme's colours.
func (r *cardRenderer) Refresh() {
	color := themeColors()
	r.shade.FillColor = color(theme.ColorNameShadow)
	r.paper.FillColor = color(theme.ColorNameOverlayBackground)
	r.paper.StrokeColor, r.paper.StrokeWidth = color(theme.ColorNameInputBorder), 1
	r.paper.CornerRadius = 12
	r.Layout(r.card.Size())
	r.card.content.Refresh()
	canvas.Refresh(r.card)
}

// Objects are the shade, the paper and what scrolls on it.
func (r *cardRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *cardRenderer) Destroy() {}
