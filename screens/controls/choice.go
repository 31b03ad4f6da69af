package controls

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A Choice is some buttons of which one is chosen: beside one another where their labels fit so, else
// below one another.
type Choice struct {
	widget.BaseWidget

	Buttons []*Button // in the order of their numbers, from 0
}

// NewChoice makes a choice of which nothing is chosen yet.
func NewChoice(buttons ...*Button) *Choice {
	c := &Choice{Buttons: buttons}
	c.ExtendBaseWidget(c)
	return c
}

// Choose marks the one of that number.
func (c *Choice) Choose(chosen int) {
	for i, b := range c.Buttons {
		b.Chosen = i == chosen
		b.Say(b.Label.Text(), false)
	}
}

// WhenFocused has the buttons tell when they come to have the keyboard.
func (c *Choice) WhenFocused(tell func(fyne.CanvasObject)) {
	for _, b := range c.Buttons {
		b.WhenFocused(tell)
	}
}

// place arranges the buttons at a width.
func (c *Choice) place(width float32) (places []box, height float32) {
	n := float32(len(c.Buttons))
	each := (width - (n-1)*Gap) / n
	beside := true
	for _, b := range c.Buttons {
		// As if each were the chosen one, whose label is bold: to choose moves nothing.
		bold := slices.Clone(b.Label.Paragraphs)
		for i := range bold {
			bold[i].Style.Bold = true
		}
		room := each - 2*chosenInset
		beside = beside && longestWord(bold) <= room
		height = max(height, b.HeightFor(each), textHeight(bold, room)+12)
	}
	if beside {
		for i := range c.Buttons {
			places = append(places, box{float32(i) * (each + Gap), 0, each, height})
		}
		return places, height
	}
	height = 0
	for i, b := range c.Buttons {
		if i > 0 {
			height += Gap
		}
		high := b.HeightFor(width)
		places = append(places, box{0, height, width, high})
		height += high
	}
	return places, height
}

// longestWord is the width of the widest piece that a text cannot be broken in.
func longestWord(paragraphs []Paragraph) float32 {
	var width float32
	for _, p := range paragraphs {
		for _, word := range wrap(p.Text, func(string) bool { return false }) {
			width = max(width, Measured(word, p.Size, p.Style).Width)
		}
	}
	return width
}

// HeightFor is the height of all of them, as they are placed at a width.
func (c *Choice) HeightFor(width float32) float32 {
	_, height := c.place(width)
	return height
}

// CreateRenderer is called by Fyne.
func (c *Choice) CreateRenderer() fyne.WidgetRenderer {
	r := &choiceRenderer{choice: c}
	for _, b := range c.Buttons {
		r.objects = append(r.objects, b)
	}
	return r
}

type choiceRenderer struct {
	choice  *Choice
	objects []fyne.CanvasObject
}

// MinSize leaves the height to the column.
func (r *choiceRenderer) MinSize() fyne.Size { return fyne.NewSquareSize(Tappable) }

// Layout puts the buttons in their places.
func (r *choiceRenderer) Layout(size fyne.Size) {
	places, _ := r.choice.place(size.Width)
	for i, b := range r.choice.Buttons {
		put(b, places[i])
	}
}

// Refresh follows the theme and its size of text.
func (r *choiceRenderer) Refresh() {
	for _, b := range r.choice.Buttons {
		b.Say(b.Label.Text(), false)
	}
	r.Layout(r.choice.Size())
}

// Objects are the buttons.
func (r *choiceRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *choiceRenderer) Destroy() {}
