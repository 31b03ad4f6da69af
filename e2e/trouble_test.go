//go:build e2e

package e2e

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"syscall"
	"testing"
	"time"

	"damiera/rules"
)

// On a full disk one plays on. No tick is shown for what is not written, and nothing is overwritten; as soon
// as there is room again all is kept.
func TestFullDisk(t *testing.T) {
	ownMounts(t)
	p := newProgram(t, "light")
	// The program's home is a small disk of its own, which others see by way of the process only.
	p.startAs("unshare", "-rm", "sh", "-c", `mount -t tmpfs -o size=512k none "$HOME" && exec "$0"`, builtProgram)
	p.home = fmt.Sprintf("/proc/%d/root%s", p.process.Process.Pid, p.home)
	board, _ := p.awaitBoard(rules.Italian)
	p.key("1")
	kept := p.play(board, tapping)
	p.showsTick(board, true)

	filler := filepath.Join(p.home, "filler")
	fill(t, filler)
	unkept := p.playUnkept(board, kept)
	p.showsTick(board, false)
	if now := p.kept(rules.Italian); !slices.Equal(now.Moves(), kept.Moves()) {
		t.Errorf("on the full disk was %v and is %v", kept.Moves(), now.Moves())
	}
	if err := os.Remove(filler); err != nil {
		t.Fatal(err)
	}
	p.playUnkept(board, unkept)
	p.showsTick(board, true)
	now := p.awaitPlies(rules.Italian, unkept.Plies()+2)
	if moves := now.Moves()[:unkept.Plies()]; !slices.Equal(moves, unkept.Moves()) {
		t.Errorf("with room again %v is kept, played was %v", moves, unkept.Moves())
	}
}

// In a folder where nothing may be written the program starts and can be played. Nothing is said to be kept,
// and nothing there changes.
func TestFolderWithoutWritePermission(t *testing.T) {
	ownMounts(t)
	p := newProgram(t, "light")
	shelf := p.learn()
	start := p.position(rules.Italian, "W:W22,31:B10")
	p.lay(shelf, start, "laid")
	was := contents(t, shelf.folder)
	p.startAs("unshare", "-rm", "sh", "-c", `mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && exec "$0"`,
		builtProgram, shelf.folder)
	board, _ := p.awaitBoard(rules.Italian)
	p.awaitPosition(board, start)
	laid, err := rules.NewMatchFrom(start)
	if err != nil {
		t.Fatal(err)
	}
	p.playUnkept(board, laid)
	p.showsTick(board, false)
	p.quit()
	if now := contents(t, shelf.folder); fmt.Sprint(now) != fmt.Sprint(was) {
		t.Errorf("there were %q, and are %q", was, now)
	}
}

// ownMounts skips a test where a process may have no disks of its own.
func ownMounts(t *testing.T) {
	t.Helper()
	if out, err := exec.Command("unshare", "-rm", "mount", "-t", "tmpfs", "none", t.TempDir()).CombinedOutput(); err != nil {
		t.Skipf("no disk of one's own can be had here: %v %s", err, out)
	}
}

// fill takes all the room there is.
func fill(t *testing.T, name string) {
	t.Helper()
	file, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for size := 64 << 10; size > 0; size /= 2 {
		for err = nil; err == nil; {
			_, err = file.Write(make([]byte, size))
		}
		if !errors.Is(err, syscall.ENOSPC) {
			t.Fatal(err)
		}
	}
}

// playUnkept makes a move and waits for the reply to be seen, whatever is kept of it.
func (p *program) playUnkept(board sight, before rules.Match) (after rules.Match) {
	p.t.Helper()
	move := before.Legal()[0]
	mine, err := before.Play(move)
	if err != nil {
		p.t.Fatal(err)
	}
	tapping(p, board, move)
	p.await(fmt.Sprintf("a reply to %v", move), func() (bool, string) {
		seen := board.stones(p.screen.picture(p.t))
		for _, reply := range mine.Legal() {
			if after, err = mine.Play(reply); err == nil && after.Position().Side == seen {
				return true, ""
			}
		}
		return false, board.differs(seen, mine.Position())
	})
	return after
}

// showsTick wants the tick that says that the game is kept to be shown, or not to be and not to come.
func (p *program) showsTick(board sight, want bool) {
	p.t.Helper()
	if want {
		p.await("the tick", func() (bool, string) { return board.keptMark(p.screen.picture(p.t)), "none" })
		return
	}
	for range 5 {
		if board.keptMark(p.screen.picture(p.t)) {
			p.t.Error("said to be kept, and is not")
		}
		time.Sleep(100 * time.Millisecond)
	}
}

// contents are the files of a folder. What is no file says so.
func contents(t *testing.T, folder string) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	for _, entry := range entries {
		text, err := os.ReadFile(filepath.Join(folder, entry.Name()))
		if err != nil {
			text = []byte("no file")
		}
		texts[entry.Name()] = string(text)
	}
	return texts
}
