package translations_test

import (
	"encoding/json"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"damiera/translations"
)

// forms are the texts of a key by plural form; a key without plural forms has
// its only text under "other".
type forms map[string]string

func readFile(t *testing.T, name string) map[string]forms {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var raw map[string]json.RawMessage
	if err := json.Unmarshal(data, &raw); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	// A map forgets a key that stands twice, so the keys are counted as well.
	if lines := regexp.MustCompile(`(?m)^  "`).FindAll(data, -1); len(lines) != len(raw) {
		t.Errorf("%s: %d lines begin with a key, but there are %d keys: is one there twice?", name, len(lines), len(raw))
	}
	texts := make(map[string]forms, len(raw))
	for key, value := range raw {
		var one string
		if json.Unmarshal(value, &one) == nil {
			texts[key] = forms{"other": one}
			continue
		}
		var several forms
		if err := json.Unmarshal(value, &several); err != nil {
			t.Fatalf("%s: %s: %v", name, key, err)
		}
		texts[key] = several
	}
	return texts
}

func TestFilesHaveTheSameKeys(t *testing.T) {
	for _, file := range []string{"active", "toolkit"} {
		english := readFile(t, file+".en.json")
		for _, l := range translations.Languages() {
			texts := readFile(t, file+"."+l.Tag()+".json")
			for _, key := range slices.Sorted(maps.Keys(english)) {
				if texts[key] == nil {
					t.Errorf("%s.%s.json lacks %s", file, l, key)
				}
			}
			for _, key := range slices.Sorted(maps.Keys(texts)) {
				if english[key] == nil {
					t.Errorf("%s.%s.json has %s, which English does not", file, l, key)
				}
			}
		}
	}
}

// Every word that Fyne's own dialogs know is one of ours as well.
func TestToolkitFilesAreComplete(t *testing.T) {
	list, err := os.ReadFile("testdata/fyne-keys.txt")
	if err != nil {
		t.Fatal(err)
	}
	texts := readFile(t, "toolkit.en.json")
	for key := range strings.Lines(string(list)) {
		if key = strings.TrimSpace(key); texts[key] == nil {
			t.Errorf("Fyne's %q has no text", key)
		}
	}
}

var placeholder = regexp.MustCompile(`{{\.(\w+)}}`)

// placeholders lists the names in a text, sorted, each once.
func placeholders(text string) []string {
	var names []string
	for _, found := range placeholder.FindAllStringSubmatch(text, -1) {
		names = append(names, found[1])
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func TestFilesKeepThePlaceholders(t *testing.T) {
	english := readFile(t, "active.en.json")
	for _, l := range translations.Languages() {
		for key, texts := range readFile(t, "active."+l.Tag()+".json") {
			want := placeholders(english[key]["other"])
			for form, text := range texts {
				if got := placeholders(text); !slices.Equal(got, want) {
					t.Errorf("active.%s.json: %s (%s) has the placeholders %q, English %q", l, key, form, got, want)
				}
				if rest := placeholder.ReplaceAllString(text, ""); strings.ContainsAny(rest, "{}") {
					t.Errorf("active.%s.json: %s (%s) has a broken placeholder: %q", l, key, form, text)
				}
			}
		}
	}
}

// A text with a number has the forms of its own language and no others.
//
// Italian, Spanish, French and Portuguese have one more, "many", for whole
// millions and those alone ("un millón de piezas"). Nothing on a board is
// counted that far, so it would be a text that nobody reads; should a number get
// there all the same, "other" stands in for it.
func TestFilesHaveTheirPlurals(t *testing.T) {
	want := map[string][]string{
		"en": {"one", "other"}, "it": {"one", "other"}, "id": {"other"}, "tr": {"one", "other"},
		"es": {"one", "other"}, "fr": {"one", "other"}, "de": {"one", "other"}, "pt-BR": {"one", "other"},
	}
	for _, l := range translations.Languages() {
		if want[l.Tag()] == nil {
			t.Errorf("%s is new: which plurals does it have? Add a line here", l)
			continue
		}
		for key, texts := range readFile(t, "active."+l.Tag()+".json") {
			wanted := []string{"other"}
			if slices.Contains(placeholders(texts["other"]), "Count") {
				wanted = want[l.Tag()]
			}
			if got := slices.Sorted(maps.Keys(texts)); !slices.Equal(got, wanted) {
				t.Errorf("active.%s.json: %s has the forms %q, want %q", l, key, got, wanted)
			}
		}
	}
}

func TestFilesAreTidy(t *testing.T) {
	for _, file := range []string{"active", "toolkit"} {
		for _, l := range translations.Languages() {
			for key, texts := range readFile(t, file+"."+l.Tag()+".json") {
				for form, text := range texts {
					if text == "" || text != strings.TrimSpace(text) || strings.ContainsAny(text, "\n\t'") ||
						strings.Contains(text, "  ") || strings.Contains(text, "...") {
						t.Errorf("%s.%s.json: %s (%s) is untidy: %q", file, l, key, form, text)
					}
				}
			}
		}
	}
}

// French parts its high signs from the word before with a space that no line
// breaks at; a Spanish question opens with a sign of its own; German writes no
// sign of either kind.
func TestFilesHaveTheirOwnSigns(t *testing.T) {
	for tag, wrong := range map[string]*regexp.Regexp{
		"fr": regexp.MustCompile(`[^\x{00a0}]:|[^\x{202f}][;!?]|"`),
		"es": regexp.MustCompile(`^[^¿]*\?|^[^¡]*!`),
		"de": regexp.MustCompile(`[\x{00a0}\x{202f}]|[¿¡]`),
	} {
		for _, file := range []string{"active", "toolkit"} {
			for key, texts := range readFile(t, file+"."+tag+".json") {
				for form, text := range texts {
					if found := wrong.FindString(text); found != "" {
						t.Errorf("%s.%s.json: %s (%s) has %q: %q", file, tag, key, form, found, text)
					}
				}
			}
		}
	}
}

// The words that were settled with people who play.
func TestSettledWords(t *testing.T) {
	for tag, words := range map[string]map[string]string{
		"id": {
			"game.italian": "Dam Italia", "game.english": "Dam", "game.alquerque": "Alquerque (Dam Kuno)",
			"level.draughts.beginner": "Pemula", "level.draughts.easy": "Mudah", "level.draughts.medium": "Sedang",
			"level.draughts.strong": "Kuat", "level.draughts.hard": "Sulit",
			"level.alquerque.easy": "Mudah", "level.alquerque.medium": "Sedang", "level.alquerque.hard": "Sulit",
			"color.white": "Putih", "color.black": "Hitam", "status.must-capture": "Kamu harus makan",
		},
		"tr": {
			"game.italian": "İtalyan Daması", "game.english": "İngiliz Daması",
			"level.draughts.beginner": "Acemi", "level.draughts.easy": "Kolay", "level.draughts.medium": "Normal",
			"level.draughts.strong": "Güçlü", "level.draughts.hard": "Zor",
			"level.alquerque.easy": "Kolay", "level.alquerque.medium": "Normal", "level.alquerque.hard": "Zor",
		},
	} {
		texts := readFile(t, "active."+tag+".json")
		for key, want := range words {
			if got := texts[key]["other"]; got != want {
				t.Errorf("active.%s.json: %s is %q, want %q", tag, key, got, want)
			}
		}
	}
	for tag, want := range map[string]string{
		"id": "Seri", "tr": "Berabere", "it": "Patta", "en": "Draw",
		"es": "Tablas", "fr": "Partie nulle", "de": "Remis", "pt-BR": "Empate",
	} {
		for key, texts := range readFile(t, "active."+tag+".json") {
			if strings.HasPrefix(key, "result.draw.") && !beginsWith(texts["other"], want) {
				t.Errorf("active.%s.json: %s is %q, want it to begin with %q", tag, key, texts["other"], want)
			}
		}
	}
}

// beginsWith tells whether a text is a word and a colon, before which French
// has a space.
func beginsWith(text, word string) bool {
	return strings.HasPrefix(text, word+": ") || strings.HasPrefix(text, word+"\u00a0: ")
}
