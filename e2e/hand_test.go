//go:build e2e

package e2e

import (
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

// pressed is how long a finger stays down: several frames, so that no frame sees both ends at once.
const pressed = "0.06"

// xdotool moves the pointer and presses the keys of the program's screen.
func (p *program) xdotool(words ...string) string {
	p.t.Helper()
	tool := exec.Command("xdotool", words...)
	tool.Env = append(os.Environ(), "DISPLAY="+p.screen.display)
	out, err := tool.CombinedOutput()
	if err != nil {
		p.t.Fatalf("xdotool %s: %v\n%s", strings.Join(words, " "), err, out)
	}
	return strings.TrimSpace(string(out))
}

// click presses and releases the left button at a place of the screen.
func (p *program) click(at image.Point) {
	p.t.Helper()
	p.xdotool("mousemove", strconv.Itoa(at.X), strconv.Itoa(at.Y), "sleep", pressed,
		"mousedown", "1", "sleep", pressed, "mouseup", "1")
}

// drag presses at one place, moves in steps as a hand does, and releases at another.
func (p *program) drag(from, to image.Point) {
	p.t.Helper()
	words := []string{"mousemove", strconv.Itoa(from.X), strconv.Itoa(from.Y), "sleep", pressed, "mousedown", "1"}
	const steps = 8
	for i := 1; i <= steps; i++ {
		at := from.Add(to.Sub(from).Mul(i).Div(steps))
		words = append(words, "sleep", pressed, "mousemove", strconv.Itoa(at.X), strconv.Itoa(at.Y))
	}
	p.xdotool(append(words, "sleep", pressed, "mouseup", "1")...)
}

// key presses keys by their X names, one after another: "Down", "Return", "n".
func (p *program) key(names ...string) {
	p.t.Helper()
	p.xdotool(append([]string{"key", "--delay", "40"}, names...)...)
}

// window is where on the screen the program's window is. There is one, named after the program.
func (p *program) window() (place image.Rectangle) {
	p.t.Helper()
	told := p.xdotool("search", "--onlyvisible", "--name", "^Damiera", "getwindowgeometry", "--shell")
	for line := range strings.Lines(told) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "=")
		n, err := strconv.Atoi(value)
		if err != nil {
			p.t.Fatalf("xdotool tells %q", line)
		}
		switch name {
		case "X":
			place.Min.X = n
		case "Y":
			place.Min.Y = n
		case "WIDTH":
			place.Max.X = place.Min.X + n
		case "HEIGHT":
			place.Max.Y = place.Min.Y + n
		}
	}
	return place
}

// keepPicture leaves what the screen shows where a person may look at it after a failure.
func (p *program) keepPicture() {
	folder := filepath.Join("..", "build", "e2e")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		p.t.Log(err)
		return
	}
	name := filepath.Join(folder, strings.ReplaceAll(p.t.Name(), "/", "-")+".png")
	file, err := os.Create(name)
	if err != nil {
		p.t.Log(err)
		return
	}
	defer file.Close()
	if err := png.Encode(file, p.screen.picture(p.t)); err != nil {
		p.t.Log(err)
		return
	}
	p.t.Logf("what the screen showed last: %s", name)
}
