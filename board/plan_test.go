package board

import (
	"testing"

	"fyne.io/fyne/v2"

	"damiera/rules"
)

// spaces are what common windows leave for a board, at the densities of common
// screens.
var spaces = []struct {
	size  fyne.Size
	scale float32
}{
	{fyne.NewSize(320, 320), 1}, {fyne.NewSize(360, 420), 2.75}, {fyne.NewSize(640, 360), 3},
	{fyne.NewSize(720, 600), 1.25}, {fyne.NewSize(1024, 1024), 2}, {fyne.NewSize(1500, 1080), 1},
}

func eachPlan(t *testing.T, check func(t *testing.T, p plan, space fyne.Size)) {
	t.Helper()
	for _, g := range rules.Games() {
		for _, bottom := range []rules.Color{rules.White, rules.Black} {
			for _, s := range spaces {
				check(t, newPlan(g, bottom, s.size, s.scale), s.size)
			}
		}
	}
}

func TestBoardFillsItsSpace(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan, space fyne.Size) {
		short := min(space.Width, space.Height)
		side := float32(p.side) / p.scale
		if side > short || side < short-float32(p.game.Size())/p.scale {
			t.Errorf("%v: a board of %v in %v", p.game, side, space)
		}
		if p.left < 0 || p.top < 0 || float32(p.left+p.side)/p.scale > space.Width || float32(p.top+p.side)/p.scale > space.Height {
			t.Errorf("%v overflows %v: %+v", p.game, space, p)
		}
	})
}

// The places that scripts click on: a cell is (side-2·side/80)/8 or side/5.
func TestCentresArePredictable(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan, space fyne.Size) {
		side := min(space.Width, space.Height)
		left, top, frame := (space.Width-side)/2, (space.Height-side)/2, float32(0)
		if p.game != rules.Alquerque {
			frame = side / 80
		}
		cell := (side - 2*frame) / float32(p.game.Size())
		for _, pt := range p.game.Points() {
			col, row := p.game.Cell(pt)
			if p.bottom == rules.Black {
				col, row = p.game.Size()-1-col, p.game.Size()-1-row
			}
			want := fyne.NewPos(left+frame+(float32(col)+0.5)*cell, top+frame+(float32(row)+0.5)*cell)
			off := p.centre(pt).Subtract(want)
			if max(off.X, -off.X) > 5/p.scale || max(off.Y, -off.Y) > 5/p.scale {
				t.Errorf("%v %v is off by %v", p.game, p.game.Name(pt), off)
			}
		}
	})
}

func TestTapsMeanTheNearestPoint(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan, _ fyne.Size) {
		u := p.unit()
		for _, pt := range p.game.Points() {
			c := p.centre(pt)
			// Anywhere in its own cell, to the last pixel but one.
			for _, d := range []fyne.Delta{{}, {DX: -0.49 * u}, {DX: 0.49 * u}, {DY: 0.49 * u, DX: 0.49 * u}, {DX: -0.49 * u, DY: -0.49 * u}} {
				if got := p.at(c.Add(d)); got != pt {
					t.Fatalf("%v: beside %s by %v is %s", p.game, p.game.Name(pt), d, p.game.Name(got))
				}
			}
		}
	})
}

// Between the outermost playing points no place is dead.
func TestNoDeadSeams(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan, _ fyne.Size) {
		u := p.unit()
		x0, y0 := float32(p.left+p.frame)/p.scale, float32(p.top+p.frame)/p.scale
		for i := float32(0); i <= float32(p.game.Size()); i += 0.125 {
			for j := float32(0); j <= float32(p.game.Size()); j += 0.125 {
				lightCorner := p.game != rules.Alquerque && min(i, 8-i) < 0.5 && min(j, 8-j) < 0.5
				if p.at(fyne.NewPos(x0+i*u, y0+j*u)) == rules.None && !lightCorner {
					t.Fatalf("%v: nothing at %v, %v", p.game, i, j)
				}
			}
		}
	})
}

func TestBesideTheBoardIsNoPoint(t *testing.T) {
	p := newPlan(rules.Italian, rules.White, fyne.NewSize(640, 360), 1)
	for _, pos := range []fyne.Position{{X: 10, Y: 180}, {X: 630, Y: 180}, {X: -50, Y: -50}} {
		if got := p.at(pos); got != rules.None {
			t.Errorf("%v is %s", pos, rules.Italian.Name(got))
		}
	}
	if got := newPlan(rules.Italian, rules.White, fyne.Size{}, 1).at(fyne.Position{X: 3, Y: 3}); got != rules.None {
		t.Errorf("a board without room has a point %d", got)
	}
}

func TestBottomSideSitsAtTheBottom(t *testing.T) {
	for _, row := range []struct {
		game                rules.Game
		bottom              rules.Color
		topLeftmost, lowest string
	}{
		{rules.Italian, rules.White, "1", "32"}, {rules.Italian, rules.Black, "32", "1"},
		{rules.English, rules.White, "1", "32"}, {rules.English, rules.Black, "32", "1"},
		{rules.Alquerque, rules.White, "a5", "e1"}, {rules.Alquerque, rules.Black, "e1", "a5"},
	} {
		p := newPlan(row.game, row.bottom, fyne.NewSquareSize(400), 1)
		for name, want := range map[string]int{row.topLeftmost: 0, row.lowest: row.game.Size() - 1} {
			pt := mustPoint(t, row.game, name)
			col, got := p.place(pt)
			if got != want {
				t.Errorf("%v from %v: %s is in row %d", row.game, row.bottom, name, got)
			}
			if p.pointAt(col, got) != pt {
				t.Errorf("%v from %v: place and pointAt disagree on %s", row.game, row.bottom, name)
			}
		}
	}
}

// The dark corner is at each player's left in the English game, at the right in
// the Italian one, whoever sits at the bottom.
func TestDarkCorner(t *testing.T) {
	for _, bottom := range []rules.Color{rules.White, rules.Black} {
		italian := newPlan(rules.Italian, bottom, fyne.NewSquareSize(400), 1)
		english := newPlan(rules.English, bottom, fyne.NewSquareSize(400), 1)
		if italian.pointAt(7, 7) == rules.None || italian.pointAt(0, 7) != rules.None {
			t.Errorf("italian from %v: the right corner is light", bottom)
		}
		if english.pointAt(0, 7) == rules.None || english.pointAt(7, 7) != rules.None {
			t.Errorf("english from %v: the left corner is light", bottom)
		}
	}
}

func TestCursorWalks(t *testing.T) {
	for _, row := range []struct {
		game              rules.Game
		bottom            rules.Color
		from, keys, finds string
	}{
		{rules.Italian, rules.White, "30", "r", "31"},
		{rules.Italian, rules.White, "32", "r", "32"},
		{rules.Italian, rules.White, "29", "l", "29"},
		{rules.Italian, rules.White, "32", "uuuuuuu", "4"}, // straight up, not drifting
		{rules.Italian, rules.White, "30", "uuuuuuuuuuu", "3"},
		{rules.Italian, rules.White, "30", "uudd", "30"},
		{rules.Italian, rules.White, "30", "uuuruu", "12"},
		{rules.English, rules.Black, "1", "uuuuuuu", "29"},
		{rules.Alquerque, rules.White, "c1", "uuu", "c4"},
		{rules.Alquerque, rules.White, "c1", "lllu", "a2"},
		{rules.Alquerque, rules.Black, "c1", "r", "b1"},
	} {
		p := newPlan(row.game, row.bottom, fyne.NewSquareSize(400), 1)
		c := p.put(mustPoint(t, row.game, row.from))
		for _, key := range row.keys {
			switch key {
			case 'l':
				c = p.along(c, -1)
			case 'r':
				c = p.along(c, 1)
			case 'u':
				c = p.across(c, -1)
			case 'd':
				c = p.across(c, 1)
			}
		}
		if got := row.game.Name(c.at); got != row.finds {
			t.Errorf("%v: %s from %s comes to %s, not %s", row.game, row.keys, row.from, got, row.finds)
		}
	}
}

// By keys every point can be reached.
func TestCursorReachesEveryPoint(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan, _ fyne.Size) {
		first := p.put(p.game.Points()[0])
		seen := map[cursor]bool{first: true}
		var reached rules.Set
		for todo := []cursor{first}; len(todo) > 0; todo = todo[1:] {
			reached = reached.With(todo[0].at)
			for _, next := range []cursor{p.along(todo[0], 1), p.along(todo[0], -1), p.across(todo[0], 1), p.across(todo[0], -1)} {
				if !seen[next] {
					seen[next] = true
					todo = append(todo, next)
				}
			}
		}
		if reached.Len() != len(p.game.Points()) {
			t.Errorf("%v: only %d points reached", p.game, reached.Len())
		}
	})
}
