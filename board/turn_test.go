package board

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"damiera/rules"
)

// turn changes who sits at the bottom and nothing else.
func (p *player) turn() {
	v := p.board.View()
	v.Bottom = v.Bottom.Other()
	p.board.SetView(v)
}

func TestTurningKeepsTheSelection(t *testing.T) {
	p := newPlayer(t, rules.Italian, "")
	p.tap("22")
	at := p.spot("18")
	p.turn()
	p.wantChosen("22")
	if p.spot("18") == at {
		t.Error("the board has not turned")
	}
	p.wantComposed()
	p.tap("18")
	p.wantPlayed("22-18")
}

func TestTurningInAChain(t *testing.T) {
	p := newPlayer(t, rules.English, "W:W23,24:B10,18,19")
	p.tap("23", "14")
	p.turn()
	p.wantChosen("14")
	p.wantComposed()
	p.window.Resize(fyne.NewSize(640, 360)) // and the phone with it
	p.tap("7")
	p.wantPlayed("23x14x7")
}

// In mid slide the board stays as it is, and so a tap means what is under the
// finger; it turns as soon as the move has come to rest.
func TestTurningInASlide(t *testing.T) {
	p := newPlayer(t, rules.Italian, "")
	p.slide("22-18")
	at := p.spot("10")
	p.turn()
	if p.spot("10") != at {
		t.Fatal("the board turned under the slide")
	}
	test.TapAt(p.board, at)
	p.wantChosen("10")
	p.wantAtRest()
	if p.spot("10") == at {
		t.Error("the board has not turned after the slide")
	}
}

// A press that began before the board turned means what was under the finger then.
func TestTurningUnderAFinger(t *testing.T) {
	p := newPlayer(t, rules.Italian, "")
	p.slide("22-18")
	at := p.spot("10")
	p.turn()
	press := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	press.Position = at
	p.board.MouseDown(press)
	p.board.rest()
	p.board.MouseUp(press)
	test.TapAt(p.board, at)
	p.wantChosen("10")
	p.tap("13") // the next tap is of the board as it is now
	p.wantPlayed("10-13")
}

// The cursor stays on its point and walks as the board lies now.
func TestTurningUnderTheCursor(t *testing.T) {
	p := newPlayer(t, rules.Italian, "")
	p.tap("22")
	p.turn()
	p.press(fyne.KeyUp) // into sight
	p.press(fyne.KeyUp)
	if got := p.board.cursor.at; got != mustPoint(t, rules.Italian, "26") && got != mustPoint(t, rules.Italian, "27") {
		t.Errorf("up from 22 is %s", rules.Italian.Name(got))
	}
}
