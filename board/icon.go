package board

import (
	"image"
	"image/color"
	"math"

	"damiera/rules"
)

// Icon draws the program's icon, size pixels wide and high: the right corner of a
// walnut board in its frame, dark as in the Italian game, with a white king on it
// and a black man before it. Beyond the round corners it is transparent.
func Icon(size int) image.Image {
	pal := newPalette(ownTones(Light))
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	fill(img, img.Rect, pal.frame)
	// Lengths in squares. A little of the third row and column is left in sight,
	// so that the board is felt to go on.
	const frame, sight = 0.19, 2.2
	cell := float64(size) / (frame + sight)
	// From the corner inwards: col to the left, row up.
	for col := range 3 {
		for row := range 3 {
			c := pal.light
			if (col+row)%2 == 0 {
				c = pal.dark
			}
			x0, x1 := edges((sight-float64(col+1))*cell, cell)
			y0, y1 := edges((sight-float64(row+1))*cell, cell)
			fill(img, image.Rect(x0, y0, x1, y1), c)
		}
	}
	on := func(col, row float64) brush {
		return brush{img: img, x: (sight - col - 0.5) * cell, y: (sight - row - 0.5) * cell, unit: cell * 1.06}
	}
	figure{kind: man, color: rules.Black}.draw(on(1, 1), pal, false)
	figure{kind: king, color: rules.White}.draw(on(0, 0), pal, false)
	cutCorners(img, 0.21)
	return img
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
