package board

import (
	"image"
	"image/color"
	"math"

	"damiera/rules"
)

// An IconKind is a form of the program's icon that some system asks for.
type IconKind uint8

const (
	PlainIcon      IconKind = iota // with round corners, transparent beyond them
	MaskableIcon                   // to the edges; the pieces within the middle circle of 80 %, so that any mask fits
	ForegroundIcon                 // of Android's adaptive icon: the pieces, within the middle 66 of its 108 dp
	BackgroundIcon                 // of Android's adaptive icon: the bare board
)

// An iconView is what is seen of the board, in squares: how wide the icon is, and how far
// the board goes from its left and upper edge. What is beyond the board is its frame.
type iconView struct{ side, sight float64 }

func (k IconKind) view() iconView {
	switch k {
	case MaskableIcon:
		return centred(3.1)
	case ForegroundIcon, BackgroundIcon:
		return centred(4)
	}
	// A little of the third row and column is left in sight, so that the board is felt to go on.
	const frame, sight = 0.19, 2.2
	return iconView{frame + sight, sight}
}

// centred has the place between the two pieces in its middle.
func centred(side float64) iconView { return iconView{side, side/2 + 1} }

// Icon draws the program's icon, size pixels wide and high: the right corner of a
// walnut board in its frame, dark as in the Italian game, with a white king on it
// and a black man before it.
func Icon(size int, kind IconKind) image.Image {
	pal := newPalette(ownTones(Light))
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	v := kind.view()
	if kind != ForegroundIcon {
		v.drawBoard(img, pal)
	}
	if kind != BackgroundIcon {
		v.drawPieces(img, pal)
	}
	if kind == PlainIcon {
		cutCorners(img, 0.21)
	}
	return img
}

func (v iconView) cell(img *image.RGBA) float64 { return float64(img.Rect.Dx()) / v.side }

func (v iconView) drawBoard(img *image.RGBA, pal palette) {
	fill(img, img.Rect, pal.frame)
	cell, squares := v.cell(img), int(math.Ceil(v.sight))
	// From the corner inwards: col to the left, row up.
	for col := range squares {
		for row := range squares {
			c := pal.light
			if (col+row)%2 == 0 {
				c = pal.dark
			}
			x0, x1 := edges((v.sight-float64(col+1))*cell, cell)
			y0, y1 := edges((v.sight-float64(row+1))*cell, cell)
			fill(img, image.Rect(x0, y0, x1, y1), c)
		}
	}
}

func (v iconView) drawPieces(img *image.RGBA, pal palette) {
	cell := v.cell(img)
	on := func(col, row float64) brush {
		return brush{img: img, x: (v.sight - col - 0.5) * cell, y: (v.sight - row - 0.5) * cell, unit: cell * 1.06}
	}
	figure{kind: man, color: rules.Black}.draw(on(1, 1), pal, false)
	figure{kind: king, color: rules.White}.draw(on(0, 0), pal, false)
}

func edges(from, long float64) (int, int) {
	return int(math.Round(from)), int(math.Round(from + long))
}

// cutCorners makes what lies outside of round corners transparent.
func cutCorners(img *image.RGBA, radius float64) {
	side := float64(img.Rect.Dx())
	mask := image.NewRGBA(img.Rect)
	brush{img: mask, unit: side}.box(spot{}, spot{1, 1}, radius, color.NRGBA{A: 0xff})
	for i := 0; i < len(img.Pix); i += 4 {
		cover := uint32(mask.Pix[i+3])
		for k := range 4 {
			img.Pix[i+k] = uint8((uint32(img.Pix[i+k])*cover + 127) / 255)
		}
	}
}
