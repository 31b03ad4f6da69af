package controls

import "fyne.io/fyne/v2"

// The measures of a column, in points.
const (
	columnWidest = 720
	columnInset  = 12 // at its left and right, where the window leaves less beside it
	columnGap    = 10 // above it, below it, and between the things in it where nothing else is said
)

// A column lays the things on a page below one another, each as high as it must be at the column's
// width. Fyne's own layouts ask for a least size before the width is known, which a text that wraps
// cannot tell.
type column struct {
	width float32 // of the whole place, in points
	gap   float32 // between the things in it, in points
}

// heightOf is the height that an object needs at a width. One of Fyne's, such as a label that wraps,
// tells once it has been given the width.
func heightOf(o fyne.CanvasObject, width float32) float32 {
	if f, ok := o.(Flowing); ok {
		return f.HeightFor(width)
	}
	if o.Size().Width != width {
		o.Resize(fyne.NewSize(width, o.Size().Height))
	}
	return o.MinSize().Height
}

// inner is the width that the things in the column have.
func (c *column) inner() float32 { return max(0, min(columnWidest, c.width-2*columnInset)) }

// MinSize is the height of all together, and next to no width.
func (c *column) MinSize(objects []fyne.CanvasObject) fyne.Size {
	height := float32(2 * columnGap)
	for i, o := range objects {
		if i > 0 {
			height += c.gap
		}
		height += heightOf(o, c.inner())
	}
	return fyne.NewSize(1, height)
}

// Layout puts the things in the middle of the width.
func (c *column) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	width := c.inner()
	x, y := (size.Width-width)/2, float32(columnGap)
	for _, o := range objects {
		height := heightOf(o, width)
		put(o, box{x, y, width, height})
		y += height + c.gap
	}
}
