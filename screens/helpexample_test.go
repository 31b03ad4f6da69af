package screens

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// step taps the board of the open chapter's example of that number.
func (s *sitting) step(h *helpScreen, number int) {
	s.t.Helper()
	e := h.text.examples[number]
	h.page.Scroll.Reveal(e.board)
	s.play.turned = time.Time{} // a person takes a moment to look
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(e.board)
	test.TapCanvas(s.window.Canvas(), at.AddXY(e.board.Size().Width/3, e.board.Size().Height/3))
}

func TestAnExampleIsSteppedThroughByTaps(t *testing.T) {
	s := sit(t)
	h := s.help(phone, "precedence-1")
	e := h.text.examples[0]
	v := e.board.View()
	if v.Due.IsZero() || v.Barred != e.diagram.Refused || !v.Numbers {
		t.Errorf("it begins with %v due, %v barred and numbers %v", v.Due, v.Barred, v.Numbers)
	}
	for i, m := range e.diagram.Moves {
		s.step(h, 0)
		v := e.board.View()
		if want := fmt.Sprintf("%s\nMove %d of %d", e.positions[i].Text(m), i+1, len(e.diagram.Moves)); e.move.Text() != want {
			t.Errorf("it says %q, want %q", e.move.Text(), want)
		}
		if e.step != i+1 || v.Last != m || v.Position != e.positions[i+1] || !v.Due.IsZero() || !v.Barred.IsZero() {
			t.Errorf("after %d taps the board shows %v after %v, with %v due and %v barred", i+1, v.Position, v.Last, v.Due, v.Barred)
		}
	}
	s.step(h, 0)
	if e.step != 0 || e.board.View().Position != e.diagram.Start {
		t.Errorf("a tap after the last move leads to step %d", e.step)
	}
}

func TestAnExampleIsSteppedThroughByItsButtons(t *testing.T) {
	s := sit(t)
	h := s.help(phone, "moves")
	e := h.text.examples[0]
	n := len(e.diagram.Moves)
	for range n + 2 {
		e.on.Press()
	}
	if e.step != n || !e.on.Idle || e.back.Idle {
		t.Errorf("after all moves and two taps more it is at step %d of %d", e.step, n)
	}
	e.back.Press()
	if e.step != n-1 || e.board.View().Position != e.positions[n-1] {
		t.Errorf("back leads to step %d", e.step)
	}
	e.on.Press()
	e.start.Press()
	if e.step != 0 || !e.back.Idle || !e.start.Idle || !e.board.View().Last.IsZero() {
		t.Errorf("to the start leads to step %d", e.step)
	}
}

// A drag that begins on a board scrolls.
func TestABoardInTheHelpCanBeDraggedAway(t *testing.T) {
	s := sit(t)
	h := s.help(phone, "precedence-1")
	before := h.page.Scroll.Offset.Y
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(h.text.examples[0].board)
	test.Drag(s.window.Canvas(), at.AddXY(60, 60), 0, -40)
	if got := h.page.Scroll.Offset.Y; got != before+40 {
		t.Errorf("dragged up by 40 points it scrolls from %v to %v", before, got)
	}
	if h.text.examples[0].step != 0 {
		t.Error("the drag has been taken for a tap")
	}
}
