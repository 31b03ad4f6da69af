// Package translations finds the program's texts in the language of the person
// who plays. The texts live in one JSON file a language, active.TAG.json, in
// go-i18n's form; the words of Fyne's own dialogs in toolkit.TAG.json.
//
// Plural rules follow the chosen language, not the system's, and a language
// that we lack is English throughout: never a third one.
package translations

import (
	"strings"

	"fyne.io/fyne/v2/lang"
	"golang.org/x/text/cases"
	"golang.org/x/text/language"
)

// A Language is one that the program speaks. The zero value is English.
type Language struct {
	tag string // empty for English
}

// english is the language of those whose own we lack.
const english = "en"

// spoken are the languages there are files for, English first: their tags, and
// the names that those who speak them know them by.
var spoken = [...]struct{ tag, name string }{
	{english, "English"},
	{"it", "Italiano"},
	{"id", "Bahasa Indonesia"},
	{"tr", "Türkçe"},
	{"es", "Español"},
	{"fr", "Français"},
	{"de", "Deutsch"},
	{"pt-BR", "Português (Brasil)"},
}

// Languages lists the languages there are, English first.
func Languages() []Language {
	all := make([]Language, len(spoken))
	for i, s := range spoken {
		all[i] = languageOf(s.tag)
	}
	return all
}

// Find is the language of a tag, spelt as Tag spells it, and whether we speak
// it.
func Find(tag string) (Language, bool) {
	for _, s := range spoken {
		if s.tag == tag {
			return languageOf(tag), true
		}
	}
	return Language{}, false
}

// System is the language of the system the program runs on. On Android it is
// known only once the app has been made.
func System() Language {
	return Choose(lang.SystemLocale().String())
}

// Choose is the first of the locales whose language we speak, else English. A
// locale may be written in any usual way: "it", "it-CH", "it_IT.UTF-8". What is
// written for one country serves all that share its language: who reads the
// Portuguese of Portugal is better served by Brazil's than by English.
func Choose(locales ...string) Language {
	for _, locale := range locales {
		name, _, _ := strings.Cut(strings.Map(plainDash, locale), "-")
		// Only the very language counts. A matcher would give Indonesian to a
		// Malay and Turkish to an Azeri, who may well read neither. Make also
		// knows names that have changed: older Androids call Indonesian "in".
		base, _ := language.Make(name).Base()
		for _, s := range spoken {
			if ours, _, _ := strings.Cut(s.tag, "-"); base.String() == ours && name != "" {
				return languageOf(s.tag)
			}
		}
	}
	return Language{}
}

func languageOf(tag string) Language {
	if tag == english {
		return Language{}
	}
	return Language{tag: tag}
}

// plainDash makes the signs that may follow a language's name alike.
func plainDash(r rune) rune {
	if r == '_' || r == '.' || r == '@' {
		return '-'
	}
	return r
}

// Tag is the language's name as locales write it: "en", "it" or "pt-BR".
func (l Language) Tag() string {
	if l.tag == "" {
		return english
	}
	return l.tag
}

func (l Language) String() string { return l.Tag() }

// Name is what the language calls itself: "Italiano".
func (l Language) Name() string {
	for _, s := range spoken {
		if s.tag == l.Tag() {
			return s.name
		}
	}
	return l.Tag()
}

// Upper is the text in capitals as the language writes them: the Turkish i has
// its dot there too, and the German ß becomes SS.
func (l Language) Upper(text string) string {
	// A Caser may keep state, so each call has one of its own.
	return cases.Upper(language.Make(l.Tag())).String(text)
}
