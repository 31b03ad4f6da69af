//go:build e2e && phone

package e2e

import (
	"image"
	"slices"
	"testing"
	"time"

	"damiera/rules"
)

// A match on a phone: tapped, dragged, turned with a piece in hand, left for the home screen, killed there as
// phones do, and found again. No keyboard ever comes up.
func TestPhoneKeepsTheMatch(t *testing.T) {
	p := newPhone(t)
	board := p.open(rules.Italian, upright)
	p.awaitPosition(board, rules.Start(rules.Italian))
	p.play(board, tapping)
	match := p.play(board, dragging)

	for _, held := range []image.Point{sideways, upright} {
		move := match.Legal()[0]
		p.click(board.center(move.From()))
		p.awaitMark(board, move.Landing(0))
		board = p.resize(rules.Italian, held)
		p.awaitPosition(board, match.Position())
		p.awaitMark(board, move.Landing(0))
		match = p.play(board, landing)
	}

	for range 2 {
		p.do("home")
		p.do("return")
		p.awaitPosition(board, match.Position())
		match = p.play(board, tapping)
	}

	p.do("home")
	p.kill()
	if kept := p.kept(rules.Italian); !slices.Equal(kept.Moves(), match.Moves()) {
		t.Errorf("played %v, and kept is %v", match.Moves(), kept.Moves())
	}
	board = p.open(rules.Italian, sideways)
	p.awaitPosition(board, match.Position())
	p.play(board, tapping)

	if p.told("keyboard") > 0 {
		t.Error("a keyboard came up")
	}
	p.do("type") // and the phone does tell of one
	if p.told("keyboard") != 1 {
		t.Error("the phone tells of no keyboard")
	}
}

// landing makes the rest of a move whose piece has been picked up.
func landing(p *program, board sight, move rules.Move) {
	p.t.Helper()
	for _, landing := range move.Landings() {
		p.awaitMark(board, landing)
		p.click(board.center(landing))
	}
}

// Back leaves a screen, and at the board the program, in the middle of a game too. The match is kept.
func TestPhoneBack(t *testing.T) {
	p := newPhone(t)
	board := p.open(rules.Italian, upright)
	match := p.play(board, tapping)
	p.do("back")
	p.await("the program left", func() (bool, string) { return p.told("left") == 1, "Back at the board leaves nothing" })
	if kept := p.kept(rules.Italian); !slices.Equal(kept.Moves(), match.Moves()) {
		t.Errorf("played %v, and kept is %v", match.Moves(), kept.Moves())
	}
	// The phone shows what is below, and then the program again.
	p.do("home")
	p.do("return")
	p.awaitPosition(board, match.Position())

	screens := 0
	for _, button := range p.buttons(board) {
		if p.touch(board, middle(button)) {
			screens++
			p.do("back")
			p.awaitPosition(board, match.Position())
		}
	}
	if screens < 2 {
		t.Errorf("only %d buttons lead to another screen", screens)
	}
	if p.told("left") != 1 {
		t.Error("Back on a screen left the program")
	}
	p.play(board, tapping)
}

// Every screen of the menu opens without a keyboard, a board to set up is tapped without one, and Back leads
// out of each, never out of the program.
func TestPhoneScreens(t *testing.T) {
	p := newPhone(t)
	board := p.open(rules.Italian, upright)
	start := rules.Start(rules.Italian)
	p.awaitPosition(board, start)
	menu := middle(p.buttons(board)[0])
	p.touch(board, menu)
	entries := p.entries(board)
	// The first three are the games. The seventh opens a file, with a picker of the phone's, which the
	// simulation lacks; the ninth opens a board to set up, where the board to play on is too.
	const games, file, setUp = 3, 6, 8
	if len(entries) <= setUp {
		t.Fatalf("the menu has only the entries %v", entries)
	}
	p.do("back")
	for i, entry := range entries {
		if i < games || i == file {
			continue
		}
		p.awaitPosition(board, start)
		p.touch(board, menu)
		p.touch(board, middle(entry))
		if i == setUp {
			p.touch(board, middle(board.frame))
		}
		for range 4 {
			time.Sleep(unhurried)
			if board.differs(board.stones(p.screen.picture(t)), start) == "" {
				break
			}
			p.do("back")
		}
	}
	p.awaitPosition(board, start)
	if p.told("left") > 0 {
		t.Error("Back on a screen left the program")
	}
	if p.told("keyboard") > 0 {
		t.Error("a keyboard came up")
	}
}

// Every button of the board's screen is 44 points high and wide, and answers to its very edge.
func TestPhoneButtons(t *testing.T) {
	least := inPixels(44)
	p := newPhone(t)
	p.open(rules.Italian, upright)
	for _, held := range []image.Point{upright, sideways} {
		board := p.resize(rules.Italian, held)
		buttons := p.buttons(board)
		t.Logf("at %v: %v", held, buttons)
		if len(buttons) < 3 {
			t.Errorf("at %v only %d buttons are found", held, len(buttons))
		}
		for _, button := range buttons {
			// Its rim blends with what is below.
			if button.Dx() < least-1 || button.Dy() < least-1 {
				t.Errorf("at %v a button is %v pixels, and %d are 44 points", held, button.Size(), least)
			}
			reach := least/2 - 2
			for _, edge := range []image.Point{{-reach, -reach}, {reach, reach}} {
				if p.touch(board, middle(button).Add(edge)) {
					p.do("back")
				}
				p.awaitPosition(board, rules.Start(rules.Italian))
			}
		}
	}
}

func middle(r image.Rectangle) image.Point { return r.Min.Add(r.Size().Div(2)) }
