package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// A word that is wider than the column is broken, not cut.
func TestALongWordInAPassageIsBroken(t *testing.T) {
	test.NewTempApp(t)
	p := newPassage("Das **Dominosteinverschiebungsverbotsverordnungsänderungsgesetz** gilt hier nicht.")
	p.Resize(fyne.NewSize(200, p.HeightFor(200)))
	lines := 0
	for _, o := range test.WidgetRenderer(p.rich).Objects() {
		if text, ok := o.(*canvas.Text); ok {
			lines++
			if right := text.Position().X + text.MinSize().Width; right > p.rich.Size().Width {
				t.Errorf("%q ends at %v of %v", text.Text, right, p.rich.Size().Width)
			}
		}
	}
	if want := p.HeightFor(p.Size().Width); lines < 3 || want > p.Size().Height {
		t.Errorf("it has %d lines of %v points, and room for %v", lines, want, p.Size().Height)
	}
}
