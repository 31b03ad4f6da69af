package board

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"damiera/rules"
)

// Each row does things under a rule of input, and tells what is chosen and
// played then, and why presses were refused.
func TestInput(t *testing.T) {
	const chain = "W:W23,24:B10,18,19,1"
	for _, row := range []struct {
		name    string
		input   Input
		does    []string
		chosen  string
		played  []string
		refused []Why
	}{
		{"both", TapOrDrag, []string{"23", "23>14", "7"}, "-", []string{"23x14x7"}, nil},
		{"taps play", TapOnly, []string{"23", "14", "7"}, "-", []string{"23x14x7"}, nil},
		{"a drag is told off", TapOnly, []string{"23>14"}, "-", nil, []Why{TapInstead}},
		{"and disturbs nothing", TapOnly, []string{"24", "23>14"}, "24", nil, []Why{TapInstead}},
		{"not in a chain either", TapOnly, []string{"23", "14", "14>7", "7"}, "-", []string{"23x14x7"}, []Why{TapInstead}},
		{"a drag of nothing is nothing", TapOnly, []string{"27>22"}, "-", nil, nil},
		{"other reasons go before", TapOnly, []string{"1>5"}, "-", nil, []Why{NotYours}},
		{"drags play", DragOnly, []string{"23>14", "14>7"}, "-", []string{"23x14x7"}, nil},
		{"a tap is told off", DragOnly, []string{"23"}, "-", nil, []Why{DragInstead}},
		{"a tap goes nowhere", DragOnly, []string{"23>22", "14"}, "23", nil, []Why{NotThere, DragInstead}},
		{"not in a chain either", DragOnly, []string{"23>14", "7"}, "14", nil, []Why{DragInstead}},
		{"letting go is no play", DragOnly, []string{"23>22", "23"}, "-", nil, []Why{NotThere}},
		{"why not may be asked", DragOnly, []string{"1", "32"}, "-", nil, []Why{NotYours}},
	} {
		t.Run(row.name, func(t *testing.T) {
			p := newPlayer(t, rules.English, chain)
			p.board.SetInput(row.input)
			p.board.OnMove = func(m rules.Move) {
				p.played = append(p.played, m.String())
				p.board.SetView(View{Position: p.board.View().Position.Play(m), Last: m})
			}
			p.does(row.does...)
			p.wantChosen(row.chosen)
			p.wantPlayed(row.played...)
			var why []Why
			for _, r := range p.refused {
				why = append(why, r.Why)
			}
			if !slices.Equal(why, row.refused) {
				t.Errorf("refused %v, want %v", why, row.refused)
			}
		})
	}
}

// Where only taps play, a hand may tremble as far as the square is wide.
func TestUnsteadyTaps(t *testing.T) {
	p := newPlayer(t, rules.Italian, "")
	p.board.SetInput(TapOnly)
	p.drag(p.spot("22").AddXY(-10, -6), fyne.NewDelta(8, 4), fyne.NewDelta(12, 8))
	p.wantChosen("22")
	if len(p.refused) != 0 {
		t.Errorf("refused %v", p.refused)
	}
}

// A move that waits is confirmed or taken back in every way of input.
func TestConfirmInEachInput(t *testing.T) {
	for _, input := range []Input{TapOrDrag, TapOnly, DragOnly} {
		p, _ := newCautious(t, rules.Italian, "")
		p.tap("22", "18")
		p.board.SetInput(input)
		p.tap("23")
		p.wantPending("")
		p.board.SetInput(TapOrDrag)
		p.tap("22", "18")
		p.board.SetInput(input)
		p.tap("18")
		p.wantPlayed("22-18")
	}
}

func TestKeysInEachInput(t *testing.T) {
	for _, input := range []Input{TapOrDrag, TapOnly, DragOnly} {
		p := newPlayer(t, rules.Italian, "W:W30:B11,12,19,20,27,1")
		p.board.SetInput(input)
		p.window.Canvas().Focus(p.board)
		p.press(fyne.KeyUp, fyne.KeySpace, fyne.KeyUp, fyne.KeyUp, fyne.KeyRight, fyne.KeyReturn)
		p.wantChosen("23")
	}
}
