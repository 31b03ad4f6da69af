package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// drags gives a widget drags of so many points down each, from y = 0 on.
func drags(w fyne.Draggable, moves ...float32) (last *fyne.DragEvent) {
	y := float32(0)
	for _, by := range moves {
		y += by
		last = &fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(20, y)}, Dragged: fyne.NewDelta(0, by)}
		w.Dragged(last)
	}
	return last
}

// weaker is what Fyne repeats after the finger has left.
func weaker(last *fyne.DragEvent) *fyne.DragEvent {
	again := *last
	again.Dragged.DX, again.Dragged.DY = last.Dragged.DX*0.9, last.Dragged.DY*0.9
	return &again
}

// A tap on a list that still runs stops it, and opens nothing that passes.
func TestATapStopsARunningList(t *testing.T) {
	test.NewTempApp(t)
	chosen := -1
	l := NewLongList(func(int) Entry { return Entry{Title: "a"} }, func(row int) { chosen = row }, nil, nil)
	l.Resize(fyne.NewSize(300, 200))
	l.SetCount(1000)
	l.scrollTo(5000)
	last := drags(l, -10, -20)
	before := l.offset
	l.Dragged(weaker(last))
	if l.offset == before {
		t.Error("the list does not run on")
	}
	l.Tapped(&fyne.PointEvent{Position: fyne.NewPos(50, 50)})
	before = l.offset
	l.Dragged(weaker(weaker(last)))
	if chosen != -1 || l.offset != before {
		t.Errorf("row %d is chosen, and the list has run on by %v", chosen, l.offset-before)
	}
	l.DragEnd()
	l.Tapped(&fyne.PointEvent{Position: fyne.NewPos(50, 50)})
	if chosen == -1 {
		t.Error("a tap on a list at rest chooses nothing")
	}
}

// The thumb of a list and the knob of a slider stay where the finger has left them.
func TestNothingHeldRunsOn(t *testing.T) {
	test.NewTempApp(t)
	l := NewLongList(func(int) Entry { return Entry{Title: "a"} }, func(int) {}, nil, nil)
	l.Resize(fyne.NewSize(300, 200))
	l.SetCount(1000)
	drag := &fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(295, 60)}, Dragged: fyne.NewDelta(0, 20)}
	l.Dragged(drag)
	before := l.offset
	if l.Dragged(weaker(drag)); before == 0 || l.offset != before {
		t.Errorf("the thumb has gone %v, and then on to %v", before, l.offset)
	}

	s := NewSlider(30, func(int) {}, nil, nil)
	s.Resize(fyne.NewSize(322, 44))
	drag = &fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(161, 20)}, Dragged: fyne.NewDelta(20, 0)}
	if s.Dragged(drag); s.Value != 15 {
		t.Fatalf("the knob is at %d", s.Value)
	}
	s.Set(20)
	if s.Dragged(weaker(drag)); s.Value != 20 {
		t.Errorf("a drag that is over has moved the knob to %d", s.Value)
	}
}
