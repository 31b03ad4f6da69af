package board

import (
	"image"
	"image/color"
	"image/draw"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"damiera/rules"
)

// A floor is what pieces stand and marks lie on, in the states that it can be in.
type floor struct {
	name   string
	slab   bool
	ground color.NRGBA
	number color.NRGBA
}

func floors(p palette) []floor {
	return []floor{
		{"a dark square", false, p.dark, p.squareNumber},
		{"a square of the last move", false, p.shade, p.lastNumber},
		{"the slab", true, p.slab, p.slabNumber},
	}
}

// The board's colours stand off one another: the sides, a piece or its edge on whatever it may stand on,
// a mark or its rim on whatever it may lie on.
func TestBoardContrast(t *testing.T) {
	accounts(t, func(a *account) {
		p := ownPalette(a.look)
		a.ask("the two sides", 3, 3, "white and black", contrast(p.piece[rules.White], p.piece[rules.Black]))
		for _, f := range floors(p) {
			for _, side := range []rules.Color{rules.White, rules.Black} {
				a.piece(side.String()+" on "+f.name, f.ground, p.piece[side], p.edge[side])
			}
			rim := p.rim(f.slab)
			a.mark("accent on "+f.name, f.ground, p.accent, rim)
			a.mark("must on "+f.name, f.ground, p.must, rim)
			a.text("a number on "+f.name, f.number, f.ground)
		}
		a.mark("frame and cross of the last move", p.shade, p.trace)
		a.mark("the path of the last move on the slab", p.slab, p.last, p.slabRim)
		for _, side := range []rules.Color{rules.White, rules.Black} {
			a.mark("crown of "+side.String(), p.piece[side], p.edge[side])
			a.mark("crown of "+side.String()+" in the air", over(p.piece[side], p.edge[side], 0.22), p.edge[side])
		}
		light, dark := p.piece[rules.White], p.piece[rules.Black]
		a.ask("text", 4.5, 7, "a way's count", contrast(light, dark))
		crossed := map[string]color.NRGBA{"a dark square": p.dark, "a square of the last move": p.shade, "the slab": p.slab,
			"a white piece": light, "a black piece": dark}
		for name, ground := range crossed {
			a.mark("the capture that is due on "+name, ground, p.accent, light, dark)
			a.mark("the capture that is barred on "+name, ground, p.must, light, dark)
		}
		for name, mark := range map[string]color.NRGBA{"accent": p.accent, "last": p.last, "must": p.must} {
			a.ask("mark in its rim", 2, 3, name+" on the slab", contrast(mark, p.slabRim))
			if name != "last" {
				a.ask("mark in its rim", 2, 3, name+" on squares", contrast(mark, p.squareRim))
			}
		}
		a.structure("lines on the slab", p.line, p.slab)
		a.structure("light and dark squares", p.light, p.dark)
		a.mark("the focus on the frame", p.frame, p.accent, p.squareRim)
		a.mark("the focus on the slab's border", over(p.slab, p.line, 0.45), p.accent, p.slabRim)
		a.mark("the focus beside the page", a.color(theme.ColorNameBackground), p.accent)
	})
}

// What is drawn is seen, not only its colours: at the size of a small phone enough pixels of each piece
// and mark stand off what they lie on.
func TestDrawnContrast(t *testing.T) {
	const cell = 40 // a draughts board 320 pixels wide
	accounts(t, func(a *account) {
		p := ownPalette(a.look)
		for _, f := range floors(p) {
			bare := image.NewRGBA(image.Rect(0, 0, 2*cell, 2*cell))
			fill(bare, bare.Rect, f.ground)
			lay := func(on *image.RGBA, what figure) *image.RGBA {
				img := &image.RGBA{Pix: slices.Clone(on.Pix), Stride: on.Stride, Rect: on.Rect}
				what.draw(brush{img: img, x: cell, y: cell, unit: cell}, p, f.slab)
				return img
			}
			for what, mark := range map[string]figure{
				"the chosen ring": {kind: chosen}, "the forced rings": {kind: forced}, "a goal": {kind: goal},
				"an end": {kind: end}, "the pointer": {kind: pointer},
			} {
				a.ask("drawn marks", 3, 7, what+" on "+f.name, standsOff(lay(bare, mark), bare, 16))
			}
			// A piece is round: half of its edge's length is to be seen, whichever half.
			for _, piece := range []figure{{kind: man}, {kind: king}, {kind: man, color: rules.Black}, {kind: king, color: rules.Black}} {
				a.ask("drawn pieces", 3, 7, piece.color.String()+" on "+f.name, standsOff(lay(bare, piece), bare, 50))
				on := lay(bare, piece)
				a.ask("drawn marks", 3, 7, "the tick on "+piece.color.String()+" on "+f.name, standsOff(lay(on, figure{kind: confirm}), on, 16))
				// A ring is told from none around each of them, and shows beside its piece.
				for _, ring := range []kind{chosen, forced} {
					under := lay(bare, figure{kind: ring})
					a.ask("drawn rings round a piece", 3, 7, "round "+piece.color.String()+" on "+f.name,
						standsOff(lay(under, piece), on, 40))
				}
				a.ask("chosen against forced", 2, 3, "round "+piece.color.String()+" on "+f.name,
					standsOff(lay(lay(bare, figure{kind: chosen}), piece),
						lay(lay(bare, figure{kind: forced}), piece), 40))
			}
		}
	})
}

// On a small phone every point's name is read, whatever the point is in, and the two captures of an
// explanation are seen and told from each other.
func TestDrawnNamesAndWays(t *testing.T) {
	const side, scale = 320, 2 // units, and pixels to each
	accounts(t, func(a *account) {
		p := ownPalette(a.look)
		for _, row := range []struct {
			game                      rules.Game
			before, last, due, barred string
		}{
			{rules.Italian, "W:W23,24:B10,19,20", "", "23x14x5", "24x15"},
			{rules.English, "W:W23,24,32,K30:B10,18,19,K1,K27", "23x14x7", "", ""},
			{rules.Alquerque, "5/5/1b3/b1b2/wb2w w", "a1xc1xc3xa3xa1", "", ""},
		} {
			scene, last := mustPosition(t, row.game, row.before), rules.Move{}
			if row.last != "" {
				last = mustMove(t, scene, row.last)
				scene = scene.Play(last)
			}
			board := newPlan(row.game, rules.White, fyne.NewSquareSize(side), scale)
			show := func(change func(*marks)) *image.RGBA {
				m := noMarks()
				change(&m)
				return board.compose(side*scale, p, scene, last, m)
			}
			plain := show(func(*marks) {})
			named := show(func(m *marks) { m.numbers = true })
			for _, pt := range row.game.Points() {
				if square := board.square(pt).Add(image.Pt(board.left, board.top)); row.game != rules.Alquerque {
					a.ask("drawn names", 4.5, 7, row.game.Name(pt),
						standsOff(crop(named, square), crop(plain, square), 5))
				}
			}
			a.ask("drawn names", 4.5, 7, "the names of "+row.game.String(), standsOff(named, plain, 50))
			if row.due == "" {
				continue
			}
			due := show(func(m *marks) { m.due = mustMove(t, scene, row.due) })
			for _, refused := range scene.Forbidden() {
				if refused.Move.String() != row.barred {
					continue
				}
				barred := show(func(m *marks) { m.barred = refused.Move })
				a.ask("drawn ways", 3, 7, "the capture that is barred", standsOff(barred, plain, 200))
			}
			a.ask("drawn ways", 3, 7, "the capture that is due", standsOff(due, plain, 200))
			same := show(func(m *marks) { m.barred = mustMove(t, scene, row.due) })
			a.ask("due against barred", 3, 3, "the same capture", standsOff(due, same, 150))
		}
	})
}

// crop is a part of a picture as a picture of its own.
func crop(img *image.RGBA, r image.Rectangle) *image.RGBA {
	part := image.NewRGBA(image.Rectangle{Max: r.Size()})
	draw.Draw(part, part.Rect, img, r.Min, draw.Src)
	return part
}

// standsOff is the contrast that at least n pixels of a drawing have with the same pixels of what it
// was drawn on.
func standsOff(drawn, on *image.RGBA, n int) float64 {
	at := func(img *image.RGBA, i int) color.NRGBA {
		return color.NRGBA{R: img.Pix[i], G: img.Pix[i+1], B: img.Pix[i+2], A: 0xff}
	}
	var all []float64
	for i := 0; i < len(drawn.Pix); i += 4 {
		if a, b := at(drawn, i), at(on, i); a != b {
			all = append(all, contrast(a, b))
		}
	}
	slices.Sort(all)
	if len(all) < n {
		return 1
	}
	return all[len(all)-n]
}
