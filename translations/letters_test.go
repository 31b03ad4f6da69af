package translations_test

import (
	"bytes"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/go-text/typesetting/font"

	"damiera/translations"
)

// Every letter we write is in the fonts the program brings along, in each style
// it is shown in. Another would be looked for among the system's fonts, or drawn
// as a box where there are none: on the web and on some phones.
func TestLettersAreInTheFonts(t *testing.T) {
	written := make(map[rune]string) // and where, once
	note := func(at, text string) {
		for _, r := range text {
			if _, there := written[r]; !there && !unicode.IsControl(r) {
				written[r] = at
			}
		}
	}
	for _, l := range translations.Languages() {
		note("the name of "+l.Tag(), l.Name())
		for _, file := range []string{"active", "toolkit"} {
			name := file + "." + l.Tag() + ".json"
			for key, texts := range readFile(t, name) {
				for _, text := range texts {
					// A heading may be shown in capitals, which are not always in
					// the text: İ, or the SS of ß.
					note(name+": "+key, text+l.Upper(text))
				}
			}
		}
	}
	for _, name := range pageFiles(t) {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		note(filepath.Base(name), string(text))
	}
	if len(written) < 100 {
		t.Fatalf("found only %d letters", len(written))
	}
	for _, style := range []fyne.Resource{
		theme.DefaultTextFont(), theme.DefaultTextBoldFont(),
		theme.DefaultTextItalicFont(), theme.DefaultTextBoldItalicFont(),
	} {
		for _, missing := range lacking(t, style, slices.Sorted(maps.Keys(written))) {
			t.Errorf("%s has no %q (%U), written in %s", style.Name(), missing, missing, written[missing])
		}
	}
}

// The test of the test: a Chinese sign is not in the fonts, a Turkish letter is.
func TestLacking(t *testing.T) {
	if got := lacking(t, theme.DefaultTextFont(), []rune("aĞ象")); string(got) != "象" {
		t.Errorf("lacking finds %q, want the Chinese sign alone", string(got))
	}
}

// lacking are the signs that a font has no picture of.
func lacking(t *testing.T, style fyne.Resource, signs []rune) []rune {
	t.Helper()
	face, err := font.ParseTTF(bytes.NewReader(style.Content()))
	if err != nil {
		t.Fatalf("%s: %v", style.Name(), err)
	}
	return slices.DeleteFunc(slices.Clone(signs), func(r rune) bool {
		_, there := face.NominalGlyph(r)
		return there
	})
}

// pageFiles are the files of the help.
func pageFiles(t *testing.T) []string {
	t.Helper()
	names, err := filepath.Glob("help/*")
	if err != nil || len(names) == 0 {
		t.Fatalf("the help has %d pages: %v", len(names), err)
	}
	for _, name := range names {
		if !strings.HasSuffix(name, ".md") {
			t.Errorf("%s is no page", name)
		}
	}
	return names
}
