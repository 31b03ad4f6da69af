//go:build e2e

package main

import (
	"errors"
	"fmt"
	"image/color"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// A program is one of the two that are measured.
type program struct {
	binary string
	home   string
	looks  sight // what its window shows once it is drawn
}

// patience is how long anything may take on a loaded machine.
const patience = time.Minute

func buildEmpty(folder string) (program, error) {
	return build(folder, "empty", "damiera/e2e/empty", sight{tone: color.RGBA{0xFF, 0xFF, 0xFF, 0xFF}, deal: 800})
}

// buildDamiera builds the program and lays a game of two computers on its board, and a life's worth of
// finished games beside it.
func buildDamiera(folder string) (program, error) {
	// A row through the board has four playing squares, or what of them a piece leaves to be seen.
	p, err := build(folder, "damiera", "damiera", sight{tone: color.RGBA{0x8A, 0x5A, 0x3B, 0xFF}, deal: 60})
	if err != nil {
		return p, err
	}
	return p, furnish(p)
}

// build builds a program as the packages have it, without its symbols.
func build(folder, name, pkg string, looks sight) (program, error) {
	p := program{binary: filepath.Join(folder, name), home: filepath.Join(folder, "home-"+name), looks: looks}
	out, err := exec.Command("go", "build", "-ldflags", "-s -w", "-tags", "migrated_fynedo,e2e", "-o", p.binary, pkg).CombinedOutput()
	if err != nil {
		return p, fmt.Errorf("%s does not build: %w\n%s", pkg, err, out)
	}
	return p, os.MkdirAll(filepath.Join(p.home, ".cache"), 0o700)
}

// A running is a program that runs.
type running struct {
	command *exec.Cmd
	screen  screen
	began   time.Time
}

// start runs the program. Nothing of the desktop that we run in reaches it.
func (p program) start(s screen) (running, error) {
	r := running{command: exec.Command(p.binary), screen: s}
	r.command.Dir = p.home
	r.command.Env = []string{
		"PATH=" + os.Getenv("PATH"),
		"HOME=" + p.home,
		"DISPLAY=" + s.display,
		"LANG=en_US.UTF-8",
		"LIBGL_ALWAYS_SOFTWARE=1",
		"FYNE_THEME=light",
		"DBUS_SESSION_BUS_ADDRESS=unix:path=" + filepath.Join(p.home, "no-bus"),
	}
	r.began = time.Now()
	return r, r.command.Start()
}

// open runs the program and waits until its window shows what it is to show.
func (p program) open(s screen) (r running, took time.Duration, err error) {
	if r, err = p.start(s); err != nil {
		return r, 0, err
	}
	for !s.shows(p.looks) {
		if time.Since(r.began) > patience {
			r.end()
			return r, 0, fmt.Errorf("%s has drawn nothing after %v", filepath.Base(p.binary), patience)
		}
		time.Sleep(time.Millisecond)
	}
	return r, time.Since(r.began), nil
}

// end ends the program, and waits until its window is gone.
func (r running) end() {
	_ = r.command.Process.Kill()
	_ = r.command.Wait()
	for began := time.Now(); !r.screen.blank() && time.Since(began) < patience; {
		time.Sleep(time.Millisecond)
	}
}

// press presses a key in the window.
func (r running) press(key string) error {
	tool := exec.Command("xdotool", "key", key)
	tool.Env = append(os.Environ(), "DISPLAY="+r.screen.display)
	if out, err := tool.CombinedOutput(); err != nil {
		return errors.Join(fmt.Errorf("xdotool: %w", err), errors.New(string(out)))
	}
	return nil
}
