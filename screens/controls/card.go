package controls

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

// A Card lies over the screen and dims it: a question or a choice. What is below it cannot be reached
// until it is gone. The keys Esc and Back send it away, and a choice goes with a tap beside it as well.
type Card struct {
	widget.BaseWidget

	Words    *Words    // title and text
	Buttons  []*Button // from the left for a question, else from the top
	Question bool      // waits for an answer; its buttons stand side by side
	Apart    int       // the button before which there is some room, 0 for none
	First    *Button   // the one that Enter means
	Scroll   *Scroller // where the window is too small for all of it
	Opened   time.Time // a tap beside it that comes sooner than DoubleTap meant what was there before

	content *fyne.Container
	dismiss func()
}

// NewCard makes a card with a title and, unless it is empty, a text. A question waits for its answer;
// anything else is dismissed by a tap beside it too.
func NewCard(title, text string, buttons []*Button, question bool, dismiss func()) *Card {
	c := &Card{Words: NewWords(), Buttons: buttons, Question: question, dismiss: dismiss, Opened: time.Now()}
	size := theme.TextSize()
	c.Words.Say(
		Paragraph{Text: title, Size: size * 1.2, Style: fyne.TextStyle{Bold: true}},
		Paragraph{Text: text, Size: size},
	)
	c.content = container.New(&cardLayout{card: c}, c.Words)
	c.Scroll = NewScroller(c.content)
	for _, b := range buttons {
		b.WhenFocused(c.Scroll.Reveal)
		c.content.Add(b)
	}
	c.ExtendBaseWidget(c)
	return c
}

// Tapped is called by Fyne for taps that no button took.
func (c *Card) Tapped(e *fyne.PointEvent) {
	at, size := c.Paper(c.Size())
	on := e.Position.Subtract(at)
	inside := on.X >= 0 && on.X < size.Width && on.Y >= 0 && on.Y < size.Height
	if !inside && !c.Question && time.Since(c.Opened) > DoubleTap {
		c.dismiss()
	}
}

// Next is the button i steps after b, in a ring.
func (c *Card) Next(b fyne.Focusable, i int) *Button {
	for at, each := range c.Buttons {
		if fyne.Focusable(each) == b {
			return c.Buttons[(at+i+len(c.Buttons))%len(c.Buttons)]
		}
	}
	return c.Buttons[0]
}

// Paper is where in a window of that size the card is, without the shade around it.
func (c *Card) Paper(window fyne.Size) (at fyne.Position, size fyne.Size) {
	b := c.place(window).paper
	return fyne.NewPos(b.X, b.Y), fyne.NewSize(b.W, b.H)
}

// cardPlaces tells where the parts of a card are: the paper in the window, the others on what scrolls
// on the paper.
type cardPlaces struct {
	paper, words box
	buttons      []box
	height       float32 // of what scrolls
	whole        bool    // nothing has to scroll
}

// place arranges the card in a window. Where there is too little room the buttons become lower, then a
// choice's stand side by side as far as the window is wide, then the text becomes smaller, and then all of
// it scrolls.
func (c *Card) place(window fyne.Size) cardPlaces {
	if c.Question {
		return c.placeIn(window, len(c.Buttons))
	}
	p := c.placeIn(window, 1)
	for columns := 2; columns <= mostColumns && !p.whole; columns++ {
		wider := c.placeIn(window, columns)
		if wider.buttons[0].W < narrowestColumn {
			break
		}
		p = wider
	}
	return p
}

// The measures of a choice whose buttons stand side by side: as many at most, and each so wide at least.
const (
	mostColumns     = 3
	narrowestColumn = 170
)

// placeIn arranges the card with so many buttons side by side.
func (c *Card) placeIn(window fyne.Size, columns int) cardPlaces {
	wide := float32(cardWidth)
	if !c.Question {
		wide += float32(columns-1) * narrowestColumn
	}
	width := min(wide, window.Width-2*Margin)
	highest := window.Height - 2*Margin
	inner := width - 2*cardInset
	// What stands apart begins a row.
	apart := max(0, min(c.Apart, len(c.Buttons)))
	above := (apart + columns - 1) / columns
	rows := float32(above + (len(c.Buttons)-apart+columns-1)/columns)
	between := (rows - 1) * Gap
	if apart > 0 {
		between += cardInset - Gap
	}
	button := max(Tappable, theme.TextSize()*3)
	room := highest - 3*cardInset - between
	text := textHeight(c.Words.Paragraphs, inner)
	button = max(Tappable, min(button, (room-text)/rows))
	if c.Question {
		_, text = Fit(c.Words.Paragraphs, fyne.NewSize(inner, room-button), Measured)
	}

	whole := text + rows*button + between + 3*cardInset
	p := cardPlaces{height: whole - 2*cardEdge, whole: whole <= highest}
	height := min(whole, highest)
	p.paper = box{(window.Width - width) / 2, (window.Height - height) / 2, width, height}
	x, y := float32(cardInset-cardEdge), float32(cardInset-cardEdge)
	p.words = box{x, y, inner, text + 1}
	y += text + cardInset
	each := (inner - float32(columns-1)*Gap) / float32(columns)
	for i := range c.Buttons {
		column, row, down := i%columns, i/columns, y
		if i >= apart && apart > 0 {
			column, row, down = (i-apart)%columns, above+(i-apart)/columns, y+cardInset-Gap
		}
		p.buttons = append(p.buttons, box{
			x + float32(column)*(each+Gap), down + float32(row)*(button+Gap), each, button,
		})
	}
	return p
}

// A cardLayout places what scrolls on a card's paper.
type cardLayout struct{ card *Card }

// MinSize is the height of all of it.
func (l *cardLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(1, l.card.place(l.card.Size()).height)
}

// Layout places words and buttons.
func (l *cardLayout) Layout([]fyne.CanvasObject, fyne.Size) {
	p := l.card.place(l.card.Size())
	put(l.card.Words, p.words)
	for i, b := range l.card.Buttons {
		put(b, p.buttons[i])
	}
}

// CreateRenderer is called by Fyne.
func (c *Card) CreateRenderer() fyne.WidgetRenderer {
	r := &cardRenderer{card: c, shade: canvas.NewRectangle(nil), paper: canvas.NewRectangle(nil)}
	r.objects = []fyne.CanvasObject{r.shade, r.paper, c.Scroll}
	r.Refresh()
	return r
}

type cardRenderer struct {
	card         *Card
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
	put(r.card.Scroll, box{paper.X + cardEdge, paper.Y + cardEdge, paper.W - 2*cardEdge, paper.H - 2*cardEdge})
}

// Refresh takes the theme's colours.
func (r *cardRenderer) Refresh() {
	color := Colors()
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
