package translations_test

import (
	"fmt"
	"sync"
	"testing"

	"damiera/translations"
)

func ExampleLanguage_Text() {
	l := translations.Choose("it_IT.UTF-8")
	fmt.Println(l.Text("status.must-capture"))
	fmt.Println(l.Text("button.level", translations.Args{"Level": l.Text("level.draughts.medium")}))
	for n := range 3 {
		fmt.Println(l.Text("captured.draughts", translations.Args{"Count": n}))
	}
	// Output:
	// Devi prendere
	// Livello: Medio
	// 0 pezzi presi
	// 1 pezzo preso
	// 2 pezzi presi
}

// The plural goes by the language that is spoken, whatever the system's is.
func TestPluralFollowsTheChosenLanguage(t *testing.T) {
	speak(t, "ru_RU.UTF-8") // where 21 would be a one
	tests := []struct {
		tag   string
		count int
		want  string
	}{
		{"en", 1, "1 piece captured"},
		{"en", 21, "21 pieces captured"},
		{"it", 1_000_000, "1000000 pezzi presi"}, // a plural form of its own in Italian
		{"id", 1, "1 biji dimakan"},
		{"id", 2, "2 biji dimakan"},
		{"tr", 1, "1 taş alındı"},
		{"tr", 5, "5 taş alındı"},
		{"es", 0, "0 piezas comidas"},
		{"es", 1, "1 pieza comida"},
		{"es", 1_000_000, "1000000 piezas comidas"},
		{"fr", 0, "0 pièce prise"}, // none is a one in French, and in Brazil
		{"fr", 1, "1 pièce prise"},
		{"fr", 2, "2 pièces prises"},
		{"de", 0, "0 Steine geschlagen"},
		{"de", 1, "1 Stein geschlagen"},
		{"pt-BR", 0, "0 peça capturada"},
		{"pt-BR", 2, "2 peças capturadas"},
	}
	for _, test := range tests {
		l := translations.Choose(test.tag)
		if got := l.Text("captured.draughts", translations.Args{"Count": test.count}); got != test.want {
			t.Errorf("%s says %q, want %q", l, got, test.want)
		}
	}
}

func TestTextKeepsNamesAsTheyAre(t *testing.T) {
	for _, l := range translations.Languages() {
		name := `<b>"Forlì" & {{.Level}}`
		got := l.Text("button.level", translations.Args{"Level": name})
		if want := l.Text("button.level", translations.Args{"Level": ""}) + name; got != want {
			t.Errorf("%s says %q, want %q", l, got, want)
		}
	}
}

func TestUnknownKeyShows(t *testing.T) {
	for _, l := range translations.Languages() {
		if got := l.Text("no.such-key"); got != "no.such-key" {
			t.Errorf("%s says %q for a key without a text", l, got)
		}
	}
}

func TestTextFromManyGoroutines(t *testing.T) {
	var all sync.WaitGroup
	for range 4 {
		for _, l := range translations.Languages() {
			all.Go(func() {
				for range 50 {
					if got := l.Text("keep.failed", translations.Args{"Reason": "x"}); got == "keep.failed" {
						t.Errorf("%s lost a text", l)
					}
				}
			})
		}
	}
	all.Wait()
}
