package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

const prose = "Three men stand before the king, and none of them may be passed over without being taken.\n\n- a list\n- of two"

// What is seen first stays so when the width changes, and with it every height.
func TestASpotStaysWhereItIsRead(t *testing.T) {
	test.NewTempApp(t)
	last := NewProse(prose)
	s := NewStack(Item{Object: NewProse(prose)}, Item{Object: NewCaption("A heading", 1.2, fyne.TextStyle{}), Above: 20}, Item{Object: last, Above: 10})
	lay := func(width float32) { s.Resize(fyne.NewSize(width, s.HeightFor(width))) }
	lay(600)
	wide := s.SpotOf(last)
	half := s.SpotAt(last.Position().Y + last.Size().Height/2)
	before := s.Depth(wide)
	lay(120)
	if got := s.Depth(wide); got != last.Position().Y || got <= before {
		t.Errorf("its last text is said to begin at %v, and begins at %v", got, last.Position().Y)
	}
	if got, want := s.Depth(half), last.Position().Y+last.Size().Height/2; got < want-1 || got > want+1 {
		t.Errorf("the middle of it is said to be at %v, and is at %v", got, want)
	}
	if end := last.Position().Y + last.Size().Height; end > s.Size().Height+0.1 {
		t.Errorf("it ends at %v of %v", end, s.Size().Height)
	}
}
