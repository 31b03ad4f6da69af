package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Words is a text that wraps and shrinks until it fits into the place it is given; it is never cut.
// Unlike a widget.Label it asks for no room of its own, so a long message cannot push its neighbours.
type Words struct {
	widget.BaseWidget

	Paragraphs []Paragraph // as wanted; a layout may change their sizes before it resizes the words
	Center     bool        // each line in the middle of the place
	Middle     bool        // the whole text half way down the place
	Above      float32     // points kept free above the text
	Left       float32     // and at its left
	Below      float32     // and below it, where it may be as high as it likes
}

// NewWords makes words that say nothing yet.
func NewWords() *Words {
	w := &Words{}
	w.ExtendBaseWidget(w)
	return w
}

// Say replaces the text. Empty paragraphs take no room.
func (w *Words) Say(paragraphs ...Paragraph) {
	w.Paragraphs = paragraphs
	w.Refresh()
}

// Text is what is shown, a line a paragraph.
func (w *Words) Text() string {
	all := ""
	for _, p := range w.Paragraphs {
		if p.Text == "" {
			continue
		}
		if all != "" {
			all += "\n"
		}
		all += p.Text
	}
	return all
}

// Lines are the lines as they are drawn, and their height in points: none as long as there is no place.
func (w *Words) Lines() ([]Line, float32) {
	if w.Size().IsZero() {
		return nil, 0
	}
	return Fit(w.Paragraphs, w.Size().SubtractWidthHeight(w.Left, w.Above), Measured)
}

// HeightFor is the height that the text needs at a width, both in points.
func (w *Words) HeightFor(width float32) float32 {
	return w.Above + textHeight(w.Paragraphs, width-w.Left) + w.Below
}

// unbounded is more points than any text is high.
const unbounded = 1e6

// textHeight is the height of a text at a width, both in points. A word that is wider than that by itself
// makes all of it smaller.
func textHeight(paragraphs []Paragraph, width float32) float32 {
	_, height := Fit(paragraphs, fyne.NewSize(width, unbounded), Measured)
	return height + 1 // sums of heights come out a hair apart
}

// CreateRenderer is called by Fyne.
func (w *Words) CreateRenderer() fyne.WidgetRenderer {
	r := &wordsRenderer{words: w}
	r.Refresh()
	return r
}

type wordsRenderer struct {
	words *Words
	ink   Ink
}

// MinSize is next to nothing: the text follows its place, not the other way round.
func (r *wordsRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout breaks the text anew for the size.
func (r *wordsRenderer) Layout(size fyne.Size) {
	lines, height := r.words.Lines()
	top := r.words.Above
	if r.words.Middle {
		top = max(0, (size.Height-height)/2)
	}
	color := Colors()
	r.ink.Wash()
	for _, l := range lines {
		name := l.Color
		if name == "" {
			name = theme.ColorNameForeground
		}
		x := r.words.Left
		if r.words.Center {
			x = (size.Width - l.Width) / 2
		}
		r.ink.Put(l.Text, l.Size, l.Style, color(name), fyne.NewPos(x, top+l.Y))
	}
}

// Refresh follows a changed text, theme or variant.
func (r *wordsRenderer) Refresh() {
	r.Layout(r.words.Size())
	canvas.Refresh(r.words)
}

// Objects are the lines.
func (r *wordsRenderer) Objects() []fyne.CanvasObject { return r.ink.Objects() }

// Destroy has nothing to give back.
func (r *wordsRenderer) Destroy() {}
