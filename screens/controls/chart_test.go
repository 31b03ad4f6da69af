package controls

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// drawn are the shapes of a chart in a size.
func drawn(t *testing.T, c *Chart, size fyne.Size) (rects []*canvas.Rectangle, lines []*canvas.Line, texts []*canvas.Text) {
	t.Helper()
	c.Resize(size)
	for _, o := range test.WidgetRenderer(c).Objects() {
		switch o := o.(type) {
		case *canvas.Rectangle:
			rects = append(rects, o)
		case *canvas.Line:
			lines = append(lines, o)
		case *canvas.Text:
			texts = append(texts, o)
		}
	}
	return rects, lines, texts
}

// The parts of a bar fill it, each as wide as it counts, and none that counts is too thin to be seen.
func TestSharesFillTheBar(t *testing.T) {
	test.NewTempApp(t)
	random := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		width := 60 + random.Float32()*700
		parts := []Share{{Solid, random.IntN(4) * random.IntN(900)}, {Striped, random.IntN(3)}, {Hollow, random.IntN(50)}}
		rects, _, _ := drawn(t, NewShares(parts...), fyne.NewSize(width, 20))
		seen, end := 0, float32(0)
		for _, part := range parts {
			if part.Count == 0 {
				continue
			}
			r := rects[seen]
			if r.Size().Width+r.StrokeWidth < thinnest || r.Position().X < end-0.01 {
				t.Errorf("%v in %v: part %d is at %v, %v wide", parts, width, seen, r.Position().X, r.Size().Width)
			}
			end = r.Position().X + r.Size().Width + r.StrokeWidth/2
			seen++
		}
		if len(rects) != seen || seen > 0 && (end < width-0.1 || end > width+0.01) {
			t.Errorf("%v in %v: %d parts of %d end at %v", parts, width, len(rects), seen, end)
		}
	}
}

// The fills differ in more than their colours: solid, with stripes, and with a rim alone. No stripe leaves
// its part.
func TestFillsAreToldApart(t *testing.T) {
	test.NewTempApp(t)
	for _, size := range []fyne.Size{{Width: 300, Height: 20}, {Width: 7, Height: 20}, {Width: 40, Height: 90}} {
		for fill, want := range map[Fill]struct{ ground, rim, stripes bool }{
			Solid: {true, false, false}, Striped: {false, true, true}, Hollow: {false, true, false},
		} {
			rects, lines, _ := drawn(t, NewShares(Share{fill, 1}), size)
			r := rects[0]
			if got := (struct{ ground, rim, stripes bool }{r.FillColor != nil, r.StrokeWidth > 0, len(lines) > 0}); got != want {
				t.Errorf("fill %d is drawn with ground, rim, stripes %v, want %v", fill, got, want)
			}
			for _, l := range lines {
				for _, p := range []fyne.Position{l.Position1, l.Position2} {
					if p.X < -0.01 || p.Y < -0.01 || p.X > size.Width+0.01 || p.Y > size.Height+0.01 {
						t.Errorf("a stripe of %v ends at %v", size, p)
					}
				}
			}
		}
	}
}

// words are those of a course of games.
var words = CourseWords{
	Mark:   func(i int) string { return fmt.Sprint("game ", i) },
	Shared: func(n int) string { return fmt.Sprint(n, " each") },
}

// A course has its marks above, on and below the line, from the left.
func TestCourse(t *testing.T) {
	test.NewTempApp(t)
	rects, _, texts := drawn(t, NewCourse([]Mark{Above, Below, Even, Above}, words), fyne.NewSize(300, 80))
	var heights []float32
	for _, r := range rects {
		heights = append(heights, r.Position().Y+r.Size().Height/2)
	}
	if len(heights) != 4 || heights[0] != heights[3] || !(heights[0] < heights[2] && heights[2] < heights[1]) {
		t.Errorf("the marks stand at %v", heights)
	}
	// Both labels have no room below four marks.
	if len(texts) != 1 || texts[0].Text != "game 3" {
		t.Errorf("%d labels", len(texts))
	}
	if rects, lines, texts := drawn(t, NewCourse(nil, words), fyne.NewSize(300, 80)); len(rects)+len(lines)+len(texts) > 0 {
		t.Error("something is drawn of no games")
	}
}

// Where there are too many marks for the width, some share a column; all of them count, and none is drawn
// outside.
func TestACourseOfManyMarks(t *testing.T) {
	test.NewTempApp(t)
	random := rand.New(rand.NewPCG(3, 4))
	for range 100 {
		marks := make([]Mark, 1+random.IntN(1500))
		for i := range marks {
			marks[i] = Mark(random.IntN(3) - 1)
		}
		width := 100 + random.Float32()*600
		_, many := columnsOf(len(marks), width)
		rects, lines, texts := drawn(t, NewCourse(marks, words), fyne.NewSize(width, 80))
		columns := map[float32]float32{} // by where they begin: how much of them is filled
		for _, r := range rects {
			begins := float32(int(r.Position().X + 0.5 - r.StrokeWidth/2))
			columns[begins] += r.Size().Height + r.StrokeWidth
			if end := r.Position().X + r.Size().Width + r.StrokeWidth/2; end > width {
				t.Errorf("%d marks in %v: one ends at %v", len(marks), width, end)
			}
		}
		if want := (len(marks) + many - 1) / many; len(columns) != want {
			t.Errorf("%d marks in %v: %d columns, want %d", len(marks), width, len(columns), want)
		}
		for begins, filled := range columns {
			if many > 1 && (filled < 2*markHeight-0.1 || filled > 2*markHeight+0.1) {
				t.Errorf("%d marks in %v: the column at %v is filled to %v", len(marks), width, begins, filled)
			}
		}
		if texts[0].Text != words.Mark(len(marks)-1) || many > 1 && width > 300 && (len(texts) != 3 || texts[2].Text != words.Shared(many)) {
			t.Errorf("%d marks in %v: %d labels, %d lines", len(marks), width, len(texts), len(lines))
		}
	}
}

func TestMeter(t *testing.T) {
	test.NewTempApp(t)
	rects, _, _ := drawn(t, NewMeter(150, 50, 200), fyne.NewSize(400, 20))
	if filled, rim := rects[0], rects[1]; filled.Size().Width != 100 || rim.Position().X+rim.Size().Width < 298 {
		t.Errorf("50 of 200 is %v wide, and 150 ends at %v", filled.Size().Width, rim.Position().X+rim.Size().Width)
	}
	for _, none := range []*Chart{NewMeter(0, 0, 0), NewMeter(0, 0, 10)} {
		if rects, _, _ := drawn(t, none, fyne.NewSize(400, 20)); len(rects) > 1 {
			t.Errorf("a score of nothing has %d parts", len(rects))
		}
	}
}

// A legend breaks its line where the next key has no room, and is as high as it then is.
func TestLegend(t *testing.T) {
	test.NewTempApp(t)
	l := NewLegend(Meaning{Solid, "gewonnen"}, Meaning{Striped, "unentschieden"}, Meaning{Hollow, "verloren"})
	if wide, narrow := l.HeightFor(700), l.HeightFor(150); narrow != 3*wide {
		t.Errorf("in one line it is %v high, in three %v", wide, narrow)
	}
	for _, width := range []float32{700, 200, 90, 40} {
		_, _, texts := drawn(t, l, fyne.NewSize(width, l.HeightFor(width)))
		for _, text := range texts {
			if end := text.Position().X + text.MinSize().Width; end > width+0.5 && text.TextSize > Legible {
				t.Errorf("%v wide, %q ends at %v", width, text.Text, end)
			}
		}
	}
}

// Drawing a chart again moves nothing and makes nothing new.
func TestDrawingAChartAgainChangesNothing(t *testing.T) {
	test.NewTempApp(t)
	c := NewCourse([]Mark{Above, Even, Below}, words)
	c.Resize(fyne.NewSize(300, 80))
	before := test.WidgetRenderer(c).Objects()
	test.WidgetRenderer(c).Layout(c.Size())
	if after := test.WidgetRenderer(c).Objects(); !slices.Equal(before, after) || len(after) < 5 {
		t.Errorf("%d shapes have become %d others", len(before), len(after))
	}
}

// Tiles stand in rows that fill the width, and hold their words.
func TestTiles(t *testing.T) {
	test.NewTempApp(t)
	tiles := NewTiles(Tile{"40", "games"}, Tile{"320", "best score"}, Tile{"1", "wins in a row now"}, Tile{"2", "most"}, Tile{"9", "moves"})
	for _, width := range []float32{120, 300, 450, 720} {
		places, height := tiles.place(width)
		tiles.Resize(fyne.NewSize(width, height))
		rows := map[float32]float32{}
		for i, p := range places {
			rows[p.Y] = max(rows[p.Y], p.X+p.W)
			if _, high := tiles.Words[i].Lines(); high > p.H+0.01 || p.Y+p.H > height+0.01 {
				t.Errorf("%v wide, the words of tile %d are %v high in %v", width, i, high, p.H)
			}
		}
		for y, end := range rows {
			if end < width-0.5 || end > width+0.5 {
				t.Errorf("%v wide, the row at %v ends at %v", width, y, end)
			}
		}
	}
}
