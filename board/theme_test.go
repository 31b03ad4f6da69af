package board

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"damiera/rules"
)

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

var variants = map[string]fyne.ThemeVariant{"light": theme.VariantLight, "dark": theme.VariantDark}

func ownPalette(v fyne.ThemeVariant) palette {
	return newPalette(ownTones(v))
}

// Every pair of LOOK keeps 3:1: the sides, a piece or its edge on whatever it may
// stand on, a mark or its rim on whatever it may lie on.
func TestContrast(t *testing.T) {
	for name, v := range variants {
		pal := ownPalette(v)
		atLeast := func(what string, least float64, ratios ...float64) {
			t.Helper()
			best := 0.0
			for _, r := range ratios {
				best = max(best, r)
			}
			if best < least {
				t.Errorf("%s, %s: %.2f is less than %v", name, what, best, least)
			}
		}
		shaded := over(pal.dark, pal.last, shadeMuch)
		atLeast("the two sides", 3, contrast(pal.piece[0], pal.piece[1]))
		grounds := map[string]color.NRGBA{"dark square": pal.dark, "last move": shaded, "slab": pal.slab}
		for ground, c := range grounds {
			for _, side := range []rules.Color{rules.White, rules.Black} {
				atLeast(side.String()+" piece on "+ground, 3, contrast(pal.piece[side], c), contrast(pal.edge[side], c))
			}
			rim := pal.rim(ground == "slab")
			atLeast("marks on "+ground, 3, contrast(rim, c))
		}
		for _, side := range []rules.Color{rules.White, rules.Black} {
			atLeast("crown and ring of "+side.String(), 3, contrast(pal.edge[side], pal.piece[side]))
		}
		for _, mark := range []color.NRGBA{pal.accent, pal.last, pal.must} {
			if slab := contrast(mark, pal.slabRim); slab < 2 {
				t.Errorf("%s: %v is lost in its rim on the slab: %.2f", name, mark, slab)
			}
		}
		atLeast("lines on the slab", 3, contrast(pal.line, pal.slab))
		atLeast("squares", 3, contrast(pal.light, pal.dark))
		atLeast("dots of the last move in their rim", 3, contrast(pal.last, pal.slabRim))
		atLeast("the focus line's rim on the frame", 3, contrast(pal.squareRim, pal.frame))
		atLeast("the focus line on the page", 3, contrast(pal.accent, ownColor(theme.ColorNameBackground, v)))

		text := func(front, back fyne.ThemeColorName) {
			t.Helper()
			atLeast(string(front)+" on "+string(back), 4.5, contrast(ownColor(front, v), ownColor(back, v)))
		}
		for _, back := range []fyne.ThemeColorName{
			theme.ColorNameBackground, theme.ColorNameButton, theme.ColorNameInputBackground,
			theme.ColorNameMenuBackground, theme.ColorNameOverlayBackground, theme.ColorNameHeaderBackground,
		} {
			text(theme.ColorNameForeground, back)
		}
		text(theme.ColorNameForegroundOnPrimary, theme.ColorNamePrimary)
		text(theme.ColorNameForegroundOnError, theme.ColorNameError)
		text(theme.ColorNameForegroundOnSuccess, theme.ColorNameSuccess)
		text(theme.ColorNameForegroundOnWarning, theme.ColorNameWarning)
		text(theme.ColorNamePrimary, theme.ColorNameBackground)
		text(theme.ColorNameError, theme.ColorNameBackground)
		text(theme.ColorNameWarning, theme.ColorNameBackground)
		text(theme.ColorNamePlaceHolder, theme.ColorNameBackground)
	}
}

func TestContrastIsMeasuredRight(t *testing.T) {
	if got := contrast(hex(0x000000ff), hex(0xffffffff)); math.Abs(got-21) > 0.001 {
		t.Errorf("black on white is %v", got)
	}
	if got := contrast(hex(0x777777ff), hex(0xffffffff)); math.Abs(got-4.48) > 0.01 {
		t.Errorf("grey on white is %v", got)
	}
}

// Over another app's theme the board keeps its own colours.
func TestPaletteWithoutOurTheme(t *testing.T) {
	test.NewTempApp(t)
	for name, v := range variants {
		if paletteOf(NewTheme(), v) != ownPalette(v) {
			t.Errorf("%s: the theme and the palette differ", name)
		}
		if got := paletteOf(theme.DefaultTheme(), v); got.dark != ownPalette(v).dark {
			t.Errorf("%s: the squares are %v", name, got.dark)
		}
	}
}
