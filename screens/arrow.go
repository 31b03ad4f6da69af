package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// An arrow is a button with a drawn point: a row that leads to what its label names, or a step through
// an example, which has no label.
type arrow struct {
	button

	strokes []stroke
	step    bool
	idle    bool // has nothing to do now
}

// A stroke is a straight line of a drawing, in points from its middle.
type stroke struct{ from, to fyne.Position }

// pointing are the strokes of a point to the right with arms of so many points, to the left where they
// are negative; its middle stands at x.
func pointing(x, arm float32) []stroke {
	tip := fyne.NewPos(x+arm/2, 0)
	return []stroke{{tip, fyne.NewPos(x-arm/2, -arm)}, {tip, fyne.NewPos(x-arm/2, arm)}}
}

// The drawings of the arrows there are.
func toTheStart() []stroke {
	return append(pointing(2, -8), stroke{fyne.NewPos(-7, -8), fyne.NewPos(-7, 8)})
}
func stepBack() []stroke { return pointing(0, -8) }
func stepOn() []stroke   { return pointing(0, 8) }
func leadsOn() []stroke  { return pointing(0, 6) }

// The measures of a row, in points.
const (
	rowInset = 20 // of the label: the bar of the chosen one has room before it
	rowPoint = 16 // of the drawing's middle from the right end
)

func (p *Play) newArrow(strokes []stroke, tapped func()) *arrow {
	a := &arrow{button: button{label: newWords(), tapped: tapped, key: p.typedKey, char: p.typedRune}, strokes: strokes}
	a.label.middle = true
	return a
}

// newStep makes a step through an example.
func (p *Play) newStep(strokes []stroke, tapped func()) *arrow {
	a := p.newArrow(strokes, tapped)
	a.step = true
	a.ExtendBaseWidget(a)
	return a
}

// newRow makes a row that leads on; the chosen one is where one already is.
func (p *Play) newRow(label string, chosen bool, tapped func()) *arrow {
	a := p.newArrow(leadsOn(), tapped)
	a.chosen = chosen
	a.ExtendBaseWidget(a)
	a.show(label, false)
	return a
}

// choose marks a row as the one where one is, or no longer.
func (a *arrow) choose(chosen bool) {
	if a.chosen != chosen {
		a.chosen = chosen
		a.show(a.label.text(), false)
	}
}

// whenFocused has the arrow tell when it comes to have the keyboard.
func (a *arrow) whenFocused(tell func(fyne.CanvasObject)) {
	a.told = func(fyne.CanvasObject) { tell(a) }
}

// room is the place of a row's label.
func (a *arrow) room(size fyne.Size) box {
	return box{rowInset, 0, max(1, size.Width-rowInset-2*rowPoint), size.Height}
}

func (a *arrow) heightFor(width float32) float32 {
	_, text := fit(a.label.paragraphs, fyne.NewSize(a.room(fyne.NewSize(width, 0)).W, unbounded), fyne.MeasureText)
	return max(tappable, theme.TextSize()*2.8, text+16)
}

// CreateRenderer is called by Fyne.
func (a *arrow) CreateRenderer() fyne.WidgetRenderer {
	r := &arrowRenderer{
		arrow: a, ground: canvas.NewRectangle(nil), rule: canvas.NewRectangle(nil), mark: canvas.NewRectangle(nil),
	}
	r.objects = []fyne.CanvasObject{r.rule, r.ground, r.mark, a.label}
	for range a.strokes {
		line := canvas.NewLine(nil)
		r.lines, r.objects = append(r.lines, line), append(r.objects, line)
	}
	r.Refresh()
	return r
}

type arrowRenderer struct {
	arrow   *arrow
	ground  *canvas.Rectangle
	rule    *canvas.Rectangle // below a row
	mark    *canvas.Rectangle // before the label of the chosen one
	lines   []*canvas.Line
	objects []fyne.CanvasObject
}

// MinSize is what a finger needs.
func (r *arrowRenderer) MinSize() fyne.Size { return fyne.NewSquareSize(tappable) }

// Layout places the label and the drawing.
func (r *arrowRenderer) Layout(size fyne.Size) {
	a := r.arrow
	r.ground.Resize(size)
	put(r.rule, box{0, size.Height - 1, size.Width, 1})
	put(r.mark, box{8, size.Height * 0.28, 4, size.Height * 0.44})
	put(a.label, a.room(size))
	middle := fyne.NewPos(size.Width-rowPoint, size.Height/2)
	if a.step {
		middle.X = size.Width / 2
	}
	for i, line := range r.lines {
		line.Position1, line.Position2 = middle.Add(a.strokes[i].from), middle.Add(a.strokes[i].to)
	}
}

// Refresh takes the colours of the theme and of the arrow's state.
func (r *arrowRenderer) Refresh() {
	a := r.arrow
	color := themeColors()
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
	r.mark.CornerRadius, r.mark.FillColor, r.mark.Hidden = 2, color(theme.ColorNamePrimary), !a.chosen
	ink := theme.ColorNamePlaceHolder
	switch {
	case a.idle:
		ink = theme.ColorNameDisabled
	case a.step:
		ink = theme.ColorNameForeground
	}
	for _, line := range r.lines {
		line.StrokeColor, line.StrokeWidth = color(ink), 2.5
	}
	for i := range a.label.paragraphs {
		a.label.paragraphs[i].Size = theme.TextSize()
	}
	a.label.Refresh()
	r.Layout(a.Size())
	canvas.Refresh(a)
}

// Objects are all that an arrow may draw.
func (r *arrowRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *arrowRenderer) Destroy() {}
