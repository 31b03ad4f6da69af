package controls

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// The measures of a slider, in points, and how far it goes by a key for a page.
const (
	sliderKnob  = 22
	sliderTrack = 6
	sliderPage  = 10
)

// A Slider is a knob on a track of whole numbers from 0 to Last. It takes a tap anywhere, a drag from
// anywhere, and the keys Left, Right, PageUp, PageDown, Home and End.
type Slider struct {
	widget.BaseWidget

	Last      int
	Value     int
	OnChanged func(int) // told when the person has moved it

	key              func(*fyne.KeyEvent)
	char             func(rune)
	focused, hovered bool
	finger           finger
}

var (
	_ fyne.Tappable     = (*Slider)(nil)
	_ fyne.Draggable    = (*Slider)(nil)
	_ fyne.Focusable    = (*Slider)(nil)
	_ desktop.Hoverable = (*Slider)(nil)
)

// NewSlider makes a slider at 0. Keys that it has no use for go to key and char, which may be nil.
func NewSlider(last int, changed func(int), key func(*fyne.KeyEvent), char func(rune)) *Slider {
	s := &Slider{Last: last, OnChanged: changed, key: key, char: char}
	s.ExtendBaseWidget(s)
	return s
}

// Set moves the knob and tells nobody.
func (s *Slider) Set(value int) {
	if value = max(0, min(value, s.Last)); value != s.Value {
		s.Value = value
		s.Refresh()
	}
}

// slide moves the knob as the person wants.
func (s *Slider) slide(value int) {
	before := s.Value
	if s.Set(value); s.Value != before {
		s.OnChanged(s.Value)
	}
}

// at is the value at a distance from the left.
func (s *Slider) at(x float32) int {
	way := s.Size().Width - sliderKnob
	if way <= 0 {
		return s.Value
	}
	return int(math.Round(float64((x-sliderKnob/2)/way) * float64(s.Last)))
}

// Tapped is called by Fyne.
func (s *Slider) Tapped(e *fyne.PointEvent) { s.slide(s.at(e.Position.X)) }

// Dragged is called by Fyne.
func (s *Slider) Dragged(e *fyne.DragEvent) {
	if at, on := s.finger.moved(e); on {
		s.slide(s.at(at.X))
	}
}

// DragEnd is called by Fyne.
func (s *Slider) DragEnd() { s.finger.up() }

// TypedKey is called by Fyne.
func (s *Slider) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyLeft:
		s.slide(s.Value - 1)
	case fyne.KeyRight:
		s.slide(s.Value + 1)
	case fyne.KeyPageUp:
		s.slide(s.Value - sliderPage)
	case fyne.KeyPageDown:
		s.slide(s.Value + sliderPage)
	case fyne.KeyHome:
		s.slide(0)
	case fyne.KeyEnd:
		s.slide(s.Last)
	default:
		if s.key != nil {
			s.key(e)
		}
	}
}

// TypedRune is called by Fyne.
func (s *Slider) TypedRune(r rune) {
	if s.char != nil {
		s.char(r)
	}
}

// FocusGained is called by Fyne.
func (s *Slider) FocusGained() {
	s.focused = true
	s.Refresh()
}

// FocusLost is called by Fyne.
func (s *Slider) FocusLost() {
	s.focused = false
	s.Refresh()
}

// MouseIn is called by Fyne.
func (s *Slider) MouseIn(*desktop.MouseEvent) {
	s.hovered = true
	s.Refresh()
}

// MouseMoved is called by Fyne.
func (s *Slider) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is called by Fyne.
func (s *Slider) MouseOut() {
	s.hovered = false
	s.Refresh()
}

// CreateRenderer is called by Fyne.
func (s *Slider) CreateRenderer() fyne.WidgetRenderer {
	r := &sliderRenderer{
		slider: s, frame: canvas.NewRectangle(nil), track: canvas.NewRectangle(nil),
		done: canvas.NewRectangle(nil), knob: canvas.NewCircle(nil),
	}
	r.objects = []fyne.CanvasObject{r.frame, r.track, r.done, r.knob}
	r.Refresh()
	return r
}

type sliderRenderer struct {
	slider             *Slider
	frame, track, done *canvas.Rectangle
	knob               *canvas.Circle
	objects            []fyne.CanvasObject
}

// MinSize is what a finger needs.
func (r *sliderRenderer) MinSize() fyne.Size { return fyne.NewSquareSize(Tappable) }

// Layout puts the knob where its value is.
func (r *sliderRenderer) Layout(size fyne.Size) {
	s := r.slider
	way := max(0, size.Width-sliderKnob)
	at := float32(0)
	if s.Last > 0 {
		at = way * float32(s.Value) / float32(s.Last)
	}
	middle := size.Height / 2
	r.frame.Resize(size)
	put(r.track, box{sliderKnob / 2, middle - sliderTrack/2, way, sliderTrack})
	put(r.done, box{sliderKnob / 2, middle - sliderTrack/2, at, sliderTrack})
	put(r.knob, box{at, middle - sliderKnob/2, sliderKnob, sliderKnob})
}

// Refresh takes the theme's colours.
func (r *sliderRenderer) Refresh() {
	s, color := r.slider, Colors()
	r.frame.CornerRadius, r.frame.StrokeWidth = 8, 0
	if s.focused {
		r.frame.StrokeColor, r.frame.StrokeWidth = color(theme.ColorNameForeground), 3
	}
	r.track.CornerRadius, r.done.CornerRadius = sliderTrack/2, sliderTrack/2
	r.track.FillColor = color(theme.ColorNameButton)
	r.track.StrokeColor, r.track.StrokeWidth = color(theme.ColorNameInputBorder), 1
	r.done.FillColor = color(theme.ColorNamePrimary)
	r.knob.FillColor = color(theme.ColorNamePrimary)
	r.knob.StrokeColor, r.knob.StrokeWidth = color(theme.ColorNameBackground), 2
	if s.hovered {
		r.knob.StrokeColor = color(theme.ColorNameForeground)
	}
	r.Layout(s.Size())
	canvas.Refresh(s)
}

// Objects are the frame of the keyboard, the track, what of it is done, and the knob.
func (r *sliderRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *sliderRenderer) Destroy() {}
