package controls

import "fyne.io/fyne/v2"

// NewLamp makes a button with a drawn lamp, for a bright idea; a button in all else.
func NewLamp(tapped func(), key func(*fyne.KeyEvent), char func(rune)) *Arrow {
	a := newArrow(lamp(), tapped, key, char)
	a.step, a.bulb = true, true
	return a
}

// SetIdle draws the button as having nothing to do now, or no longer.
func (a *Arrow) SetIdle(idle bool) {
	if a.Idle != idle {
		a.Idle = idle
		a.Refresh()
	}
}

// The measures of a lamp, in points from the middle of the button.
const (
	bulbRadius = 7
	bulbUp     = -3.5 // of its middle
)

// lamp are the straight lines of a lamp: two for its socket.
func lamp() []stroke {
	line := func(x, y, to, down float32) stroke { return stroke{fyne.NewPos(x, y), fyne.NewPos(to, down)} }
	return []stroke{line(-3, 6.5, 3, 6.5), line(-2, 10, 2, 10)}
}
