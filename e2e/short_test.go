//go:build e2e && !long

package e2e

import "time"

const (
	// long tells whether the tests may take their time.
	long = false
	// kills is how often the program is killed.
	kills = 10
	// idleFor is how long each look at the processor takes.
	idleFor = 3 * time.Second
)
