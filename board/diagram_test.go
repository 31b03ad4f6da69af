package board

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"damiera/rules"
)

func newDiagram(t *testing.T, v View) (*Diagram, fyne.Window) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(NewTheme(FollowSystem, 1))
	d := NewDiagram(v)
	w := test.NewTempWindow(t, container.NewStack(d))
	w.SetPadded(false)
	w.Resize(fyne.NewSize(360, 300))
	return d, w
}

// What lies below a diagram gets the taps, drags and keys.
func TestDiagramTakesNothing(t *testing.T) {
	var d any = NewDiagram(View{Position: rules.Start(rules.Italian)})
	for what, takes := range map[string]bool{
		"taps":           is[fyne.Tappable](d),
		"double taps":    is[fyne.DoubleTappable](d),
		"second taps":    is[fyne.SecondaryTappable](d),
		"drags":          is[fyne.Draggable](d),
		"scrolls":        is[fyne.Scrollable](d),
		"focus":          is[fyne.Focusable](d),
		"shortcuts":      is[fyne.Shortcutable](d),
		"mouse presses":  is[desktop.Mouseable](d),
		"mouse moves":    is[desktop.Hoverable](d),
		"a cursor":       is[desktop.Cursorable](d),
		"keys":           is[desktop.Keyable](d),
		"a finger":       is[mobile.Touchable](d),
		"nothing at all": !is[fyne.Widget](d),
	} {
		if takes {
			t.Errorf("a diagram takes %s", what)
		}
	}
}

func is[T any](v any) bool {
	_, ok := v.(T)
	return ok
}

// A diagram shows what a board shows, as large a square as its space has.
func TestDiagramShowsAView(t *testing.T) {
	position := mustPosition(t, rules.Italian, "W:W23,24:B10,19,20")
	refused := position.Forbidden()[0]
	d, w := newDiagram(t, View{Position: position, Legal: position.Moves(), Due: refused.By, Barred: refused.Move, Numbers: true})
	if d.View().Legal != nil {
		t.Error("a diagram has moves to play")
	}
	if n := differing(w.Canvas().Capture(), composed(&d.display, w)); n > 0 {
		t.Errorf("%d pixels differ", n)
	}
	if least := d.MinSize(); least.Width > 120 || least.Width != least.Height {
		t.Errorf("it cannot be smaller than %v", least)
	}

	m := refused.By
	d.SetView(View{Position: position.Play(m), Last: m, Bottom: rules.Black})
	d.rest()
	if n := differing(w.Canvas().Capture(), composed(&d.display, w)); n > 0 {
		t.Errorf("after the move %d pixels differ", n)
	}
}

// A move is seen to go there, also the one after it; who goes on to the next does
// not wait for the one before.
func TestDiagramFollows(t *testing.T) {
	start := rules.Start(rules.English)
	d, _ := newDiagram(t, View{Position: start})
	first := mustMove(t, start, "11-15")
	after := start.Play(first)
	d.stage.queue, d.stage.slide = legs(start, first, 0), fyne.NewAnimation(time.Hour, func(float32) {})
	d.view = View{Position: after, Last: first}
	second := mustMove(t, after, "23-19")
	d.SetView(View{Position: after.Play(second), Last: second})
	if d.stage.scene.Side[rules.Black] != after.Side[rules.Black] {
		t.Error("the first move has not come to rest")
	}
	d.SetMotion(Motion{})
	if d.stage.scene != after.Play(second) || len(d.stage.queue) != 0 {
		t.Error("with motion off it is not there at once")
	}
}
