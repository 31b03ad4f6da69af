package controls

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

// What the program says needs the theme's font alone, and is as large as Fyne would have it. What a person
// has typed in other letters is left to Fyne, which looks for them elsewhere.
func TestOwnTextsNeedOneFont(t *testing.T) {
	test.NewTempApp(t)
	bold := fyne.TextStyle{Bold: true}
	for text, own := range map[string]bool{
		"Tocca a te: muovi una pedina": true, "22×15 – “Sıra sende”, ¿qué?": true, "Игорь": true, "Nguyễn": true,
		"象棋": false, "Anna ♛": false, "🙂": false,
	} {
		var ink Ink
		ink.Put(text, 14, bold, color.Black, fyne.NewPos(0, 0))
		drawn := ink.texts[0]
		if alone := drawn.FontSource == theme.Font(bold); alone != own {
			t.Errorf("%q is drawn with the theme's font alone: %v, want %v", text, alone, own)
		}
		if own && Measured(text, 14, bold) != fyne.MeasureText(text, 14, bold) {
			t.Errorf("%q measures %v, Fyne says %v", text, Measured(text, 14, bold), fyne.MeasureText(text, 14, bold))
		}
		if drawn.MinSize() != Measured(text, 14, bold) {
			t.Errorf("%q is drawn at %v and measured as %v", text, drawn.MinSize(), Measured(text, 14, bold))
		}
	}
}
