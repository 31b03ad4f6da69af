package board

import (
	"image"

	"fyne.io/fyne/v2/canvas"

	"damiera/rules"
)

// An overlay is the ways over the whole board as an object on the screen. It is
// drawn anew only when the ways or the board below them have changed.
type overlay struct {
	raster      *canvas.Raster
	picture     *image.RGBA
	on          groundKey      // what picture was drawn for
	scene       rules.Position // whose pieces the ways leave in sight
	due, barred rules.Move
}

func newOverlay() *overlay {
	o := &overlay{}
	o.raster = newRaster(func() *image.RGBA { return o.picture })
	o.raster.Hidden = true
	return o
}

// show puts the ways where the ground is, or takes them off the screen if there
// are none.
func (o *overlay) show(on groundKey, scene rules.Position, due, barred rules.Move, ground *canvas.Raster) {
	if due.IsZero() && barred.IsZero() {
		o.picture, o.due, o.barred = nil, due, barred
		if !o.raster.Hidden {
			o.raster.Hide()
		}
		return
	}
	o.raster.Move(ground.Position())
	if o.picture != nil && on == o.on && scene == o.scene && due == o.due && barred == o.barred {
		return
	}
	o.on, o.scene, o.due, o.barred = on, scene, due, barred
	o.picture = on.plan.ways(on.pal, scene, due, barred)
	o.raster.Hidden = false
	repaint(o.raster, ground.Size())
}
