// Package controls is what every screen is made of: words that are never cut, buttons, cards, pages and
// what stands on them. It knows nothing of games and speaks no words of its own.
//
// All measures are in points. What wraps is Flowing: it is as high as its width makes it. What takes the
// keyboard has no use for most keys and passes them to whoever made it.
package controls

import (
	"time"

	"fyne.io/fyne/v2"
)

// The measures that hold everywhere, in points.
const (
	Margin   = 8  // around everything
	Gap      = 6  // between neighbours
	Tappable = 44 // the least height and width of what is tapped
)

// DoubleTap is within which a second tap belongs to the first, as of those who double-click everything.
const DoubleTap = 500 * time.Millisecond

// A box is a place in a widget, in points.
type box struct {
	X, Y, W, H float32
}

// put gives an object its place.
func put(o fyne.CanvasObject, b box) {
	o.Move(fyne.NewPos(b.X, b.Y))
	o.Resize(fyne.NewSize(b.W, b.H))
}
