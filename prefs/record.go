package prefs

import (
	"crypto/rand"
	"time"

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

// A Record is a match and what else must be known to go on with it, to score it
// when it ends, and to file it then. Records are values: one that was handed
// over never changes.
type Record struct {
	ID     string // the same from a match's first move to its last
	Match  rules.Match
	Seats  [2]Seat      // who plays each side, by Color
	Names  [2]string    // what the persons are called, by Color, empty for none
	Lowest engine.Level // the lowest level that has moved, 0 when none has
	Scores bool         // whether the match counts for a score
	Ballot int          // the number of the Italian opening that was balloted, 0 for none
	Played time.Time    // the day of the last act, zero when it is not known
}

// NewID makes an ID for a match, unlike any other.
func NewID() string { return rand.Text() }

// over tells whether the match has ended.
func (r Record) over() bool { return r.Match.Result().Outcome != rules.Open }

// person is the side of the only person at the board. It is false for two
// persons and for none.
func (r Record) person() (side rules.Color, alone bool) {
	if r.Seats[rules.White] == r.Seats[rules.Black] {
		return 0, false
	}
	if r.Seats[rules.White] == Person {
		return rules.White, true
	}
	return rules.Black, true
}
