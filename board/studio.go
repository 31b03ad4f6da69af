package board

import (
	"image"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"damiera/rules"
)

// A studio draws each figure once for a size of cell and a palette, and keeps
// the pictures until one of these changes: twenty-four men are one picture.
type studio struct {
	pal      palette
	slab     bool
	cell     int // pixels
	pictures map[figure]*image.RGBA
}

// setUp makes s draw for this plan and palette; it reports whether anything is
// different, so that what is on the screen must be drawn again.
func (s *studio) setUp(p plan, pal palette) bool {
	slab := p.game == rules.Alquerque
	if s.pictures != nil && s.pal == pal && s.slab == slab && s.cell == p.cell {
		return false
	}
	*s = studio{pal: pal, slab: slab, cell: p.cell, pictures: map[figure]*image.RGBA{}}
	return true
}

// margin is how many pixels a figure may extend beyond its cell on each side.
func (s *studio) margin() int {
	return int(math.Ceil((reach - 0.5) * float64(s.cell)))
}

// picture is a square with f in its middle.
func (s *studio) picture(f figure) *image.RGBA {
	if img := s.pictures[f]; img != nil {
		return img
	}
	side := s.cell + 2*s.margin()
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	middle := float64(side) / 2
	f.draw(brush{img: img, x: middle, y: middle, unit: float64(s.cell)}, s.pal, s.slab)
	s.pictures[f] = img
	return img
}

// A sprite is a figure on the screen. It is drawn anew only when it becomes
// another figure; to move it costs nothing.
type sprite struct {
	raster *canvas.Raster
	figure figure
	studio *studio
}

func newSprite(s *studio) *sprite {
	sp := &sprite{studio: s}
	sp.raster = newRaster(func() *image.RGBA { return s.picture(sp.figure) })
	sp.raster.Hidden = true
	return sp
}

// hide takes the sprite off the screen.
func (sp *sprite) hide() {
	if !sp.raster.Hidden {
		sp.raster.Hide()
	}
}

// show puts f on the screen with its cell's top left corner at x, y, in pixels
// of p, covering what is below it to the given degree. stale says that the
// studio has changed since.
func (sp *sprite) show(f figure, p plan, x, y int, opacity float32, stale bool) {
	margin := sp.studio.margin()
	side := float32(p.cell+2*margin) / p.scale
	sp.raster.Move(fyne.NewPos(float32(x-margin)/p.scale, float32(y-margin)/p.scale))
	changed := stale || sp.figure != f || sp.raster.Hidden
	sp.figure = f
	if faded := float64(1 - opacity); sp.raster.Translucency != faded {
		sp.raster.Translucency = faded
		changed = true
	}
	sp.raster.Hidden = false
	if size := fyne.NewSquareSize(side); changed || sp.raster.Size() != size {
		repaint(sp.raster, size)
	}
}
