//go:build pictures

package screens

import (
	"fmt"
	"html/template"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"damiera/prefs"
	"damiera/translations"
)

// The directory of the pictures, as seen from this package.
const pictures = "../dist/pictures"

// The windows that are drawn.
var drawnWindows = []fyne.Size{
	{Width: 320, Height: 480}, {Width: 360, Height: 640}, {Width: 640, Height: 360},
	{Width: 720, Height: 720}, {Width: 1024, Height: 1366}, {Width: 1920, Height: 1080},
}

// The looks that are drawn. Text is the largest in one of them.
var dresses = []struct {
	look prefs.Theme
	text prefs.TextSize
	name string
}{
	{prefs.LightTheme, prefs.NormalText, "light"},
	{prefs.DarkTheme, prefs.NormalText, "dark"},
	{prefs.HighContrast, prefs.NormalText, "high-contrast"},
	{prefs.LightTheme, prefs.LargestText, "light-largest-text"},
}

// A picture is a file on the contact sheet.
type picture struct {
	File          string
	Width, Height int
}

// A row is the pictures of a scene in a language and a look, one for each window.
type row struct {
	Scene, Title string
	Pictures     []picture
}

// Draws every scene in every window and look, in the two languages that differ most in length, for a
// person to look through. It fails where a scene cannot be set or drawn.
func TestPictures(t *testing.T) {
	if err := os.RemoveAll(pictures); err != nil {
		t.Fatal(err)
	}
	shortest, longest := extremes(t)
	var rows []row
	for _, scene := range scenes {
		for _, language := range []translations.Language{shortest, longest} {
			for _, dress := range dresses {
				name := strings.Join([]string{scene.name, language.Tag(), dress.name}, "/")
				t.Run(name, func(t *testing.T) {
					s := sit(t)
					s.dress(language.Tag(), dress.look, dress.text, drawnWindows[0])
					scene.set(s)
					r := row{Scene: scene.name, Title: language.Tag() + ", " + dress.name}
					for _, window := range drawnWindows {
						s.window.Resize(window)
						r.Pictures = append(r.Pictures, s.draw(filepath.Join(dress.name, language.Tag(), scene.name), window))
					}
					rows = append(rows, r)
				})
			}
		}
	}
	if err := contactSheet(rows); err != nil {
		t.Fatal(err)
	}
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

// draw puts what the window shows into a file.
func (s *sitting) draw(name string, window fyne.Size) picture {
	s.t.Helper()
	p := picture{
		File:  fmt.Sprintf("%s-%.0fx%.0f.png", name, window.Width, window.Height),
		Width: int(window.Width), Height: int(window.Height),
	}
	file := filepath.Join(pictures, p.File)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		s.t.Fatal(err)
	}
	f, err := os.Create(file)
	if err != nil {
		s.t.Fatal(err)
	}
	err = (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(f, s.window.Canvas().Capture())
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err != nil {
		s.t.Fatal(err)
	}
	return p
}

var sheet = template.Must(template.New("sheet").Parse(`<!doctype html>
<meta charset="utf-8">
<title>Damiera, every screen</title>
<style>
body { font: 14px sans-serif; background: #ddd; margin: 1em }
div { display: flex; gap: 8px; align-items: start; overflow-x: auto; padding-bottom: 8px }
img { flex: none; max-height: 480px; width: auto; height: auto }
</style>
{{range .}}<h2>{{.Scene}}, {{.Title}}</h2>
<div>{{range .Pictures}}<a href="{{.File}}"><img loading="lazy" src="{{.File}}" width="{{.Width}}" height="{{.Height}}"></a>
{{end}}</div>
{{end}}`))

// contactSheet writes a page that shows all pictures.
func contactSheet(rows []row) error {
	f, err := os.Create(filepath.Join(pictures, "index.html"))
	if err != nil {
		return err
	}
	if err := sheet.Execute(f, rows); err != nil {
		return err
	}
	return f.Close()
}
