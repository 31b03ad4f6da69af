//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"damiera/rules"
)

const (
	// rest is how long the program is left alone before it is measured: whatever it does in the background
	// after a start or a move is done by then.
	rest = 2 * time.Second
	// leeway is how much more of a core than an empty window a program may use that does nothing. One that
	// draws or thinks all the time uses many times as much.
	leeway = 0.01
	// lookings is how often a program is looked at that seems busy: something else may have disturbed it,
	// and a program that is busy by itself is so each time.
	lookings = 4
)

// Nothing is drawn and nothing thought while the program waits: it uses as much of the processor as a window
// with nothing in it, measured beside it on the same screen. What is counted is the processor's time, not the
// clock's, so that a loaded machine does not matter.
func TestIdle(t *testing.T) {
	p := newProgram(t, "light")
	empty := p.measureEmpty()
	t.Logf("an empty window uses %.2f %% of a core", 100*empty)

	shelf := p.learn()
	board := p.openMeasured(rules.Italian)
	p.staysIdle("before the first move", empty)

	p.key("comma")
	p.staysIdle("on the page of the settings", empty)
	p.key("Escape")

	p.key("1")
	p.play(board, tapping)
	p.staysIdle("in mid game", empty)
	p.kill()

	for _, end := range []struct {
		game     rules.Game
		position string
		before   string // what is measured before the last move
	}{
		{rules.Italian, "W:W22:B18", ""},
		{rules.Alquerque, "5/5/2b2/2w2/5 w", "with a ring round what must capture"},
	} {
		board := p.openLaid(shelf, p.position(end.game, end.position))
		if end.before != "" {
			p.staysIdle(end.before, empty)
		}
		p.move(board, tapping)
		p.staysIdle("after the end of a game of "+end.game.String(), empty)
		p.kill()
	}
}

// openLaid opens the program on a position that it had been left in.
func (p *program) openLaid(s shelf, position rules.Position) sight {
	p.t.Helper()
	p.lay(s, position, "laid")
	board, _ := p.open(rules.Italian)
	if position.Game != rules.Italian {
		board = p.choose(position.Game)
	}
	p.awaitPosition(board, position)
	return board
}

// measureEmpty is the share of a core that an empty window of the same size uses.
func (p *program) measureEmpty() float64 {
	p.t.Helper()
	empty := exec.Command(builtBeside(p.t, "damiera/e2e/empty"))
	empty.Env = p.environment()
	if err := empty.Start(); err != nil {
		p.t.Fatal(err)
	}
	defer func() {
		_ = empty.Process.Kill()
		_ = empty.Wait()
	}()
	p.xdotool("search", "--sync", "--onlyvisible", "--name", "^Empty")
	time.Sleep(rest)
	return use(p.t, empty.Process.Pid, idleFor)
}

// staysIdle wants the program to use no more than an empty window does.
func (p *program) staysIdle(when string, empty float64) {
	p.t.Helper()
	time.Sleep(rest)
	var shares []float64
	for range lookings {
		shares = append(shares, use(p.t, p.process.Process.Pid, idleFor))
		if slices.Min(shares) <= empty+leeway {
			p.t.Logf("%s it uses %s of a core", when, percent(shares))
			return
		}
	}
	p.t.Errorf("%s it uses %s of a core, an empty window %.2f %%", when, percent(shares), 100*empty)
}

func percent(shares []float64) string {
	var all []string
	for _, s := range shares {
		all = append(all, fmt.Sprintf("%.2f %%", 100*s))
	}
	return strings.Join(all, ", then ")
}

// use is the share of a core that a process uses while one waits.
func use(t *testing.T, pid int, while time.Duration) float64 {
	t.Helper()
	before, began := processorTime(t, pid), time.Now()
	time.Sleep(while)
	return float64(processorTime(t, pid)-before) / float64(time.Since(began))
}

// processorTime is the time that all threads of a process have run, in the program and in the system.
func processorTime(t *testing.T, pid int) time.Duration {
	t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		t.Fatal(err)
	}
	// The second field is the program's name in brackets; utime and stime are the 14th and 15th.
	_, after, _ := strings.Cut(string(text), ") ")
	fields := strings.Fields(after)
	const tick = 10 * time.Millisecond // what Linux counts in, on all that Go runs on
	var all time.Duration
	for _, field := range fields[11:13] {
		n, err := strconv.ParseInt(field, 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		all += time.Duration(n) * tick
	}
	return all
}

// builtBeside builds another program beside ours, as ours is built.
func builtBeside(t *testing.T, pkg string) string {
	t.Helper()
	name := filepath.Join(filepath.Dir(builtProgram), filepath.Base(pkg))
	build := exec.Command("go", "build", "-tags", "migrated_fynedo,e2e", "-o", name, pkg)
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%s does not build: %v\n%s", pkg, err, out)
	}
	return name
}
