package board

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"damiera/rules"
)

// A setter is an editor in a window and a person before it. What is dragged is
// put where it was dragged to, and what is tapped is noted.
type setter struct {
	t      *testing.T
	editor *Editor
	tapped []string
	drags  []string
	keys   []fyne.KeyName
	runes  []rune
}

func newSetter(t *testing.T, g rules.Game, position string) *setter {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(NewTheme(FollowSystem, 1))
	p := mustPosition(t, g, position)
	s := &setter{t: t, editor: NewEditor(View{Position: p})}
	w := test.NewTempWindow(t, container.NewStack(s.editor))
	w.SetPadded(false)
	w.Resize(fyne.NewSize(360, 360))
	name := func(p rules.Point) string {
		if p == rules.None {
			return "-"
		}
		return g.Name(p)
	}
	s.editor.OnTap = func(p rules.Point) { s.tapped = append(s.tapped, name(p)) }
	s.editor.OnDrag = func(from, to rules.Point) { s.drags = append(s.drags, name(from)+">"+name(to)) }
	s.editor.OnKey = func(e *fyne.KeyEvent) { s.keys = append(s.keys, e.Name) }
	s.editor.OnRune = func(r rune) { s.runes = append(s.runes, r) }
	return s
}

func (s *setter) spot(name string) fyne.Position {
	s.t.Helper()
	return s.editor.Spot(mustPoint(s.t, s.editor.View().Position.Game, name))
}

// drag presses the mouse and goes by the ways.
func (s *setter) drag(from fyne.Position, ways ...fyne.Delta) {
	press := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	press.Position = from
	s.editor.MouseDown(press)
	for _, d := range ways {
		from = from.Add(d)
		ev := &fyne.DragEvent{Dragged: d}
		ev.Position = from
		s.editor.Dragged(ev)
	}
	s.editor.MouseUp(press)
	s.editor.DragEnd()
}

func (s *setter) wants(what string, got []string, want ...string) {
	s.t.Helper()
	if !slices.Equal(got, want) {
		s.t.Errorf("%s %q, want %q", what, got, want)
	}
}

// A tap means the nearest playing point, an empty one or not.
func TestEditorTellsTaps(t *testing.T) {
	for game, points := range map[rules.Game][]string{
		rules.Italian: {"1", "14", "32"}, rules.English: {"4", "18", "29"}, rules.Alquerque: {"a5", "c3", "e1"},
	} {
		s := newSetter(t, game, rules.Start(game).String())
		for _, name := range points {
			test.TapAt(s.editor, s.spot(name).AddXY(9, -9))
		}
		s.wants("tapped", s.tapped, points...)
	}
}

// A drag ends on a square or beside the board.
func TestEditorTellsDrags(t *testing.T) {
	s := newSetter(t, rules.Italian, "W:W22,K5:B10")
	way := s.spot("14").Subtract(s.spot("22"))
	s.drag(s.spot("22"), fyne.NewDelta(way.X/2, way.Y/2), fyne.NewDelta(way.X/2, way.Y/2))
	s.drag(s.spot("5"), fyne.NewDelta(-40, 0), fyne.NewDelta(-160, 0))
	s.drag(s.spot("10"), fyne.NewDelta(50, 0), fyne.NewDelta(-50, 0)) // and back
	s.drag(s.spot("17"), fyne.NewDelta(50, 0))                        // nobody stands there
	s.wants("dragged", s.drags, "22>14", "5>-")
	s.wants("tapped", s.tapped)
	if s.editor.hold.piece != rules.None {
		t.Error("a piece is still in the hand")
	}
}

// A trembling finger taps; a long press of a finger does too, another mouse button does not.
func TestEditorTakesATrembleForATap(t *testing.T) {
	s := newSetter(t, rules.Italian, "W:W22:B10")
	s.drag(s.spot("22"), fyne.NewDelta(3, 0), fyne.NewDelta(0, 4), fyne.NewDelta(-3, 0))
	s.drag(s.spot("17"), fyne.NewDelta(-4, 3))
	s.wants("tapped", s.tapped, "22", "17")
	at := fyne.PointEvent{Position: s.spot("10")}
	s.editor.TappedSecondary(&at)
	s.editor.TouchDown(&mobile.TouchEvent{PointEvent: at})
	s.editor.TouchUp(&mobile.TouchEvent{PointEvent: at})
	s.editor.TappedSecondary(&at)
	s.wants("tapped", s.tapped, "22", "17", "10")
	s.wants("dragged", s.drags)
}

// The arrows walk, Return and the space tap; everything else is handed on.
func TestEditorByKeyboard(t *testing.T) {
	s := newSetter(t, rules.Italian, "W:W22:B10")
	press := func(keys ...fyne.KeyName) {
		for _, k := range keys {
			s.editor.TypedKey(&fyne.KeyEvent{Name: k})
		}
	}
	test.TapAt(s.editor, s.spot("22"))
	press(fyne.KeyUp, fyne.KeyUp, fyne.KeyReturn, fyne.KeyRight, fyne.KeySpace, fyne.KeyEscape)
	s.editor.TypedRune(' ')
	s.editor.TypedRune('k')
	s.wants("tapped", s.tapped, "22", "19", "20")
	if !slices.Equal(s.keys, []fyne.KeyName{fyne.KeyEscape}) || !slices.Equal(s.runes, []rune{'k'}) {
		t.Errorf("handed on are %q and %q", s.keys, s.runes)
	}
}

// What goes in is seen at once, wrong squares with their rings, and another game in its own shape.
func TestEditorShowsWhatGoesIn(t *testing.T) {
	s := newSetter(t, rules.Italian, "W:W22:B10")
	wrong, _ := rules.ParsePosition(rules.Italian, "W:W1,22:B5")
	s.editor.SetView(View{Position: wrong, Forced: rules.Of(mustPoint(t, rules.Italian, "1"))})
	if s.editor.stage.scene != wrong || names(rules.Italian, s.editor.marks().forced) != "1" {
		t.Errorf("it shows %v with rings on %q", s.editor.stage.scene, names(rules.Italian, s.editor.marks().forced))
	}
	before := s.spot("1")
	s.editor.SetView(View{Position: rules.Start(rules.Alquerque)})
	if s.spot("a5") == before {
		t.Error("the points are where they were in the other game")
	}
}

// Each tile is drawn differently, in each look, and the ring of the one in use is seen.
func TestTilesDiffer(t *testing.T) {
	a := test.NewTempApp(t)
	for _, look := range []Look{Light, Dark, HighContrast} {
		a.Settings().SetTheme(NewTheme(look, 1))
		for _, g := range rules.Games() {
			tiles := []*Tile{
				NewTile(rules.White, false), NewTile(rules.White, true),
				NewTile(rules.Black, false), NewTile(rules.Black, true), NewCross(),
			}
			for i, one := range tiles {
				one.Set(g, false)
				plain := one.draw(44, 44)
				for _, other := range tiles[:i] {
					if n := differing(plain, other.draw(44, 44)); n < 100 {
						t.Errorf("%v, %v: two tiles differ by %d pixels", look, g, n)
					}
				}
				one.Set(g, true)
				if n := differing(plain, one.draw(44, 44)); n < 100 {
					t.Errorf("%v, %v: the ring changes %d pixels", look, g, n)
				}
				one.Set(g, false)
			}
		}
	}
}
