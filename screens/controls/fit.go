package controls

import (
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
)

// A Paragraph is a text that may be broken into lines.
type Paragraph struct {
	Text  string
	Size  float32 // in points, when there is room
	Style fyne.TextStyle
	Color fyne.ThemeColorName
	Spare bool // may be left out where the text would become too small to read
}

// A Line is one piece of a paragraph as it is drawn, at Y points from the top.
type Line struct {
	Text  string
	Size  float32 // in points
	Style fyne.TextStyle
	Color fyne.ThemeColorName
	Y     float32
	Width float32 // in points
}

// A Measure tells how large a line of text is when drawn. It is Measured, or a ruler of a test.
type Measure func(text string, size float32, style fyne.TextStyle) fyne.Size

// Legible is the least size of text, in points, that can be read without effort. Places are made so that
// what they are to hold keeps to it at the usual size of text; a test sees to that.
const Legible = 10

// The sizes tried, as shares of the wanted one. The last is for the unreasonable: a small text is
// poor, a cut one is worse.
var shrinking = []float32{1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68, 0.64, 0.6, 0.56, 0.52, 0.48, 0.44, 0.4, 0.35, 0.3, 0.25, 0.2}

// Fit breaks the paragraphs into lines no wider than the place, at the largest size at which they are
// no higher either. It returns the lines and their height in points. What may be left out is so only
// where the text would not be legible with it, the first such paragraph first.
func Fit(paragraphs []Paragraph, place fyne.Size, ruler Measure) ([]Line, float32) {
	for {
		lines, height := shrunk(paragraphs, place, ruler)
		spare := slices.IndexFunc(paragraphs, func(p Paragraph) bool { return p.Spare && p.Text != "" })
		if spare < 0 || !slices.ContainsFunc(lines, func(l Line) bool { return l.Size < Legible }) {
			return lines, height
		}
		paragraphs = slices.Delete(slices.Clone(paragraphs), spare, spare+1)
	}
}

// shrunk is all of the paragraphs in lines, as large as fits.
func shrunk(paragraphs []Paragraph, place fyne.Size, ruler Measure) ([]Line, float32) {
	var lines []Line
	var height float32
	for _, share := range shrinking {
		var whole bool
		lines, height, whole = broken(paragraphs, place.Width, share, ruler)
		if whole && height <= place.Height {
			break
		}
	}
	return lines, height
}

// broken breaks the paragraphs at one share of their size; whole is false when a word alone is wider
// than the line.
func broken(paragraphs []Paragraph, width, share float32, ruler Measure) (lines []Line, height float32, whole bool) {
	whole = true
	for _, p := range paragraphs {
		size := p.Size * share
		for _, text := range wrap(p.Text, func(s string) bool { return ruler(s, size, p.Style).Width <= width }) {
			m := ruler(text, size, p.Style)
			whole = whole && m.Width <= width
			lines = append(lines, Line{Text: text, Size: size, Style: p.Style, Color: p.Color, Y: height, Width: m.Width})
			height += m.Height
		}
	}
	return lines, height, whole
}

func mayBreak(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f' }

// wrap breaks a text at its spaces into lines that fit, each as long as possible. A no-break space holds
// its words together.
func wrap(text string, fits func(string) bool) []string {
	var lines []string
	current := ""
	for word := range strings.FieldsFuncSeq(text, mayBreak) {
		switch {
		case current == "":
			current = word
		case fits(current + " " + word):
			current += " " + word
		default:
			lines = append(lines, current)
			current = word
		}
	}
	if current == "" {
		return lines
	}
	return append(lines, current)
}
