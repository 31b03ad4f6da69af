package board

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// newRaster is an object that shows whatever picture there is when it is painted;
// Fyne may paint it before there is one.
func newRaster(picture func() *image.RGBA) *canvas.Raster {
	return canvas.NewRaster(func(int, int) image.Image {
		if img := picture(); img != nil {
			return img
		}
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	})
}

// repaint has a raster painted anew at a size. To resize it does so by itself, and
// once is enough.
func repaint(r *canvas.Raster, size fyne.Size) {
	if r.Size() != size {
		r.Resize(size)
		return
	}
	r.Refresh()
}
