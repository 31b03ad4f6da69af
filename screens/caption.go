package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A caption is a short text in one style, such as a heading or what stands below a picture. It wraps,
// and is as high as that makes it.
type caption struct {
	widget.BaseWidget

	words *words
	text  string
	scale float32 // of the theme's size of text
	style fyne.TextStyle
}

func newCaption(text string, scale float32, style fyne.TextStyle) *caption {
	c := &caption{words: newWords(), scale: scale, style: style}
	c.ExtendBaseWidget(c)
	c.show(text)
	return c
}

// show replaces the text.
func (c *caption) show(text string) {
	c.text = text
	c.words.show(c.paragraph())
}

// paragraph is the text at the theme's size of now.
func (c *caption) paragraph() paragraph {
	return paragraph{Text: c.text, Size: theme.TextSize() * c.scale, Style: c.style}
}

// heightFor is the height of the text at a width. A word that is wider than that by itself makes all of
// it smaller.
func (c *caption) heightFor(width float32) float32 {
	_, height := fit([]paragraph{c.paragraph()}, fyne.NewSize(width, unbounded), fyne.MeasureText)
	return height + 1 // sums of heights come out a hair apart
}

// CreateRenderer is called by Fyne.
func (c *caption) CreateRenderer() fyne.WidgetRenderer {
	return &captionRenderer{caption: c, objects: []fyne.CanvasObject{c.words}}
}

type captionRenderer struct {
	caption *caption
	objects []fyne.CanvasObject
}

// MinSize leaves the height to the column.
func (r *captionRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout gives the words all there is.
func (r *captionRenderer) Layout(size fyne.Size) { r.caption.words.Resize(size) }

// Refresh follows the theme and its size of text.
func (r *captionRenderer) Refresh() { r.caption.show(r.caption.text) }

// Objects are the words.
func (r *captionRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *captionRenderer) Destroy() {}
