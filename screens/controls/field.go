package controls

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A Field is a line to write in, below a few words that say what is wanted.
type Field struct {
	widget.BaseWidget

	Label *Words

	longest int // in letters
	entry   *line
}

// A line is Fyne's entry that tells when it has the keyboard, and passes on the keys that leave it.
type line struct {
	widget.Entry

	leave func(*fyne.KeyEvent)
	told  func()
}

// NewField makes a line with a text in it, of which no more than so many letters count. The keys Esc and
// Enter go to leave.
func NewField(text string, longest int, leave func(*fyne.KeyEvent)) *Field {
	f := &Field{Label: NewWords(), longest: longest, entry: &line{leave: leave}}
	f.Label.Left = LabelInset
	f.entry.Text = text
	f.entry.ExtendBaseWidget(f.entry)
	f.ExtendBaseWidget(f)
	return f
}

// Ask says what is wanted.
func (f *Field) Ask(what string) { f.Label.Say(Paragraph{Text: what, Size: theme.TextSize()}) }

// Text is what is written, without blanks around it.
func (f *Field) Text() string {
	letters := []rune(strings.TrimSpace(f.entry.Text))
	return strings.TrimSpace(string(letters[:min(len(letters), f.longest)]))
}

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

// HeightFor is what a finger and the texts need.
func (f *Field) HeightFor(width float32) float32 {
	return Gap + f.Label.HeightFor(width) + max(Tappable, f.entry.MinSize().Height+Gap)
}

// CreateRenderer is called by Fyne.
func (f *Field) CreateRenderer() fyne.WidgetRenderer { return &fieldRenderer{f} }

type fieldRenderer struct{ field *Field }

// MinSize leaves the width to the column.
func (r *fieldRenderer) MinSize() fyne.Size { return fyne.NewSize(1, r.field.HeightFor(1)) }

// Layout puts the line below the words.
func (r *fieldRenderer) Layout(size fyne.Size) {
	f := r.field
	words := f.Label.HeightFor(size.Width)
	put(f.Label, box{0, Gap, size.Width, words})
	put(f.entry, box{0, Gap + words, size.Width, f.entry.MinSize().Height})
}

// Refresh follows the theme.
func (r *fieldRenderer) Refresh() {
	r.field.Label.Refresh()
	r.field.entry.Refresh()
	r.Layout(r.field.Size())
}

// Objects are the words and the line.
func (r *fieldRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.field.Label, r.field.entry}
}

// Destroy has nothing to give back.
func (r *fieldRenderer) Destroy() {}

// TypedKey is called by Fyne.
func (l *line) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyEscape, mobile.KeyBack, fyne.KeyReturn, fyne.KeyEnter:
		l.leave(k)
	default:
		l.Entry.TypedKey(k)
	}
}

// FocusGained is called by Fyne.
func (l *line) FocusGained() {
	AskForLetters(true)
	l.Entry.FocusGained()
	if l.told != nil {
		l.told()
	}
}

// FocusLost is called by Fyne.
func (l *line) FocusLost() {
	l.Entry.FocusLost()
	AskForLetters(false)
}
