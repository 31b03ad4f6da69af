package controls

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// numbered is a list of so many rows in a window, and what was chosen.
func numbered(t *testing.T, rows int, size fyne.Size) (l *LongList, chosen *[]int, asked map[int]int) {
	t.Helper()
	test.NewTempApp(t)
	chosen, asked = new([]int), map[int]int{}
	l = NewLongList(func(i int) Entry {
		asked[i]++
		return Entry{Title: fmt.Sprint("row ", i), Aside: "aside", Detail: "detail"}
	}, func(i int) { *chosen = append(*chosen, i) }, nil, nil)
	w := test.NewTempWindow(t, l)
	w.SetPadded(false)
	w.Resize(size)
	l.SetCount(rows)
	return l, chosen, asked
}

func (l *LongList) press(key fyne.KeyName) {
	e := &fyne.KeyEvent{Name: key}
	l.KeyDown(e)
	l.TypedKey(e)
	l.KeyUp(e)
}

// Of a hundred thousand rows only those in sight exist, and each is asked for once.
func TestALongListHasOnlyTheRowsInSight(t *testing.T) {
	l, _, asked := numbered(t, 100000, fyne.NewSize(400, 300))
	l.press(fyne.KeyEnd)
	l.press(fyne.KeyHome)
	for range 500 {
		l.press(fyne.KeyPageDown)
	}
	l.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -1e9)})
	first, rows := l.InSight()
	if first+rows != 100000 || rows > 8 {
		t.Errorf("%d rows from %d on", rows, first)
	}
	if len(asked) > 5000 {
		t.Errorf("%d rows were asked for", len(asked))
	}
	drawn := test.WidgetRenderer(l).(*longListRenderer).rows
	last := drawn[99999%len(drawn)]
	if last.title.Text() != "row 99999" {
		t.Errorf("the last row says %q", last.title.Text())
	}
	before := asked[first+1]
	l.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 1)})
	l.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -1)})
	if asked[first+1] != before {
		t.Error("a row that stays in sight is asked for again")
	}
}

func TestALongListIsTapped(t *testing.T) {
	l, chosen, _ := numbered(t, 1000, fyne.NewSize(400, 300))
	high := l.RowHeight()
	if high < Tappable {
		t.Errorf("a row is %v high", high)
	}
	tap := func(y float32) { l.Tapped(&fyne.PointEvent{Position: fyne.NewPos(50, y)}) }
	tap(high * 1.5)
	l.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(50, 100)}, Dragged: fyne.NewDelta(0, -high*10)})
	l.DragEnd()
	tap(1)
	l.Deaf = func() bool { return true }
	tap(1)
	if fmt.Sprint(*chosen) != "[1 10]" {
		t.Errorf("chosen are %v", *chosen)
	}
	l.Deaf = nil
	l.SetCount(2)
	tap(high * 3)
	if len(*chosen) != 2 {
		t.Error("a tap below the last row chooses one")
	}
}

func TestALongListIsReadByKeys(t *testing.T) {
	l, chosen, _ := numbered(t, 100, fyne.NewSize(400, 300))
	l.FocusGained()
	for _, key := range []fyne.KeyName{fyne.KeyDown, fyne.KeyReturn, fyne.KeyEnd, fyne.KeySpace, fyne.KeyDown, fyne.KeyEnter, fyne.KeyHome, fyne.KeyUp, fyne.KeyReturn} {
		l.press(key)
	}
	l.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}) // held down
	if fmt.Sprint(*chosen) != "[1 99 99 0]" {
		t.Errorf("chosen are %v", *chosen)
	}
	// After a drag the frame is where it can be seen.
	l.FocusLost()
	l.scrollBy(2000)
	l.FocusGained()
	first, rows := l.InSight()
	if l.cursor < first || l.cursor >= first+rows {
		t.Errorf("the frame is at row %d, in sight are %d from %d on", l.cursor, rows, first)
	}
	passed := ""
	l.key = func(e *fyne.KeyEvent) { passed += string(e.Name) }
	l.press(fyne.KeyEscape)
	if passed != "Escape" {
		t.Errorf("passed on is %q", passed)
	}
}

// The thumb is dragged from one end to the other, however many rows there are.
func TestALongListHasAThumb(t *testing.T) {
	l, _, _ := numbered(t, 50000, fyne.NewSize(400, 300))
	_, high := l.thumb()
	for i := range 2 {
		by := (300 - high) / 2
		at := fyne.NewPos(395, 10+float32(i+1)*by)
		l.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: fyne.NewDelta(0, by)})
	}
	if first, rows := l.InSight(); first+rows != 50000 {
		t.Errorf("at the lower end one sees %d rows from %d on", rows, first)
	}
	l.DragEnd()
	l.SetCount(3)
	if _, high := l.thumb(); high != 0 {
		t.Error("there is a thumb where all is in sight")
	}
}

// A row has its aside below the title where the list is narrow, and turns when the window does.
func TestALongListTurns(t *testing.T) {
	l, _, _ := numbered(t, 10, fyne.NewSize(300, 300))
	row := test.WidgetRenderer(l).(*longListRenderer).rows[0]
	if row.aside.Text() != "" || row.detail.Text() != "aside\ndetail" {
		t.Errorf("narrow: %q and %q", row.aside.Text(), row.detail.Text())
	}
	l.Resize(fyne.NewSize(700, 300))
	if row.aside.Text() != "aside" || row.detail.Text() != "detail" {
		t.Errorf("wide: %q and %q", row.aside.Text(), row.detail.Text())
	}
	for _, w := range []*Words{row.title, row.aside, row.detail} {
		lines, height := w.Lines()
		if height > w.Size().Height || len(lines) != 1 || lines[0].Size < Legible {
			t.Errorf("%q has too little room: %+v in %v", w.Text(), lines, w.Size())
		}
	}
}
