package board

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"damiera/rules"
)

func TestKeysPlay(t *testing.T) {
	p := newPlayer(t, rules.Italian, "W:W30:B11,12,19,20,27,1")
	p.window.Canvas().Focus(p.board)
	if p.board.marks().pointer != rules.None {
		t.Error("the cursor shows before a key is pressed")
	}
	p.press(fyne.KeyUp) // brings the cursor into sight, on the only piece that can move
	if got := p.board.marks().pointer; got != mustPoint(t, rules.Italian, "30") {
		t.Fatalf("the cursor appears on %d", got)
	}
	p.press(fyne.KeySpace)
	p.wantChosen("30")
	p.press(fyne.KeyUp, fyne.KeyUp, fyne.KeyRight, fyne.KeyReturn)
	p.wantChosen("23")
	p.press(fyne.KeyUp, fyne.KeyUp, fyne.KeyRight, fyne.KeyEnter)
	p.wantChosen("16")
	p.press(fyne.KeyUp, fyne.KeyUp, fyne.KeyLeft, fyne.KeySpace)
	p.wantPlayed("30x23x16x7")
	if len(p.runes) != 0 {
		t.Error("the space bar was handed on")
	}
}

// The cursor's place in one game means nothing in another.
func TestCursorInAnotherGame(t *testing.T) {
	p := newPlayer(t, rules.Italian, "")
	p.window.Canvas().Focus(p.board)
	p.press(fyne.KeyUp, fyne.KeyUp, fyne.KeyUp, fyne.KeyUp, fyne.KeyLeft)
	p.board.SetView(toMove(rules.Start(rules.Alquerque)))
	if got := rules.Alquerque.Name(p.board.marks().pointer); got != "c2" {
		t.Errorf("the cursor is on %s, want the playable piece nearest to the middle below", got)
	}
}

func TestKeysHandedOn(t *testing.T) {
	p := newPlayer(t, rules.Italian, "")
	p.tap("22")
	p.press(fyne.KeyEscape)
	p.wantChosen("-")
	p.press(fyne.KeyEscape, fyne.KeyF1)
	p.board.TypedRune('n')
	p.board.TypedRune('3')
	if !slices.Equal(p.keys, []fyne.KeyName{fyne.KeyEscape, fyne.KeyF1}) || string(p.runes) != "n3" {
		t.Errorf("handed on: %v %q", p.keys, string(p.runes))
	}
}

func TestFocusIsSeen(t *testing.T) {
	p := newPlayer(t, rules.Italian, "")
	p.tap("22")
	if p.window.Canvas().Focused() != p.board {
		t.Fatal("a tap does not bring the keys")
	}
	if p.board.focus.onBoard() {
		t.Error("a tap needs no focus line")
	}
	p.press(fyne.KeyRight)
	if !p.board.focus.onPoint() || p.board.cursor.at != mustPoint(t, rules.Italian, "22") {
		t.Error("the cursor does not begin where the finger was")
	}
	p.tap("23")
	if p.board.focus.onPoint() {
		t.Error("the cursor stays after a tap")
	}
	p.window.Canvas().Unfocus()
	p.window.Canvas().FocusNext()
	if !p.board.focus.onBoard() {
		t.Error("the focus by Tab is not seen")
	}
	pal := ownPalette(FollowSystem.on(fyne.CurrentApp().Settings().ThemeVariant()))
	if r := p.board.renderer; r.frame.StrokeColor != pal.accent || r.rim.StrokeColor != pal.squareRim {
		t.Errorf("the focus is shown as %v in %v", r.frame.StrokeColor, r.rim.StrokeColor)
	}
}
