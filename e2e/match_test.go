//go:build e2e

package e2e

import (
	"image"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"damiera/rules"
)

// What a person notices. The figures are generous: the machine may be loaded, and the window is drawn
// in software.
const (
	longestStart   = 15 * time.Second
	mostResidentMB = 400
	leastShare     = 0.78 // of the window's short side, the board's frame not counted
)

// A match is played with the pointer and the keys, the program is killed in the middle of it, and
// the match is there again: in the file and on the board.
func TestMatchOutlivesTheProgram(t *testing.T) {
	for _, c := range []struct {
		game    rules.Game
		variant string
	}{
		{rules.Italian, "light"},
		{rules.English, "dark"},
		{rules.Alquerque, "light"},
	} {
		t.Run(c.game.String(), func(t *testing.T) {
			p := newProgram(t, c.variant)
			board := p.openMeasured(rules.Italian)
			p.awaitPosition(board, rules.Start(rules.Italian))
			if c.game != rules.Italian {
				board = p.choose(c.game)
				p.awaitPosition(board, rules.Start(c.game))
			}
			if board.keptMark(p.screen.picture(t)) {
				t.Error("marked as kept before there is anything to keep")
			}

			p.key("1") // the lowest level, which answers soonest
			for _, by := range []way{tapping, typing, dragging} {
				p.play(board, by)
			}
			match := p.kept(c.game)
			t.Logf("%d MB resident after %d plies", p.resident(), match.Plies())
			if p.resident() > mostResidentMB {
				t.Errorf("%d MB resident, more than %d", p.resident(), mostResidentMB)
			}

			// At rest: nothing but the kill happens.
			p.kill()
			board = p.openMeasured(c.game)
			p.awaitPosition(board, match.Position())
			if again := p.kept(c.game); !slices.Equal(again.Moves(), match.Moves()) {
				t.Errorf("kept %v before the kill and %v after it", match.Moves(), again.Moves())
			}

			// As soon as the mark says that a move is kept, it is. Where the computer was still
			// thinking, its reply comes in the next run.
			mine := p.move(board, tapping)
			p.kill()
			if again := p.kept(c.game); !slices.Equal(again.Moves()[:min(mine.Plies(), again.Plies())], mine.Moves()) {
				t.Errorf("marked as kept: %v; found: %v", mine.Moves(), again.Moves())
			}
			board = p.openMeasured(c.game)
			match = p.awaitPlies(c.game, mine.Plies()+1)
			p.awaitPosition(board, match.Position())

			// The match goes on, and an end in peace keeps it as well.
			match = p.play(board, tapping)
			p.quit()
			board = p.openMeasured(c.game)
			p.awaitPosition(board, match.Position())
		})
	}
}

// A window turned from upright to sideways and back shows the same match, and taps meet what is under
// the finger.
func TestTurnedWindow(t *testing.T) {
	p := newProgram(t, "dark")
	board := p.openMeasured(rules.Italian)
	p.key("1")
	match := p.play(board, tapping)
	for _, size := range []image.Point{{360, 640}, {640, 360}, {720, 720}, {900, 640}} {
		board = p.resize(rules.Italian, size)
		p.awaitPosition(board, match.Position())
		if share := float64(board.frame.Dx()) / float64(min(size.X, size.Y)); share < leastShare {
			t.Errorf("at %v the squares take %.0f %% of the short side", size, 100*share)
		}
		match = p.play(board, tapping)
	}
}

// A capture of two is left after its first hop: in the next run nothing of it has happened.
func TestKilledInMidCapture(t *testing.T) {
	position, err := rules.ParsePosition(rules.Italian, "W:W23,24:B10,19,20")
	if err != nil {
		t.Fatal(err)
	}
	p := newProgram(t, "light")
	p.plant(position)
	board := p.openMeasured(rules.Italian)
	p.awaitPosition(board, position)

	move := position.Moves()[0]
	if len(move.Landings()) != 2 {
		t.Fatalf("%v is no capture of two", move)
	}
	p.click(board.center(move.From()))
	p.awaitMark(board, move.Landing(0))
	p.click(board.center(move.Landing(0)))
	p.await("the first hop", func() (bool, string) {
		white := board.stones(p.screen.picture(t))[rules.White]
		return white.Has(move.Landing(0)) && !white.Has(move.From()), "no hop"
	})
	p.kill()

	board = p.openMeasured(rules.Italian)
	p.awaitPosition(board, position)
	p.key("1")
	p.play(board, tapping)
}

// A file that nobody can read costs nothing but its match: the program starts, and keeps the file.
func TestDamagedFileIsSetAside(t *testing.T) {
	const noise = "\x00\x01 not a game ]]"
	p := newProgram(t, "light")
	name := p.plant(rules.Start(rules.Italian))
	if err := os.WriteFile(name, []byte(noise), 0o600); err != nil {
		t.Fatal(err)
	}
	board := p.openMeasured(rules.Italian)
	p.awaitPosition(board, rules.Start(rules.Italian))
	p.play(board, tapping)

	entries, err := os.ReadDir(filepath.Dir(name))
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		text, err := os.ReadFile(filepath.Join(filepath.Dir(name), entry.Name()))
		if err == nil && string(text) == noise {
			t.Logf("set aside as %s", entry.Name())
			return
		}
	}
	t.Errorf("the damaged file is gone: there are %v", entries)
}

// openMeasured opens the program and holds the time until its board is seen against the limit.
func (p *program) openMeasured(game rules.Game) sight {
	p.t.Helper()
	board, took := p.open(game)
	p.t.Logf("board seen after %v, %d MB resident", took.Round(time.Millisecond), p.resident())
	if took > longestStart {
		p.t.Errorf("the board took %v to be seen, more than %v", took, longestStart)
	}
	return board
}
