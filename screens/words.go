package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// words is a text that wraps and shrinks until it fits into the place it is given; it is never cut.
// Unlike a widget.Label it asks for no room of its own, so a long message cannot push the board.
type words struct {
	widget.BaseWidget

	paragraphs []paragraph
	center     bool    // each line in the middle of the place
	middle     bool    // the whole text half way down the place
	above      float32 // points kept free above the text
	left       float32 // and at its left
}

func newWords() *words {
	w := &words{}
	w.ExtendBaseWidget(w)
	return w
}

// show replaces the text. Empty paragraphs take no room.
func (w *words) show(paragraphs ...paragraph) {
	w.paragraphs = paragraphs
	w.Refresh()
}

// text is what is shown, a line a paragraph.
func (w *words) text() string {
	all := ""
	for _, p := range w.paragraphs {
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

// lines are the lines as they are drawn, and their height in points.
func (w *words) lines() ([]line, float32) {
	return fit(w.paragraphs, w.Size().SubtractWidthHeight(w.left, w.above), fyne.MeasureText)
}

// heightFor is what the text needs at a width.
func (w *words) heightFor(width float32) float32 {
	return w.above + textHeight(w.paragraphs, width-w.left)
}

// unbounded is more points than any text is high.
const unbounded = 1e6

// textHeight is the height of a text at a width, both in points. A word that is wider than that by itself
// makes all of it smaller.
func textHeight(paragraphs []paragraph, width float32) float32 {
	_, height := fit(paragraphs, fyne.NewSize(width, unbounded), fyne.MeasureText)
	return height + 1 // sums of heights come out a hair apart
}

// CreateRenderer is called by Fyne.
func (w *words) CreateRenderer() fyne.WidgetRenderer {
	r := &wordsRenderer{words: w}
	r.Refresh()
	return r
}

type wordsRenderer struct {
	words *words
	ink   ink
}

// MinSize is next to nothing: the text follows its place, not the other way round.
func (r *wordsRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout breaks the text anew for the size.
func (r *wordsRenderer) Layout(size fyne.Size) {
	lines, height := r.words.lines()
	top := r.words.above
	if r.words.middle {
		top = max(0, (size.Height-height)/2)
	}
	color := themeColors()
	r.ink.wash()
	for _, l := range lines {
		name := l.Color
		if name == "" {
			name = theme.ColorNameForeground
		}
		x := r.words.left
		if r.words.center {
			x = (size.Width - l.Width) / 2
		}
		r.ink.put(l.Text, l.Size, l.Style, color(name), fyne.NewPos(x, top+l.Y))
	}
}

// Refresh follows a changed text, theme or variant.
func (r *wordsRenderer) Refresh() {
	r.Layout(r.words.Size())
	canvas.Refresh(r.words)
}

// Objects are the lines.
func (r *wordsRenderer) Objects() []fyne.CanvasObject { return r.ink.objects() }

// Destroy has nothing to give back.
func (r *wordsRenderer) Destroy() {}
