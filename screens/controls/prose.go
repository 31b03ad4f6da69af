package controls

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// NewProse is text in Markdown. Fyne would leave hardly more room between paragraphs than between lines,
// so each is a text of its own.
func NewProse(markdown string) *Stack {
	var items []Item
	for text := range strings.SplitSeq(markdown, "\n\n") {
		above := float32(9)
		if strings.HasPrefix(text, "- ") {
			above = 5 // a list belongs to what announces it
		}
		items = append(items, Item{newPassage(text), above})
	}
	return NewStack(items...)
}

// A passage is a paragraph or a list in Markdown, wrapped at its width.
type passage struct {
	widget.BaseWidget

	rich *widget.RichText
}

func newPassage(markdown string) *passage {
	p := &passage{rich: widget.NewRichTextFromMarkdown(markdown)}
	p.rich.Wrapping = fyne.TextWrapWord
	p.ExtendBaseWidget(p)
	return p
}

// HeightFor has Fyne's text wrap itself: only laid out can it tell how high it is.
func (p *passage) HeightFor(width float32) float32 {
	bleed := p.bleed()
	if wide := width + 2*bleed; wide != p.rich.Size().Width {
		p.rich.Resize(fyne.NewSize(wide, p.rich.Size().Height))
	}
	return max(0, p.rich.MinSize().Height-2*bleed)
}

// bleed is the margin that Fyne's text keeps on all sides. Headings have none, and all shall begin on
// one line.
func (p *passage) bleed() float32 { return p.Theme().Size(theme.SizeNameInnerPadding) }

// CreateRenderer is called by Fyne.
func (p *passage) CreateRenderer() fyne.WidgetRenderer {
	return &passageRenderer{passage: p, objects: []fyne.CanvasObject{p.rich}}
}

type passageRenderer struct {
	passage *passage
	objects []fyne.CanvasObject
}

// MinSize leaves the height to the column.
func (r *passageRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout lets the text's own margin hang out.
func (r *passageRenderer) Layout(size fyne.Size) {
	bleed := r.passage.bleed()
	r.passage.rich.Move(fyne.NewPos(-bleed, -bleed))
	r.passage.rich.Resize(fyne.NewSize(size.Width+2*bleed, size.Height+2*bleed))
}

// Refresh follows the theme and its size of text.
func (r *passageRenderer) Refresh() {
	r.passage.rich.Refresh()
	r.Layout(r.passage.Size())
}

// Objects are the text.
func (r *passageRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *passageRenderer) Destroy() {}
