package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

var _ fyne.Widget = (*Diagram)(nil)

// A Diagram is a board to look at: drawn and moved as a Board, but it takes no
// taps, drags or keys, so that what it lies on can be scrolled and tapped. Use
// it on Fyne's goroutine only.
type Diagram struct {
	widget.BaseWidget
	display
}

// NewDiagram is a diagram that shows v.
func NewDiagram(v View) *Diagram {
	d := &Diagram{}
	v.Legal = nil
	d.display = newDisplay(d, v)
	d.ExtendBaseWidget(d)
	return d
}

// SetView shows v, in motion where v.Last leads from the view before to it; what
// still moved is ended, for who asks for the next move has seen enough of it. What
// may be played there is no matter.
func (d *Diagram) SetView(v View) {
	v.Legal = nil
	if v.Position != d.view.Position {
		d.rest()
	}
	d.show(v)
}

// MinSize is small: a diagram is as large as its space.
func (d *Diagram) MinSize() fyne.Size { return d.least() }

// CreateRenderer is called by Fyne.
func (d *Diagram) CreateRenderer() fyne.WidgetRenderer { return newRenderer(&d.display) }
