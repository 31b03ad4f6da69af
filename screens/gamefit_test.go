package screens

import (
	"testing"

	"fyne.io/fyne/v2"

	"damiera/prefs"
	"damiera/translations"
)

// Everything about games from files and from the archive keeps a legible size in the smallest windows, in
// every language.
func TestGamesFitEveryWindow(t *testing.T) {
	measures(t)
	each(t, func(t *testing.T, s *sitting, say translations.Language) {
		for _, size := range []prefs.TextSize{prefs.NormalText, prefs.LargestText} {
			s.dress(say.Tag(), prefs.LightTheme, size, small)
			for _, scene := range gameScenes {
				scene.set(s)
				for _, window := range []fyne.Size{small, {Width: 640, Height: 360}, {Width: 720, Height: 720}} {
					s.window.Resize(window)
					for _, w := range wordsIn(s.window.Canvas().Overlays().Top()) {
						if bad := cut(w); bad != "" {
							t.Errorf("%s, %v text, %v: %q %s", scene.name, size, window, w.Text(), bad)
						}
					}
				}
				s.play.closeAll()
			}
		}
	})
}
