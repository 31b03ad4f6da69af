package translations_test

import (
	"slices"
	"testing"

	"damiera/translations"
)

func TestChoose(t *testing.T) {
	tests := []struct {
		locales []string
		want    string
	}{
		{[]string{"en"}, "en"},
		{[]string{"it"}, "it"},
		{[]string{"it_IT.UTF-8"}, "it"},
		{[]string{"it-CH"}, "it"},
		{[]string{"it_IT@euro"}, "it"},
		{[]string{"IT"}, "it"},
		{[]string{"tr_TR.UTF-8"}, "tr"},
		{[]string{"tr-Latn-CY"}, "tr"},
		{[]string{"id-ID"}, "id"},
		{[]string{"in_ID"}, "id"}, // as older Androids call it
		{[]string{"es-MX"}, "es"},
		{[]string{"es_419"}, "es"},
		{[]string{"fr_CA.UTF-8"}, "fr"},
		{[]string{"de-CH"}, "de"},
		{[]string{"pt"}, "pt-BR"},
		{[]string{"pt-PT"}, "pt-BR"}, // nearer than English
		{[]string{"pt_BR.UTF-8"}, "pt-BR"},
		{[]string{"PT-br"}, "pt-BR"},
		{[]string{"gl", "ca-ES"}, "en"}, // near to Portuguese and Spanish, and not them
		{[]string{"nds-DE"}, "en"},
		{[]string{"ru_RU.UTF-8"}, "en"},
		{[]string{"sv_SE.UTF-8"}, "en"},
		{[]string{"ms-MY"}, "en"}, // near to Indonesian, and not it
		{[]string{"az"}, "en"},    // near to Turkish, and not it
		{[]string{"xx"}, "en"},
		{[]string{"C"}, "en"},
		{[]string{"C.UTF-8"}, "en"},
		{[]string{"POSIX"}, "en"},
		{[]string{"und"}, "en"},
		{[]string{""}, "en"},
		{[]string{"-it"}, "en"},
		{[]string{"_"}, "en"},
		{[]string{"italian"}, "en"},
		{[]string{"\xff\x00"}, "en"},
		{nil, "en"},
		{[]string{"ru", "it"}, "it"}, // the second that the person reads, not English
		{[]string{"en-GB", "it"}, "en"},
	}
	for _, test := range tests {
		if got := translations.Choose(test.locales...).Tag(); got != test.want {
			t.Errorf("Choose(%q) is %s, want %s", test.locales, got, test.want)
		}
	}
}

func TestSystem(t *testing.T) {
	for locale, want := range map[string]string{
		"it_IT.UTF-8": "it", "tr_TR.UTF-8": "tr", "id_ID.UTF-8": "id", "en_US.UTF-8": "en",
		"es_AR.UTF-8": "es", "fr_FR.UTF-8": "fr", "de_AT.UTF-8": "de", "pt_BR.UTF-8": "pt-BR", "pt_PT.UTF-8": "pt-BR",
		"ru_RU.UTF-8": "en", "sv_SE.UTF-8": "en", "xx": "en", "C": "en", "": "en",
	} {
		speak(t, locale)
		if got := translations.System().Tag(); got != want {
			t.Errorf("with LANG=%s the language is %s, want %s", locale, got, want)
		}
	}
}

func TestFind(t *testing.T) {
	for _, l := range translations.Languages() {
		if got, ok := translations.Find(l.Tag()); got != l || !ok {
			t.Errorf("Find(%q) is %v, %t", l.Tag(), got, ok)
		}
	}
	for _, tag := range []string{"", "ru", "pt", "pt-PT", "pt_BR", "it-IT", "IT", "english", "\xff"} {
		if got, ok := translations.Find(tag); ok || got.Tag() != "en" {
			t.Errorf("Find(%q) is %v, %t, want no language", tag, got, ok)
		}
	}
}

// English first, and the others in the order they are offered in, each by the
// name it gives itself.
func TestNames(t *testing.T) {
	want := []string{
		"en English", "it Italiano", "id Bahasa Indonesia", "tr Türkçe",
		"es Español", "fr Français", "de Deutsch", "pt-BR Português (Brasil)",
	}
	var got []string
	for _, l := range translations.Languages() {
		got = append(got, l.Tag()+" "+l.Name())
	}
	if !slices.Equal(got, want) {
		t.Errorf("the languages are %q, want %q", got, want)
	}
}

func TestUpper(t *testing.T) {
	for _, test := range []struct{ tag, text, want string }{
		{"en", "italian draughts", "ITALIAN DRAUGHTS"},
		{"it", "C’è più di una città", "C’È PIÙ DI UNA CITTÀ"},
		{"id", "biji dimakan", "BIJI DIMAKAN"},
		{"tr", "iki ılık taş", "İKİ ILIK TAŞ"},
		{"tr", "İtalyan Daması", "İTALYAN DAMASI"},
		{"es", "el peón español", "EL PEÓN ESPAÑOL"},
		{"fr", "l’œuvre, déjà reçue", "L’ŒUVRE, DÉJÀ REÇUE"},
		{"de", "Weiß schlägt", "WEISS SCHLÄGT"},
		{"pt-BR", "não, você começa", "NÃO, VOCÊ COMEÇA"},
	} {
		l, _ := translations.Find(test.tag)
		if got := l.Upper(test.text); got != test.want {
			t.Errorf("%s writes %q as %q in capitals, want %q", l, test.text, got, test.want)
		}
	}
}

// speak gives the system a language for the length of a test.
func speak(t *testing.T, locale string) {
	t.Helper()
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANGUAGE"} {
		t.Setenv(name, "")
	}
	t.Setenv("LANG", locale)
}

func TestZeroLanguageIsEnglish(t *testing.T) {
	var l translations.Language
	if l.Tag() != "en" || l != translations.Choose("en") || l != translations.Languages()[0] {
		t.Errorf("the zero Language is %v, want English", l)
	}
}
