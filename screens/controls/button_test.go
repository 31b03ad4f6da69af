package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// made is a button that counts its taps, and what it has passed on.
func made(t *testing.T) (b *Button, taps *int, passed *string) {
	t.Helper()
	test.NewTempApp(t)
	taps, passed = new(int), new(string)
	b = NewButton(func() { *taps++ }, func(e *fyne.KeyEvent) { *passed += string(e.Name) }, func(r rune) { *passed += string(r) })
	return b, taps, passed
}

func TestAButtonUsesItsOwnKeysAndPassesTheOthersOn(t *testing.T) {
	b, taps, passed := made(t)
	for _, key := range []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyLeft} {
		b.KeyDown(&fyne.KeyEvent{Name: key})
		for range 5 { // held down
			b.TypedKey(&fyne.KeyEvent{Name: key})
		}
		b.KeyUp(&fyne.KeyEvent{Name: key})
	}
	b.TypedRune('n')
	if *taps != 3 || *passed != "LeftLeftLeftLeftLeftn" {
		t.Errorf("three keys tap it %d times, and it passes on %q", *taps, *passed)
	}
	heard := ""
	b.PassKeys(func(e *fyne.KeyEvent) { heard += string(e.Name) }, func(r rune) { heard += string(r) })
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	b.TypedRune('m')
	if heard != "Upm" {
		t.Errorf("it passes on %q to somebody else", heard)
	}
}

func TestADeafButtonIsNotTapped(t *testing.T) {
	b, taps, _ := made(t)
	deaf := true
	b.Deaf = func() bool { return deaf }
	test.Tap(b)
	if *taps != 0 {
		t.Error("it was tapped while deaf")
	}
	b.Press()
	deaf = false
	test.Tap(b)
	if *taps != 2 {
		t.Errorf("pressed once and tapped once it counts %d", *taps)
	}
}

// Buttons that stand side by side have letters of one size, however long one of their labels is.
func TestButtonsThatAreAlike(t *testing.T) {
	test.NewTempApp(t)
	short, long := NewButton(func() {}, nil, nil), NewButton(func() {}, nil, nil)
	Alike(short, long)
	for _, b := range []*Button{short, long} {
		b.Resize(fyne.NewSize(80, 44))
	}
	short.Say("A", false)
	long.Say("A label with more words than a button of that size has room for", false)
	short.Refresh()
	sizes := map[float32]bool{}
	for _, b := range []*Button{short, long} {
		for _, o := range test.WidgetRenderer(b.Label).Objects() {
			sizes[o.(*canvas.Text).TextSize] = true
		}
	}
	if len(sizes) != 1 {
		t.Errorf("the letters have the sizes %v", sizes)
	}
}
