package translations

import (
	"embed"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

// Args are the values that stand in for a text's placeholders: {{.Level}} is
// replaced by Args["Level"].
type Args map[string]any

// count is the placeholder that a text with plural forms goes by.
const count = "Count"

//go:embed active.*.json toolkit.*.json
var files embed.FS

// Text is the text of a key with its placeholders filled in. A text with plural
// forms takes its number, an int, under "Count". A key without a text is given
// back as it is: it shows, and the tests find it before anybody sees it.
func (l Language) Text(key string, args ...Args) string {
	data := make(Args)
	for _, a := range args {
		for name, value := range a {
			data[name] = value
		}
	}
	config := &i18n.LocalizeConfig{MessageID: key, TemplateData: data}
	if n, ok := data[count].(int); ok {
		config.PluralCount = n
	}
	// There can be an error and a text, where a plural form had to stand in for
	// another: the text is still the best there is.
	text, _ := localizers()[l.Tag()].Localize(config)
	if text == "" {
		return key
	}
	return text
}

// localizers holds one localizer a language. Each knows only its own language
// and English behind it, so that no text can come from a third.
var localizers = sync.OnceValue(func() map[string]*i18n.Localizer {
	all := make(map[string]*i18n.Localizer, len(spoken))
	for _, s := range spoken {
		bundle := i18n.NewBundle(language.English)
		for _, behind := range [...]string{english, s.tag} {
			// The files are part of the program and the tests read each of
			// them, so what fails here would have failed there.
			_, _ = bundle.LoadMessageFileFS(files, "active."+behind+".json")
		}
		all[s.tag] = i18n.NewLocalizer(bundle, s.tag)
	}
	return all
})
