package screens

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// Phones lay out every widget whenever they paint. If that made new texts they would paint for ever.
func TestLayingOutAgainMakesNoNewTexts(t *testing.T) {
	s := sit(t)
	s.tap("22", "18")
	s.press(s.play.menu)
	widgets := []fyne.Widget{
		s.play.title, s.play.top.name, s.play.bottom.name, s.play.status.words, s.play.moves,
		s.play.level.Label, s.play.fresh.Label, s.play.card.Words, s.play.card.Buttons[2].Label,
	}
	for _, w := range widgets {
		r := test.WidgetRenderer(w)
		before := texts(r)
		r.Layout(w.Size())
		after := texts(r)
		if len(before) == 0 || len(after) != len(before) {
			t.Fatalf("%T: %d texts, then %d", w, len(before), len(after))
		}
		for i := range before {
			if before[i] != after[i] {
				t.Errorf("%T: %q is drawn anew", w, after[i].Text)
			}
		}
	}
}

// texts are what a widget has written.
func texts(r fyne.WidgetRenderer) []*canvas.Text {
	var all []*canvas.Text
	for _, o := range r.Objects() {
		if text, ok := o.(*canvas.Text); ok {
			all = append(all, text)
		}
	}
	return all
}
