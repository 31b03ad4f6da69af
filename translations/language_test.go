package translations_test

import (
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
		"ru_RU.UTF-8": "en", "sv_SE.UTF-8": "en", "xx": "en", "C": "en", "": "en",
	} {
		speak(t, locale)
		if got := translations.System().Tag(); got != want {
			t.Errorf("with LANG=%s the language is %s, want %s", locale, got, want)
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
