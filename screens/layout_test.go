package screens

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"damiera/screens/controls"
)

// The windows that must do, from a small phone to a large desktop, some turned.
var windows = []fyne.Size{
	{Width: 320, Height: 480}, {Width: 480, Height: 320}, {Width: 360, Height: 640}, {Width: 640, Height: 360},
	{Width: 720, Height: 720}, {Width: 1024, Height: 1366}, {Width: 1366, Height: 1024}, {Width: 1920, Height: 1080},
	{Width: 412, Height: 915}, {Width: 915, Height: 412}, {Width: 900, Height: 640},
}

// A ruler for tests: every letter is as wide as half its size and a line is as high as its size.
func letters(text string, size float32, _ fyne.TextStyle) fyne.Size {
	return fyne.NewSize(float32(len([]rune(text)))*size/2, size)
}

const usualText = 14

// The sizes of text that can be chosen, in points.
var textSizes = []float32{usualText * 0.85, usualText, usualText * 1.25, usualText * 1.5}

func (p places) all() map[string]box {
	return map[string]box{
		"board": p.Board, "title": p.Title, "menu": p.Menu, "top row": p.Top, "bottom row": p.Bottom,
		"status": p.Status, "moves": p.Moves, "level": p.Level, "new game": p.Fresh, "help": p.Help,
	}
}

// wrong says what is wrong with an arrangement, "" if nothing is.
func wrong(p places, window fyne.Size) string {
	const crumb = 0.01
	if d := p.Board.W - p.Board.H; d > crumb || d < -crumb {
		return fmt.Sprintf("the board is not square: %v", p.Board)
	}
	for name, b := range p.all() {
		if b == (box{}) && (name == "moves" || name == "help") {
			continue
		}
		if b.X < 0 || b.Y < 0 || b.X+b.W > window.Width+crumb || b.Y+b.H > window.Height+crumb {
			return fmt.Sprintf("the %s leaves the window: %v", name, b)
		}
		if b.W <= 0 || b.H < 0 || b.H == 0 && name != "moves" {
			return fmt.Sprintf("the %s has no room: %v", name, b)
		}
		for other, o := range p.all() {
			if name < other && b.X < o.X+o.W-crumb && o.X < b.X+b.W-crumb && b.Y < o.Y+o.H-crumb && o.Y < b.Y+b.H-crumb {
				return fmt.Sprintf("the %s %v and the %s %v overlap", name, b, other, o)
			}
		}
	}
	for name, b := range map[string]box{"menu": p.Menu, "level": p.Level, "new game": p.Fresh, "help": p.Help} {
		if b == (box{}) && name == "help" {
			continue // then it is in the menu
		}
		if b.W < controls.Tappable || b.H < controls.Tappable {
			return fmt.Sprintf("the %s button is too small to tap: %v", name, b)
		}
	}
	return ""
}

func TestEveryWindowShowsAllAndALargeBoard(t *testing.T) {
	for _, window := range windows {
		for _, text := range textSizes {
			p := arrange(window, text)
			if w := wrong(p, window); w != "" {
				t.Errorf("%v, text of %v points: %s", window, text, w)
			}
			if share := p.Board.W / min(window.Width, window.Height); share < 0.8 {
				t.Errorf("%v, text of %v points: the board takes %.1f %% of the short side", window, text, share*100)
			}
		}
	}
}

// The latest moves are in sight wherever they leave the board 82 % of the short side: at least on every
// upright phone but the smallest, and in every window that lies.
func TestTheMovesAreInSight(t *testing.T) {
	for _, window := range windows {
		p := arrange(window, usualText)
		if smallest := window.Width == 320; (p.Moves.W > 0) == smallest {
			t.Errorf("%v: the moves are at %v", window, p.Moves)
		}
		if p.Moves.W > 0 && p.Moves.H < usualText*moveHeight-0.01 {
			t.Errorf("%v: no line of moves has room in %v", window, p.Moves)
		}
	}
}

// A headline, a detail and a remark of a line each keep their size.
func TestThreeLinesOfStatusHaveRoom(t *testing.T) {
	status := []controls.Paragraph{
		{Text: "You must capture", Size: usualText * 1.08, Style: fyne.TextStyle{Bold: true}},
		{Text: "The computer played 12-16", Size: usualText},
		{Text: "You have only one move", Size: usualText},
	}
	for _, window := range windows {
		b := arrange(window, usualText).Status
		lines, _ := controls.Fit(status, fyne.NewSize(b.W, b.H), func(text string, size float32, style fyne.TextStyle) fyne.Size {
			m := letters(text, size, style)
			return fyne.NewSize(m.Width, m.Height*1.37) // as of the bundled font
		})
		if len(lines) != 3 || lines[1].Size < usualText*0.89 {
			t.Errorf("%v: in %v the status is broken into %+v", window, b, lines)
		}
	}
}

// Help has a button of its own where there is room, as beside the board of a desktop.
func TestHelpHasAButtonWhereThereIsRoom(t *testing.T) {
	for window, want := range map[fyne.Size]bool{
		{Width: 320, Height: 480}: false, {Width: 640, Height: 360}: true, {Width: 720, Height: 720}: true,
		{Width: 1024, Height: 1366}: true, {Width: 1920, Height: 1080}: true,
	} {
		if got := arrange(window, usualText).Help; (got.W > 0) != want {
			t.Errorf("%v: the help button is at %v", window, got)
		}
	}
}

// On a desktop's wide screen and on an upright phone the board takes the whole short side.
func TestOrdinaryScreensGiveTheWholeShortSide(t *testing.T) {
	for _, window := range []fyne.Size{{Width: 1920, Height: 1080}, {Width: 1280, Height: 720}, {Width: 640, Height: 360}, {Width: 360, Height: 640}} {
		if got, want := arrange(window, usualText).Board.W, min(window.Width, window.Height)-2*margin; got != want {
			t.Errorf("%v: the board is %v wide, want %v", window, got, want)
		}
	}
}

// As long as the board of an upright window could be larger, nothing below it lies idle.
func TestNoRoomIsIdleWhileTheBoardIsSmall(t *testing.T) {
	const width = 360
	for height := float32(width); height < 2*width; height++ {
		p := arrange(fyne.NewSize(width, height), usualText)
		idle := height - margin - (p.Level.Y + p.Level.H)
		if p.Level.Y > p.Board.Y+p.Board.H && p.Board.W < width-2*margin-1 && idle > 1 {
			t.Fatalf("%v×%v: the board is %v wide, and %v points lie idle below", float32(width), height, p.Board.W, idle)
		}
	}
}

// Slowly over the point where an upright window becomes a lying one: at every step all is visible, the
// board is large, and the arrangement changes at most twice.
func TestSlowlyFromUprightToLying(t *testing.T) {
	for _, side := range []float32{720, 760, 800, 1000, 1200} {
		for _, text := range textSizes {
			changes, last := 0, places{}
			for d := float32(-200); d <= 200; d++ {
				window := fyne.NewSize(side+d, side-d)
				p := arrange(window, text)
				if w := wrong(p, window); w != "" {
					t.Fatalf("%v, text of %v points: %s", window, text, w)
				}
				if share := p.Board.W / min(window.Width, window.Height); share < 0.8 {
					t.Fatalf("%v, text of %v points: the board takes %.1f %% of the short side", window, text, share*100)
				}
				if d > -200 && (p.Status.X > p.Board.X+p.Board.W) != (last.Status.X > last.Board.X+last.Board.W) {
					changes++
				}
				last = p
			}
			if changes > 1 {
				t.Errorf("around %v×%v, text of %v points, the panel jumps %d times", side, side, text, changes)
			}
		}
	}
}

// Small windows and large text: nothing overlaps, whatever becomes of the board.
func TestNothingOverlapsEvenWhereItIsTight(t *testing.T) {
	for width := float32(smallest); width < 800; width += 17 {
		for height := float32(smallest); height < 800; height += 17 {
			for _, text := range []float32{11, usualText, 18, 22} {
				window := fyne.NewSize(width, height)
				if w := wrong(arrange(window, text), window); w != "" {
					t.Fatalf("%v with text of %v points: %s", window, text, w)
				}
			}
		}
	}
}
