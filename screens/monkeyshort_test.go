//go:build !long

package screens

import "testing"

// monkeyLife is how many acts a monkey does; fewer under the race detector, which is slow and is run with
// -short.
func monkeyLife() int {
	if testing.Short() {
		return 500
	}
	return 1000
}

// monkeySeeds are what the monkeys' acts follow from: the same each time, so that a test which fails has
// failed for what was changed.
func monkeySeeds() []uint64 { return []uint64{6} }
