//go:build e2e

package e2e

import (
	"flag"
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"syscall"
	"testing"
	"time"

	"damiera/rules"
	"damiera/rules/pdn"
)

// killSeed is what the moments of the kills and the moves follow from. The clock has its part in what is
// killed in the middle of what, so that a seed gives the same again more or less.
var killSeed = flag.Uint64("kill.seed", 0, "what the kills follow from, 0 for another each time")

// The program is killed at any moment, again and again, while it is played. Nothing is lost that it had said
// to be kept or that was seen in its files, no game is filed twice, no file is left that cannot be read, and
// no move is there by half.
func TestKilledAtAnyMoment(t *testing.T) {
	seed := *killSeed
	if seed == 0 {
		seed = rand.Uint64()
	}
	k := &killed{program: newProgram(t, "light"), random: rand.New(rand.NewPCG(seed, 7))}
	defer func() {
		t.Logf("seed %d: %d kills; seen: %d moves, %d times the tick, %d games filed",
			seed, k.kills, k.moves, k.ticks, len(k.filed))
	}()
	k.shelf = k.learn()
	board, _ := k.open(rules.Italian)
	k.place = board.window
	k.quit()
	for i, game := range rules.Games() {
		if i > 0 {
			k.changeTo(game)
		}
		k.game = game
		k.leave(nearEnds)
		for k.kills < kills*(i+1)/len(rules.Games()) && !t.Failed() {
			k.round()
		}
	}
}

// killed is a program that is killed, and what was seen before that.
type killed struct {
	*program
	shelf  shelf
	random *rand.Rand
	game   rules.Game
	place  image.Rectangle // of the window; a dead program does not tell

	kills, moves, ticks, laid int
	match                     pdn.Game     // as its file was seen last
	filed                     []pdn.Game   // the finished games, as their file was seen last
	shown                     [2]rules.Set // what the board showed as the tick was seen last, empty for nothing
}

// lastMoves are positions in which the person wins with the only move.
var lastMoves = map[rules.Game][]string{
	rules.Italian:   {"W:W22:B18", "W:W30:B26", "W:W23:B10,19"},
	rules.English:   {"B:W22:B18", "B:W26:B22"},
	rules.Alquerque: {"5/5/2b2/2w2/5 w", "5/5/2b2/1w3/5 w"},
}

// nearEnds are positions in which the end is near.
var nearEnds = map[rules.Game][]string{
	rules.Italian:   {"W:W30:B11,12,19,20,27", "W:W12:B4,6", "W:W23,24:B10,19,20", "W:WK31,K32:BK4"},
	rules.English:   {"B:WK10,18,19:B6,7", "B:WK1:BK10,K11", "B:W22,14:B17"},
	rules.Alquerque: {"b4/5/2b2/2ww1/5 w", "5/1b3/2w2/5/w3w w"},
}

// round takes the game there is or lays another, plays it, and kills the program in the middle of that.
func (k *killed) round() {
	k.t.Helper()
	soon := false // after the last move of a game
	switch n := k.random.IntN(4); {
	case n < 2:
		k.leave(lastMoves)
		soon = n == 0
	case n == 2 || k.over():
		k.leave(nearEnds)
	}
	k.shown = [2]rules.Set{}
	k.start()
	dead := make(chan struct{})
	kill := func(within time.Duration) {
		victim := k.process.Process
		time.AfterFunc(time.Duration(k.random.Int64N(int64(within))), func() {
			_ = victim.Signal(syscall.SIGKILL)
			close(dead)
		})
	}
	if !soon {
		kill([]time.Duration{time.Second, 4 * time.Second, 4 * time.Second}[k.random.IntN(3)])
	}
	if board, ok := k.boardOrDeath(dead); ok {
		if soon {
			k.makeMove(board)
			kill(time.Second / 5)
		}
		k.playUntil(board, dead)
	}
	<-dead
	k.kill()
	k.kills++
	k.survives("dead")

	// A start puts in order what the kill has left, such as a game that had ended and was not filed yet.
	k.start()
	k.awaitBoard(k.game)
	k.survives("started again")
	if k.over() {
		k.await("the finished game to be filed", func() (bool, string) {
			k.look()
			return k.isFiled(k.match), fmt.Sprintf("%d others are", len(k.filed))
		})
	}
	k.quit()
	k.survives("ended in peace")
}

// boardOrDeath waits for the board or for the end of the program.
func (k *killed) boardOrDeath(dead <-chan struct{}) (board sight, ok bool) {
	k.t.Helper()
	k.await("the board", func() (bool, string) {
		now, found := findBoard(k.screen.picture(k.t), k.game, k.variant)
		ok = found && now == board
		board = now
		return ok || is(dead), "no board"
	})
	return board, ok && !is(dead)
}

// is tells whether the program is dead.
func is(dead <-chan struct{}) bool {
	select {
	case <-dead:
		return true
	default:
		return false
	}
}

// playUntil plays, looks and disturbs without waiting for anything until the program is dead.
func (k *killed) playUntil(board sight, dead <-chan struct{}) {
	k.t.Helper()
	k.key("1")
	for !is(dead) {
		k.look()
		k.watch(board, dead)
		switch {
		case k.over():
			k.key("n", "Return") // another game
		case k.random.IntN(6) == 0:
			k.key([]string{"1", "2", "m", "comma"}[k.random.IntN(4)], "Escape")
		default:
			k.makeMove(board)
		}
	}
}

// makeMove taps one of the moves of the game as it was seen last.
func (k *killed) makeMove(board sight) {
	k.t.Helper()
	legal := k.match.Match.Legal()
	if len(legal) == 0 {
		return
	}
	move := legal[k.random.IntN(len(legal))]
	k.click(board.center(move.From()))
	for _, landing := range move.Landings() {
		k.click(board.center(landing))
	}
}

// watch notes what the board shows where it says that the game is kept as it stands. A picture taken while a
// piece slides shows no position, and tells nothing.
func (k *killed) watch(board sight, dead <-chan struct{}) {
	k.t.Helper()
	board.window = k.place
	picture := k.screen.picture(k.t)
	if is(dead) || !board.keptMark(picture) {
		return
	}
	if seen := board.stones(picture); slices.ContainsFunc(k.soon(), func(p rules.Position) bool { return p.Side == seen }) {
		k.shown = seen
		k.ticks++
	}
}

// soon are the positions that the game was seen in, and those that it may have come to since.
func (k *killed) soon() []rules.Position {
	all := k.match.Match.Positions()
	last := all[len(all)-1:]
	for range 2 {
		var next []rules.Position
		for _, p := range last {
			for _, m := range p.Moves() {
				next = append(next, p.Play(m))
			}
		}
		all, last = append(all, next...), next
	}
	return all
}

// changeTo has the program left in the game after the present one.
func (k *killed) changeTo(game rules.Game) {
	k.t.Helper()
	k.open(k.game)
	k.key("m", "Down", "Return")
	k.awaitBoard(game)
	k.quit()
}

// leave has the program left in the middle of another game.
func (k *killed) leave(positions map[rules.Game][]string) {
	k.t.Helper()
	all := positions[k.game]
	k.laid++
	k.lay(k.shelf, k.position(k.game, all[k.random.IntN(len(all))]), fmt.Sprint("laid-", k.laid))
	k.look()
}
