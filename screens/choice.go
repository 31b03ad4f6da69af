package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A choice is some buttons of which one is chosen: beside one another where their labels fit so, else
// below one another.
type choice struct {
	widget.BaseWidget

	buttons []*button
}

func newChoice(buttons ...*button) *choice {
	c := &choice{buttons: buttons}
	c.ExtendBaseWidget(c)
	return c
}

// choose marks the one of that number.
func (c *choice) choose(chosen int) {
	for i, b := range c.buttons {
		b.chosen = i == chosen
		b.show(b.label.text(), false)
	}
}

// whenFocused has the buttons tell when they come to have the keyboard.
func (c *choice) whenFocused(tell func(fyne.CanvasObject)) {
	for _, b := range c.buttons {
		b.whenFocused(tell)
	}
}

// place arranges the buttons at a width.
func (c *choice) place(width float32) (places []box, height float32) {
	n := float32(len(c.buttons))
	each := (width - (n-1)*gap) / n
	beside := true
	for _, b := range c.buttons {
		beside = beside && longestWord(b.label.paragraphs) <= each-2*buttonInset
		height = max(height, b.heightFor(each))
	}
	if beside {
		for i := range c.buttons {
			places = append(places, box{float32(i) * (each + gap), 0, each, height})
		}
		return places, height
	}
	height = 0
	for i, b := range c.buttons {
		if i > 0 {
			height += gap
		}
		high := b.heightFor(width)
		places = append(places, box{0, height, width, high})
		height += high
	}
	return places, height
}

// longestWord is the width of the widest piece that a text cannot be broken in.
func longestWord(paragraphs []paragraph) float32 {
	var width float32
	for _, p := range paragraphs {
		for _, word := range wrap(p.Text, func(string) bool { return false }) {
			width = max(width, fyne.MeasureText(word, p.Size, p.Style).Width)
		}
	}
	return width
}

func (c *choice) heightFor(width float32) float32 {
	_, height := c.place(width)
	return height
}

// CreateRenderer is called by Fyne.
func (c *choice) CreateRenderer() fyne.WidgetRenderer {
	r := &choiceRenderer{choice: c}
	for _, b := range c.buttons {
		r.objects = append(r.objects, b)
	}
	return r
}

type choiceRenderer struct {
	choice  *choice
	objects []fyne.CanvasObject
}

// MinSize leaves the height to the column.
func (r *choiceRenderer) MinSize() fyne.Size { return fyne.NewSquareSize(tappable) }

// Layout puts the buttons in their places.
func (r *choiceRenderer) Layout(size fyne.Size) {
	places, _ := r.choice.place(size.Width)
	for i, b := range r.choice.buttons {
		put(b, places[i])
	}
}

// Refresh follows the theme and its size of text.
func (r *choiceRenderer) Refresh() {
	for _, b := range r.choice.buttons {
		b.show(b.label.text(), false)
	}
	r.Layout(r.choice.Size())
}

// Objects are the buttons.
func (r *choiceRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *choiceRenderer) Destroy() {}
