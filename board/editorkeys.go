package board

import "fyne.io/fyne/v2"

// FocusGained is called by Fyne when keys begin to come here.
func (e *Editor) FocusGained() {
	e.focus.has = true
	e.Refresh()
}

// FocusLost is called by Fyne when keys no longer come here.
func (e *Editor) FocusLost() {
	e.focus = focus{}
	e.Refresh()
}

// TypedKey moves the cursor, taps its point, or hands the key on.
func (e *Editor) TypedKey(ev *fyne.KeyEvent) {
	if !e.walks(ev.Name, e.tapped) && e.OnKey != nil {
		e.OnKey(ev)
	}
}

// TypedRune hands a letter on; the space has been used as a key.
func (e *Editor) TypedRune(r rune) {
	if r != ' ' && e.OnRune != nil {
		e.OnRune(r)
	}
}
