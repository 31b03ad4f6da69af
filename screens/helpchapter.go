package screens

import (
	"fyne.io/fyne/v2"

	"damiera/screens/controls"
	"damiera/translations"
)

// chapterText is a chapter of the help as it is shown.
type chapterText struct {
	blocks   []controls.Flowing // as the chapter's own
	examples []*example
	all      *controls.Stack
}

func (h *helpScreen) newChapterText() *chapterText {
	chapter := h.book.Chapters[h.chapter]
	t := &chapterText{}
	seen := func() float32 { return h.page.Scroll.Size().Height }
	bold := fyne.TextStyle{Bold: true}
	items := []controls.Item{{Object: controls.NewCaption(chapter.Title, 1.4, bold)}}
	for i, b := range chapter.Blocks {
		next := controls.Item{Above: 10}
		if i > 0 && chapter.Blocks[i-1].Diagram != nil {
			next.Above = 20 // so that nobody takes it for more of the caption
		}
		switch {
		case b.Diagram != nil:
			e := h.play.newExample(*b.Diagram, seen)
			t.examples = append(t.examples, e)
			next = controls.Item{Object: e, Above: 14}
		case b.Heading != "":
			next = controls.Item{Object: controls.NewCaption(b.Heading, 1.15, bold), Above: 22}
		default:
			next.Object = controls.NewProse(b.Prose)
		}
		t.blocks = append(t.blocks, next.Object)
		items = append(items, next)
	}
	above := float32(24)
	named := func(chapter int) translations.Args {
		return translations.Args{"Chapter": h.book.Chapters[chapter].Title}
	}
	if next := h.chapter + 1; next < len(h.book.Chapters) {
		label := h.play.say.Text("help.next", named(next))
		items = append(items, controls.Item{Object: h.newLead(label, next), Above: above})
		above = 0
	}
	if last := h.chapter - 1; last >= 0 {
		label := h.play.say.Text("help.previous", named(last))
		row := controls.NewBackArrow(label, func() { h.open(last) }, h.play.typedKey, h.play.typedRune)
		row.Deaf = h.play.turning
		items = append(items, controls.Item{Object: row, Above: above})
	}
	t.all = controls.NewStack(items...)
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
