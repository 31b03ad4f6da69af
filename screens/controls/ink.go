package controls

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Ink is the texts that a widget has drawn. They are used again for the next drawing, and what stays as
// it was is left alone: a phone lays everything out anew whenever it paints, and texts that are new each
// time would have it paint for ever.
type Ink struct {
	texts   []*canvas.Text
	objects []fyne.CanvasObject // the same texts, as Fyne asks for them at each drawing
	used    int
}

// Wash begins a new drawing. Texts that are not put again are gone.
func (k *Ink) Wash() { k.used = 0 }

// Put draws a text with its top left corner at a place.
func (k *Ink) Put(text string, size float32, style fyne.TextStyle, c color.Color, at fyne.Position) {
	if k.used == len(k.texts) {
		t := &canvas.Text{}
		k.texts, k.objects = append(k.texts, t), append(k.objects, t)
	}
	t := k.texts[k.used]
	k.used++
	t.Move(at)
	if t.Text == text && t.TextSize == size && t.TextStyle == style && t.Color == c {
		return
	}
	t.Text, t.TextSize, t.TextStyle, t.Color = text, size, style, c
	t.FontSource = font(text, style)
	t.Resize(t.MinSize())
	t.Refresh()
}

// Objects are the texts of the drawing. What is appended to them goes elsewhere.
func (k *Ink) Objects() []fyne.CanvasObject { return k.objects[:k.used:k.used] }
