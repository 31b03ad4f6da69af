//go:build e2e

package main

import (
	"fmt"
	"sync"
	"time"
)

// A spell is what a program used of the processor over some time, and what it held at its end.
type spell struct {
	use    float64 // as a share of one core
	memory memory
}

// busy measures both programs side by side, each on a screen of its own: first doing nothing, then with
// the computer playing against itself, beside the empty window that still does nothing.
func (r *report) busy(p plan, on screens, empty, damiera program) error {
	window, _, err := empty.open(on[0])
	if err != nil {
		return err
	}
	defer window.end()
	board, _, err := damiera.open(on[1])
	if err != nil {
		return err
	}
	defer board.end()
	time.Sleep(settle)
	idle, err := watch(p.idle, board, window)
	if err != nil {
		return err
	}
	r.idle(p.idle, idle[0], idle[1])

	if err := board.press("p"); err != nil { // goes on with the game, which waits
		return err
	}
	thinking, err := watch(p.think, board, window)
	if err != nil {
		return err
	}
	if thinking[0].use < 0.2 {
		return fmt.Errorf("the computer does not think: it uses %.1f %% of a core", 100*thinking[0].use)
	}
	r.thinking(p.think, thinking[0], thinking[1])
	return nil
}

// watch looks at programs for a while, all at once.
func watch(while time.Duration, programs ...running) ([]spell, error) {
	spells, errs := make([]spell, len(programs)), make([]error, len(programs))
	var all sync.WaitGroup
	for i, r := range programs {
		all.Go(func() {
			if spells[i].use, errs[i] = r.use(while); errs[i] == nil {
				spells[i].memory, errs[i] = r.memory()
			}
		})
	}
	all.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return spells, nil
}
