package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A value stands at the right of its name, and below it where the two have no room.
func TestARowPlacesItsValue(t *testing.T) {
	test.NewTempApp(t)
	r := NewRow(func() {}, nil, nil)
	r.Say("How pieces move", "By taps and by dragging")
	for width, below := range map[float32]bool{600: false, 220: true} {
		r.Resize(fyne.NewSize(width, r.HeightFor(width)))
		if got := r.Value.Position().Y > r.Label.Position().Y; got != below {
			t.Errorf("in %v the value is below: %v", width, got)
		}
		for name, w := range map[string]*Words{"name": r.Label, "value": r.Value} {
			if right := w.Position().X + w.Size().Width; right > width || w.Position().Y+w.Size().Height > r.Size().Height {
				t.Errorf("in %v the %s leaves the row: %v, %v", width, name, w.Position(), w.Size())
			}
			lines, height := w.Lines()
			if height > w.Size().Height || lines[0].Size < r.Label.Paragraphs[0].Size {
				t.Errorf("in %v the %s has too little room: %v high, %+v", width, name, height, lines)
			}
		}
	}
}

func TestASwitchShowsWhetherItIsOn(t *testing.T) {
	test.NewTempApp(t)
	on := false
	var r *Row
	r = NewSwitch(func() bool { return on }, func() { on = !on; r.Refresh() }, nil, nil)
	r.Say("Numbers on the squares", "")
	r.Resize(fyne.NewSize(300, r.HeightFor(300)))
	drawn := test.WidgetRenderer(r).(*rowRenderer)
	off := drawn.knob.Position().X
	test.Tap(r)
	if drawn.knob.Position().X <= off || drawn.tick[0].Hidden || r.Value.Text() != "" {
		t.Errorf("switched on, its knob is at %v, was %v, without a tick: %v", drawn.knob.Position().X, off, drawn.tick[0].Hidden)
	}
}
