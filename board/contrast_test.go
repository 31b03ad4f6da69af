package board

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
)

// dressed are the looks that have colours of their own.
func dressed() []Look { return []Look{Light, Dark, HighContrast} }

func ownPalette(l Look) palette { return newPalette(ownTones(l)) }

// luminance and contrast as WCAG 2 defines them.
func luminance(c color.NRGBA) float64 {
	part := func(v uint8) float64 {
		f := float64(v) / 255
		if f <= 0.04045 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
}

func contrast(a, b color.NRGBA) float64 {
	high, low := luminance(a), luminance(b)
	if high < low {
		high, low = low, high
	}
	return (high + 0.05) / (low + 0.05)
}

// laid is what one sees of an opaque ground under colours that may let it through.
func laid(ground color.NRGBA, above ...color.NRGBA) color.NRGBA {
	for _, c := range above {
		ground = over(ground, c, float64(c.A)/255)
	}
	return ground
}

// An account keeps the contrasts that are asked of a look and those that it gives.
type account struct {
	t     *testing.T
	look  Look
	order []string
	least map[string]finding
}

// A finding is the smallest ratio of a kind, and where it was found.
type finding struct {
	ratio, asked float64
	what         string
}

// accounts runs a test with every look and logs what it found.
func accounts(t *testing.T, test func(a *account)) {
	for _, l := range dressed() {
		t.Run(l.String(), func(t *testing.T) {
			a := &account{t: t, look: l, least: map[string]finding{}}
			test(a)
			for _, kind := range a.order {
				f := a.least[kind]
				t.Logf("%-24s %5.2f:1 (asked %.1f)  %s", kind, f.ratio, f.asked, f.what)
			}
		})
	}
}

// ask enters a thing that must have a ratio of normal, and of high in high contrast, by one of several
// means: by itself or by its rim.
func (a *account) ask(kind string, normal, high float64, what string, ratios ...float64) {
	a.t.Helper()
	f := finding{asked: normal, what: what}
	if a.look == HighContrast {
		f.asked = high
	}
	for _, r := range ratios {
		f.ratio = max(f.ratio, r)
	}
	if f.ratio < f.asked {
		a.t.Errorf("%s: %s has %.2f:1, less than %.1f:1", kind, what, f.ratio, f.asked)
	}
	least, known := a.least[kind]
	if !known {
		a.order = append(a.order, kind)
	}
	if !known || f.ratio < least.ratio {
		a.least[kind] = f
	}
}

func (a *account) text(what string, front, back color.NRGBA) {
	a.t.Helper()
	a.ask("text", 4.5, 7, what, contrast(front, back))
}

// mark asks for something that is seen by any of its colours.
func (a *account) mark(what string, back color.NRGBA, fronts ...color.NRGBA) {
	a.t.Helper()
	a.ask("marks", 3, 7, what, contrasts(back, fronts)...)
}

func (a *account) piece(what string, back color.NRGBA, fronts ...color.NRGBA) {
	a.t.Helper()
	a.ask("piece or edge on ground", 3, 7, what, contrasts(back, fronts)...)
}

func (a *account) structure(what string, front, back color.NRGBA) {
	a.t.Helper()
	a.ask("squares, lines, borders", 3, 3, what, contrast(front, back))
}

func contrasts(back color.NRGBA, fronts []color.NRGBA) []float64 {
	var all []float64
	for _, c := range fronts {
		all = append(all, contrast(c, back))
	}
	return all
}

// color is the look's own colour of that name.
func (a *account) color(name fyne.ThemeColorName) color.NRGBA { return ownColor(name, a.look) }

func TestContrastIsMeasuredRight(t *testing.T) {
	if got := contrast(hex(0x000000ff), hex(0xffffffff)); math.Abs(got-21) > 0.001 {
		t.Errorf("black on white is %v", got)
	}
	if got := contrast(hex(0x777777ff), hex(0xffffffff)); math.Abs(got-4.48) > 0.01 {
		t.Errorf("grey on white is %v", got)
	}
	if got := laid(hex(0x000000ff), hex(0xffffff80)); got != hex(0x808080ff) {
		t.Errorf("half white on black is %v", got)
	}
}
