package controls

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A Chart is a picture of numbers in the colours of the theme. It is as high as its width makes it.
type Chart struct {
	widget.BaseWidget

	height func(width float32) float32
	draw   func(*sketch, fyne.Size)
}

func newChart(height func(width float32) float32, draw func(*sketch, fyne.Size)) *Chart {
	c := &Chart{height: height, draw: draw}
	c.ExtendBaseWidget(c)
	return c
}

// HeightFor is the height of the picture at a width, both in points.
func (c *Chart) HeightFor(width float32) float32 { return c.height(width) }

// CreateRenderer is called by Fyne.
func (c *Chart) CreateRenderer() fyne.WidgetRenderer {
	r := &chartRenderer{chart: c}
	r.Refresh()
	return r
}

type chartRenderer struct {
	chart  *Chart
	sketch sketch
}

// MinSize leaves the height to the column.
func (r *chartRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout draws the picture for the size.
func (r *chartRenderer) Layout(size fyne.Size) {
	r.sketch.begin()
	r.chart.draw(&r.sketch, size)
}

// Refresh follows the theme and its size of text.
func (r *chartRenderer) Refresh() {
	r.Layout(r.chart.Size())
	canvas.Refresh(r.chart)
}

// Objects are all that is drawn.
func (r *chartRenderer) Objects() []fyne.CanvasObject { return r.sketch.objects() }

// Destroy has nothing to give back.
func (r *chartRenderer) Destroy() {}

// A Fill is how a part of a chart is filled. The fills are told apart without their colours.
type Fill uint8

// The fills.
const (
	Solid Fill = iota
	Striped
	Hollow
)

// A sketch is what a chart draws. Like Ink it uses its shapes again for the next drawing, and leaves alone
// what stays as it was.
type sketch struct {
	color func(fyne.ThemeColorName) color.Color
	rects []*canvas.Rectangle
	lines []*canvas.Line
	boxes int // how many of rects are in use
	ruled int // and of lines
	ink   Ink // over all
}

func (s *sketch) begin() {
	s.color = Colors()
	s.boxes, s.ruled = 0, 0
	s.ink.Wash()
}

// rect draws a rectangle, its rim half outside.
func (s *sketch) rect(b box, fill, rim color.Color, width float32) {
	if s.boxes == len(s.rects) {
		s.rects = append(s.rects, canvas.NewRectangle(nil))
	}
	r := s.rects[s.boxes]
	s.boxes++
	put(r, b)
	if r.FillColor == fill && r.StrokeColor == rim && r.StrokeWidth == width {
		return
	}
	r.FillColor, r.StrokeColor, r.StrokeWidth, r.CornerRadius = fill, rim, width, 2
	r.Refresh()
}

// line draws a line.
func (s *sketch) line(from, to fyne.Position, c color.Color, width float32) {
	if s.ruled == len(s.lines) {
		s.lines = append(s.lines, canvas.NewLine(nil))
	}
	l := s.lines[s.ruled]
	s.ruled++
	if l.Position1 == from && l.Position2 == to && l.StrokeColor == c && l.StrokeWidth == width {
		return
	}
	l.Position1, l.Position2, l.StrokeColor, l.StrokeWidth = from, to, c, width
	l.Refresh()
}

// fill draws a part of a chart. Solid ones are in the accent's colour, the others in that of the text.
func (s *sketch) fill(b box, f Fill) {
	const rim, apart = 2, 6
	if f == Solid {
		s.rect(b, s.color(theme.ColorNamePrimary), nil, 0)
		return
	}
	dark := s.color(theme.ColorNameForeground)
	b = box{b.X + rim/2, b.Y + rim/2, max(0, b.W-rim), max(0, b.H-rim)} // the rim lies half outside
	s.rect(b, nil, dark, rim)
	if f == Hollow {
		return
	}
	// Stripes rise at 45 degrees. Each begins at the left or the lower edge and ends at the right or upper.
	for at := apart - b.H; at < b.W; at += apart {
		begins, ends := max(0, -at), min(b.H, b.W-at)
		if ends-begins < 1 {
			continue
		}
		s.line(fyne.NewPos(b.X+at+begins, b.Y+b.H-begins), fyne.NewPos(b.X+at+ends, b.Y+b.H-ends), dark, 1)
	}
}

// text draws a text in a line with its top left corner at a place.
func (s *sketch) text(text string, size float32, at fyne.Position) {
	s.ink.Put(text, size, fyne.TextStyle{}, s.color(theme.ColorNameForeground), at)
}

func (s *sketch) objects() []fyne.CanvasObject {
	all := make([]fyne.CanvasObject, 0, s.boxes+s.ruled+s.ink.used)
	for _, r := range s.rects[:s.boxes] {
		all = append(all, r)
	}
	for _, l := range s.lines[:s.ruled] {
		all = append(all, l)
	}
	return append(all, s.ink.Objects()...)
}
