package controls

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// A ruler for tests: every letter is as wide as half its size and a line is as high as its size.
func letters(text string, size float32, _ fyne.TextStyle) fyne.Size {
	return fyne.NewSize(float32(len([]rune(text)))*size/2, size)
}

func fitted(text string, size, width, height float32) string {
	lines, _ := Fit([]Paragraph{{Text: text, Size: size}}, fyne.NewSize(width, height), letters)
	var all []string
	for _, l := range lines {
		all = append(all, l.Text)
	}
	return strings.Join(all, "|")
}

func TestTextWrapsWhereItMust(t *testing.T) {
	for _, c := range []struct {
		text                string
		size, width, height float32
		want                string
	}{
		{"You must capture", 10, 100, 10, "You must capture"},
		{"You must capture", 10, 60, 20, "You must|capture"},
		{"You must capture", 10, 40, 30, "You must|capture"}, // smaller, rather than wider than the box
		{"  spaces   count\tfor nothing ", 10, 200, 10, "spaces count for nothing"},
		{"", 10, 100, 10, ""},
		{"30: 3 pieces ×\u00a010", 10, 80, 20, "30: 3 pieces|×\u00a010"},
		{"Nouvelle partie\u202f?", 10, 80, 20, "Nouvelle|partie\u202f?"},
	} {
		if got := fitted(c.text, c.size, c.width, c.height); got != c.want {
			t.Errorf("%q in %v×%v is broken into %q, want %q", c.text, c.width, c.height, got, c.want)
		}
	}
}

func TestTextShrinksRatherThanBeingCut(t *testing.T) {
	for _, width := range []float32{30, 60, 100, 200} {
		for _, height := range []float32{20, 30, 50} {
			box := fyne.NewSize(width, height)
			lines, total := Fit([]Paragraph{
				{Text: "Berabere: kırkar hamle", Size: 12}, {Text: "Puan 70", Size: 10},
			}, box, letters)
			for _, l := range lines {
				if l.Width > width || l.Y+l.Size > total+0.01 {
					t.Errorf("in %v: %q is %v wide, at %v of %v", box, l.Text, l.Width, l.Y, total)
				}
			}
			if total > height {
				t.Errorf("in %v: the text is %v high", box, total)
			}
		}
	}
}

func TestTextKeepsItsSizeWhereThereIsRoom(t *testing.T) {
	lines, height := Fit([]Paragraph{{Text: "Your turn", Size: 14}}, fyne.NewSize(300, 40), letters)
	if len(lines) != 1 || lines[0].Size != 14 || height != 14 {
		t.Errorf("got %+v, height %v", lines, height)
	}
}

// What may be left out is so before the rest becomes too small to read, and not a point earlier.
func TestTextLeavesOutWhatItMay(t *testing.T) {
	said := []Paragraph{
		{Text: "You must capture", Size: 14},
		{Text: "The computer played", Size: 14, Spare: true},
		{Text: "Men spare kings", Size: 14},
	}
	for height, want := range map[float32]int{42: 3, 32: 3, 29: 2, 20: 2} {
		lines, _ := Fit(said, fyne.NewSize(200, height), letters)
		if len(lines) != want {
			t.Errorf("in a height of %v there are %d lines, want %d", height, len(lines), want)
		}
	}
}

// Of several paragraphs that may be left out the first goes first, and no more than must.
func TestTextLeavesOutOneAfterAnother(t *testing.T) {
	said := []Paragraph{
		{Text: "Headline", Size: 14},
		{Text: "Detail", Size: 14, Spare: true},
		{Text: "", Size: 14, Spare: true},
		{Text: "Outlook", Size: 14, Spare: true},
		{Text: "Remark", Size: 14},
	}
	for height, want := range map[float32]string{
		56: "Headline Detail Outlook Remark", 42: "Headline Detail Outlook Remark",
		38: "Headline Outlook Remark", 31: "Headline Outlook Remark", 29: "Headline Remark", 4: "Headline Remark",
	} {
		lines, _ := Fit(said, fyne.NewSize(200, height), letters)
		var got []string
		for _, l := range lines {
			got = append(got, l.Text)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("in a height of %v there is %q, want %q", height, got, want)
		}
	}
}
