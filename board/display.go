package board

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"damiera/rules"
)

// A display is what is seen of a board, and all that its renderer asks for. A
// Board is a display that a person can act on; a Diagram is one to look at.
type display struct {
	widget fyne.Widget // whose inside this is

	view  View
	pick  pick
	done  int       // hops of the move being played that are on the screen or on their way there
	left  [3]pick   // by game: what was half made when another game was shown
	alarm rules.Set // pieces ringed since a tap was refused for their sake

	stage  stage
	hold   hold
	ghost  ghost
	cursor cursor
	focus  focus

	renderer *renderer // what Fyne asked for last; nil before that
}

// newDisplay shows v at rest.
func newDisplay(w fyne.Widget, v View) display {
	return display{
		widget: w,
		view:   v,
		pick:   newPick(v.Position, v.Legal),
		stage:  stage{scene: v.Position, last: v.Last, bottom: v.Bottom, motion: Natural()},
		hold:   noHold(),
		cursor: cursor{at: rules.None},
	}
}

// View is what was last told to be shown.
func (d *display) View() View { return d.view }

// Spot is where the centre of a point is on the widget.
func (d *display) Spot(p rules.Point) fyne.Position { return d.plan().centre(p) }

// least is the smallest size: a board is as large as its space.
func (d *display) least() fyne.Size { return fyne.NewSquareSize(96) }

// show shows v. Where v.Last leads from the view before to this one it is seen
// to move, after whatever still moves; else everything stands there at once.
func (d *display) show(v View) {
	before, moved := d.view, v.Position != d.view.Position
	var coming []leg
	if moved && follows(before.Position, v.Last, v.Position) && d.pick.leadsTo(v.Last) {
		coming = legs(before.Position, v.Last, d.done)
	}
	d.view = v
	if moved || !slices.Equal(v.Legal, before.Legal) {
		d.pick = d.taken(before, v)
		d.done, d.alarm, d.hold = d.pick.shown(), 0, noHold()
	}
	switch {
	case len(coming) > 0:
		d.play(coming)
	case moved:
		d.rest()
	case len(d.stage.queue) == 0:
		d.stage.settle(d)
	}
	if v.Position.Game != before.Position.Game {
		d.cursor = d.plan().put(d.home(d.plan())) // the old place means nothing here
	}
	d.widget.Refresh()
}

// taken is the taps so far in v, which follows another view. Looking at another
// game in the middle of a capture does not undo it.
func (d *display) taken(before, v View) pick {
	old, now := before.Position.Game, v.Position.Game
	if old == now {
		return newPick(v.Position, v.Legal)
	}
	d.left[old] = d.pick
	if k := d.left[now]; k.shown() > 0 && k.position == v.Position && slices.Equal(k.legal, v.Legal) {
		return k
	}
	return newPick(v.Position, v.Legal)
}

// plan is the geometry of what is on the screen, as it is now turned.
func (d *display) plan() plan {
	return newPlan(d.stage.scene.Game, d.stage.bottom, d.widget.Size(), d.density())
}

// density is how many device pixels one of Fyne's units has. Canvas.Scale alone
// leaves out what some systems multiply it by.
func (d *display) density() float32 {
	if fyne.CurrentApp() == nil {
		return 1
	}
	c := fyne.CurrentApp().Driver().CanvasForObject(d.widget)
	if c == nil {
		return 1
	}
	const far = 100_000
	x, _ := c.PixelCoordinateForPosition(fyne.NewPos(far, far))
	return float32(x) / far
}

// palette is the colours that the widget is to be drawn in.
func (d *display) palette() palette {
	return paletteOf(theme.CurrentForWidget(d.widget), fyne.CurrentApp().Settings().ThemeVariant())
}

// marks is what is to be pointed out now.
func (d *display) marks() marks {
	m := noMarks()
	m.numbers = d.view.Numbers
	m.chosen, m.next, m.ends = d.pick.chosen(), d.pick.next(), d.pick.ends()
	if d.pick.shown() == 0 {
		m.forced = d.view.Forced | d.alarm
	}
	if !d.pick.pending.IsZero() {
		m.confirm = d.pick.pending.To()
	}
	// A way is told of the position, not of what still slides towards it.
	if len(d.stage.queue) == 0 {
		m.due, m.barred = d.view.Due, d.view.Barred
	}
	if d.focus.onPoint() {
		m.pointer = d.cursor.at
	}
	return m
}
