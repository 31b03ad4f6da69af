package screens

import (
	"encoding/json"
	"os"
	"testing"
	"unicode/utf8"

	"damiera/translations"
)

// keysOf are the keys of the texts that a language has a translation of.
func keysOf(t *testing.T, l translations.Language) map[string]json.RawMessage {
	t.Helper()
	file, err := os.ReadFile("../translations/active." + l.Tag() + ".json")
	if err != nil {
		t.Fatal(err)
	}
	var keys map[string]json.RawMessage
	if err := json.Unmarshal(file, &keys); err != nil {
		t.Fatal(err)
	}
	return keys
}

// extremes are the languages whose texts are the shortest and the longest on the whole, among those that
// have most of them.
func extremes(t *testing.T) (shortest, longest translations.Language) {
	t.Helper()
	all := keysOf(t, translations.Language{})
	least, most := 0, 0
	for _, l := range translations.Languages() {
		if own := keysOf(t, l); len(own)*2 < len(all) {
			continue
		}
		length := 0
		for key := range all {
			length += utf8.RuneCountInString(l.Text(key, translations.Args{"Count": 2}))
		}
		if least == 0 || length < least {
			least, shortest = length, l
		}
		if length > most {
			most, longest = length, l
		}
	}
	return shortest, longest
}
