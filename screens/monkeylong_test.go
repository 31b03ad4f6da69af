//go:build long

package screens

import "math/rand/v2"

// monkeyLife is how many acts a monkey does.
func monkeyLife() int { return 10000 }

// monkeySeeds are what the monkeys' acts follow from: others each time, to find what the usual ones do not.
func monkeySeeds() []uint64 { return []uint64{rand.Uint64()} }
