package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// A Row names something at the left and shows at the right what it is set to, or a switch. Where the
// two have no room beside each other the value goes below the name. A tap anywhere on it counts.
type Row struct {
	Button // its label is the name

	Value *Words      // what it is set to, as Say has it
	On    func() bool // whether the switch is on now; nil where there is a value
}

// The measures of a switch, in points.
const (
	switchWidth  = 46
	switchHeight = 26
)

// NewRow makes a row with a value, a button in all else.
func NewRow(tapped func(), key func(*fyne.KeyEvent), char func(rune)) *Row {
	r := &Row{Button: Button{Label: NewWords(), tapped: tapped, key: key, char: char}, Value: NewWords()}
	r.Label.Middle, r.Value.Middle = true, true
	r.ExtendBaseWidget(r)
	return r
}

// NewSwitch makes a row with a switch, a button in all else. It asks whether it is on whenever it is drawn.
func NewSwitch(on func() bool, tapped func(), key func(*fyne.KeyEvent), char func(rune)) *Row {
	r := NewRow(tapped, key, char)
	r.On = on
	return r
}

// Say replaces the name and the value, which a switch does not have.
func (r *Row) Say(name, value string) {
	size := theme.TextSize()
	r.Label.Say(Paragraph{Text: name, Size: size})
	if r.On == nil {
		r.Value.Say(Paragraph{Text: value, Size: size, Color: theme.ColorNamePrimary})
	}
	r.Refresh()
}

// WhenFocused has the row tell when it comes to have the keyboard.
func (r *Row) WhenFocused(tell func(fyne.CanvasObject)) {
	r.told = func(fyne.CanvasObject) { tell(r) }
}

// rowPlaces tells where the parts of a row are, and how high it must be.
type rowPlaces struct {
	name, value, knob box
	height            float32
}

// place arranges the row at a width.
func (r *Row) place(width float32) rowPlaces {
	const pad, point = 8, 18 // above and below the words; what the point to the right needs
	inner := width - 2*LabelInset
	least := max(Tappable, theme.TextSize()*2.6)
	if r.On != nil {
		name := inner - switchWidth - 2*Gap
		text := textHeight(r.Label.Paragraphs, name)
		high := max(least, text+2*pad)
		return rowPlaces{
			name:   box{LabelInset, 0, name, high},
			knob:   box{width - LabelInset - switchWidth, (high - switchHeight) / 2, switchWidth, switchHeight},
			height: high,
		}
	}
	inner -= point
	name, value := naturalWidth(r.Label.Paragraphs), naturalWidth(r.Value.Paragraphs)
	p := rowPlaces{}
	if name+3*Gap+value <= inner {
		p.height = max(least, textHeight(r.Label.Paragraphs, name)+2*pad)
		p.name = box{LabelInset, 0, name, p.height}
		p.value = box{LabelInset + inner - value, 0, value, p.height}
	} else {
		upper, lower := textHeight(r.Label.Paragraphs, inner), textHeight(r.Value.Paragraphs, inner)
		p.name = box{LabelInset, pad, inner, upper}
		p.value = box{LabelInset, pad + upper, inner, lower}
		p.height = max(least, upper+lower+2*pad)
	}
	p.knob = box{LabelInset + inner + point - 7, p.height/2 - 6, 6, 12}
	return p
}

// naturalWidth is the width of a text that need not wrap.
func naturalWidth(paragraphs []Paragraph) float32 {
	width := float32(0)
	for _, p := range paragraphs {
		width = max(width, Measured(p.Text, p.Size, p.Style).Width)
	}
	return width + 1 // sums of widths come out a hair apart
}

// HeightFor is what a row in a column needs.
func (r *Row) HeightFor(width float32) float32 { return r.place(width).height }

// CreateRenderer is called by Fyne.
func (r *Row) CreateRenderer() fyne.WidgetRenderer {
	s := &rowRenderer{
		row: r, ground: canvas.NewRectangle(nil), rule: canvas.NewRectangle(nil),
		track: canvas.NewRectangle(nil), knob: canvas.NewCircle(nil),
	}
	s.objects = []fyne.CanvasObject{s.ground, s.rule, r.Label, r.Value, s.track, s.knob}
	for i := range s.tick {
		s.tick[i], s.point[i] = canvas.NewLine(nil), canvas.NewLine(nil)
		s.objects = append(s.objects, s.tick[i], s.point[i])
	}
	s.Refresh()
	return s
}

type rowRenderer struct {
	row     *Row
	ground  *canvas.Rectangle
	rule    *canvas.Rectangle // below the row
	track   *canvas.Rectangle // a switch: filled and with a tick on its knob when it is on
	knob    *canvas.Circle
	tick    [2]*canvas.Line
	point   [2]*canvas.Line // to the right: there is more to choose from
	objects []fyne.CanvasObject
}

// MinSize leaves the height to the column.
func (s *rowRenderer) MinSize() fyne.Size { return fyne.NewSize(1, Tappable) }

// Layout places the name, and the value or the switch.
func (s *rowRenderer) Layout(size fyne.Size) {
	p := s.row.place(size.Width)
	s.ground.Resize(size)
	put(s.rule, box{0, size.Height - 1, size.Width, 1})
	put(s.row.Label, p.name)
	put(s.row.Value, p.value)
	put(s.track, p.knob)

	const rim = 4
	knob := box{p.knob.X + rim, p.knob.Y + rim, p.knob.H - 2*rim, p.knob.H - 2*rim}
	if s.row.On != nil && s.row.On() {
		knob.X = p.knob.X + p.knob.W - rim - knob.W
	}
	put(s.knob, knob)
	at := func(x, y float32) fyne.Position { return fyne.NewPos(knob.X+knob.W*x, knob.Y+knob.H*y) }
	s.tick[0].Position1, s.tick[0].Position2 = at(0.25, 0.52), at(0.43, 0.7)
	s.tick[1].Position1, s.tick[1].Position2 = at(0.43, 0.7), at(0.76, 0.32)

	tip := fyne.NewPos(p.knob.X+p.knob.W, p.knob.Y+p.knob.H/2)
	s.point[0].Position1, s.point[0].Position2 = fyne.NewPos(p.knob.X, p.knob.Y), tip
	s.point[1].Position1, s.point[1].Position2 = fyne.NewPos(p.knob.X, p.knob.Y+p.knob.H), tip
}

// Refresh takes the theme's colours and the state of the switch.
func (s *rowRenderer) Refresh() {
	r := s.row
	color := Colors()
	s.ground.CornerRadius = 8
	s.ground.FillColor, s.ground.StrokeWidth = nil, 0
	if r.hovered {
		s.ground.FillColor = color(theme.ColorNameButton)
	}
	if r.focused {
		s.ground.StrokeColor, s.ground.StrokeWidth = color(theme.ColorNameForeground), 3
	}
	s.rule.FillColor = color(theme.ColorNameSeparator)

	switches := r.On != nil
	on := switches && r.On()
	s.track.Hidden, s.knob.Hidden = !switches, !switches
	s.track.CornerRadius = switchHeight / 2
	s.track.FillColor, s.track.StrokeColor, s.track.StrokeWidth = nil, color(theme.ColorNameForeground), 2
	s.knob.FillColor = color(theme.ColorNameForeground)
	if on {
		s.track.FillColor, s.track.StrokeColor = color(theme.ColorNamePrimary), color(theme.ColorNamePrimary)
		s.knob.FillColor = color(theme.ColorNameForegroundOnPrimary)
	}
	for _, line := range s.tick {
		line.StrokeColor, line.StrokeWidth = color(theme.ColorNamePrimary), 2
		line.Hidden = !on
	}
	for _, line := range s.point {
		line.StrokeColor, line.StrokeWidth = color(theme.ColorNamePlaceHolder), 2
		line.Hidden = switches
	}
	r.Label.Refresh()
	r.Value.Refresh()
	s.Layout(r.Size())
	canvas.Refresh(r)
}

// Objects are all that a row may draw.
func (s *rowRenderer) Objects() []fyne.CanvasObject { return s.objects }

// Destroy has nothing to give back.
func (s *rowRenderer) Destroy() {}
