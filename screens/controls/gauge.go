package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// gaugeHeight is the height of a gauge in points.
const gaugeHeight = 14

// A Gauge shows how much of something is done.
type Gauge struct {
	widget.BaseWidget

	share float32
}

// NewGauge makes a gauge that shows nothing done.
func NewGauge() *Gauge {
	g := &Gauge{}
	g.ExtendBaseWidget(g)
	return g
}

// SetDone shows that a share is done, from 0 to 1.
func (g *Gauge) SetDone(share float32) {
	if share = max(0, min(share, 1)); share != g.share {
		g.share = share
		g.Refresh()
	}
}

// HeightFor is the height of a gauge in a column.
func (g *Gauge) HeightFor(float32) float32 { return gaugeHeight }

// CreateRenderer is called by Fyne.
func (g *Gauge) CreateRenderer() fyne.WidgetRenderer {
	r := &gaugeRenderer{gauge: g, whole: canvas.NewRectangle(nil), done: canvas.NewRectangle(nil)}
	r.objects = []fyne.CanvasObject{r.done, r.whole}
	r.Refresh()
	return r
}

type gaugeRenderer struct {
	gauge       *Gauge
	whole, done *canvas.Rectangle
	objects     []fyne.CanvasObject
}

// MinSize leaves the width to the column.
func (r *gaugeRenderer) MinSize() fyne.Size { return fyne.NewSize(1, gaugeHeight) }

// Layout fills the share that is done.
func (r *gaugeRenderer) Layout(size fyne.Size) {
	r.whole.Resize(size)
	r.done.Resize(fyne.NewSize(size.Width*r.gauge.share, size.Height))
}

// Refresh takes the theme's colours.
func (r *gaugeRenderer) Refresh() {
	color := Colors()
	r.whole.StrokeColor, r.whole.StrokeWidth, r.whole.CornerRadius = color(theme.ColorNameInputBorder), 1.5, gaugeHeight/2
	r.done.FillColor, r.done.CornerRadius = color(theme.ColorNamePrimary), gaugeHeight/2
	r.Layout(r.gauge.Size())
	canvas.Refresh(r.gauge)
}

// Objects are what is done and the whole.
func (r *gaugeRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *gaugeRenderer) Destroy() {}
