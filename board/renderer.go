package board

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"damiera/rules"
)

// renderer keeps the board's objects: the ground, a layer of marks under the
// pieces, the pieces, the ways that explain, a layer of marks above them, and the
// piece in motion. All are made once and reused; nothing is drawn that has not
// changed.
type renderer struct {
	of     *display
	plan   plan
	studio *studio

	ground  *canvas.Raster
	picture *image.RGBA       // of the ground; nil until it is painted
	bare    *image.RGBA       // without the last move; nil until it is painted
	drawn   groundKey         // what bare is drawn for
	last    rules.Move        // on picture
	numbers bool              // on picture
	frame   *canvas.Rectangle // shows the focus
	rim     *canvas.Rectangle // parts the frame from the ground
	under   pool
	pieces  pool
	ways    *overlay
	above   pool
	hand    *sprite
	objects []fyne.CanvasObject
}

// groundKey is all that a bare board depends on.
type groundKey struct {
	plan plan
	pal  palette
}

func newRenderer(d *display) *renderer {
	r := &renderer{of: d, studio: &studio{}}
	r.ground = newRaster(r.groundPicture)
	r.frame, r.rim = canvas.NewRectangle(color.Transparent), canvas.NewRectangle(color.Transparent)
	r.ways = newOverlay()
	r.hand = newSprite(r.studio)
	r.list()
	d.renderer = r
	return r
}

func (r *renderer) Destroy() {}

func (r *renderer) MinSize() fyne.Size { return r.of.least() }

func (r *renderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *renderer) Layout(fyne.Size) { r.Refresh() }

// Refresh brings every object up to date with the board.
func (r *renderer) Refresh() {
	r.plan = r.of.plan()
	if r.plan.cell <= 0 {
		return
	}
	pal := r.of.palette()
	stale := r.studio.setUp(r.plan, pal)
	m := r.of.marks()
	r.showGround(pal, m.numbers)
	r.showFrame(pal)
	r.ways.show(r.drawn, r.of.stage.scene, m.due, m.barred, r.ground)

	grown := r.under.show(m.under(), r, stale)
	grown = r.above.show(m.above(), r, stale) || grown
	grown = r.showPieces(m, stale) || grown
	if grown {
		r.list()
	}
	r.moveHand(stale)
}

func (r *renderer) showGround(pal palette, numbers bool) {
	r.ground.Move(fyne.NewPos(float32(r.plan.left)/r.plan.scale, float32(r.plan.top)/r.plan.scale))
	key := groundKey{plan: r.plan, pal: pal}
	key.plan.left, key.plan.top = 0, 0
	last := r.of.stage.last
	if key == r.drawn && last == r.last && numbers == r.numbers {
		return
	}
	if key != r.drawn {
		r.bare = nil
	}
	r.drawn, r.last, r.numbers, r.picture = key, last, numbers, nil
	repaint(r.ground, fyne.NewSquareSize(float32(r.plan.side)/r.plan.scale))
}

// groundPicture draws the ground when it is painted: a window that opens is laid out more than once before
// anything of it is seen.
func (r *renderer) groundPicture() *image.RGBA {
	if r.drawn.plan.cell == 0 {
		return nil
	}
	if r.bare == nil {
		r.bare = r.drawn.plan.bare(r.drawn.pal)
	}
	if r.picture == nil {
		r.picture = r.drawn.plan.ground(r.bare, r.drawn.pal, r.last, r.numbers)
	}
	return r.picture
}

// showFrame draws the focus. The frame is always there, if only transparent: its
// refresh costs nothing and has Fyne paint, which hidden sprites that have never
// been painted could not bring about.
func (r *renderer) showFrame(pal palette) {
	const wide, thin = 3, 1.5
	slab := r.plan.game == rules.Alquerque
	r.frame.StrokeColor, r.frame.StrokeWidth = color.Transparent, wide
	r.rim.StrokeColor, r.rim.StrokeWidth = color.Transparent, thin
	if r.of.focus.onBoard() {
		r.frame.StrokeColor, r.rim.StrokeColor = pal.accent, pal.rim(slab)
	}
	r.frame.CornerRadius = 2 * float32(r.plan.frame) / r.plan.scale
	if slab {
		r.frame.CornerRadius = slabCorner * r.plan.unit()
	}
	r.rim.CornerRadius = max(0, r.frame.CornerRadius-wide)
	r.frame.Resize(r.ground.Size())
	r.frame.Move(r.ground.Position())
	r.rim.Resize(r.ground.Size().SubtractWidthHeight(2*wide, 2*wide))
	r.rim.Move(r.ground.Position().AddXY(wide, wide))
	r.frame.Refresh()
	r.rim.Refresh()
}

// showPieces puts every piece of the scene on its point, but for the one in
// motion. Each point has a sprite of its own.
func (r *renderer) showPieces(m marks, stale bool) (grown bool) {
	points := r.plan.game.Points()
	grown = r.pieces.grow(len(points), r.studio)
	for i, sp := range r.pieces.sprites {
		if i >= len(points) {
			sp.hide()
			continue
		}
		f := pieceOn(r.of.stage.scene, points[i])
		f.raised = points[i] == m.chosen
		if f.kind == nothing || points[i] == r.absent() {
			sp.hide()
			continue
		}
		x, y := r.plan.corner(points[i])
		sp.show(f, r.plan, x, y, r.opacity(points[i]), stale)
	}
	return grown
}

// absent is the point whose piece is in motion.
func (r *renderer) absent() rules.Point {
	if l, ok := r.of.stage.sliding(); ok {
		return l.from
	}
	return r.of.hold.piece
}

func (r *renderer) opacity(p rules.Point) float32 {
	if l, ok := r.of.stage.sliding(); ok && l.taken == p {
		return l.opacity(r.of.stage.part)
	}
	return 1
}

// follow shows how far the piece in motion has come: all that changes from one
// frame of a slide to the next.
func (d *display) follow() {
	if d.renderer != nil {
		d.renderer.moveHand(false)
	}
}

func (r *renderer) moveHand(stale bool) {
	if l, ok := r.of.stage.sliding(); ok {
		part := float64(r.of.stage.part)
		x0, y0 := r.plan.corner(l.from)
		x1, y1 := r.plan.corner(l.to)
		f := figure{kind: man, color: l.color, raised: l.taken != rules.None}
		if l.king {
			f.kind = king
		}
		r.hand.show(f, r.plan, x0+int(part*float64(x1-x0)), y0+int(part*float64(y1-y0)), 1, stale)
		r.fade(l)
		return
	}
	h := r.of.hold
	f := pieceOn(r.of.stage.scene, h.piece)
	if f.kind == nothing {
		r.hand.hide()
		return
	}
	f.raised = true
	x, y := int(h.now.X*r.plan.scale)-r.plan.cell/2, int(h.now.Y*r.plan.scale)-r.plan.cell/2
	r.hand.show(f, r.plan, x, y, 1, stale)
}

// fade makes the taken piece fainter.
func (r *renderer) fade(l leg) {
	if l.taken == rules.None {
		return
	}
	for i, pt := range r.plan.game.Points() {
		if pt == l.taken && i < len(r.pieces.sprites) {
			r.pieces.sprites[i].raster.Translucency = float64(1 - l.opacity(r.of.stage.part))
		}
	}
}

// list puts the objects in their order, from the ground up.
func (r *renderer) list() {
	r.objects = append(r.objects[:0:0], r.ground, r.frame, r.rim)
	add := func(p pool) {
		for _, sp := range p.sprites {
			r.objects = append(r.objects, sp.raster)
		}
	}
	add(r.under)
	add(r.pieces)
	r.objects = append(r.objects, r.ways.raster)
	add(r.above)
	r.objects = append(r.objects, r.hand.raster)
}

// A pool is sprites that are lent to whatever figures a layer has.
type pool struct{ sprites []*sprite }

// grow makes the pool hold at least n sprites; it reports whether it had fewer.
func (p *pool) grow(n int, s *studio) bool {
	had := len(p.sprites)
	for len(p.sprites) < n {
		p.sprites = append(p.sprites, newSprite(s))
	}
	return len(p.sprites) > had
}

// show puts a layer's figures on the screen.
func (p *pool) show(layer []placed, r *renderer, stale bool) (grown bool) {
	grown = p.grow(len(layer), r.studio)
	for i, sp := range p.sprites {
		if i >= len(layer) {
			sp.hide()
			continue
		}
		x, y := r.plan.corner(layer[i].at)
		sp.show(layer[i].figure, r.plan, x, y, 1, stale)
	}
	return grown
}
