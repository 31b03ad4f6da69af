package controls

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A card goes by a tap beside it, but not by the second tap of a double click, and a question never.
func TestACardGoesByATapBesideIt(t *testing.T) {
	test.NewTempApp(t)
	for _, question := range []bool{false, true} {
		gone := 0
		b := NewButton(func() {}, nil, nil)
		c := NewCard("A title", "A text", []*Button{b}, question, func() { gone++ })
		c.Resize(fyne.NewSize(400, 400))
		at, size := c.Paper(c.Size())
		c.Opened = time.Now().Add(time.Minute) // no machine is so slow
		test.TapAt(c, fyne.NewPos(2, 2))
		c.Opened = time.Now().Add(-time.Minute)
		test.TapAt(c, at.AddXY(size.Width/2, 3))
		if gone != 0 {
			t.Fatal("it goes at once, or by a tap on it")
		}
		test.TapAt(c, fyne.NewPos(2, 2))
		if (gone == 0) != question {
			t.Errorf("question %v: it went %d times", question, gone)
		}
	}
}
