package board

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// NewTheme is Damiera's look, light and dark: colours for Fyne's widgets and
// for the board. Fonts, icons and sizes are Fyne's.
func NewTheme() fyne.Theme { return look{theme.DefaultTheme()} }

type look struct{ fyne.Theme }

// Color knows Fyne's names and the board's own.
func (l look) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	if c := ownColor(name, variant); c.A != 0 {
		return c
	}
	return l.Theme.Color(name, variant)
}

// ownColor is Damiera's colour of that name, or nothing (transparent).
func ownColor(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.NRGBA {
	t := tones[name]
	if variant == theme.VariantDark {
		return hex(t.dark)
	}
	return hex(t.light)
}

// ownTones asks Damiera's own colours of one variant.
func ownTones(variant fyne.ThemeVariant) func(fyne.ThemeColorName) color.NRGBA {
	return func(name fyne.ThemeColorName) color.NRGBA { return ownColor(name, variant) }
}

// A tone is a colour in the light and in the dark variant, as 0xRRGGBBAA.
type tone struct{ light, dark uint32 }

func hex(v uint32) color.NRGBA {
	return color.NRGBA{R: uint8(v >> 24), G: uint8(v >> 16), B: uint8(v >> 8), A: uint8(v)}
}

var tones = map[fyne.ThemeColorName]tone{
	// The board.
	ColorNameFrame:       {0x5F3C26ff, 0x38241Aff},
	ColorNameLightSquare: {0xEAD9B8ff, 0xB79F7Cff},
	ColorNameDarkSquare:  {0x8A5A3Bff, 0x5B3B29ff},
	ColorNameSlab:        {0xE3D0ACff, 0xA68F6Cff},
	ColorNameSlabLine:    {0x7A5B3Fff, 0x3B2B20ff},
	ColorNameWhitePiece:  {0xFBF6EAff, 0xF2EADBff},
	ColorNameWhiteEdge:   {0x6B5B49ff, 0x2A2018ff},
	ColorNameBlackPiece:  {0x2B2A33ff, 0x17161Bff},
	ColorNameBlackEdge:   {0xD8CFC0ff, 0xCFC4B2ff},
	ColorNameAccent:      {0x1E8A7Aff, 0x4FC0AEff},
	ColorNameLastMove:    {0xE0B04Cff, 0xE0B04Cff},
	ColorNameMustCapture: {0xC7502Eff, 0xF08A63ff},
	ColorNameSquareRim:   {0xFFF6E0ff, 0xFFF6E0ff},
	ColorNameSlabRim:     {0x2A2018ff, 0x1B130Dff},

	// The page around it.
	theme.ColorNameBackground:          {0xF6F1E7ff, 0x1C1A18ff},
	theme.ColorNameForeground:          {0x2A2622ff, 0xEFE8DCff},
	theme.ColorNamePlaceHolder:         {0x6A6156ff, 0xA89E8Fff},
	theme.ColorNameDisabled:            {0x9C9283ff, 0x6C645Aff},
	theme.ColorNameButton:              {0xE9E0CEff, 0x302C28ff},
	theme.ColorNameDisabledButton:      {0xEFE8DAff, 0x262320ff},
	theme.ColorNameHover:               {0x2A262212, 0xEFE8DC14},
	theme.ColorNamePressed:             {0x2A262226, 0xEFE8DC2C},
	theme.ColorNamePrimary:             {0x176F62ff, 0x4FC0AEff},
	theme.ColorNameForegroundOnPrimary: {0xFFFFFFff, 0x10211Eff},
	theme.ColorNameHyperlink:           {0x176F62ff, 0x4FC0AEff},
	theme.ColorNameFocus:               {0x1E8A7A59, 0x4FC0AE59},
	theme.ColorNameSelection:           {0x1E8A7A40, 0x4FC0AE40},
	theme.ColorNameInputBackground:     {0xFCF9F2ff, 0x262320ff},
	theme.ColorNameInputBorder:         {0xB9AC97ff, 0x5A534Aff},
	theme.ColorNameMenuBackground:      {0xFCF9F2ff, 0x2A2724ff},
	theme.ColorNameOverlayBackground:   {0xFBF7EFff, 0x25221Fff},
	theme.ColorNameHeaderBackground:    {0xEFE8DAff, 0x25221Fff},
	theme.ColorNameSeparator:           {0xD9CEBAff, 0x3A352Fff},
	theme.ColorNameScrollBar:           {0x2A262266, 0xEFE8DC66},
	theme.ColorNameScrollBarBackground: {0xEFE8DAff, 0x25221Fff},
	theme.ColorNameShadow:              {0x1E120A55, 0x00000080},
	theme.ColorNameError:               {0xA8381Cff, 0xF08A63ff},
	theme.ColorNameForegroundOnError:   {0xFFFFFFff, 0x24120Bff},
	theme.ColorNameSuccess:             {0x3C7A3Fff, 0x86C487ff},
	theme.ColorNameForegroundOnSuccess: {0xFFFFFFff, 0x10200Fff},
	theme.ColorNameWarning:             {0x8F5C0Eff, 0xE0B04Cff},
	theme.ColorNameForegroundOnWarning: {0xFFFFFFff, 0x241A06ff},
}
