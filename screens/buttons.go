package screens

import (
	"slices"

	"fyne.io/fyne/v2"

	"damiera/screens/controls"
	"damiera/translations"
)

// buttons are all that may stand below the board. Which of them do depends on who plays and on how far the
// game is.
type buttons struct {
	level, fresh, help, rematch, pause *controls.Button
	undo, redo, hint                   *controls.Arrow

	row buttonRow // those that stand there now
}

// newButtons makes them all.
func (p *Play) newButtons() buttons {
	b := buttons{
		level: p.button(p.tapLevel), fresh: p.button(p.tapFresh), help: p.button(func() { p.openHelp("") }),
		rematch: p.button(p.tapRematch), pause: p.button(p.togglePause),
		undo: controls.NewStep(controls.StepBack, p.takeBack, p.typedKey, p.typedRune),
		redo: controls.NewStep(controls.StepOn, p.stepOn, p.typedKey, p.typedRune),
		hint: controls.NewLamp(p.askHint, p.typedKey, p.typedRune),
	}
	controls.Alike(b.level, b.rematch, b.pause, b.fresh, b.help)
	return b
}

// all are the buttons, in the order in which Tab reaches them.
func (b buttons) all() []fyne.CanvasObject {
	return []fyne.CanvasObject{b.undo, b.redo, b.hint, b.level, b.pause, b.rematch, b.fresh, b.help}
}

// A buttonRow is what stands below the board: icons, then labels, and where there is room for it a spare
// button.
type buttonRow struct {
	icons, labels []fyne.CanvasObject
	spare         fyne.CanvasObject
}

// equal tells whether two rows have the same buttons.
func (r buttonRow) equal(o buttonRow) bool {
	return slices.Equal(r.icons, o.icons) && slices.Equal(r.labels, o.labels) && r.spare == o.spare
}

// rowFor is the row that a table needs; asking tells that a move waits to be confirmed.
func (b buttons) rowFor(t Table, asking bool) buttonRow {
	type objects = []fyne.CanvasObject
	over, m := !t.open(), t.mode()
	switch {
	case asking:
		return buttonRow{labels: objects{b.level, b.fresh}}
	case m == watching && !over:
		return buttonRow{labels: objects{b.level, b.pause, b.fresh}}
	case m == practice && !over:
		return buttonRow{icons: objects{b.undo, b.redo, b.hint}, labels: objects{b.fresh}, spare: b.help}
	case m == twoPlayers && !over:
		return buttonRow{icons: objects{b.undo, b.redo}, labels: objects{b.fresh}, spare: b.help}
	case m == practice || m == twoPlayers:
		return buttonRow{icons: objects{b.undo, b.redo}, labels: objects{b.rematch, b.fresh}}
	case over:
		return buttonRow{labels: objects{b.level, b.rematch, b.fresh}}
	default:
		return buttonRow{labels: objects{b.level, b.fresh}, spare: b.help}
	}
}

// A seat is a button with its place.
type seat struct {
	object fyne.CanvasObject
	box    box
}

// narrowestLabel is the least width of a button with a label, in points: for less its words become too small.
const narrowestLabel = 64

// seats gives the buttons of a row their places. The arrangement has two or three places for buttons; where
// these are too few or too narrow for the row, they are shared out anew.
func (r buttonRow) seats(p places) []seat {
	spots := []box{p.Level, p.Fresh, p.Help}
	labels := r.labels
	groups := len(labels)
	if len(r.icons) > 0 {
		groups++
	}
	needed := float32(0)
	if len(r.icons) > 0 {
		needed = iconsWidth(len(r.icons))
	}
	all := box{p.Level.X, p.Level.Y, p.Fresh.X + p.Fresh.W - p.Level.X, p.Level.H}
	if p.Help.W > 0 && p.Help.Y == p.Level.Y {
		all.W = p.Help.X + p.Help.W - p.Level.X
	}
	switch {
	case groups == 3 && p.Help.W == 0:
		spots = inThree(all, needed)
		if spots[2].W < narrowestLabel {
			labels = labels[1:] // what it does is in the menu as well
			spots = inTwo(all, needed)
		}
	case groups == 2 && needed > p.Level.W:
		spots = inTwo(all, needed)
		if spots[1].W < narrowestLabel {
			labels, spots = nil, []box{all}
		}
	}
	var seats []seat
	if len(r.icons) > 0 {
		seats = inIcons(r.icons, spots[0])
		spots = spots[1:]
	}
	for i, label := range labels {
		seats = append(seats, seat{label, spots[i]})
	}
	spots = spots[len(labels):]
	if r.spare != nil && len(spots) > 0 && spots[0].W > 0 {
		seats = append(seats, seat{r.spare, spots[0]})
	}
	return seats
}

// iconsWidth is what so many icons need side by side.
func iconsWidth(n int) float32 { return float32(n)*(controls.Tappable+gap) - gap }

// inTwo divides a place into two, of which the first has a given width, or as much as the other.
func inTwo(b box, first float32) []box {
	if first == 0 {
		first = (b.W - gap) / 2
	}
	return []box{{b.X, b.Y, first, b.H}, {b.X + first + gap, b.Y, b.W - first - gap, b.H}}
}

// inThree divides a place into three, of which the first has a given width, or as much as the others.
func inThree(b box, first float32) []box {
	if first == 0 {
		first = (b.W - 2*gap) / 3
	}
	rest := (b.W - first - 2*gap) / 2
	return []box{
		{b.X, b.Y, first, b.H},
		{b.X + first + gap, b.Y, rest, b.H},
		{b.X + first + rest + 2*gap, b.Y, rest, b.H},
	}
}

// inIcons puts as many icons into a place as a finger can tell apart.
func inIcons(icons []fyne.CanvasObject, b box) []seat {
	n := max(1, min(len(icons), int((b.W+gap)/(controls.Tappable+gap))))
	each := (b.W - float32(n-1)*gap) / float32(n)
	var seats []seat
	for i, icon := range icons[:n] {
		seats = append(seats, seat{icon, box{b.X + float32(i)*(each+gap), b.Y, each, b.H}})
	}
	return seats
}

// nameButtons says what the buttons do now, and has those stand there that the game needs.
func (p *Play) nameButtons() {
	t, asking := p.table(), !p.board.Pending().IsZero()
	if asking {
		p.level.Say(p.say.Text("confirm.take-back"), false)
		p.fresh.Say(p.say.Text("confirm.play"), true)
	} else {
		p.level.Say(p.say.Text("button.level", translations.Args{"Level": levelName(p.say, p.game, t.Level)}), false)
		p.fresh.Say(p.say.Text("button.new-game"), false)
	}
	p.help.Say(p.say.Text("menu.help"), false)
	p.rematch.Say(p.say.Text("button.rematch"), true)
	if p.paused {
		p.pause.Say(p.say.Text("button.go-on"), true)
	} else {
		p.pause.Say(p.say.Text("button.pause"), false)
	}
	_, may := t.mayTakeBack()
	p.undo.SetIdle(!may && !p.board.Capturing())
	p.redo.SetIdle(len(t.undone) == 0)
	p.hint.SetIdle(!t.personsTurn())
	if row := p.rowFor(t, asking); !row.equal(p.row) {
		p.row = row
		p.window.Content().Refresh()
	}
	for _, label := range p.row.labels {
		label.Refresh() // now that its neighbours' labels are known
	}
}
