package board

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"damiera/rules"
)

// A player is a board in a window and a person before it, who plays both sides.
type player struct {
	t       *testing.T
	window  fyne.Window
	board   *Board
	played  []string
	refused []Refusal
	keys    []fyne.KeyName
	runes   []rune
}

func newPlayer(t *testing.T, g rules.Game, position string) *player {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(NewTheme(FollowSystem, 1))
	p := &player{t: t, board: New()}
	p.window = test.NewTempWindow(t, container.NewStack(p.board))
	p.window.SetPadded(false)
	p.window.Resize(fyne.NewSize(360, 360))
	p.board.OnMove = func(m rules.Move) {
		p.played = append(p.played, m.String())
		v := toMove(p.board.View().Position.Play(m))
		v.Last = m
		p.board.SetView(v)
	}
	p.board.OnRefused = func(r Refusal) { p.refused = append(p.refused, r) }
	p.board.OnKey = func(e *fyne.KeyEvent) { p.keys = append(p.keys, e.Name) }
	p.board.OnRune = func(r rune) { p.runes = append(p.runes, r) }
	start := rules.Start(g)
	if position != "" {
		start = mustPosition(t, g, position)
	}
	p.board.SetView(toMove(start))
	return p
}

func (p *player) spot(name string) fyne.Position {
	p.t.Helper()
	return p.board.Spot(mustPoint(p.t, p.board.View().Position.Game, name))
}

func (p *player) tap(names ...string) {
	p.t.Helper()
	for _, name := range names {
		test.TapAt(p.board, p.spot(name))
	}
}

func (p *player) press(keys ...fyne.KeyName) {
	for _, k := range keys {
		p.board.TypedKey(&fyne.KeyEvent{Name: k})
		if k == fyne.KeySpace {
			p.board.TypedRune(' ')
		}
	}
}

// drag is what a desktop tells of a mouse that is pressed and goes by the ways.
func (p *player) drag(from fyne.Position, ways ...fyne.Delta) {
	press := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	press.Position = from
	p.board.MouseDown(press)
	for _, d := range ways {
		from = from.Add(d)
		ev := &fyne.DragEvent{Dragged: d}
		ev.Position = from
		p.board.Dragged(ev)
	}
	p.board.MouseUp(press)
	p.board.DragEnd()
}

func (p *player) dragTo(from, to string) {
	p.t.Helper()
	way := p.spot(to).Subtract(p.spot(from))
	half := fyne.NewDelta(way.X/2, way.Y/2)
	p.drag(p.spot(from), half, half)
}

func (p *player) wantPlayed(moves ...string) {
	p.t.Helper()
	if !slices.Equal(p.played, moves) {
		p.t.Errorf("played %q, want %q", p.played, moves)
	}
}

func (p *player) wantChosen(name string) {
	p.t.Helper()
	got := "-"
	if at := p.board.pick.chosen(); at != rules.None {
		got = p.board.View().Position.Game.Name(at)
	}
	if got != name {
		p.t.Errorf("chosen is %s, want %s", got, name)
	}
}

// wantAtRest says that what is seen is what is.
func (p *player) wantAtRest() {
	p.t.Helper()
	s := p.board.stage
	if len(s.queue) != 0 || s.slide != nil || s.scene != p.board.view.Position || s.last != p.board.view.Last {
		p.t.Errorf("the board shows %v, not %v", s.scene, p.board.view.Position)
	}
}
