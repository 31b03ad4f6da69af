package board

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"damiera/rules"
)

func TestDragPlays(t *testing.T) {
	p := newPlayer(t, rules.English, "W:W23,24:B10,18,19,1")
	p.dragTo("23", "27")
	p.wantChosen("23")
	p.dragTo("23", "14")
	p.wantChosen("14")
	p.wantPlayed()
	p.dragTo("14", "7")
	p.wantPlayed("23x14x7")
	p.wantAtRest()
}

// A piece that is dropped where it may not go stays chosen, and the refusal is told; a drag that begins
// on an empty square is nothing.
func TestDragToAForbiddenPlace(t *testing.T) {
	p := newPlayer(t, rules.Italian, "W:W23,24:B10,19,20")
	p.dragTo("23", "16")
	p.wantChosen("23")
	want := Refusal{Point: mustPoint(t, rules.Italian, "16"), Why: NotThere, From: mustPoint(t, rules.Italian, "23")}
	want.At = want.From
	if len(p.refused) != 1 || p.refused[0] != want {
		t.Errorf("refused %v, want %v", p.refused, want)
	}
	p.dragTo("27", "22")
	p.dragTo("23", "23")
	if len(p.refused) != 1 {
		t.Errorf("refused %v as well", p.refused[1:])
	}
	p.wantPlayed()
}

func TestTremblingIsATap(t *testing.T) {
	p := newPlayer(t, rules.Italian, "")
	at := p.spot("22")
	p.drag(at, fyne.NewDelta(2, 1), fyne.NewDelta(1, 2), fyne.NewDelta(1, 0))
	p.wantChosen("22")
	p.drag(p.spot("18"), fyne.NewDelta(-3, 0), fyne.NewDelta(0, -4))
	p.wantPlayed("22-18")
}

func TestSlidingOffPlaysNothing(t *testing.T) {
	p := newPlayer(t, rules.Italian, "")
	p.tap("22")
	p.drag(p.spot("18"), fyne.NewDelta(-100, 0), fyne.NewDelta(-400, 0))
	p.wantPlayed()
	p.wantChosen("22")
	p.drag(p.spot("22"), fyne.NewDelta(-100, 0), fyne.NewDelta(-400, 0)) // the piece itself, out of the window
	p.wantPlayed()
	p.wantChosen("22")
	p.tap("18")
	p.wantPlayed("22-18")
}

// On a phone Fyne's positions in a drag are ahead by the first movement, and
// after the finger has left the drag runs out at one position.
func TestDragByFinger(t *testing.T) {
	p := newPlayer(t, rules.Italian, "")
	from, to := p.spot("22"), p.spot("18")
	p.board.TouchDown(&mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: from}})
	way := to.Subtract(from)
	first, rest := fyne.NewDelta(way.X/3, way.Y/3), fyne.NewDelta(way.X*2/3, way.Y*2/3)
	tell := func(at fyne.Position, d fyne.Delta) {
		ev := &fyne.DragEvent{Dragged: d}
		ev.Position = at
		p.board.Dragged(ev)
	}
	ahead := from.Add(first).Add(first)
	tell(ahead, first)
	tell(ahead.Add(rest), rest)
	p.wantPlayed()
	tell(ahead.Add(rest), fyne.NewDelta(rest.DX*0.92, rest.DY*0.92))
	p.wantPlayed("22-18")
	// The next touch begins before Fyne has called the end.
	p.board.TouchDown(&mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: p.spot("10")}})
	tell(ahead.Add(rest), fyne.NewDelta(rest.DX*0.8, rest.DY*0.8))
	p.board.DragEnd()
	p.board.TouchUp(&mobile.TouchEvent{})
	p.tap("10")
	p.wantChosen("10")
	p.wantPlayed("22-18")
}

func TestSlowTapOfAFinger(t *testing.T) {
	p := newPlayer(t, rules.Italian, "")
	at := fyne.PointEvent{Position: p.spot("22")}
	p.board.TappedSecondary(&at) // a mouse's other button
	p.wantChosen("-")
	p.board.TouchDown(&mobile.TouchEvent{PointEvent: at})
	p.board.TouchUp(&mobile.TouchEvent{PointEvent: at})
	p.board.TappedSecondary(&at)
	p.wantChosen("22")
}
