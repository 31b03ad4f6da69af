package translations

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
)

// toolkitTags are the languages Fyne brings texts for.
var toolkitTags = [...]string{
	"cs", "de", "el", "en", "es", "fr", "ja", "pl", "pt", "pt-BR", "ru", "sv", "ta", "uk", "zh-Hans",
}

// InToolkit makes Fyne's own dialogs and menus speak the language too.
//
// Fyne goes by the system's languages and cannot be told another. So its words
// are replaced by ours in every language it might pick: a Russian would else
// read a question of ours in English above two buttons in Russian.
//
// It may be called again at any time, on the goroutine of the user interface:
// what Fyne writes from then on is in the new language.
func (l Language) InToolkit() error {
	words, err := files.ReadFile("toolkit." + l.Tag() + ".json")
	if err != nil {
		return fmt.Errorf("words for Fyne's dialogs: %w", err)
	}
	known := toolkitTags[:]
	for _, s := range spoken {
		if !slices.Contains(known, s.tag) {
			known = append(known, s.tag)
		}
	}
	for _, tag := range known {
		if err := lang.AddTranslationsForLocale(words, fyne.Locale(tag)); err != nil {
			return fmt.Errorf("words for Fyne's dialogs in %s: %w", l.Tag(), err)
		}
	}
	return nil
}
