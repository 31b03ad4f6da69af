package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// What is no longer said is no longer drawn, and what is said anew is drawn as it is now.
func TestTextsFollowWhatIsSaid(t *testing.T) {
	test.NewTempApp(t)
	w := NewWords()
	w.Resize(fyne.NewSize(200, 200))
	r := test.WidgetRenderer(w)
	w.Say(Paragraph{Text: "one", Size: 14}, Paragraph{Text: "two", Size: 14})
	w.Say(Paragraph{Text: "three", Size: 20, Style: fyne.TextStyle{Bold: true}})
	got := texts(r)
	if len(got) != 1 || got[0].Text != "three" || got[0].TextSize != 20 || !got[0].TextStyle.Bold {
		t.Fatalf("drawn are %v", got)
	}
	if got[0].Size() != got[0].MinSize() {
		t.Errorf("it is drawn in %v, and needs %v", got[0].Size(), got[0].MinSize())
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
