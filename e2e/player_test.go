//go:build e2e

package e2e

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"damiera/rules"
	"damiera/rules/pdn"
)

// open starts the program and waits for its board. It tells how long it took until the board could
// be seen, our looking included.
func (p *program) open(game rules.Game) (sight, time.Duration) {
	p.t.Helper()
	p.start()
	board, seen := p.awaitBoard(game)
	return board, seen.Sub(p.started)
}

// awaitBoard waits for a board that stays where it is: a new window may still find its size. It tells
// when the board was first seen there.
func (p *program) awaitBoard(game rules.Game) (board sight, seen time.Time) {
	p.t.Helper()
	p.await("the board of "+game.String(), func() (bool, string) {
		now, found := findBoard(p.screen.picture(p.t), game, p.variant)
		if !found || now != board {
			board, seen = now, time.Now()
		}
		settled := time.Since(seen) > 100*time.Millisecond
		return found && settled, fmt.Sprintf("its ground spans %v", now.frame)
	})
	board.window = p.window()
	return board, seen
}

// resize gives the window another size and waits for the board to find its place in it.
func (p *program) resize(game rules.Game, size image.Point) sight {
	p.t.Helper()
	p.xdotool("search", "--onlyvisible", "--name", "^Damiera", "windowsize", "--sync",
		strconv.Itoa(size.X), strconv.Itoa(size.Y))
	p.await(fmt.Sprintf("a window of %v", size), func() (bool, string) {
		now := p.window().Size()
		return now == size, fmt.Sprintf("it is %v", now)
	})
	board, _ := p.awaitBoard(game)
	return board
}

// plant leaves a position where the program keeps its match in progress, to be found in its next run,
// and gives the file's name. The program shows the place, and the tags without which it takes no file
// for its own, by keeping a move there first.
func (p *program) plant(position rules.Position) string {
	p.t.Helper()
	board, _ := p.open(position.Game)
	p.move(board, tapping)
	p.kill()
	name, err := findFile(p.home, position.Game.String()+".pdn")
	if err != nil || name == "" {
		p.t.Fatalf("no match is kept: %v", err)
	}
	kept, err := readGame(name, position.Game)
	if err != nil {
		p.t.Fatal(err)
	}
	planted := pdn.Game{Kind: position.Game}
	if planted.Match, err = rules.NewMatchFrom(position); err != nil {
		p.t.Fatal(err)
	}
	for _, tag := range kept.Tags {
		switch {
		case tag.Name == "DamieraPlies":
			tag.Value = "0"
		case tag.Name == "DamieraPosition":
			tag.Value = position.String()
		case !strings.HasPrefix(tag.Name, "Damiera"):
			continue
		}
		planted.Tags = append(planted.Tags, tag)
	}
	var text bytes.Buffer
	if err := pdn.Write(&text, planted); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(name, text.Bytes(), 0o600); err != nil {
		p.t.Fatal(err)
	}
	return name
}

// choose goes to another game than Italian draughts, by keys alone: M opens the choice with the
// keyboard on the game in use, the first of them.
func (p *program) choose(game rules.Game) sight {
	p.t.Helper()
	p.key("m")
	for range game {
		p.key("Down")
	}
	p.key("Return")
	board, _ := p.awaitBoard(game)
	return board
}

// kept reads the match in progress from the file that the program keeps; a match without moves where
// there is no file yet.
func (p *program) kept(game rules.Game) rules.Match {
	p.t.Helper()
	match, err := p.readKept(game)
	if err != nil {
		p.t.Fatal(err)
	}
	return match
}

func (p *program) readKept(game rules.Game) (rules.Match, error) {
	name, err := findFile(p.home, game.String()+".pdn")
	if err != nil || name == "" {
		return rules.NewMatch(game), err
	}
	kept, err := readGame(name, game)
	return kept.Match, err
}

// readGame reads a file that holds one game, without fault.
func readGame(name string, game rules.Game) (pdn.Game, error) {
	file, err := os.Open(name)
	if err != nil {
		return pdn.Game{}, err
	}
	defer file.Close()
	games, err := pdn.Read(file, pdn.Options{Default: game, HasDefault: true})
	switch {
	case err != nil:
		return pdn.Game{}, err
	case len(games) != 1:
		return pdn.Game{}, fmt.Errorf("%s holds %d games", name, len(games))
	case games[0].Problem != nil:
		return pdn.Game{}, fmt.Errorf("%s, line %d: %s", name, games[0].Problem.Line, games[0].Problem.About)
	}
	return games[0], nil
}

// findFile looks for a file by its name, wherever in the folder it is; "" when there is none.
func findFile(folder, name string) (found string, err error) {
	err = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		// The program writes while we look: what vanishes was a temporary file.
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err == nil && entry.Name() == name {
			found = path
		}
		return err
	})
	return found, err
}

// awaitPlies waits until at least so many plies are kept, and gives the match.
func (p *program) awaitPlies(game rules.Game, plies int) rules.Match {
	p.t.Helper()
	var match rules.Match
	p.await(fmt.Sprintf("%d plies in the kept match", plies), func() (bool, string) {
		match = p.kept(game)
		return match.Plies() >= plies, fmt.Sprintf("%d plies: %v", match.Plies(), match.Moves())
	})
	return match
}

// awaitPosition waits until the board shows a position, slides and all done.
func (p *program) awaitPosition(board sight, want rules.Position) {
	p.t.Helper()
	p.await("the board to show "+want.String(), func() (bool, string) {
		differs := board.differs(board.stones(p.screen.picture(p.t)), want)
		return differs == "", differs
	})
}

// awaitMark waits until a place is marked as one to go to, or a piece as the one selected.
func (p *program) awaitMark(board sight, at rules.Point) {
	p.t.Helper()
	p.await("a mark on "+board.game.Name(at), func() (bool, string) {
		return board.marks(p.screen.picture(p.t), at), "no mark"
	})
}

// A way is one of the ways a person makes a move.
type way func(p *program, board sight, move rules.Move)

// tapping taps the piece and then every landing, each once it is marked.
func tapping(p *program, board sight, move rules.Move) {
	p.t.Helper()
	p.click(board.center(move.From()))
	for _, landing := range move.Landings() {
		p.awaitMark(board, landing)
		p.click(board.center(landing))
	}
}

// dragging takes the piece from landing to landing.
func dragging(p *program, board sight, move rules.Move) {
	p.t.Helper()
	from := move.From()
	for i, landing := range move.Landings() {
		if i > 0 {
			p.awaitMark(board, landing)
		}
		p.drag(board.center(from), board.center(landing))
		from = landing
	}
}

// typing walks the cursor to the piece and to every landing and acts there.
func typing(p *program, board sight, move rules.Move) {
	p.t.Helper()
	p.walk(board, move.From())
	p.key("Return")
	for _, landing := range move.Landings() {
		p.awaitMark(board, landing)
		p.walk(board, landing)
		p.key("space")
	}
}

// walk brings the cursor to a point from wherever it is: to the bottom row, up to the point's row, to
// the left end of that, and right to the point.
func (p *program) walk(board sight, to rules.Point) {
	p.t.Helper()
	size := board.game.Size()
	column, row := board.place(to)
	var keys []string
	press := func(name string, times int) {
		for range times {
			keys = append(keys, name)
		}
	}
	press("Down", size)
	press("Up", size-1-row)
	press("Left", size)
	press("Right", board.pointsLeftOf(column, row))
	p.key(keys...)
}

// play makes the first legal move in the way given, and waits for the reply, until both are kept and
// the board shows them.
func (p *program) play(board sight, by way) rules.Match {
	p.t.Helper()
	mine := p.move(board, by)
	plies := mine.Plies()
	if mine.Result().Outcome == rules.Open {
		plies++
	}
	match := p.awaitPlies(board.game, plies)
	if moves := match.Moves()[:mine.Plies()]; !slices.Equal(moves, mine.Moves()) {
		p.t.Fatalf("played %v, but kept is %v", mine.Moves(), moves)
	}
	p.awaitPosition(board, match.Position())
	p.t.Logf("kept and shown after %d plies: %v", match.Plies(), match.Position())
	return match
}

// move makes the first legal move in the way given and waits until the window says that it is kept.
// The file is not looked at. It gives the match as it stands after the move; a quick reply may have
// been made and kept by then too.
func (p *program) move(board sight, by way) rules.Match {
	p.t.Helper()
	before := p.kept(board.game)
	move := before.Legal()[0]
	after, err := before.Play(move)
	if err != nil {
		p.t.Fatal(err)
	}
	by(p, board, move)
	rightly := []rules.Position{after.Position()}
	for _, reply := range after.Legal() {
		rightly = append(rightly, after.Position().Play(reply))
	}
	p.await(fmt.Sprintf("%v made and marked as kept", move), func() (bool, string) {
		picture := p.screen.picture(p.t)
		seen := board.stones(picture)
		made := slices.ContainsFunc(rightly, func(want rules.Position) bool {
			return board.differs(seen, want) == ""
		})
		marked := board.keptMark(picture)
		return made && marked, fmt.Sprintf("made: %v, marked: %v", made, marked)
	})
	return after
}
