package screens

import (
	"fyne.io/fyne/v2"

	"damiera/translations"
)

// chapterText is a chapter of the help as it is shown.
type chapterText struct {
	blocks   []flowing // as the chapter's own
	examples []*example
	all      *stack
}

func (h *helpScreen) newChapterText() *chapterText {
	chapter := h.book.Chapters[h.chapter]
	t := &chapterText{}
	seen := func() float32 { return h.page.scroll.Size().Height }
	bold := fyne.TextStyle{Bold: true}
	items := []item{{object: newCaption(chapter.Title, 1.4, bold)}}
	for i, b := range chapter.Blocks {
		next := item{above: 10}
		if i > 0 && chapter.Blocks[i-1].Diagram != nil {
			next.above = 20 // so that nobody takes it for more of the caption
		}
		switch {
		case b.Diagram != nil:
			e := h.play.newExample(*b.Diagram, seen)
			t.examples = append(t.examples, e)
			next = item{object: e, above: 14}
		case b.Heading != "":
			next = item{object: newCaption(b.Heading, 1.15, bold), above: 22}
		default:
			next.object = newProse(b.Prose)
		}
		t.blocks = append(t.blocks, next.object)
		items = append(items, next)
	}
	above := float32(24)
	lead := func(key string, to int) {
		label := h.play.say.Text(key, translations.Args{"Chapter": h.book.Chapters[to].Title})
		items = append(items, item{h.play.newRow(label, false, func() { h.open(to) }), above})
		above = 0
	}
	if h.chapter+1 < len(h.book.Chapters) {
		lead("help.next", h.chapter+1)
	}
	if h.chapter > 0 {
		lead("help.previous", h.chapter-1)
	}
	t.all = newStack(items...)
	return t
}

// steps tells how far each example is.
func (t *chapterText) steps() []int {
	var all []int
	for _, e := range t.examples {
		all = append(all, e.step)
	}
	return all
}

// resume brings the examples as far as they were.
func (t *chapterText) resume(steps []int) {
	for i, e := range t.examples {
		if i < len(steps) {
			e.resume(steps[i])
		}
	}
}
