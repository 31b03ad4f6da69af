package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A TapArea is nothing to be seen and takes taps only: a drag on it scrolls what it lies on.
type TapArea struct {
	widget.BaseWidget

	tapped func()
}

// NewTapArea makes an area that calls tapped.
func NewTapArea(tapped func()) *TapArea {
	t := &TapArea{tapped: tapped}
	t.ExtendBaseWidget(t)
	return t
}

// Tapped is called by Fyne.
func (t *TapArea) Tapped(*fyne.PointEvent) { t.tapped() }

// CreateRenderer is called by Fyne.
func (t *TapArea) CreateRenderer() fyne.WidgetRenderer { return tapAreaRenderer{} }

type tapAreaRenderer struct{}

// MinSize is next to nothing.
func (tapAreaRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout has nothing to place.
func (tapAreaRenderer) Layout(fyne.Size) {}

// Refresh has nothing to draw.
func (tapAreaRenderer) Refresh() {}

// Objects are none.
func (tapAreaRenderer) Objects() []fyne.CanvasObject { return nil }

// Destroy has nothing to give back.
func (tapAreaRenderer) Destroy() {}
