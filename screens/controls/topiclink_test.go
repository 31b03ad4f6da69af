package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A link is there only while it leads somewhere; then a tap and the usual keys follow it.
func TestALinkLeadsToItsTopic(t *testing.T) {
	test.NewTempApp(t)
	followed, passed := "", ""
	l := NewTopicLink(func(topic string) { followed += topic + " " })
	l.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp}) // nobody to pass it to
	l.TypedRune('m')
	l.PassKeys(func(e *fyne.KeyEvent) { passed += string(e.Name) + " " }, func(r rune) { passed += string(r) + " " })
	if l.Visible() {
		t.Error("it is seen, and leads nowhere")
	}
	l.LeadTo("capture")
	if !l.Visible() {
		t.Error("it is not seen")
	}
	test.Tap(l)
	for _, key := range []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyLeft} {
		l.TypedKey(&fyne.KeyEvent{Name: key})
	}
	l.TypedRune('n')
	l.LeadTo("")
	l.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if l.Visible() || followed != "capture capture capture capture " || passed != "Left n Return " {
		t.Errorf("seen %v, it led to %q and passed on %q", l.Visible(), followed, passed)
	}
}

// The question mark stands in the middle of its disc, and the disc on its line.
func TestTheSignOfALinkFits(t *testing.T) {
	test.NewTempApp(t)
	l := NewTopicLink(func(string) {})
	l.LeadTo("capture")
	drawn := test.WidgetRenderer(l).(*linkRenderer)
	for _, line := range []fyne.Size{{Width: 300, Height: 90}, {Width: 120, Height: 30}} {
		l.Resize(line)
		at, disc := drawn.disc.Position(), drawn.disc.Size()
		if at.X < 0 || at.Y < 0 || at.X+disc.Width > line.Width || at.Y+disc.Height > line.Height {
			t.Errorf("in %v the disc is at %v, %v", line, at, disc)
		}
		mark, size := drawn.mark.Position(), drawn.mark.Size()
		offX, offY := mark.X+size.Width/2-at.X-disc.Width/2, mark.Y+size.Height/2-at.Y-disc.Height/2
		if size.Width > disc.Width || max(offX, -offX, offY, -offY) > 0.1 {
			t.Errorf("in %v the mark is at %v, %v, its disc at %v, %v", line, mark, size, at, disc)
		}
	}
}
