package board

import (
	"image"
	"image/color"
	"sync"

	"fyne.io/fyne/v2/theme"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// bundledFont is the bold font that Fyne brings along: its strokes keep their
// contrast where letters are small, and a picture needs no app to be asked for
// it. It is nil if it cannot be read, and then nothing is written.
var bundledFont = sync.OnceValue(func() *sfnt.Font {
	f, err := opentype.Parse(theme.DefaultTextBoldFont().Content())
	if err != nil {
		return nil
	}
	return f
})

// A pen writes short texts of one size on an image. The zero pen writes nothing.
type pen struct {
	face font.Face
	tall int // of a digit, in pixels
}

// newPen is a pen whose letters stand size pixels apart from line to line.
func newPen(size float64) pen {
	f := bundledFont()
	if f == nil || size <= 0 {
		return pen{}
	}
	face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: size, DPI: 72, Hinting: font.HintingFull})
	if err != nil {
		return pen{}
	}
	box, _ := font.BoundString(face, "0")
	return pen{face: face, tall: -box.Min.Y.Round()}
}

// width is that of a text's ink, in pixels.
func (n pen) width(text string) int {
	if n.face == nil {
		return 0
	}
	box, _ := font.BoundString(n.face, text)
	return (box.Max.X - box.Min.X).Ceil()
}

// write puts a text with its left edge at x and its foot at y. Both are whole pixels,
// or the strokes would be blurred.
func (n pen) write(img *image.RGBA, text string, x, y int, c color.NRGBA) {
	if n.face == nil {
		return
	}
	box, _ := font.BoundString(n.face, text)
	d := font.Drawer{Dst: img, Src: image.NewUniform(c), Face: n.face}
	d.Dot = fixed.Point26_6{X: fixed.I(x) - box.Min.X, Y: fixed.I(y)}
	d.DrawString(text)
}
