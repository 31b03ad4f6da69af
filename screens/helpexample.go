package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"damiera/board"
	"damiera/help"
	"damiera/rules"
	"damiera/screens/controls"
	"damiera/translations"
)

// How wide the board of an example is, in points: no wider than that, and where the window is low so
// much smaller that its buttons are seen with it, but not too small to read.
const (
	exampleWidest    = 360
	exampleNarrowest = 208
)

// An example is a diagram of the help whose moves are stepped through: by its buttons, or by taps on the
// board.
type example struct {
	widget.BaseWidget

	say       translations.Language
	diagram   help.Diagram
	positions []rules.Position
	step      int            // how many moves have been made
	seen      func() float32 // the height that is seen at a time
	motion    board.Motion

	board           *board.Diagram
	over            *controls.TapArea
	start, back, on *controls.Arrow
	move            *controls.Words
	text            *controls.Caption
}

// newExample makes an example of a diagram, for a page of which so much of the height is seen at a time.
func (p *Play) newExample(d help.Diagram, seen func() float32) *example {
	e := &example{
		say: p.say, diagram: d, positions: d.Positions(), seen: seen,
		move: controls.NewWords(), text: controls.NewCaption(d.Caption, 1, fyne.TextStyle{Italic: true}),
	}
	e.text.Words.Center = true
	e.board = board.NewDiagram(e.view())
	e.motion = motion(p.settings.Motion())
	e.board.SetMotion(e.motion)
	e.over = controls.NewTapArea(func() {
		if !p.turning() {
			e.next()
		}
	})
	e.start = controls.NewStep(controls.ToStart, func() { e.show(0) }, p.typedKey, p.typedRune)
	e.back = controls.NewStep(controls.StepBack, func() { e.show(e.step - 1) }, p.typedKey, p.typedRune)
	e.on = controls.NewStep(controls.StepOn, func() { e.show(e.step + 1) }, p.typedKey, p.typedRune)
	for _, b := range e.buttons() {
		b.Deaf = p.turning
	}
	e.move.Center, e.move.Middle = true, true
	e.ExtendBaseWidget(e)
	e.tell()
	return e
}

// view is what the board shows: what must be captured and what may not be, before the first move.
func (e *example) view() board.View {
	v := board.View{Position: e.positions[e.step], Bottom: e.diagram.Bottom, Numbers: true}
	if e.step > 0 {
		v.Last = e.diagram.Moves[e.step-1]
	} else if !e.diagram.Refused.IsZero() {
		v.Due, v.Barred = e.diagram.Due, e.diagram.Refused
	}
	return v
}

// next goes a move on, and after the last one back to the start.
func (e *example) next() { e.show((e.step + 1) % len(e.positions)) }

// show goes to the position after so many moves, as far as there are.
func (e *example) show(step int) {
	if step = max(0, min(step, len(e.diagram.Moves))); step == e.step {
		return
	}
	e.step = step
	e.board.SetView(e.view())
	e.tell()
}

// resume shows the position after so many moves without any motion.
func (e *example) resume(step int) {
	e.board.SetMotion(board.Motion{})
	e.show(step)
	e.board.SetMotion(e.motion)
}

// tell says which move is shown.
func (e *example) tell() {
	if len(e.diagram.Moves) == 0 {
		return
	}
	size := theme.TextSize()
	which := e.say.Text("help.before-moves")
	var what string
	if e.step > 0 {
		what = e.positions[e.step-1].Text(e.diagram.Moves[e.step-1])
		which = e.say.Text("help.move-of", translations.Args{"Move": e.step, "All": len(e.diagram.Moves)})
	}
	e.move.Say(
		controls.Paragraph{Text: what, Size: size, Style: fyne.TextStyle{Bold: true}},
		controls.Paragraph{Text: which, Size: size * 0.9},
	)
	e.start.Idle, e.back.Idle, e.on.Idle = e.step == 0, e.step == 0, e.step == len(e.diagram.Moves)
	for _, b := range e.buttons() {
		b.Refresh()
	}
}

// buttons are those that step through the moves.
func (e *example) buttons() []*controls.Arrow { return []*controls.Arrow{e.start, e.back, e.on} }

// WhenFocused has the buttons tell when they come to have the keyboard.
func (e *example) WhenFocused(tell func(fyne.CanvasObject)) {
	for _, b := range e.buttons() {
		b.WhenFocused(tell)
	}
}

// HeightFor is the height of board, buttons and text.
func (e *example) HeightFor(width float32) float32 {
	p := e.place(width)
	return p.text.Y + p.text.H
}

// examplePlaces tells where the parts of an example are.
type examplePlaces struct {
	board, start, back, move, on, text box
}

// place arranges the parts in a width, all in the middle.
func (e *example) place(width float32) examplePlaces {
	const around = 3 * gap
	high := max(controls.Tappable, theme.TextSize()*2.6)
	side := min(width, exampleWidest, max(exampleNarrowest, e.seen()-high-around))
	p := examplePlaces{board: box{(width - side) / 2, 0, side, side}}
	wide := min(width, exampleWidest) // a small board needs no small words
	left := (width - wide) / 2
	y := side + gap
	if len(e.diagram.Moves) > 0 {
		p.start = box{left, y, controls.Tappable, high}
		p.back = box{left + controls.Tappable + gap, y, controls.Tappable, high}
		p.on = box{left + wide - controls.Tappable, y, controls.Tappable, high}
		x := p.back.X + controls.Tappable + gap
		p.move = box{x, y, max(0, p.on.X-gap-x), high}
		y += high + gap
	}
	p.text = box{left, y, wide, e.text.HeightFor(wide)}
	return p
}

// CreateRenderer is called by Fyne.
func (e *example) CreateRenderer() fyne.WidgetRenderer {
	r := &exampleRenderer{example: e, objects: []fyne.CanvasObject{e.board, e.text}}
	if len(e.diagram.Moves) > 0 {
		r.objects = append(r.objects, e.over, e.start, e.back, e.move, e.on)
	}
	return r
}

type exampleRenderer struct {
	example *example
	objects []fyne.CanvasObject
}

// MinSize leaves the height to the column.
func (r *exampleRenderer) MinSize() fyne.Size { return fyne.NewSize(1, 1) }

// Layout puts the parts in their places.
func (r *exampleRenderer) Layout(size fyne.Size) {
	e, p := r.example, r.example.place(size.Width)
	put(e.board, p.board)
	put(e.over, p.board)
	put(e.start, p.start)
	put(e.back, p.back)
	put(e.move, p.move)
	put(e.on, p.on)
	put(e.text, p.text)
}

// Refresh follows the theme and its size of text.
func (r *exampleRenderer) Refresh() {
	r.example.tell()
	r.example.board.Refresh()
	r.example.text.Refresh()
	r.Layout(r.example.Size())
}

// Objects are the board, the text and, where there are moves, what steps through them.
func (r *exampleRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy has nothing to give back.
func (r *exampleRenderer) Destroy() {}
