package board

import (
	"image"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"damiera/rules"
)

// inked is where a plan's names are written, as places by column and row.
func inked(p plan, l Look) map[[2]int]int {
	p.left, p.top = 0, 0
	bare := p.bare(ownPalette(l))
	named := p.ground(bare, ownPalette(l), rules.Move{}, true)
	found := map[[2]int]int{}
	for y := range p.side {
		for x := range p.side {
			if named.RGBAAt(x, y) != bare.RGBAAt(x, y) {
				found[[2]int{(x - p.frame) / p.cell, (y - p.frame) / p.cell}]++
			}
		}
	}
	return found
}

// Every playing square has its number, and an Alquerque board's names stand along
// two edges, whichever way they are turned.
func TestNamesAreWhereThePointsAre(t *testing.T) {
	for _, g := range rules.Games() {
		for _, bottom := range []rules.Color{rules.White, rules.Black} {
			p := newPlan(g, bottom, fyne.NewSquareSize(320), 1)
			var want [][2]int
			for _, pt := range g.Points() {
				col, row := p.place(pt)
				if g != rules.Alquerque || col == 0 || row == g.Size()-1 {
					want = append(want, [2]int{col, row})
				}
			}
			found := inked(p, Light)
			if len(found) != len(want) {
				t.Errorf("%v from %v: names in %d places, want %d", g, bottom, len(found), len(want))
			}
			for _, place := range want {
				if found[place] < 6 {
					t.Errorf("%v from %v: no name in column %d, row %d", g, bottom, place[0], place[1])
				}
			}
		}
	}
}

// The number 1 is the upper left of White's view and the lower right of Black's,
// and what is written there is the same, upright.
func TestNumbersTurnWithTheBoard(t *testing.T) {
	for _, g := range []rules.Game{rules.Italian, rules.English} {
		one := g.Points()[0]
		var pictures []*image.RGBA
		for _, bottom := range []rules.Color{rules.White, rules.Black} {
			p := newPlan(g, bottom, fyne.NewSquareSize(320), 1)
			p.left, p.top = 0, 0
			ground := p.ground(p.bare(ownPalette(Light)), ownPalette(Light), rules.Move{}, true)
			pictures = append(pictures, crop(ground, p.square(one)))
			col, row := p.place(one)
			if first := p.firstOfTopRow(); bottom == rules.White && (row != 0 || first != one) {
				t.Errorf("%v: from White 1 is in column %d, row %d", g, col, row)
			}
			if bottom == rules.Black && (row != 7 || p.pointAt(col+1, row) != rules.None || p.pointAt(col+2, row) != rules.None) {
				t.Errorf("%v: from Black 1 is in column %d, row %d", g, col, row)
			}
		}
		if !slices.Equal(pictures[0].Pix, pictures[1].Pix) {
			t.Errorf("%v: 1 is written differently from the other side", g)
		}
	}
}

func (p plan) firstOfTopRow() rules.Point {
	for col := range p.game.Size() {
		if pt := p.pointAt(col, 0); pt != rules.None {
			return pt
		}
	}
	return rules.None
}

// No piece hides a name: from 320 units on most of its ink stays in sight, even under a
// king, and under a square's rings a good part.
func TestPiecesLeaveNamesInSight(t *testing.T) {
	pal := ownPalette(Light)
	for _, g := range rules.Games() {
		for _, size := range []float32{320, 480, 800} {
			for what, least := range map[figure]float64{{kind: man}: 0.75, {kind: king}: 0.75, {kind: forced}: 0.35, {kind: chosen}: 0.35} {
				if g == rules.Alquerque && what.kind != man {
					continue // no kings there, and a ring on the outermost line reaches the edge
				}
				p := newPlan(g, rules.White, fyne.NewSquareSize(size), 1)
				p.left, p.top = 0, 0
				bare := p.bare(pal)
				named := p.ground(bare, pal, rules.Move{}, true)
				covered := p.ground(bare, pal, rules.Move{}, true)
				for _, pt := range g.Points() {
					what.draw(p.brushOn(covered, pt), pal, g == rules.Alquerque)
				}
				for _, pt := range g.Points() {
					if share, any := inSight(bare, named, covered, p.square(pt)); any && share < least {
						t.Errorf("%v at %v: figure %d leaves %.2f of %s in sight", g, size, what.kind, share, g.Name(pt))
					}
				}
			}
		}
	}
}

// inSight is how much of the ink within r is still there when it was covered.
func inSight(bare, named, covered *image.RGBA, r image.Rectangle) (share float64, any bool) {
	var ink, seen float64
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if named.RGBAAt(x, y) == bare.RGBAAt(x, y) {
				continue
			}
			ink++
			if gap(named.RGBAAt(x, y).G, covered.RGBAAt(x, y).G) < 40 {
				seen++
			}
		}
	}
	return seen / ink, ink > 0
}
