package board

import (
	"image/color"

	"fyne.io/fyne/v2"
)

// The board's own colours, by the names under which a theme gives them.
const (
	ColorNameFrame       fyne.ThemeColorName = "boardFrame"
	ColorNameLightSquare fyne.ThemeColorName = "boardLightSquare"
	ColorNameDarkSquare  fyne.ThemeColorName = "boardDarkSquare"
	ColorNameSlab        fyne.ThemeColorName = "boardSlab"
	ColorNameSlabLine    fyne.ThemeColorName = "boardSlabLine"
	ColorNameWhitePiece  fyne.ThemeColorName = "boardWhitePiece"
	ColorNameWhiteEdge   fyne.ThemeColorName = "boardWhiteEdge"
	ColorNameBlackPiece  fyne.ThemeColorName = "boardBlackPiece"
	ColorNameBlackEdge   fyne.ThemeColorName = "boardBlackEdge"
	ColorNameAccent      fyne.ThemeColorName = "boardAccent"
	ColorNameLastMove    fyne.ThemeColorName = "boardLastMove"
	ColorNameMustCapture fyne.ThemeColorName = "boardMustCapture"
	ColorNamePieceShadow fyne.ThemeColorName = "boardPieceShadow"
	// A square of the last move, and what is drawn on it to read the move by,
	// which is light in every look.
	ColorNameLastSquare fyne.ThemeColorName = "boardLastSquare"
	ColorNameTrace      fyne.ThemeColorName = "boardTrace"
	// The names of the points, by what they are written on.
	ColorNameSquareNumber fyne.ThemeColorName = "boardSquareNumber"
	ColorNameLastNumber   fyne.ThemeColorName = "boardLastNumber"
	ColorNameSlabNumber   fyne.ThemeColorName = "boardSlabNumber"
	// The rims keep marks apart from what they lie on, whatever their colour. On
	// squares the rim is light only where the marks are dark; on a slab it is dark.
	ColorNameSquareRim fyne.ThemeColorName = "boardSquareRim"
	ColorNameSlabRim   fyne.ThemeColorName = "boardSlabRim"
)

// palette is the board's colours as they stand in one theme. It compares with
// ==, so that pictures drawn with it can be kept until it changes.
type palette struct {
	frame, light, dark color.NRGBA
	slab, line         color.NRGBA
	piece, edge        [2]color.NRGBA // by rules.Color
	accent, last, must color.NRGBA
	squareRim, slabRim color.NRGBA
	shade, trace       color.NRGBA // of a square of the last move
	squareNumber       color.NRGBA
	lastNumber         color.NRGBA // on shade
	slabNumber         color.NRGBA
	shadow             color.NRGBA
}

// newPalette asks for each of the board's colours once.
func newPalette(ask func(fyne.ThemeColorName) color.NRGBA) palette {
	return palette{
		frame: ask(ColorNameFrame), light: ask(ColorNameLightSquare), dark: ask(ColorNameDarkSquare),
		slab: ask(ColorNameSlab), line: ask(ColorNameSlabLine),
		piece:  [2]color.NRGBA{ask(ColorNameWhitePiece), ask(ColorNameBlackPiece)},
		edge:   [2]color.NRGBA{ask(ColorNameWhiteEdge), ask(ColorNameBlackEdge)},
		accent: ask(ColorNameAccent), last: ask(ColorNameLastMove), must: ask(ColorNameMustCapture),
		squareRim: ask(ColorNameSquareRim), slabRim: ask(ColorNameSlabRim),
		shade: ask(ColorNameLastSquare), trace: ask(ColorNameTrace),
		squareNumber: ask(ColorNameSquareNumber), lastNumber: ask(ColorNameLastNumber),
		slabNumber: ask(ColorNameSlabNumber),
		shadow:     ask(ColorNamePieceShadow),
	}
}

// paletteOf is the palette of a theme. Where the theme lacks the board's names,
// as another app's may, Damiera's own colours stand in.
func paletteOf(th fyne.Theme, variant fyne.ThemeVariant) palette {
	return newPalette(func(name fyne.ThemeColorName) color.NRGBA {
		if c := th.Color(name, variant); c != nil {
			if found := color.NRGBAModel.Convert(c).(color.NRGBA); found.A != 0 {
				return found
			}
		}
		return ownColor(name, FollowSystem.on(variant))
	})
}

// rim is the colour that parts a mark from the ground of the board.
func (p palette) rim(slab bool) color.NRGBA {
	if slab {
		return p.slabRim
	}
	return p.squareRim
}

// further is which of two colours stands off c more.
func further(c, light, dark color.NRGBA) color.NRGBA {
	if bright := brightness(c); brightness(light)-bright < bright-brightness(dark) {
		return dark
	}
	return light
}

// brightness is how light a colour seems, from 0 to 255000.
func brightness(c color.NRGBA) int { return 299*int(c.R) + 587*int(c.G) + 114*int(c.B) }

// over is a mix of two opaque colours: how much of top over bottom.
func over(bottom, top color.NRGBA, much float64) color.NRGBA {
	mix := func(b, t uint8) uint8 { return uint8(float64(b)*(1-much) + float64(t)*much + 0.5) }
	return color.NRGBA{R: mix(bottom.R, top.R), G: mix(bottom.G, top.G), B: mix(bottom.B, top.B), A: 0xff}
}

// faint is c with its opacity multiplied.
func faint(c color.NRGBA, much float64) color.NRGBA {
	c.A = uint8(float64(c.A)*much + 0.5)
	return c
}
