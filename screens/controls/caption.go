package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A Caption is a short text in one style, such as a heading or what stands below a picture. It wraps,
// and is as high as that makes it.
type Caption struct {
	widget.BaseWidget

	Words *Words // the text as it is shown
	text  string
	scale float32 // of the theme's size of text
	style fyne.TextStyle
}

// NewCaption makes a caption. scale is its size as a multiple of the theme's size of text.
func NewCaption(text string, scale float32, style fyne.TextStyle) *Caption {
	c := &Caption{Words: NewWords(), scale: scale, style: style}
	c.ExtendBaseWidget(c)
	c.Say(text)
	return c
}

// Say replaces the text.
func (c *Caption) Say(text string) {
	c.text = text
	c.Words.Say(c.paragraph())
}

// paragraph is the text at the theme's size of now.
func (c *Caption) paragraph() Paragraph {
	return Paragraph{Text: c.text, Size: theme.TextSize() * c.scale, Style: c.style}
}

// HeightFor is the height of the text at a width.
func (c *Caption) HeightFor(width float32) float32 {
	return textHeight([]Paragraph{c.paragraph()}, width)
}

// CreateRenderer is called by Fyne.
func (c *Caption) CreateRenderer() fyne.WidgetRenderer {
	return &captionRenderer{caption: c, objects: []fyne.CanvasObject{c.Words}}
}

type captionRenderer struct {
	caption *Caption
	objects []fyne.CanvasObject
}

// MinSize leaves the height to the column.
func (r *captionRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout gives the words all there is.
func (r *captionRenderer) Layout(size fyne.Size) { r.caption.Words.Resize(size) }

// Refresh follows the theme and its size of text.
func (r *captionRenderer) Refresh() { r.caption.Say(r.caption.text) }

// Objects are the words.
func (r *captionRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *captionRenderer) Destroy() {}
