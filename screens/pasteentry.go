package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"

	"damiera/screens/controls"
)

// A pasteEntry is a place for a text of many lines. Esc and Tab leave it, and what is pasted goes to whoever
// made it: it may be far too long for an entry.
type pasteEntry struct {
	widget.Entry

	pasted func()               // a shortcut asks for the clipboard
	key    func(*fyne.KeyEvent) // the keys that leave
}

func newPasteEntry(pasted func(), key func(*fyne.KeyEvent)) *pasteEntry {
	e := &pasteEntry{pasted: pasted, key: key}
	e.MultiLine, e.Wrapping = true, fyne.TextWrapWord
	e.ExtendBaseWidget(e)
	return e
}

// MinSize is what a finger needs.
func (e *pasteEntry) MinSize() fyne.Size { return fyne.NewSquareSize(controls.Tappable) }

// AcceptsTab is called by Fyne. No Tab belongs into a game, and the keyboard has to find a way out.
func (e *pasteEntry) AcceptsTab() bool { return false }

// TypedKey is called by Fyne.
func (e *pasteEntry) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyEscape, mobile.KeyBack:
		e.key(k)
	default:
		e.Entry.TypedKey(k)
	}
}

// TypedShortcut is called by Fyne, also from the entry's own menu.
func (e *pasteEntry) TypedShortcut(s fyne.Shortcut) {
	if _, ok := s.(*fyne.ShortcutPaste); ok {
		e.pasted()
		return
	}
	e.Entry.TypedShortcut(s)
}

// insert puts a text where the cursor is, or in place of what is selected.
func (e *pasteEntry) insert(text string) {
	e.Entry.TypedShortcut(&fyne.ShortcutPaste{Clipboard: aText(text)})
}

// point puts the cursor before the byte of that number in the text: to where it is after the text before it
// was inserted.
func (e *pasteEntry) point(at int) {
	at = min(max(at, 0), len(e.Text))
	before, after := e.Text[:at], e.Text[at:]
	e.SetText(after)
	e.CursorRow, e.CursorColumn = 0, 0
	if before != "" {
		e.insert(before)
	}
}

// aText is a clipboard with a text that stays.
type aText string

func (t aText) Content() string   { return string(t) }
func (t aText) SetContent(string) {}

// FocusGained is called by Fyne.
func (e *pasteEntry) FocusGained() {
	controls.AskForLetters(true)
	e.Entry.FocusGained()
}

// FocusLost is called by Fyne.
func (e *pasteEntry) FocusLost() {
	e.Entry.FocusLost()
	controls.AskForLetters(false)
}
