package screens

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// From the first look on, and after every change of the buttons and of the window, labels that have room are
// as large as all text, and labels side by side are alike.
func TestLabelsAreAsLargeAsTheyMayBe(t *testing.T) {
	for _, language := range []string{"en", "id", "pt-BR"} {
		s := sit(t)
		s.play.Close()
		s.open(language, fyne.NewSize(320, 480))
		sizes := func(when string) {
			t.Helper()
			level, fresh := s.play.level.Label.Paragraphs[0].Size, s.play.fresh.Label.Paragraphs[0].Size
			if level != fresh || level < theme.TextSize()*0.9 {
				t.Errorf("%s, %s: the labels have %v and %v points", language, when, level, fresh)
			}
		}
		sizes("at first")
		s.lay(0, "W:W22:B18")
		s.tap("22", "13") // three buttons
		s.newGame()
		sizes("after a game")
		s.window.Resize(fyne.NewSize(640, 360))
		s.window.Resize(fyne.NewSize(320, 480))
		sizes("after turning")
		s.arrange(practice)
		s.newGame()
		sizes("after practice")
	}
}
