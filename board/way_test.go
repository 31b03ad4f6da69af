package board

import (
	"image"
	"image/draw"
	"testing"

	"fyne.io/fyne/v2"

	"damiera/rules"
)

// The line of a lone way is straight from landing to landing.
func TestWay(t *testing.T) {
	p := newPlan(rules.Italian, rules.White, fyne.NewSquareSize(320), 1)
	position := mustPosition(t, rules.Italian, "W:W23,24:B10,19,20")
	w := p.way(mustMove(t, position, "23x14x5"))
	keepApart(w, nil)
	want := []spot{{5.5, 5.5}, {3.5, 3.5}, {1.5, 1.5}}
	for i, h := range w {
		if h.a != want[i] || h.z != want[i+1] || h.badge != h.beside(between(h.a, h.z, 0.5), badgeAway*h.side()) || !h.takes {
			t.Errorf("hop %d is %v", i, h)
		}
	}
	if got := p.way(mustMove(t, mustPosition(t, rules.Alquerque, "5/5/5/5/w4 w"), "a1-a2")); got != nil {
		t.Errorf("another game's move goes %v", got)
	}
}

// Two ways round the same loop, and two with the same beginning, run beside each
// other and never one on the other; the lines are closed at each corner.
func TestWaysKeepApart(t *testing.T) {
	loop := mustPosition(t, rules.Alquerque, "5/5/1b3/b1b2/wb3 w")
	kings := mustPosition(t, rules.Italian, "W:WK30:B26,18,10,27,19,12,2,K4")
	for _, row := range []struct {
		due, barred rules.Move
		shared      int
	}{
		{mustMove(t, loop, "a1xa3xc3xc1xa1"), mustMove(t, loop, "a1xc1xc3xa3xa1"), 4},
		{kings.Forbidden()[0].By, kings.Forbidden()[0].Move, 2},
	} {
		p := newPlan(row.due.Game(), rules.White, fyne.NewSquareSize(320), 1)
		yes, no := p.way(row.due), p.way(row.barred)
		keepApart(yes, no)
		shared := 0
		for _, w := range []way{yes, no} {
			for i := range w[1:] {
				if w[i].z != w[i+1].a {
					t.Errorf("%v: hop %d ends at %v and the next begins at %v", row.due, i, w[i].z, w[i+1].a)
				}
			}
		}
		for _, g := range yes {
			for _, h := range no {
				if between(g.from, g.to, 0.5) != between(h.from, h.to, 0.5) {
					continue
				}
				shared++
				a, b := between(g.a, g.z, 0.5), between(h.a, h.z, 0.5)
				if far := length(a.x-b.x, a.y-b.y); far < wayWidth+2*lightRim {
					t.Errorf("%v and %v: lines %.2f apart", row.due, row.barred, far)
				}
				if far := length(g.badge.x-h.badge.x, g.badge.y-h.badge.y); far < 2*badgeSize {
					t.Errorf("%v and %v: badges %.2f apart", row.due, row.barred, far)
				}
			}
		}
		if shared != row.shared {
			t.Errorf("%v and %v share %d hops, want %d", row.due, row.barred, shared, row.shared)
		}
	}
}

// Without colour the way that is due is told from the one that is barred, and the way
// there from the way back.
func TestWaysDifferInGrey(t *testing.T) {
	loop := mustPosition(t, rules.Alquerque, "5/5/1b3/b1b2/wb3 w")
	there, back := mustMove(t, loop, "a1xa3xc3xc1xa1"), mustMove(t, loop, "a1xc1xc3xa3xa1")
	for _, l := range dressed() {
		for _, size := range []int{250, 320, 800} {
			grey := func(due, barred rules.Move) *image.Gray {
				img := picture(View{Position: loop, Due: due, Barred: barred}, size, l)
				g := image.NewGray(img.Bounds())
				draw.Draw(g, g.Rect, img, image.Point{}, draw.Src)
				return g
			}
			none := rules.Move{}
			for what, pair := range map[string][2]*image.Gray{
				"due and nothing":    {grey(there, none), grey(none, none)},
				"barred and nothing": {grey(none, there), grey(none, none)},
				"due and barred":     {grey(there, none), grey(none, there)},
				"there and back":     {grey(there, none), grey(back, none)},
			} {
				if n := greyDiffers(pair[0], pair[1]); n < size/2 {
					t.Errorf("%v at %d: %s differ in %d pixels", l, size, what, n)
				}
			}
		}
	}
}

// The ways are shown above the pieces as long as the view says so, and what the
// widget shows is what compose draws.
func TestWaysOnTheScreen(t *testing.T) {
	p := newPlayer(t, rules.Italian, "W:W23,24:B10,19,20")
	b := p.board
	refused := b.View().Position.Forbidden()[0]
	p.tap("23")
	v := b.View()
	v.Due, v.Barred, v.Numbers = refused.By, refused.Move, true
	b.SetView(v)
	p.wantChosen("23")
	p.wantComposed()
	if b.renderer.ways.raster.Hidden {
		t.Error("the ways are not shown")
	}
	v.Due, v.Barred, v.Bottom = rules.Move{}, rules.Move{}, rules.Black
	b.SetView(v)
	p.wantComposed()
	p.wantChosen("23")
	if !b.renderer.ways.raster.Hidden {
		t.Error("the ways do not go away")
	}
}

// A way belongs to a position: while the move that leads there slides, it is not yet shown.
func TestWaysWaitForASlide(t *testing.T) {
	p := newPlayer(t, rules.Italian, "")
	p.slide("22-18")
	b := p.board
	b.view.Due = b.view.Legal[0]
	if b.marks().explains() {
		t.Error("a way is drawn over a slide")
	}
	b.rest()
	if !b.marks().explains() {
		t.Error("no way is drawn after it")
	}
}

// A way leaves the pieces in sight that it passes over, and no badge falls off the board.
func TestWaysLeavePiecesInSight(t *testing.T) {
	for _, row := range []struct {
		game           rules.Game
		position, move string
	}{
		{rules.Italian, "W:WK27:BK22,K13,K23,15", "27x18x9"},
		{rules.Alquerque, "5/5/3b1/2b1b/2w2 w", "c1xc3xe3xe1"},
		{rules.Alquerque, "5/5/1b3/b1b2/wb3 w", "a1xa3xc3xc1xa1"},
	} {
		p := newPlan(row.game, rules.White, fyne.NewSquareSize(400), 1)
		position := mustPosition(t, row.game, row.position)
		due := mustMove(t, position, row.move)
		img := p.ways(ownPalette(Light), position, due, rules.Move{})
		for pt := range (position.Side[0] | position.Side[1]).All() {
			x, y := p.corner(pt)
			if _, _, _, a := img.At(x-p.left+p.cell/2, y-p.top+p.cell/2).RGBA(); a != 0 {
				t.Errorf("%s: %s is painted over", row.move, row.game.Name(pt))
			}
		}
		w := p.way(due)
		keepApart(w, nil)
		for i, h := range w {
			if s, side := h.badge, float64(row.game.Size()); s.x < badgeSize || s.y < badgeSize || s.x > side-badgeSize || s.y > side-badgeSize {
				t.Errorf("%s: badge %d is at %v", row.move, i+1, s)
			}
		}
	}
}
