//go:build e2e

// Measure tells what Damiera costs beside a window with nothing in it, e2e/empty: how long a start takes,
// how much memory, how much of the processor, how large the files are. It judges nothing: the aims stand
// beside the figures.
//
// Both programs are built alike and run in turn on the same machine, so that their ratio means something
// where the figures themselves depend on the machine and on what else it does. They draw on a screen in
// memory, in software: with a graphics processor both are quicker.
package main

import (
	"flag"
	"fmt"
	"os"
	"time"
)

// A plan is how long to look.
type plan struct {
	starts      int
	idle, think time.Duration
}

func main() {
	var p plan
	flag.IntVar(&p.starts, "starts", 7, "how often each program is started")
	flag.DurationVar(&p.idle, "idle", 30*time.Second, "how long the programs are watched doing nothing")
	flag.DurationVar(&p.think, "think", 30*time.Second, "how long the computer plays against itself")
	flag.Parse()
	if err := run(p); err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		os.Exit(1)
	}
}

func run(p plan) error {
	folder, err := os.MkdirTemp("", "damiera-measure-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	empty, err := buildEmpty(folder)
	if err != nil {
		return err
	}
	damiera, err := buildDamiera(folder)
	if err != nil {
		return err
	}
	screens, err := openScreens(folder, 2)
	defer screens.close()
	if err != nil {
		return err
	}

	r := report{before: load()}
	r.say("%d starts of each in turn, their files in the system's cache; the middle one counts\n", p.starts)
	r.say("beside Damiera's game lie %d finished ones\n", finished)
	started, err := measureStarts(screens[0], p.starts, empty, damiera)
	if err != nil {
		return err
	}
	r.starts(started[0], started[1])
	if err := r.busy(p, screens, empty, damiera); err != nil {
		return err
	}
	r.sizes(empty.binary, damiera.binary)
	return r.print(os.Stdout)
}
