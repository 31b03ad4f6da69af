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
		s.play.level.label, s.play.fresh.label, s.play.card.words, s.play.card.buttons[2].label,
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

// What is no longer said is no longer drawn, and what is said anew is drawn as it is now.
func TestTextsFollowWhatIsSaid(t *testing.T) {
	test.NewTempApp(t)
	w := newWords()
	w.Resize(fyne.NewSize(200, 200))
	r := test.WidgetRenderer(w)
	w.show(paragraph{Text: "one", Size: 14}, paragraph{Text: "two", Size: 14})
	w.show(paragraph{Text: "three", Size: 20, Style: fyne.TextStyle{Bold: true}})
	got := texts(r)
	if len(got) != 1 || got[0].Text != "three" || got[0].TextSize != 20 || !got[0].TextStyle.Bold {
		t.Fatalf("drawn are %v", got)
	}
	if got[0].Size() != got[0].MinSize() {
		t.Errorf("it is drawn in %v, and needs %v", got[0].Size(), got[0].MinSize())
	}
}
