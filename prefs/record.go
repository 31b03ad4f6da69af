package prefs

import (
	"crypto/rand"

	"damiera/engine"
	"damiera/rules"
)

// A Seat is who plays a side. The zero Seat is a person's.
type Seat uint8

const (
	Person Seat = iota
	Computer
)

func (s Seat) String() string {
	if s == Computer {
		return "computer"
	}
	return "person"
}

// A Record is a match and what else must be known to go on with it, or to score
// it when it ends. Records are values: one that was handed over never changes.
type Record struct {
	ID     string // the same from a match's first move to its last
	Match  rules.Match
	Seats  [2]Seat      // who plays each side, by Color
	Lowest engine.Level // the lowest level that has moved, 0 when none has
	Scores bool         // whether the match counts for a score
}

// NewID makes an ID for a match, unlike any other.
func NewID() string { return rand.Text() }
