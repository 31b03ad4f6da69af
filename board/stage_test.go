package board

import (
	"image"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"damiera/rules"
)

// slide starts a slide that never ends by itself, as on a screen.
func (p *player) slide(m string) {
	p.t.Helper()
	b := p.board
	before := b.View().Position
	move := mustMove(p.t, before, m)
	todo := legs(before, move, 0)
	v := toMove(before.Play(move))
	v.Last = move
	b.view, b.pick = v, newPick(v.Position, v.Legal)
	b.stage.queue = todo
	b.stage.last = move
	b.stage.slide = fyne.NewAnimation(time.Hour, func(float32) {})
	b.Refresh()
}

// A tap while the other side's piece still slides ends the slide and counts.
func TestTapDuringASlide(t *testing.T) {
	p := newPlayer(t, rules.Italian, "")
	p.slide("22-18")
	if p.board.stage.scene != rules.Start(rules.Italian) {
		t.Fatal("the slide is over before it began")
	}
	p.board.stage.part = 0.4
	p.board.follow()
	p.tap("10")
	p.wantAtRest()
	p.wantChosen("10")
}

func TestKeyDuringASlide(t *testing.T) {
	p := newPlayer(t, rules.Italian, "")
	p.slide("22-18")
	p.press(fyne.KeyUp)
	p.wantAtRest()
}

// A reply that comes while the person's move still slides is shown after it.
func TestSlidesWaitForEachOther(t *testing.T) {
	p := newPlayer(t, rules.Italian, "")
	p.slide("22-18")
	reply := mustMove(t, p.board.View().Position, "12-16")
	v := toMove(p.board.View().Position.Play(reply))
	v.Last = reply
	p.board.SetView(v)
	if got := spell(rules.Italian, p.board.stage.queue); !slices.Equal(got, []string{"22 18", "12 16"}) {
		t.Errorf("to be shown: %q", got)
	}
	p.board.SetMotion(Motion{})
	p.wantAtRest()
}

// With motion off, and with it on, everything ends in the same place.
func TestWholeGamesAtEachMotion(t *testing.T) {
	for _, g := range rules.Games() {
		for _, motion := range []Motion{{}, Natural()} {
			p := newPlayer(t, g, "")
			p.board.SetMotion(motion)
			for ply := 0; ply < 60; ply++ {
				moves := p.board.View().Position.Moves()
				if len(moves) == 0 {
					break
				}
				m := moves[ply*3%len(moves)]
				p.tap(g.Name(m.From()))
				for _, landing := range m.Landings() {
					p.tap(g.Name(landing))
				}
				p.wantAtRest()
				if got := p.played[len(p.played)-1]; got != m.String() {
					t.Fatalf("%v: played %s for %v", g, got, m)
				}
			}
		}
	}
}

// Light turned dark changes every picture, and nothing else.
func TestThemeChange(t *testing.T) {
	p := newPlayer(t, rules.Italian, "")
	p.tap("22")
	r := p.board.renderer
	before := r.drawn
	r.studio.pal.dark.R++ // as if another theme had drawn
	r.drawn.pal.dark.R++
	p.board.Refresh()
	if r.drawn != before || r.studio.pal != before.pal {
		t.Error("the pictures keep the old colours")
	}
	p.wantChosen("22")
}

// A view that brings no news has nothing drawn anew.
func TestRefreshRedrawsNothing(t *testing.T) {
	p := newPlayer(t, rules.Italian, "")
	r := p.board.renderer
	drawn := 0
	for _, o := range r.objects {
		if raster, ok := o.(*canvas.Raster); ok {
			generate := raster.Generator
			raster.Generator = func(w, h int) image.Image { drawn++; return generate(w, h) }
		}
	}
	before, ground := len(r.studio.pictures), r.groundPicture()
	p.board.Refresh()
	p.board.SetView(p.board.View())
	if len(r.studio.pictures) != before || r.groundPicture() != ground {
		t.Error("figures or ground were drawn again")
	}
	if objects := len(r.objects); objects > 80 {
		t.Errorf("%d objects", objects)
	}
	if drawn != 0 {
		t.Errorf("%d pictures asked for outside of painting", drawn)
	}
}
