package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Labels that have no room beside one another stand below one another, and none is broken in a word.
func TestAChoiceStandsAsItsLabelsFit(t *testing.T) {
	test.NewTempApp(t)
	var buttons []*Button
	for _, label := range []string{"Italian draughts", "English draughts", "Alquerque"} {
		b := NewButton(func() {}, nil, nil)
		b.Say(label, false)
		buttons = append(buttons, b)
	}
	c := NewChoice(buttons...)
	c.Choose(1)
	for width, beside := range map[float32]bool{600: true, 150: false} {
		c.Resize(fyne.NewSize(width, c.HeightFor(width)))
		for i, b := range buttons {
			if b.Chosen != (i == 1) || b.Size().Height < Tappable {
				t.Errorf("in %v, %q is chosen: %v, %v", width, b.Label.Text(), b.Chosen, b.Size())
			}
			if end := b.Position().Y + b.Size().Height; end > c.Size().Height {
				t.Errorf("in %v, %q ends at %v of %v", width, b.Label.Text(), end, c.Size().Height)
			}
		}
		if got := buttons[2].Position().Y == 0; got != beside {
			t.Errorf("in %v they stand beside one another: %v", width, got)
		}
	}
}
