package board

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"damiera/rules"
)

// grounds are what text stands on beside buttons of a colour of their own.
var grounds = []fyne.ThemeColorName{
	theme.ColorNameBackground, theme.ColorNameButton, theme.ColorNameInputBackground,
	theme.ColorNameMenuBackground, theme.ColorNameOverlayBackground, theme.ColorNameHeaderBackground,
}

// states lie over a ground while something is pointed at, pressed, focused or selected.
var states = []fyne.ThemeColorName{
	theme.ColorNameHover, theme.ColorNamePressed, theme.ColorNameFocus, theme.ColorNameSelection,
}

// Text can be read on every ground in every state.
func TestTextContrast(t *testing.T) {
	accounts(t, func(a *account) {
		for _, ground := range grounds {
			front, back := a.color(theme.ColorNameForeground), a.color(ground)
			a.text("text on "+string(ground), front, back)
			for _, state := range states {
				a.text("text on "+string(ground)+" with "+string(state), front, laid(back, a.color(state)))
			}
		}
		coloured := map[fyne.ThemeColorName]fyne.ThemeColorName{
			theme.ColorNamePrimary: theme.ColorNameForegroundOnPrimary,
			theme.ColorNameError:   theme.ColorNameForegroundOnError,
			theme.ColorNameSuccess: theme.ColorNameForegroundOnSuccess,
			theme.ColorNameWarning: theme.ColorNameForegroundOnWarning,
		}
		for ground, front := range coloured {
			a.text(string(front), a.color(front), a.color(ground))
			for _, state := range states[:3] {
				a.text(string(front)+" with "+string(state), a.color(front), laid(a.color(ground), a.color(state)))
			}
		}
		paper := []fyne.ThemeColorName{
			theme.ColorNameBackground, theme.ColorNameInputBackground,
			theme.ColorNameMenuBackground, theme.ColorNameOverlayBackground,
		}
		for _, ground := range paper {
			for _, front := range []fyne.ThemeColorName{
				theme.ColorNamePlaceHolder, theme.ColorNameDisabled, theme.ColorNameHyperlink,
				theme.ColorNamePrimary, theme.ColorNameError, theme.ColorNameSuccess, theme.ColorNameWarning,
			} {
				a.text(string(front)+" on "+string(ground), a.color(front), a.color(ground))
			}
		}
		a.text("text on a disabled button", a.color(theme.ColorNameDisabled), a.color(theme.ColorNameDisabledButton))
	})
}

// What the page draws beside text is seen: who is to move, which button has the focus or is chosen,
// where a card ends.
func TestPageContrast(t *testing.T) {
	accounts(t, func(a *account) {
		page, card := a.color(theme.ColorNameBackground), a.color(theme.ColorNameOverlayBackground)
		button, primary := a.color(theme.ColorNameButton), a.color(theme.ColorNamePrimary)
		focus, border := a.color(theme.ColorNameForeground), a.color(theme.ColorNameInputBorder)
		row := laid(page, a.color(theme.ColorNameSelection))
		for what, back := range map[string]color.NRGBA{"page": page, "card": card, "button": button} {
			a.mark("the focus on the "+what, back, focus)
			a.mark("the primary colour on the "+what, back, primary)
		}
		a.mark("the focus of a primary button", primary, focus, page)
		a.mark("the frame of who is to move", row, primary)
		p := ownPalette(a.look)
		for what, back := range map[string]color.NRGBA{"page": page, "row of who is to move": row} {
			for side := range p.piece {
				a.piece(rules.Color(side).String()+" on the "+what, back, p.piece[side], p.edge[side])
			}
		}
		for what, back := range map[string]color.NRGBA{
			"page": page, "card": card, "button": button,
			"field": a.color(theme.ColorNameInputBackground), "menu": a.color(theme.ColorNameMenuBackground),
		} {
			a.structure("a border on the "+what, border, back)
		}
		for _, back := range []color.NRGBA{page, card} {
			a.structure("the scroll bar", laid(back, a.color(theme.ColorNameScrollBar)), back)
		}
	})
}

// Every look is Damiera's own through and through: none of Fyne's colours is left in it.
func TestEveryNameHasAColour(t *testing.T) {
	all := append(append([]fyne.ThemeColorName{}, grounds...), states...)
	all = append(all,
		theme.ColorNameDisabled, theme.ColorNameDisabledButton, theme.ColorNameError, theme.ColorNameForeground,
		theme.ColorNameForegroundOnError, theme.ColorNameForegroundOnPrimary, theme.ColorNameForegroundOnSuccess,
		theme.ColorNameForegroundOnWarning, theme.ColorNameHyperlink, theme.ColorNameInnerWindowBorder,
		theme.ColorNameInnerWindowBorderInactive, theme.ColorNameInputBorder, theme.ColorNamePlaceHolder,
		theme.ColorNamePrimary, theme.ColorNameScrollBar, theme.ColorNameScrollBarBackground,
		theme.ColorNameSeparator, theme.ColorNameShadow, theme.ColorNameSuccess, theme.ColorNameWarning)
	for _, l := range dressed() {
		for _, name := range all {
			if ownColor(name, l).A == 0 {
				t.Errorf("%v has no %s", l, name)
			}
		}
		for name := range tones {
			if ownColor(name, l).A == 0 {
				t.Errorf("%v has no %s", l, name)
			}
		}
	}
}

// Over another app's theme the board keeps its own colours.
func TestPaletteWithoutOurTheme(t *testing.T) {
	test.NewTempApp(t)
	for _, v := range []fyne.ThemeVariant{theme.VariantLight, theme.VariantDark} {
		if got := paletteOf(theme.DefaultTheme(), v); got.dark != ownPalette(FollowSystem.on(v)).dark {
			t.Errorf("the squares are %v", got.dark)
		}
	}
}

// A look that was chosen stays whatever the device asks for; the other follows it.
func TestLookAndVariant(t *testing.T) {
	test.NewTempApp(t)
	for _, v := range []fyne.ThemeVariant{theme.VariantLight, theme.VariantDark} {
		for _, l := range dressed() {
			if paletteOf(NewTheme(l, 1), v) != ownPalette(l) {
				t.Errorf("%v is another with variant %v", l, v)
			}
		}
	}
	if paletteOf(NewTheme(FollowSystem, 1), theme.VariantLight) != ownPalette(Light) ||
		paletteOf(NewTheme(FollowSystem, 1), theme.VariantDark) != ownPalette(Dark) {
		t.Error("the device is not followed")
	}
}

// All text grows by the factor, icons with it but never below a finger's size; paddings stay.
func TestTextSize(t *testing.T) {
	test.NewTempApp(t)
	plain := theme.DefaultTheme()
	for _, factor := range []float32{0.85, 1, 1.25, 1.5} {
		th := NewTheme(Light, factor)
		for _, name := range []fyne.ThemeSizeName{
			theme.SizeNameText, theme.SizeNameCaptionText, theme.SizeNameHeadingText, theme.SizeNameSubHeadingText,
		} {
			if got, want := th.Size(name), plain.Size(name)*factor; got != want {
				t.Errorf("%s with factor %v is %v, want %v", name, factor, got, want)
			}
		}
		if got, want := th.Size(theme.SizeNameInlineIcon), plain.Size(theme.SizeNameInlineIcon)*max(1, factor); got != want {
			t.Errorf("an icon with factor %v is %v, want %v", factor, got, want)
		}
		for _, name := range []fyne.ThemeSizeName{theme.SizeNamePadding, theme.SizeNameInnerPadding, theme.SizeNameScrollBar} {
			if got, want := th.Size(name), plain.Size(name); got != want {
				t.Errorf("%s with factor %v is %v, want %v", name, factor, got, want)
			}
		}
	}
}
