package board

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// NewTheme is Damiera's theme in one look: colours for Fyne's widgets and for
// the board. text is a factor on Fyne's sizes of text; 1 is normal. Light, Dark
// and HighContrast are the same whatever variant the device asks for. Fonts,
// icons and all other sizes are Fyne's.
func NewTheme(l Look, text float32) fyne.Theme {
	return dress{Theme: theme.DefaultTheme(), look: l, text: text}
}

type dress struct {
	fyne.Theme
	look Look
	text float32
}

// Color knows Fyne's names and the board's own.
func (d dress) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	if c := ownColor(name, d.look.on(variant)); c.A != 0 {
		return c
	}
	return d.Theme.Color(name, variant)
}

// Size makes text larger or smaller, and with it what stands in a line of text
// or parts its lines. Icons do not become smaller: a finger stays as it is.
func (d dress) Size(name fyne.ThemeSizeName) float32 {
	size := d.Theme.Size(name)
	switch name {
	case theme.SizeNameText, theme.SizeNameCaptionText, theme.SizeNameHeadingText,
		theme.SizeNameSubHeadingText, theme.SizeNameLineSpacing:
		return size * d.text
	case theme.SizeNameInlineIcon:
		return size * max(1, d.text)
	}
	return size
}

// ownColor is Damiera's colour of that name, or nothing (transparent).
func ownColor(name fyne.ThemeColorName, l Look) color.NRGBA {
	t := tones[name]
	switch l {
	case HighContrast:
		return hex(t.high)
	case Dark:
		return hex(t.dark)
	}
	return hex(t.light)
}

// ownTones asks Damiera's own colours of one look.
func ownTones(l Look) func(fyne.ThemeColorName) color.NRGBA {
	return func(name fyne.ThemeColorName) color.NRGBA { return ownColor(name, l) }
}

// A tone is a colour in the light, the dark and the high-contrast look, as
// 0xRRGGBBAA.
type tone struct{ light, dark, high uint32 }

func hex(v uint32) color.NRGBA {
	return color.NRGBA{R: uint8(v >> 24), G: uint8(v >> 16), B: uint8(v >> 8), A: uint8(v)}
}

var tones = map[fyne.ThemeColorName]tone{
	// The board.
	ColorNameFrame:        {0x5F3C26ff, 0x38241Aff, 0x45413Dff},
	ColorNameLightSquare:  {0xEAD9B8ff, 0xB79F7Cff, 0x9C9488ff},
	ColorNameDarkSquare:   {0x8A5A3Bff, 0x5B3B29ff, 0x140E0Aff},
	ColorNameSlab:         {0xE3D0ACff, 0xA68F6Cff, 0x080605ff},
	ColorNameSlabLine:     {0x7A5B3Fff, 0x3B2B20ff, 0x8E877Dff},
	ColorNameWhitePiece:   {0xFBF6EAff, 0xF2EADBff, 0xFFFFFFff},
	ColorNameWhiteEdge:    {0x6B5B49ff, 0x2A2018ff, 0x000000ff},
	ColorNameBlackPiece:   {0x2B2A33ff, 0x17161Bff, 0x000000ff},
	ColorNameBlackEdge:    {0xD8CFC0ff, 0xCFC4B2ff, 0xFFFFFFff},
	ColorNameAccent:       {0x1E8A7Aff, 0x4FC0AEff, 0x5CF5E1ff},
	ColorNameLastMove:     {0xE0B04Cff, 0xE0B04Cff, 0xFFE27Aff},
	ColorNameLastSquare:   {0xAC7C42ff, 0x9E763Cff, 0x413410ff},
	ColorNameTrace:        {0xFFF6E0ff, 0xFFF6E0ff, 0xFFFFFFff},
	ColorNameSquareNumber: {0xF6E8D0ff, 0xD3BFA3ff, 0xFFFFFFff},
	ColorNameLastNumber:   {0x1E1208ff, 0x000000ff, 0xFFFFFFff},
	ColorNameSlabNumber:   {0x5A4028ff, 0x1B130Dff, 0xFFFFFFff},
	ColorNameMustCapture:  {0xC7502Eff, 0xF08A63ff, 0xFFC2A3ff},
	// In high contrast next to none: it would dim the marks below a piece.
	ColorNamePieceShadow: {0x1E120A55, 0x00000080, 0x00000001},
	ColorNameSquareRim:   {0xFFF6E0ff, 0x1B130Dff, 0x000000ff},
	ColorNameSlabRim:     {0x2A2018ff, 0x1B130Dff, 0x000000ff},

	// The page around it.
	theme.ColorNameBackground:                {0xF6F1E7ff, 0x1C1A18ff, 0x000000ff},
	theme.ColorNameForeground:                {0x2A2622ff, 0xEFE8DCff, 0xFFFFFFff},
	theme.ColorNamePlaceHolder:               {0x5E564Bff, 0xA89E8Fff, 0xD6D6D6ff},
	theme.ColorNameDisabled:                  {0x706759ff, 0x998F7Eff, 0xB0B0B0ff},
	theme.ColorNameButton:                    {0xE9E0CEff, 0x302C28ff, 0x222222ff},
	theme.ColorNameDisabledButton:            {0xF4EEE2ff, 0x262320ff, 0x1A1A1Aff},
	theme.ColorNameHover:                     {0x2A262212, 0xEFE8DC14, 0xFFFFFF1C},
	theme.ColorNamePressed:                   {0x2A262226, 0xEFE8DC2C, 0xFFFFFF2C},
	theme.ColorNamePrimary:                   {0x176F62ff, 0x4FC0AEff, 0x5CF5E1ff},
	theme.ColorNameForegroundOnPrimary:       {0xFFFFFFff, 0x10211Eff, 0x000000ff},
	theme.ColorNameHyperlink:                 {0x176F62ff, 0x4FC0AEff, 0x5CF5E1ff},
	theme.ColorNameFocus:                     {0x1E8A7A59, 0x4FC0AE59, 0x5CF5E140},
	theme.ColorNameSelection:                 {0x1E8A7A40, 0x4FC0AE40, 0x5CF5E140},
	theme.ColorNameInputBackground:           {0xFCF9F2ff, 0x262320ff, 0x000000ff},
	theme.ColorNameInputBorder:               {0x867B69ff, 0x82786Aff, 0xFFFFFFff},
	theme.ColorNameMenuBackground:            {0xFCF9F2ff, 0x2A2724ff, 0x141414ff},
	theme.ColorNameOverlayBackground:         {0xFBF7EFff, 0x25221Fff, 0x0E0E0Eff},
	theme.ColorNameHeaderBackground:          {0xEFE8DAff, 0x25221Fff, 0x141414ff},
	theme.ColorNameInnerWindowBorder:         {0xEFE8DAff, 0x25221Fff, 0x8C8C8Cff},
	theme.ColorNameInnerWindowBorderInactive: {0xEFE8DAff, 0x25221Fff, 0x8C8C8Cff},
	theme.ColorNameSeparator:                 {0xD9CEBAff, 0x3A352Fff, 0x8C8C8Cff},
	theme.ColorNameScrollBar:                 {0x2A262288, 0xEFE8DC66, 0xFFFFFFCC},
	theme.ColorNameScrollBarBackground:       {0xEFE8DAff, 0x25221Fff, 0x1A1A1Aff},
	theme.ColorNameShadow:                    {0x1E120A55, 0x00000080, 0x000000C8},
	theme.ColorNameError:                     {0xA8381Cff, 0xF08A63ff, 0xFFC2A3ff},
	theme.ColorNameForegroundOnError:         {0xFFFFFFff, 0x24120Bff, 0x000000ff},
	theme.ColorNameSuccess:                   {0x3C7A3Fff, 0x86C487ff, 0x9BE89Cff},
	theme.ColorNameForegroundOnSuccess:       {0xFFFFFFff, 0x10200Fff, 0x000000ff},
	theme.ColorNameWarning:                   {0x8F5C0Eff, 0xE0B04Cff, 0xFFE27Aff},
	theme.ColorNameForegroundOnWarning:       {0xFFFFFFff, 0x241A06ff, 0x000000ff},
}
