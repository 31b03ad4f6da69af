//go:build !js

package screens

import "fyne.io/fyne/v2"

// readClipboard gives got the text in the clipboard, "" where there is none, and whether the clipboard could
// be reached.
func (p *Play) readClipboard(got func(text string, reached bool)) {
	got(fyne.CurrentApp().Clipboard().Content(), true)
}

// writeClipboard puts a text into the clipboard, and tells done whether it could be reached.
func (p *Play) writeClipboard(text string, done func(reached bool)) {
	fyne.CurrentApp().Clipboard().SetContent(text)
	done(true)
}
