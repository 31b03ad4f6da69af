package board

import (
	"image"
	"image/color"
	"image/draw"
	"testing"

	"fyne.io/fyne/v2"

	"damiera/rules"
)

// What the widget shows is what compose draws: pieces, marks and last move, each
// in its place.
func TestWidgetShowsThePicture(t *testing.T) {
	for _, row := range []struct {
		game     rules.Game
		position string
		play     string
		taps     []string
	}{
		{game: rules.Italian, taps: []string{"22"}},
		{game: rules.Italian, position: "W:W30,K25:B2,11,12,19,20,K4,27", play: "30x23x16x7"},
		{game: rules.English, position: "W:W23,24:B10,18,19,K1", taps: []string{"23", "14"}},
		{game: rules.English, position: "W:W23,24,32:B10,18,19,K1", taps: []string{"32"}},
		{game: rules.Alquerque, position: "5/5/1b3/b1b2/wb2w w", play: "a1xc1xc3xa3xa1"},
	} {
		p := newPlayer(t, row.game, row.position)
		if row.play != "" {
			m := mustMove(t, p.board.View().Position, row.play)
			p.board.OnMove(m)
		}
		p.tap(row.taps...)
		p.wantComposed()
	}
}

// differing counts pixels that are not the same but for rounding.
func differing(a, b image.Image) (n int) {
	for y := a.Bounds().Min.Y; y < a.Bounds().Max.Y; y++ {
		for x := a.Bounds().Min.X; x < a.Bounds().Max.X; x++ {
			p := color.RGBAModel.Convert(a.At(x, y)).(color.RGBA)
			q := color.RGBAModel.Convert(b.At(x, y)).(color.RGBA)
			if max(gap(p.R, q.R), gap(p.G, q.G), gap(p.B, q.B)) > 6 {
				n++
			}
		}
	}
	return n
}

func gap(a, b uint8) uint8 { return max(a, b) - min(a, b) }

// What is drawn has the piece's, the edge's and the square's colours where they
// belong.
func TestColoursAreWhereTheyBelong(t *testing.T) {
	position := mustPosition(t, rules.Italian, "W:W21,K30:B1")
	for _, l := range dressed() {
		pal := ownPalette(l)
		img := picture(View{Position: position}, 410, l)
		p := newPlan(rules.Italian, rules.White, fyne.NewSquareSize(410), 1)
		at := func(pt string, dx, dy float32) color.NRGBA {
			c := p.centre(mustPoint(t, rules.Italian, pt)).AddXY(dx*p.unit(), dy*p.unit())
			return color.NRGBAModel.Convert(img.At(int(c.X), int(c.Y))).(color.NRGBA)
		}
		for what, pair := range map[string][2]color.NRGBA{
			"a white man":       {at("21", 0, 0), pal.piece[rules.White]},
			"a black man":       {at("1", 0, 0), pal.piece[rules.Black]},
			"its square":        {at("1", 0.45, 0.45), pal.dark},
			"an empty square":   {at("18", 0, 0), pal.dark},
			"a light square":    {at("18", 1, 0), pal.light},
			"a king's crown":    {at("30", 0, -0.03), pal.edge[rules.White]},
			"the king's flank":  {at("30", 0.28, 0.05), pal.piece[rules.White]},
			"the corner is cut": {color.NRGBAModel.Convert(img.At(0, 0)).(color.NRGBA), color.NRGBA{}},
		} {
			if pair[0] != pair[1] {
				t.Errorf("%v: %s is %v, not %v", l, what, pair[0], pair[1])
			}
		}
	}
}

// At the size of a finger nail a king is told from a man, each mark from every
// other, and White from Black, without colour.
func TestFiguresDifferInGrey(t *testing.T) {
	figures := []figure{
		{kind: man}, {kind: king}, {kind: man, color: rules.Black}, {kind: king, color: rules.Black},
		{kind: chosen}, {kind: forced}, {kind: goal}, {kind: end}, {kind: pointer},
		{kind: confirm},
	}
	for _, l := range dressed() {
		pal := ownPalette(l)
		for _, slab := range []bool{false, true} {
			ground := pal.dark
			if slab {
				ground = pal.slab
			}
			var pictures []*image.Gray
			for _, f := range append([]figure{{}}, figures...) {
				img := image.NewRGBA(image.Rect(0, 0, 40, 40))
				fill(img, img.Rect, ground)
				f.draw(brush{img: img, x: 20, y: 20, unit: 32}, pal, slab)
				grey := image.NewGray(img.Rect)
				draw.Draw(grey, grey.Rect, img, image.Point{}, draw.Src)
				pictures = append(pictures, grey)
			}
			for i, a := range pictures {
				for j, b := range pictures[:i] {
					if n := greyDiffers(a, b); n < 20 {
						t.Errorf("%v, slab %v: %d and %d differ in %d pixels", l, slab, i, j, n)
					}
				}
			}
		}
	}
}

// greyDiffers counts pixels whose brightness is clearly another.
func greyDiffers(a, b *image.Gray) (n int) {
	for i := range a.Pix {
		if gap(a.Pix[i], b.Pix[i]) > 40 {
			n++
		}
	}
	return n
}

func BenchmarkGround(b *testing.B) {
	pal := ownPalette(Light)
	for _, g := range rules.Games() {
		b.Run(g.String(), func(b *testing.B) {
			p := newPlan(g, rules.White, fyne.NewSquareSize(1000), 1)
			for b.Loop() {
				p.bare(pal)
			}
		})
	}
}
