package translations_test

import (
	"testing"

	"fyne.io/fyne/v2/lang"

	"damiera/translations"
)

// cancel is one of Fyne's words in each language.
var cancel = map[string]string{
	"en": "Cancel", "it": "Annulla", "id": "Batal", "tr": "İptal",
	"es": "Cancelar", "fr": "Annuler", "de": "Abbrechen", "pt-BR": "Cancelar",
}

// Fyne's dialogs never speak a third language, whatever the system's is.
func TestInToolkit(t *testing.T) {
	for _, locale := range []string{
		"en_US.UTF-8", "it_IT.UTF-8", "it_CH.UTF-8", "id_ID.UTF-8", "tr_TR.UTF-8",
		"cs_CZ.UTF-8", "de_AT.UTF-8", "el_GR.UTF-8", "es_MX.UTF-8", "fr_CA.UTF-8", "ja_JP.UTF-8",
		"pl_PL.UTF-8", "pt_PT.UTF-8", "pt_BR.UTF-8", "ru_RU.UTF-8", "sv_SE.UTF-8", "ta_IN.UTF-8",
		"uk_UA.UTF-8", "zh_CN.UTF-8", "zh_TW.UTF-8",
		"nb_NO.UTF-8", "da_DK.UTF-8", "nl_NL.UTF-8", "sr_RS.UTF-8", "be_BY.UTF-8", "ms_MY.UTF-8",
		"az_AZ.UTF-8", "gl_ES.UTF-8", "ca_ES.UTF-8", "sk_SK.UTF-8", "ko_KR.UTF-8", "ar_EG.UTF-8",
		"C", "",
	} {
		speak(t, locale)
		l := translations.System()
		if err := l.InToolkit(); err != nil {
			t.Fatal(err)
		}
		if got := lang.L("Cancel"); got != cancel[l.Tag()] {
			t.Errorf("with LANG=%s, where we speak %s, Fyne says %q for Cancel, want %q",
				locale, l, got, cancel[l.Tag()])
		}
	}
}

// With two languages in the system's list Fyne would take the second, which it
// has, where the program takes English.
func TestInToolkitWithSeveralLanguages(t *testing.T) {
	speak(t, "nl_NL.UTF-8")
	t.Setenv("LANGUAGE", "nl:ru:de")
	if err := translations.System().InToolkit(); err != nil {
		t.Fatal(err)
	}
	if got := lang.L("Yes"); got != "Yes" {
		t.Errorf("Fyne says %q for Yes", got)
	}
}

// Another language can be chosen while the program runs, whatever the system's
// is, and the one before can come back.
func TestInToolkitSwitches(t *testing.T) {
	for _, locale := range []string{"fr_CA.UTF-8", "ru_RU.UTF-8", "pt_PT.UTF-8", "C"} {
		speak(t, locale)
		for _, l := range append(translations.Languages(), translations.Languages()...) {
			if err := l.InToolkit(); err != nil {
				t.Fatal(err)
			}
			if got := lang.L("Cancel"); got != cancel[l.Tag()] {
				t.Errorf("with LANG=%s, switched to %s, Fyne says %q for Cancel, want %q", locale, l, got, cancel[l.Tag()])
			}
			if got, want := lang.X("monday", ""), readFile(t, "toolkit."+l.Tag()+".json")["monday"]["other"]; got != want {
				t.Errorf("with LANG=%s, switched to %s, Fyne says %q for Monday, want %q", locale, l, got, want)
			}
		}
	}
}
