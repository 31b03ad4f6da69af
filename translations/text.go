package translations

import (
	"embed"
	"slices"
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
	text, _ := localizers[l.Tag()]().Localize(config)
	if text == "" {
		return key
	}
	return text
}

// localizers holds one localizer a language, made when its first text is asked for: most people need only
// one. Each knows only its own language and English behind it, so that no text can come from a third.
var localizers = func() map[string]func() *i18n.Localizer {
	all := make(map[string]func() *i18n.Localizer, len(spoken))
	for _, s := range spoken {
		all[s.tag] = sync.OnceValue(func() *i18n.Localizer { return localizer(s.tag) })
	}
	return all
}()

// localizer reads the texts of a language.
func localizer(tag string) *i18n.Localizer {
	bundle := i18n.NewBundle(language.English)
	for _, behind := range slices.Compact([]string{english, tag}) {
		// The files are part of the program and the tests read each of
		// them, so what fails here would have failed there.
		_, _ = bundle.LoadMessageFileFS(files, "active."+behind+".json")
	}
	return i18n.NewLocalizer(bundle, tag)
}
