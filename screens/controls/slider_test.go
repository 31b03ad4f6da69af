package controls

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestASliderIsTappedAndDragged(t *testing.T) {
	test.NewTempApp(t)
	var told []int
	s := NewSlider(10, func(v int) { told = append(told, v) }, nil, nil)
	s.Resize(fyne.NewSize(sliderKnob+100, Tappable))
	at := func(value int) fyne.PointEvent {
		return fyne.PointEvent{Position: fyne.NewPos(sliderKnob/2+float32(value)*10, 5)}
	}
	tapped, dragged := at(3), at(8)
	s.Tapped(&tapped)
	s.Dragged(&fyne.DragEvent{PointEvent: dragged})
	s.Dragged(&fyne.DragEvent{PointEvent: dragged})
	s.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(9999, 0)}})
	s.DragEnd()
	s.Tapped(&fyne.PointEvent{Position: fyne.NewPos(-50, 0)})
	if fmt.Sprint(told) != "[3 8 10 0]" {
		t.Errorf("told is %v", told)
	}
	s.Set(7)
	if s.Value != 7 || len(told) != 4 {
		t.Error("who sets it is told of it")
	}
}

func TestASliderIsMovedByKeys(t *testing.T) {
	test.NewTempApp(t)
	passed := ""
	s := NewSlider(30, func(int) {}, func(e *fyne.KeyEvent) { passed += string(e.Name) }, nil)
	for _, c := range []struct {
		key  fyne.KeyName
		want int
	}{
		{fyne.KeyRight, 1}, {fyne.KeyPageDown, 11}, {fyne.KeyEnd, 30}, {fyne.KeyRight, 30}, {fyne.KeyPageUp, 20},
		{fyne.KeyLeft, 19}, {fyne.KeyHome, 0}, {fyne.KeyLeft, 0}, {fyne.KeyUp, 0},
	} {
		if s.TypedKey(&fyne.KeyEvent{Name: c.key}); s.Value != c.want {
			t.Errorf("after %s it is at %d, want %d", c.key, s.Value, c.want)
		}
	}
	if passed != "Up" {
		t.Errorf("passed on is %q", passed)
	}
}

// A slider of nothing has its knob at the start and survives everything.
func TestASliderOfNothing(t *testing.T) {
	test.NewTempApp(t)
	s := NewSlider(0, func(v int) { t.Errorf("told of %d", v) }, nil, nil)
	s.Resize(fyne.NewSize(10, Tappable))
	s.Tapped(&fyne.PointEvent{Position: fyne.NewPos(9, 9)})
	s.Resize(fyne.NewSize(200, Tappable))
	s.Tapped(&fyne.PointEvent{Position: fyne.NewPos(150, 9)})
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
}
