package screens

import (
	"fyne.io/fyne/v2"

	"damiera/help"
	"damiera/rules"
	"damiera/translations"
)

// A book is the whole help of a game: its own page and, behind that, the questions that people ask of
// every game.
type book struct {
	help.Page

	game rules.Game
}

// openBook reads the help of a game in a language. A page that cannot be read is English; the tests read
// each one, so that nobody meets it.
func openBook(say translations.Language, g rules.Game) book {
	b := book{game: g}
	for _, name := range []string{g.String(), "questions"} {
		page, err := help.Read(g, say.Page(name))
		if err != nil {
			fyne.LogError("the help in "+say.Tag()+" cannot be read", err)
			if page, err = help.Read(g, translations.Language{}.Page(name)); err != nil {
				fyne.LogError("the help cannot be read", err)
			}
		}
		if b.Title == "" {
			b.Title = page.Title
		}
		b.Chapters = append(b.Chapters, page.Chapters...)
	}
	return b
}
