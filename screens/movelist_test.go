package screens

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"damiera/engine"
	"damiera/rules"
)

// listed is what a list of a match shows in a place, and the texts of the frame's line and of bold ones.
func listed(t *testing.T, m rules.Match, place fyne.Size) (shown, framed, bold string) {
	t.Helper()
	test.NewTempApp(t)
	l := newMoveList()
	l.Resize(place)
	l.show(m)
	var frame *canvas.Rectangle
	var all []string
	for _, o := range test.WidgetRenderer(l).Objects() {
		switch o := o.(type) {
		case *canvas.Rectangle:
			if o.Visible() && o.StrokeWidth > 0 {
				frame = o
			}
		case *canvas.Text:
			if right := o.Position().X + o.MinSize().Width; o.Position().X < 0 || right > place.Width || o.MinSize().Height+o.Position().Y > place.Height+1 {
				t.Errorf("%q leaves its place", o.Text)
			}
			all = append(all, o.Text)
			if o.TextStyle.Bold {
				bold += o.Text
			}
			if frame != nil && o.Position().X > frame.Position().X && o.Position().X < frame.Position().X+frame.Size().Width &&
				o.Position().Y >= frame.Position().Y && o.Position().Y < frame.Position().Y+frame.Size().Height {
				framed += o.Text
			}
		}
	}
	return strings.Join(all, " "), framed, bold
}

func opening(t *testing.T) rules.Match {
	t.Helper()
	table := newTable(rules.Italian, "test", engine.Medium)
	return table.play(t, "22-18", "10-14", "23-20", "12-16", "27-23").Match
}

func TestMovesAreListedByNumber(t *testing.T) {
	shown, framed, bold := listed(t, opening(t), fyne.NewSize(200, 100))
	if want := "1. 22-18 10-14 2. 23-20 12-16 3. 27-23"; shown != want {
		t.Errorf("the list shows %q, want %q", shown, want)
	}
	if framed != "27-23" || bold != "27-23" {
		t.Errorf("%q has a frame and %q is bold, want the last move", framed, bold)
	}
	if shown, _, _ := listed(t, opening(t), fyne.NewSize(200, 46)); shown != "2. 23-20 12-16 3. 27-23" {
		t.Errorf("where there is room for two lines the list shows %q", shown)
	}
}

// The wheel brings earlier moves, and a new move the latest.
func TestTheListScrollsAndComesBack(t *testing.T) {
	test.NewTempApp(t)
	l := newMoveList()
	l.Resize(fyne.NewSize(200, 46))
	m := opening(t)
	l.show(m)
	first := func() string { return test.WidgetRenderer(l).Objects()[2].(*canvas.Text).Text }
	if got := first(); got != "2." {
		t.Fatalf("it begins with %q", got)
	}
	l.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 500)})
	if got := first(); got != "1." {
		t.Errorf("scrolled up it begins with %q", got)
	}
	l.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -500)})
	if got := first(); got != "2." {
		t.Errorf("scrolled down it begins with %q", got)
	}
	l.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, 500)})
	m, err := m.Play(m.Legal()[0])
	if err != nil {
		t.Fatal(err)
	}
	if l.show(m); first() != "2." {
		t.Errorf("after a move it begins with %q", first())
	}
}

// Another match with as many moves begins at its latest too.
func TestAnotherMatchIsNotScrolledBack(t *testing.T) {
	test.NewTempApp(t)
	l := newMoveList()
	l.Resize(fyne.NewSize(200, 46))
	l.show(opening(t))
	l.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 500)})
	l.show(opening(t))
	if l.back == 0 {
		t.Fatal("the same moves, shown again, are not where they were")
	}
	l.show(newTable(rules.Italian, "test", engine.Medium).play(t, "22-18", "10-14", "23-20", "12-16", "28-23").Match)
	if l.back != 0 {
		t.Errorf("it is scrolled back by %v", l.back)
	}
}

func TestOneLineOfMovesEndsWithTheNewest(t *testing.T) {
	for _, c := range []struct {
		width float32
		want  string
	}{
		{400, "1. 22-18 10-14 2. 23-20 12-16 3. 27-23"},
		{170, "… 23-20 12-16 3. 27-23"},
		{40, "27-23"},
	} {
		shown, framed, bold := listed(t, opening(t), fyne.NewSize(c.width, 24))
		if shown != c.want || framed != "27-23" || bold != "27-23" {
			t.Errorf("in %v points: %q with %q framed and %q bold, want %q", c.width, shown, framed, bold, c.want)
		}
	}
}

func TestMovesBeginWithTheSecondMover(t *testing.T) {
	table := at(t, rules.Italian, "B:W21-32:B1-12", engine.Medium)
	m := table.play(t, "9-13", "22-18").Match
	if shown, _, _ := listed(t, m, fyne.NewSize(400, 24)); shown != "1. … 9-13 2. 22-18" {
		t.Errorf("the line shows %q", shown)
	}
	if shown, _, _ := listed(t, m, fyne.NewSize(400, 100)); shown != "1. … 9-13 2. 22-18" {
		t.Errorf("the list shows %q", shown)
	}
}
