package controls

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A Field is a line to write in, with as much around it as a finger needs.
type Field struct {
	widget.BaseWidget

	entry *line
}

// A line is Fyne's entry that tells when it has the keyboard, and passes on the key that leaves things.
type line struct {
	widget.Entry

	key  func(*fyne.KeyEvent)
	told func()
}

// NewField makes a line with a text in it. The keys that leave things go to key.
func NewField(text string, key func(*fyne.KeyEvent)) *Field {
	f := &Field{entry: &line{key: key}}
	f.entry.Text = text
	f.entry.ExtendBaseWidget(f.entry)
	f.ExtendBaseWidget(f)
	return f
}

// Ask says, while nothing is written there, what is wanted.
func (f *Field) Ask(what string) { f.entry.SetPlaceHolder(what) }

// Text is what is written, without blanks around it.
func (f *Field) Text() string { return strings.TrimSpace(f.entry.Text) }

// Tapped is called by Fyne for a tap beside the line.
func (f *Field) Tapped(*fyne.PointEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(f); c != nil {
		c.Focus(f.entry)
	}
}

// WhenFocused has the field tell when it comes to have the keyboard.
func (f *Field) WhenFocused(tell func(fyne.CanvasObject)) {
	f.entry.told = func() { tell(f) }
}

// HeightFor is what a finger and the text need.
func (f *Field) HeightFor(float32) float32 {
	return max(Tappable, theme.TextSize()*2.8, f.entry.MinSize().Height+2*Gap)
}

// CreateRenderer is called by Fyne.
func (f *Field) CreateRenderer() fyne.WidgetRenderer { return &fieldRenderer{f} }

type fieldRenderer struct{ field *Field }

// MinSize leaves the width to the column.
func (r *fieldRenderer) MinSize() fyne.Size { return fyne.NewSize(1, r.field.HeightFor(1)) }

// Layout puts the line half way down.
func (r *fieldRenderer) Layout(size fyne.Size) {
	high := r.field.entry.MinSize().Height
	put(r.field.entry, box{0, (size.Height - high) / 2, size.Width, high})
}

// Refresh follows the theme.
func (r *fieldRenderer) Refresh() {
	r.field.entry.Refresh()
	r.Layout(r.field.Size())
}

// Objects are the line.
func (r *fieldRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.field.entry} }

// Destroy has nothing to give back.
func (r *fieldRenderer) Destroy() {}

// TypedKey is called by Fyne.
func (l *line) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		l.key(k)
		return
	}
	l.Entry.TypedKey(k)
}

// FocusGained is called by Fyne.
func (l *line) FocusGained() {
	l.Entry.FocusGained()
	if l.told != nil {
		l.told()
	}
}
