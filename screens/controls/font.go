package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// font is the one font that a text needs, where that is known: that of the theme. A text without a font of
// its own has Fyne read four at once, among them the emoji and one of the system's, which takes longer than
// all else a start does. nil leaves it to Fyne, for what a person has typed in letters that the theme's font
// may lack.
func font(text string, style fyne.TextStyle) fyne.Resource {
	for _, r := range text {
		if !bundled(r) {
			return nil
		}
	}
	return theme.Font(style)
}

// bundled tells whether a letter is of a kind that the fonts Fyne brings along have: Latin, Greek and
// Cyrillic, and the signs between words. Our own texts have no others; a test of the translations sees to it.
func bundled(r rune) bool {
	const (
		cyrillicEnd        = 0x0530
		latinMore          = 0x1E00 // as in Vietnamese
		greekMore          = 0x1F00 // with more than one accent
		punctuation, signs = 0x2000, 0x2070
	)
	return r < cyrillicEnd || r >= latinMore && r < greekMore || r >= punctuation && r < signs
}

// Measured is how large a line of text is when it is drawn by an Ink.
func Measured(text string, size float32, style fyne.TextStyle) fyne.Size {
	measured, _ := fyne.CurrentApp().Driver().RenderedTextSize(text, size, style, font(text, style))
	return measured
}
