package controls

import "fyne.io/fyne/v2"

// A finger follows drags. On phones every position of a drag is ahead by its first movement, and after the
// finger has left Fyne repeats its last movement ever more weakly: those have the position of the last one.
type finger struct {
	down    bool
	ahead   fyne.Delta    // by how much the positions are
	told    fyne.Position // as Fyne had it last
	gone    bool          // the finger has left, and its movement goes on
	stopped bool          // which is not wanted any more
}

// moved follows a movement. It tells where the finger is, and whether it is still there.
func (f *finger) moved(e *fyne.DragEvent) (at fyne.Position, on bool) {
	repeated := f.down && e.Position == f.told && (e.Dragged.DX != 0 || e.Dragged.DY != 0)
	switch {
	case repeated:
		f.gone = true
	case !f.down || f.gone:
		*f = finger{down: true}
		if fyne.CurrentDevice().IsMobile() {
			f.ahead = e.Dragged
		}
	}
	f.told = e.Position
	return e.Position.SubtractXY(f.ahead.DX, f.ahead.DY), !f.gone
}

// stop ends the movement that goes on after the finger has left, and reports whether there was one.
func (f *finger) stop() bool {
	f.stopped = f.gone
	return f.gone
}

// up ends a drag.
func (f *finger) up() { *f = finger{} }
