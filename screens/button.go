package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// buttonInset is what a label keeps free at its left and right, in points.
const buttonInset = 10

// A button is as tall as the layout makes it, and its label shrinks or wraps instead of widening it.
// It asks for no focus when tapped, only Tab brings it, and keys that it has no use for go on to the
// screen: so N or an arrow mean the same wherever the focus is.
type button struct {
	widget.BaseWidget

	label   *words
	tapped  func()
	primary bool // stands out: what one most likely wants now
	chosen  bool // marked by a bar: the one in use among several
	bars    bool // three bars in place of a label: the menu
	chevron bool // a point to the left in place of a label: the way back
	even    bool // its label is no larger than a line of its height, so that neighbours are alike

	key              func(*fyne.KeyEvent)
	char             func(rune)
	hovered, focused bool
	struck           bool // a key has gone down here and has not been used
	told             func(fyne.CanvasObject)
	deaf             func() bool // to taps; nil for never
}

var (
	_ fyne.Tappable     = (*button)(nil)
	_ fyne.Focusable    = (*button)(nil)
	_ desktop.Hoverable = (*button)(nil)
	_ desktop.Keyable   = (*button)(nil)
)

// newButton makes a button that calls tapped, and key and char for what is typed on it in vain.
func newButton(tapped func(), key func(*fyne.KeyEvent), char func(rune)) *button {
	b := &button{label: newWords(), tapped: tapped, key: key, char: char}
	b.label.center, b.label.middle = true, true
	b.ExtendBaseWidget(b)
	return b
}

// show replaces the label and says whether the button stands out.
func (b *button) show(label string, primary bool) {
	b.primary = primary
	color := theme.ColorNameForeground
	if primary {
		color = theme.ColorNameForegroundOnPrimary
	}
	b.label.show(paragraph{Text: label, Size: theme.TextSize(), Style: fyne.TextStyle{Bold: primary || b.chosen}, Color: color})
	b.Refresh()
}

// whenFocused has the button tell when it comes to have the keyboard.
func (b *button) whenFocused(tell func(fyne.CanvasObject)) { b.told = tell }

// heightFor is what a button in a column needs.
func (b *button) heightFor(width float32) float32 {
	return max(tappable, theme.TextSize()*3, textHeight(b.label.paragraphs, width-2*buttonInset)+12)
}

// Tapped is called by Fyne.
func (b *button) Tapped(*fyne.PointEvent) {
	if b.deaf == nil || !b.deaf() {
		b.tapped()
	}
}

// FocusGained is called by Fyne.
func (b *button) FocusGained() {
	b.focused = true
	b.Refresh()
	if b.told != nil {
		b.told(b)
	}
}

// FocusLost is called by Fyne.
func (b *button) FocusLost() {
	b.focused = false
	b.Refresh()
}

// TypedRune is called by Fyne.
func (b *button) TypedRune(r rune) { b.char(r) }

// KeyDown is called by Fyne, on desktops only, when a key goes down and not when it repeats.
func (b *button) KeyDown(*fyne.KeyEvent) { b.struck = true }

// KeyUp is called by Fyne, on desktops only.
func (b *button) KeyUp(*fyne.KeyEvent) { b.struck = false }

// TypedKey is called by Fyne. A key that is held down taps once: its repeats would answer the question
// that the first tap asked.
func (b *button) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if b.struck || fyne.CurrentDevice().IsMobile() {
			b.struck = false
			b.tapped()
		}
	default:
		b.key(e)
	}
}

// MouseIn is called by Fyne.
func (b *button) MouseIn(*desktop.MouseEvent) {
	b.hovered = true
	b.Refresh()
}

// MouseMoved is called by Fyne.
func (b *button) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is called by Fyne.
func (b *button) MouseOut() {
	b.hovered = false
	b.Refresh()
}

// CreateRenderer is called by Fyne.
func (b *button) CreateRenderer() fyne.WidgetRenderer {
	r := &buttonRenderer{button: b, ground: canvas.NewRectangle(nil), mark: canvas.NewRectangle(nil)}
	r.objects = []fyne.CanvasObject{r.ground, r.mark, b.label}
	for i := range r.bars {
		r.bars[i] = canvas.NewRectangle(nil)
		r.objects = append(r.objects, r.bars[i])
	}
	for i := range r.chevron {
		r.chevron[i] = canvas.NewLine(nil)
		r.objects = append(r.objects, r.chevron[i])
	}
	r.Refresh()
	return r
}

type buttonRenderer struct {
	button  *button
	ground  *canvas.Rectangle
	mark    *canvas.Rectangle
	bars    [3]*canvas.Rectangle
	chevron [2]*canvas.Line
	objects []fyne.CanvasObject
}

// MinSize is what a finger needs.
func (r *buttonRenderer) MinSize() fyne.Size { return fyne.NewSquareSize(tappable) }

// Layout places ground, mark and label.
func (r *buttonRenderer) Layout(size fyne.Size) {
	r.ground.Resize(size)
	r.mark.Move(fyne.NewPos(8, size.Height*0.3))
	r.mark.Resize(fyne.NewSize(4, size.Height*0.4))
	if label := r.button.label.paragraphs; r.button.even && len(label) > 0 {
		label[0].Size = min(theme.TextSize(), size.Height/3)
	}
	inset := min(buttonInset, size.Width*0.08) // a narrow button has a long word to hold
	r.button.label.Move(fyne.NewPos(inset, 2))
	r.button.label.Resize(fyne.NewSize(max(0, size.Width-2*inset), max(0, size.Height-4)))
	width, height := size.Width*0.45, size.Height*0.05
	for i, bar := range r.bars {
		bar.CornerRadius = height / 2
		bar.Move(fyne.NewPos((size.Width-width)/2, size.Height/2-height/2+float32(i-1)*size.Height*0.15))
		bar.Resize(fyne.NewSize(width, height))
	}
	const arm = 8
	point := fyne.NewPos(size.Width/2-arm/2, size.Height/2)
	for i, end := range [...]float32{-arm, arm} {
		r.chevron[i].Position1, r.chevron[i].Position2 = point, point.AddXY(arm, end)
	}
}

// Refresh takes the colours of the theme and of the button's state.
func (r *buttonRenderer) Refresh() {
	b := r.button
	color := themeColors()
	ground := theme.ColorNameButton
	if b.primary {
		ground = theme.ColorNamePrimary
	}
	r.ground.CornerRadius = 8
	r.ground.FillColor = color(ground)
	r.ground.StrokeWidth = 0
	if b.hovered {
		r.ground.StrokeColor, r.ground.StrokeWidth = color(theme.ColorNameInputBorder), 1.5
	}
	if b.focused {
		r.ground.StrokeColor, r.ground.StrokeWidth = color(theme.ColorNameForeground), 3
	}
	r.mark.CornerRadius = 2
	r.mark.FillColor = color(theme.ColorNamePrimary)
	r.mark.Hidden = !b.chosen
	for _, bar := range r.bars {
		bar.FillColor = color(theme.ColorNameForeground)
		bar.Hidden = !b.bars
	}
	for _, line := range r.chevron {
		line.StrokeColor, line.StrokeWidth = color(theme.ColorNameForeground), 2.5
		line.Hidden = !b.chevron
	}
	b.label.Refresh()
	r.Layout(b.Size())
	canvas.Refresh(b)
}

// Objects are the ground, the mark, the label, the bars and the chevron.
func (r *buttonRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *buttonRenderer) Destroy() {}
