package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// An Arrow is a button with a drawn point: a row that leads to what its label names, or a step through
// something, which has no label.
type Arrow struct {
	Button

	Idle bool // drawn as having nothing to do now; it takes taps all the same

	strokes []stroke
	step    bool
	back    bool // a row whose point stands before its label
	bulb    bool // with the round part of a lamp
}

// A Direction is where a step leads.
type Direction uint8

// The directions there are.
const (
	ToStart Direction = iota
	StepBack
	StepOn
	ToEnd
	Around // the other way round: an arrow up beside one down
)

// A stroke is a straight line of a drawing, in points from its middle.
type stroke struct{ from, to fyne.Position }

// pointing are the strokes of a point to the right with arms of so many points, to the left where they
// are negative; its middle stands at x.
func pointing(x, arm float32) []stroke {
	tip := fyne.NewPos(x+arm/2, 0)
	return []stroke{{tip, fyne.NewPos(x-arm/2, -arm)}, {tip, fyne.NewPos(x-arm/2, arm)}}
}

// strokes are the drawing of a step.
func (d Direction) strokes() []stroke {
	switch d {
	case StepBack:
		return pointing(0, -8)
	case StepOn:
		return pointing(0, 8)
	case ToEnd:
		return append(pointing(-2, 8), stroke{fyne.NewPos(7, -8), fyne.NewPos(7, 8)})
	case Around:
		at := fyne.NewPos
		return []stroke{
			{at(-6, -9), at(-6, 9)}, {at(-6, -9), at(-11, -4)}, {at(-6, -9), at(-1, -4)},
			{at(6, -9), at(6, 9)}, {at(6, 9), at(1, 4)}, {at(6, 9), at(11, 4)},
		}
	default:
		return append(pointing(2, -8), stroke{fyne.NewPos(-7, -8), fyne.NewPos(-7, 8)})
	}
}

// The measures of an arrow with a label, in points.
const (
	arrowInset = 20 // of the label: the bar of the chosen one has room before it
	arrowPoint = 16 // of the drawing's middle from the right end
)

// NewArrow makes a row that leads on, a button in all else.
func NewArrow(label string, tapped func(), key func(*fyne.KeyEvent), char func(rune)) *Arrow {
	a := newArrow(pointing(0, 6), tapped, key, char)
	a.Say(label, false)
	return a
}

// NewBackArrow makes a row that leads back.
func NewBackArrow(label string, tapped func(), key func(*fyne.KeyEvent), char func(rune)) *Arrow {
	a := newArrow(pointing(0, -6), tapped, key, char)
	a.back = true
	a.Say(label, false)
	return a
}

// NewStep makes a step, a button in all else.
func NewStep(to Direction, tapped func(), key func(*fyne.KeyEvent), char func(rune)) *Arrow {
	a := newArrow(to.strokes(), tapped, key, char)
	a.step = true
	return a
}

func newArrow(strokes []stroke, tapped func(), key func(*fyne.KeyEvent), char func(rune)) *Arrow {
	a := &Arrow{Button: Button{Label: NewWords(), tapped: tapped, key: key, char: char}, strokes: strokes}
	a.Label.Middle = true
	a.ExtendBaseWidget(a)
	return a
}

// Choose marks a row as the one where one is, or no longer.
func (a *Arrow) Choose(chosen bool) {
	if a.Chosen != chosen {
		a.Chosen = chosen
		a.Say(a.Label.Text(), false)
	}
}

// WhenFocused has the arrow tell when it comes to have the keyboard.
func (a *Arrow) WhenFocused(tell func(fyne.CanvasObject)) {
	a.told = func(fyne.CanvasObject) { tell(a) }
}

// room is the place of a row's label.
func (a *Arrow) room(size fyne.Size) box {
	return box{arrowInset, 0, max(1, size.Width-arrowInset-2*arrowPoint), size.Height}
}

// HeightFor is what a row in a column needs.
func (a *Arrow) HeightFor(width float32) float32 {
	text := textHeight(a.Label.Paragraphs, a.room(fyne.NewSize(width, 0)).W)
	return max(Tappable, theme.TextSize()*2.8, text+15)
}

// CreateRenderer is called by Fyne.
func (a *Arrow) CreateRenderer() fyne.WidgetRenderer {
	r := &arrowRenderer{
		arrow: a, ground: canvas.NewRectangle(nil), rule: canvas.NewRectangle(nil), mark: canvas.NewRectangle(nil),
	}
	r.objects = []fyne.CanvasObject{r.rule, r.ground, r.mark, a.Label}
	if a.bulb {
		r.bulb = canvas.NewCircle(nil)
		r.objects = append(r.objects, r.bulb)
	}
	for range a.strokes {
		line := canvas.NewLine(nil)
		r.lines, r.objects = append(r.lines, line), append(r.objects, line)
	}
	r.Refresh()
	return r
}

type arrowRenderer struct {
	arrow   *Arrow
	ground  *canvas.Rectangle
	rule    *canvas.Rectangle // below a row
	mark    *canvas.Rectangle // before the label of the chosen one
	lines   []*canvas.Line
	bulb    *canvas.Circle // nil for none
	objects []fyne.CanvasObject
}

// MinSize is what a finger needs.
func (r *arrowRenderer) MinSize() fyne.Size { return fyne.NewSquareSize(Tappable) }

// Layout places the label and the drawing.
func (r *arrowRenderer) Layout(size fyne.Size) {
	a := r.arrow
	r.ground.Resize(size)
	put(r.rule, box{0, size.Height - 1, size.Width, 1})
	put(r.mark, box{8, size.Height * 0.28, 4, size.Height * 0.44})
	put(a.Label, a.room(size))
	middle := fyne.NewPos(size.Width-arrowPoint, size.Height/2)
	switch {
	case a.step:
		middle.X = size.Width / 2
	case a.back:
		middle.X = arrowInset / 2
	}
	if r.bulb != nil {
		put(r.bulb, box{middle.X - bulbRadius, middle.Y + bulbUp - bulbRadius, 2 * bulbRadius, 2 * bulbRadius})
	}
	for i, line := range r.lines {
		line.Position1, line.Position2 = middle.Add(a.strokes[i].from), middle.Add(a.strokes[i].to)
	}
}

// Refresh takes the colours of the theme and of the arrow's state.
func (r *arrowRenderer) Refresh() {
	a := r.arrow
	color := Colors()
	r.ground.CornerRadius = 8
	r.ground.FillColor, r.ground.StrokeWidth = nil, 0
	if a.step || a.hovered {
		r.ground.FillColor = color(theme.ColorNameButton)
	}
	if a.step && a.hovered {
		r.ground.StrokeColor, r.ground.StrokeWidth = color(theme.ColorNameInputBorder), 1.5
	}
	if a.focused {
		r.ground.StrokeColor, r.ground.StrokeWidth = color(theme.ColorNameForeground), 3
	}
	r.rule.FillColor, r.rule.Hidden = color(theme.ColorNameSeparator), a.step
	r.mark.CornerRadius, r.mark.FillColor, r.mark.Hidden = 2, color(theme.ColorNamePrimary), !a.Chosen
	ink := theme.ColorNamePlaceHolder
	switch {
	case a.Idle:
		ink = theme.ColorNameDisabled
	case a.step:
		ink = theme.ColorNameForeground
	}
	for _, line := range r.lines {
		line.StrokeColor, line.StrokeWidth = color(ink), 2.5
	}
	if r.bulb != nil {
		r.bulb.StrokeColor, r.bulb.StrokeWidth = color(ink), 2.5
	}
	for i := range a.Label.Paragraphs {
		a.Label.Paragraphs[i].Size = theme.TextSize()
	}
	a.Label.Refresh()
	r.Layout(a.Size())
	canvas.Refresh(a)
}

// Objects are all that an arrow may draw.
func (r *arrowRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *arrowRenderer) Destroy() {}
