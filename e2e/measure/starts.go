//go:build e2e

package main

import "time"

// settle is how long a program is left alone after its start: it does nothing in the background by then.
const settle = 2 * time.Second

// A start is what one start of a program cost.
type start struct {
	took   time.Duration // from running the program to seeing its window drawn
	worked time.Duration // how long the processor had worked for it by then
	memory memory        // what it held when it had settled
}

// measureStarts starts each program n times, one after the other, so that what else the machine does
// meets all alike. A first start of each, which does not count, fills the system's cache and the
// toolkit's.
func measureStarts(s screen, n int, programs ...program) (all [][]start, err error) {
	all = make([][]start, len(programs))
	for turn := range n + 1 {
		for i, p := range programs {
			one, err := measureStart(s, p)
			if err != nil {
				return nil, err
			}
			if turn > 0 {
				all[i] = append(all[i], one)
			}
		}
	}
	return all, nil
}

func measureStart(s screen, p program) (one start, err error) {
	r, took, err := p.open(s)
	if err != nil {
		return one, err
	}
	defer r.end()
	one.took = took
	if one.worked, err = r.processor(); err != nil {
		return one, err
	}
	time.Sleep(settle)
	one.memory, err = r.memory()
	return one, err
}
