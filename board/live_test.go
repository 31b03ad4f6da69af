package board

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"damiera/rules"
)

// A look and a size of text that are chosen while the program runs show at once, on the board and on
// Fyne's own widgets, just as if they had been there from the start; what was begun goes on.
func TestLooksSwitchLive(t *testing.T) {
	open := func(th fyne.Theme) (fyne.App, *Board, fyne.Window) {
		a := test.NewTempApp(t)
		a.Settings().SetTheme(th)
		b := New()
		widgets := container.NewVBox(widget.NewLabel("You must capture"), widget.NewButton("New game", nil),
			widget.NewCheck("Numbers", nil), widget.NewHyperlink("Why?", nil))
		w := test.NewTempWindow(t, container.NewBorder(nil, widgets, nil, nil, b))
		w.Resize(fyne.NewSize(420, 620))
		b.SetView(toMove(mustPosition(t, rules.English, "W:W23,24,32:B10,18,19,K1")))
		test.TapAt(b, b.Spot(mustPoint(t, rules.English, "23")))
		return a, b, w
	}
	type choice struct {
		look Look
		text float32
	}
	choices := []choice{{Light, 1}, {Dark, 1}, {HighContrast, 1.5}, {Light, 0.85}, {HighContrast, 1}, {FollowSystem, 1}}
	fresh := map[choice]image.Image{}
	for _, c := range choices {
		_, _, w := open(NewTheme(c.look, c.text))
		fresh[c] = w.Canvas().Capture()
	}
	a, b, w := open(NewTheme(choices[len(choices)-1].look, 1))
	chosen := b.marks()
	for i, c := range choices {
		before := w.Canvas().Capture()
		a.Settings().SetTheme(NewTheme(c.look, c.text))
		after := w.Canvas().Capture()
		if i > 0 && differing(before, after) < 10000 {
			t.Errorf("%v after %v changes next to nothing", c, choices[i-1])
		}
		if n := differing(after, fresh[c]); n > 0 {
			t.Errorf("switched to %v, %d pixels are not as they are from the start", c, n)
		}
		if b.marks() != chosen {
			t.Errorf("%v disturbs what was begun: %v, was %v", c, b.marks(), chosen)
		}
	}
}

// A label is as much larger as the text was made.
func TestTextSizeReachesWidgets(t *testing.T) {
	a := test.NewTempApp(t)
	a.Settings().SetTheme(NewTheme(Light, 1))
	label := widget.NewLabel("You must capture")
	test.NewTempWindow(t, label)
	plain := label.MinSize()
	a.Settings().SetTheme(NewTheme(Light, 1.5))
	if got, size := label.MinSize(), theme.TextSize(); size != 21 || got.Width < plain.Width*1.3 || got.Height <= plain.Height {
		t.Errorf("the label was %v and is %v with text of %v", plain, got, size)
	}
}
