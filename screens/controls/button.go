package controls

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// LabelInset is what a label keeps free at its left and right, in points; the chosen one's has a bar there.
const (
	LabelInset  = 10
	chosenInset = 17
)

// A Button is as tall as the layout makes it, and its label shrinks or wraps instead of widening it.
// It asks for no focus when tapped, only Tab brings it, and keys that it has no use for go on to
// whoever it passes them to: so N or an arrow mean the same wherever the focus is.
type Button struct {
	widget.BaseWidget

	Label   *Words      // as Say has it
	Primary bool        // stands out: what one most likely wants now
	Chosen  bool        // marked by a bar: the one in use among several
	Bars    bool        // three bars in place of a label: the menu
	Deaf    func() bool // to taps; nil for never

	tapped           func()
	key              func(*fyne.KeyEvent)
	char             func(rune)
	told             func(fyne.CanvasObject)
	alike            []*Button // those whose labels are as large as its own, itself among them
	chevron          bool      // a point to the left in place of a label: the way back
	hovered, focused bool
	struck           bool // a key has gone down here and has not been used
}

var (
	_ fyne.Tappable     = (*Button)(nil)
	_ fyne.Focusable    = (*Button)(nil)
	_ desktop.Hoverable = (*Button)(nil)
	_ desktop.Keyable   = (*Button)(nil)
)

// NewButton makes a button that calls tapped, and key and char, which may be nil, for what is typed on it
// in vain.
func NewButton(tapped func(), key func(*fyne.KeyEvent), char func(rune)) *Button {
	b := &Button{Label: NewWords(), tapped: tapped, key: key, char: char}
	b.Label.Center, b.Label.Middle = true, true
	b.ExtendBaseWidget(b)
	return b
}

// Say replaces the label and says whether the button stands out.
func (b *Button) Say(label string, primary bool) {
	b.Primary = primary
	color := theme.ColorNameForeground
	if primary {
		color = theme.ColorNameForegroundOnPrimary
	}
	b.Label.Say(Paragraph{Text: label, Size: theme.TextSize(), Style: fyne.TextStyle{Bold: primary || b.Chosen}, Color: color})
	b.Refresh()
}

// Alike gives the labels of buttons that stand side by side one size: that of the one which has to shrink
// the most.
func Alike(buttons ...*Button) {
	for _, b := range buttons {
		b.alike = buttons
	}
}

// letters is the size of the label in points.
func (b *Button) letters() float32 {
	size := theme.TextSize()
	for _, each := range b.alike {
		if each.Hidden || len(each.Label.Paragraphs) == 0 {
			continue
		}
		wanted := slices.Clone(each.Label.Paragraphs)
		wanted[0].Size = theme.TextSize()
		room := each.room(each.Size())
		if room.W <= 0 {
			continue
		}
		if lines, _ := Fit(wanted, fyne.NewSize(room.W, room.H), Measured); len(lines) > 0 {
			size = min(size, lines[0].Size)
		}
	}
	return size
}

// agree gives the label the size that it shares with its neighbours', once it is known.
func (b *Button) agree() {
	if b.alike == nil || len(b.Label.Paragraphs) == 0 {
		return
	}
	if size := b.letters(); b.Label.Paragraphs[0].Size != size {
		b.Label.Paragraphs[0].Size = size
		b.Label.Refresh()
	}
}

// room is the place of the label.
func (b *Button) room(size fyne.Size) box {
	inset := b.inset(size.Width)
	return box{inset, 2, max(0, size.Width-2*inset), max(0, size.Height-4)}
}

// inset is what the label keeps free at each side. A narrow button has a long word to hold.
func (b *Button) inset(width float32) float32 {
	if b.Chosen {
		return chosenInset
	}
	return min(LabelInset, width*0.08)
}

// PassKeys sends what is typed on the button in vain somewhere else.
func (b *Button) PassKeys(key func(*fyne.KeyEvent), char func(rune)) { b.key, b.char = key, char }

// Press does what the button is for, deaf or not.
func (b *Button) Press() { b.tapped() }

// WhenFocused has the button tell when it comes to have the keyboard.
func (b *Button) WhenFocused(tell func(fyne.CanvasObject)) { b.told = tell }

// HeightFor is the height of a button in a column of that width, both in points.
func (b *Button) HeightFor(width float32) float32 {
	return max(Tappable, theme.TextSize()*3, textHeight(b.Label.Paragraphs, width-2*max(b.inset(width), LabelInset))+12)
}

// Tapped is called by Fyne.
func (b *Button) Tapped(*fyne.PointEvent) {
	if b.Deaf == nil || !b.Deaf() {
		b.tapped()
	}
}

// FocusGained is called by Fyne.
func (b *Button) FocusGained() {
	b.focused = true
	b.Refresh()
	if b.told != nil {
		b.told(b)
	}
}

// FocusLost is called by Fyne.
func (b *Button) FocusLost() {
	b.focused = false
	b.Refresh()
}

// TypedRune is called by Fyne.
func (b *Button) TypedRune(r rune) {
	if b.char != nil {
		b.char(r)
	}
}

// KeyDown is called by Fyne, on desktops only, when a key goes down and not when it repeats.
func (b *Button) KeyDown(*fyne.KeyEvent) { b.struck = true }

// KeyUp is called by Fyne, on desktops only.
func (b *Button) KeyUp(*fyne.KeyEvent) { b.struck = false }

// TypedKey is called by Fyne. A key that is held down taps once: its repeats would answer the question
// that the first tap asked.
func (b *Button) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if b.struck || fyne.CurrentDevice().IsMobile() {
			b.struck = false
			b.tapped()
		}
	default:
		if b.key != nil {
			b.key(e)
		}
	}
}

// MouseIn is called by Fyne.
func (b *Button) MouseIn(*desktop.MouseEvent) {
	b.hovered = true
	b.Refresh()
}

// MouseMoved is called by Fyne.
func (b *Button) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is called by Fyne.
func (b *Button) MouseOut() {
	b.hovered = false
	b.Refresh()
}

// CreateRenderer is called by Fyne.
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	r := &buttonRenderer{button: b, ground: canvas.NewRectangle(nil), mark: canvas.NewRectangle(nil)}
	r.objects = []fyne.CanvasObject{r.ground, r.mark, b.Label}
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
	button  *Button
	ground  *canvas.Rectangle
	mark    *canvas.Rectangle
	bars    [3]*canvas.Rectangle
	chevron [2]*canvas.Line
	objects []fyne.CanvasObject
}

// MinSize is what a finger needs.
func (r *buttonRenderer) MinSize() fyne.Size { return fyne.NewSquareSize(Tappable) }

// Layout places all that a button may draw.
func (r *buttonRenderer) Layout(size fyne.Size) {
	r.ground.Resize(size)
	put(r.mark, box{8, size.Height * 0.3, 4, size.Height * 0.4})
	put(r.button.Label, r.button.room(size))
	r.button.agree()
	for _, each := range r.button.alike {
		each.agree() // they may have been laid out before
	}
	width, height := size.Width*0.45, size.Height*0.05
	for i, bar := range r.bars {
		bar.CornerRadius = height / 2
		put(bar, box{(size.Width - width) / 2, size.Height/2 - height/2 + float32(i-1)*size.Height*0.15, width, height})
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
	color := Colors()
	ground := theme.ColorNameButton
	if b.Primary {
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
	r.mark.Hidden = !b.Chosen
	for _, bar := range r.bars {
		bar.FillColor = color(theme.ColorNameForeground)
		bar.Hidden = !b.Bars
	}
	for _, line := range r.chevron {
		line.StrokeColor, line.StrokeWidth = color(theme.ColorNameForeground), 2.5
		line.Hidden = !b.chevron
	}
	b.Label.Refresh()
	r.Layout(b.Size())
	canvas.Refresh(b)
}

// Objects are the ground, the mark, the label, the bars and the chevron.
func (r *buttonRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *buttonRenderer) Destroy() {}
