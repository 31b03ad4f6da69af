//go:build e2e && phone

package e2e

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"damiera/rules"
)

// builtPhone is the program as a phone has it, in Fyne's simulation of one. That cannot press Back and has
// no home screen, so the program is built with a copy of Fyne that has a file more: phone/hand.go.txt. Go
// lays no file over one in its cache of modules. The copy stays, so that it is compiled but once.
var builtPhone = sync.OnceValues(func() (program string, err error) {
	folder, err := filepath.Abs("../build/phone")
	if err != nil {
		return "", err
	}
	toolkit, module := filepath.Join(folder, "fyne"), filepath.Join(folder, "go.mod")
	if err := copyToolkit(toolkit); err != nil {
		return "", fmt.Errorf("the toolkit's copy: %w", err)
	}
	requires, err := os.ReadFile("../go.mod")
	if err != nil {
		return "", err
	}
	requires = fmt.Appendf(requires, "\nreplace %s => %s\n", toolkitPath, toolkit)
	if err := os.WriteFile(module, requires, 0o600); err != nil {
		return "", err
	}
	sums, err := os.ReadFile("../go.sum")
	if err != nil {
		return "", err
	}
	if err := os.WriteFile(filepath.Join(folder, "go.sum"), sums, 0o600); err != nil {
		return "", err
	}
	program = filepath.Join(folder, "damiera")
	build := exec.Command("go", "build", "-modfile", module, "-tags", "mobile,migrated_fynedo", "-o", program, "damiera")
	if out, err := build.CombinedOutput(); err != nil {
		return "", fmt.Errorf("the program for a phone does not build: %w\n%s", err, out)
	}
	return program, nil
})

const toolkitPath = "fyne.io/fyne/v2"

// copyToolkit copies Fyne, unless that version has been, and gives the copy its hand.
func copyToolkit(to string) error {
	// Which fetches it, where it is not there yet.
	out, err := exec.Command("go", "mod", "download", "-json", toolkitPath).Output()
	if err != nil {
		return err
	}
	var module struct{ Dir string }
	if err := json.Unmarshal(out, &module); err != nil {
		return err
	}
	from := module.Dir
	const driver = "internal/driver/mobile/app"
	origin := filepath.Join(to, "origin")
	if was, err := os.ReadFile(origin); err != nil || string(was) != from {
		if err := os.RemoveAll(to); err != nil {
			return err
		}
		if err := os.CopyFS(to, os.DirFS(from)); err != nil {
			return err
		}
		if err := os.WriteFile(origin, []byte(from), 0o600); err != nil {
			return err
		}
	}
	screen, err := talkingScreen(filepath.Join(from, driver, "x11.go"))
	if err != nil {
		return err
	}
	hand, err := os.ReadFile("phone/hand.go.txt")
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(to, driver, "x11.go"), []byte(screen), 0o600); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(to, driver, "hand.go"), hand, 0o600)
}

// talkingScreen is Fyne's file of the simulated phone, with what it leaves undone told instead.
func talkingScreen(name string) (string, error) {
	source, err := os.ReadFile(name)
	if err != nil {
		return "", err
	}
	text := string(source)
	for head, told := range map[string]string{
		"func GoBack() {": "left",
		"func driverShowVirtualKeyboard(KeyboardType) {": "keyboard",
	} {
		if strings.Count(text, head) != 1 {
			return "", fmt.Errorf("%s has no %q any more", name, head)
		}
		text = strings.Replace(text, head, head+"\n\ttell("+strconv.Quote(told)+")", 1)
	}
	return text, nil
}

// A phone is the program in the simulation, on a screen where windows have no frames.
type phone struct {
	*program
	pipe string // what the phone's owner does
}

// inPixels is a length of so many points: Fyne's simulation takes 1.4 pixels for one.
func inPixels(points int) int { return points * 7 / 5 }

// upright and sideways are the sizes of a small phone, held in either way.
var (
	upright  = image.Pt(inPixels(360), inPixels(640))
	sideways = image.Pt(upright.Y, upright.X)
)

// newPhone sets the stage; nothing runs yet but the window manager, without which no window is turned.
func newPhone(t *testing.T) *phone {
	t.Helper()
	p := &phone{program: newProgram(t, "light")}
	rules := filepath.Join(p.home, "openbox.xml")
	const bare = `<?xml version="1.0"?><openbox_config xmlns="http://openbox.org/3.4/rc"><applications>
		<application name="*"><decor>no</decor><position force="yes"><x>0</x><y>0</y></position></application>
		</applications></openbox_config>`
	if err := os.WriteFile(rules, []byte(bare), 0o600); err != nil {
		t.Fatal(err)
	}
	manager := exec.Command("openbox", "--sm-disable", "--config-file", rules)
	manager.Env = p.environment()
	if err := manager.Start(); err != nil {
		t.Fatalf("no window manager: %v", err)
	}
	t.Cleanup(func() {
		_ = manager.Process.Kill()
		_ = manager.Wait()
	})
	p.pipe = filepath.Join(p.home, "hand")
	if err := syscall.Mkfifo(p.pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	return p
}

// open starts the program on the phone and waits for its board. Fyne's simulation keeps its files where
// temporary ones go, and calls its window App.
func (p *phone) open(game rules.Game, held image.Point) sight {
	p.t.Helper()
	program, err := builtPhone()
	if err != nil {
		p.t.Fatal(err)
	}
	files := filepath.Join(p.home, "files")
	if err := os.MkdirAll(files, 0o700); err != nil {
		p.t.Fatal(err)
	}
	p.startAs("env", "TMPDIR="+files, "PHONE_HAND="+p.pipe, program)
	p.await("a window", func() (bool, string) {
		search := exec.Command("xdotool", "search", "--onlyvisible", "--name", "^App$", "set_window", "--name", "Damiera")
		search.Env = append(os.Environ(), "DISPLAY="+p.screen.display)
		out, err := search.CombinedOutput()
		return err == nil, string(out)
	})
	return p.resize(game, held)
}

// do has the owner do something to the phone, and waits until it is done: "back", "home" or "return".
func (p *phone) do(order string) {
	p.t.Helper()
	before := p.told("did " + order)
	if err := os.WriteFile(p.pipe, []byte(order+"\n"), 0o600); err != nil {
		p.t.Fatal(err)
	}
	p.await(order, func() (bool, string) { return p.told("did "+order) > before, "not done" })
}

// told counts how often the program has asked something of the phone: "left" for leaving it to the one
// below, "keyboard" for a keyboard on the screen.
func (p *phone) told(what string) int {
	return strings.Count(p.complaints(), "phone: "+what+"\n")
}

// buttons are the places in the colour of buttons, beside the board. Smaller ones are the insides of letters.
func (p *phone) buttons(board sight) (found []image.Rectangle) {
	p.t.Helper()
	for _, patch := range patches(p.screen.picture(p.t), board.window, rgb(0xE9E0CE)) {
		if patch.Dx() > 30 && patch.Dy() > 30 && !patch.Overlaps(board.frame) {
			found = append(found, patch)
		}
	}
	return found
}

// entries are the buttons of the menu that lies over the board: as wide as it is, from its top down.
func (p *phone) entries(board sight) []image.Rectangle {
	p.t.Helper()
	over := board
	over.frame = image.Rectangle{}
	return slices.DeleteFunc(p.buttons(over), func(b image.Rectangle) bool {
		return b.Dx() < board.window.Dx()/2 || b.Dy() > inPixels(88) // the rim of the menu itself
	})
}

// touch taps and waits for an answer: it tells whether another screen covers the board now, and not only a
// word or two on this one have changed.
func (p *phone) touch(board sight, at image.Point) (covered bool) {
	p.t.Helper()
	time.Sleep(unhurried)
	p.xdotool("mousemove", strconv.Itoa(at.X), strconv.Itoa(at.Y), "sleep", pressed)
	before := p.screen.picture(p.t)
	p.click(at)
	p.await(fmt.Sprintf("an answer to a tap at %v", at), func() (bool, string) {
		return !bytes.Equal(before.Pix, p.screen.picture(p.t).Pix), "nothing has changed"
	})
	time.Sleep(unhurried)
	return board.stones(before) != board.stones(p.screen.picture(p.t))
}

// unhurried is longer than between the two taps of a double tap, the second of which would go to what was
// there before, and longer than a button shows that it is pressed.
const unhurried = time.Second / 2
