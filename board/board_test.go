package board

import (
	"testing"

	"fyne.io/fyne/v2"

	"damiera/rules"
)

func TestTapsPlay(t *testing.T) {
	p := newPlayer(t, rules.Italian, "W:W30:B11,12,19,20,27,1")
	p.tap("30", "23", "16")
	p.wantPlayed()
	p.tap("7")
	p.wantPlayed("30x23x16x7")
	p.wantAtRest()
	p.wantChosen("-")
}

func TestTapOnTheEndPlaysTheWholeChain(t *testing.T) {
	p := newPlayer(t, rules.English, "W:W23,24:B10,18,19")
	p.tap("23", "7")
	p.wantPlayed("23x14x7")
	p.wantAtRest()
}

func TestChainCannotBeLeft(t *testing.T) {
	p := newPlayer(t, rules.English, "W:W23,24:B10,18,19")
	p.tap("23", "14", "24", "1")
	p.press(fyne.KeyEscape)
	if p.board.Cancel() {
		t.Error("Cancel left the chain")
	}
	p.dragTo("24", "15")
	p.wantChosen("14")
	if len(p.refused) != 4 || p.refused[0].Why != Unfinished || len(p.keys) != 0 {
		t.Errorf("refused %v, keys handed on %v", p.refused, p.keys)
	}
	if p.board.stage.scene.Side[rules.Black].Len() != 2 {
		t.Error("the piece jumped first is still seen")
	}
	p.tap("7")
	p.wantPlayed("23x14x7")
}

// The window is turned in the middle of a chain: the chain and the taps go on.
func TestResizeInMidChain(t *testing.T) {
	p := newPlayer(t, rules.English, "W:W23,24:B10,18,19")
	p.tap("23", "14")
	for _, size := range []fyne.Size{{Width: 640, Height: 360}, {Width: 360, Height: 640}, {Width: 200, Height: 900}} {
		p.window.Resize(size)
		p.wantChosen("14")
	}
	p.tap("7")
	p.wantPlayed("23x14x7")
}

func TestRefusalRingsThePiecesThatCan(t *testing.T) {
	p := newPlayer(t, rules.Italian, "W:W23,24:B10,19,20")
	p.tap("24")
	want := Refusal{Point: mustPoint(t, rules.Italian, "24"), Why: MustCapture}
	if len(p.refused) != 1 || p.refused[0] != want {
		t.Fatalf("refused %v", p.refused)
	}
	if got := names(rules.Italian, p.board.marks().forced); got != "23" {
		t.Errorf("rings on %q", got)
	}
	p.tap("23", "5")
	p.wantPlayed("23x14x5")
	if p.board.marks().forced != 0 {
		t.Error("the rings stay after the move")
	}
}

// A view without news, as after a change of language or theme, changes nothing.
func TestSameViewKeepsTheSelection(t *testing.T) {
	p := newPlayer(t, rules.English, "W:W23,24:B10,18,19")
	p.tap("23", "14")
	p.board.SetView(toMove(p.board.View().Position))
	p.wantChosen("14")
	if p.board.stage.scene.Side[rules.Black].Len() != 2 {
		t.Error("the jumped piece is back")
	}
	p.tap("7")
	p.wantPlayed("23x14x7")
}

func TestAnotherPositionLetsGo(t *testing.T) {
	p := newPlayer(t, rules.English, "W:W23,24:B10,18,19")
	p.tap("23", "14")
	for _, g := range rules.Games() {
		p.board.SetView(toMove(rules.Start(g)))
		p.wantChosen("-")
		p.wantAtRest()
	}
}

func TestMoveThatNobodyTakesIsTakenBack(t *testing.T) {
	p := newPlayer(t, rules.English, "W:W23,24:B10,18,19")
	p.board.OnMove = nil
	p.tap("23", "14", "7")
	p.wantChosen("-")
	p.wantAtRest()
}

// The board turns with its bottom side, and never reads a tap on the wrong side.
func TestTurnedBoard(t *testing.T) {
	p := newPlayer(t, rules.English, "")
	v := p.board.View()
	if v.Bottom != rules.Black {
		t.Fatal("black moves first and sits at the bottom")
	}
	above, below := p.spot("32"), p.spot("1")
	if above.Y >= below.Y {
		t.Error("black's first row is not at the bottom")
	}
	v.Bottom = rules.White
	p.board.SetView(v)
	if p.spot("32").Y <= p.spot("1").Y {
		t.Error("the board has not turned")
	}
	p.tap("11", "15")
	p.wantPlayed("11-15")
}
