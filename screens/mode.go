package screens

import (
	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
)

// A mode is who plays a game, and for what.
type mode uint8

// The modes. Only a scored game counts; in the others moves may be taken back, or nobody has any to take.
const (
	scored     mode = iota // a person against the computer
	practice               // the same with hints and without a score
	twoPlayers             // two persons at one device
	watching               // the computer against itself
)

// modes lists them in the order in which they are offered.
func modes() []mode { return []mode{scored, practice, twoPlayers, watching} }

// modeKeys are the names under which a mode is remembered.
var modeKeys = [...]string{scored: "scored", practice: "practice", twoPlayers: "two-players", watching: "watching"}

// modeNamed is the mode of a name, scored where there is none of that name.
func modeNamed(name string) mode {
	for m, known := range modeKeys {
		if known == name {
			return mode(m)
		}
	}
	return scored
}

// onePerson tells whether a person sits opposite the computer.
func (m mode) onePerson() bool { return m == scored || m == practice }

// An arrangement is how a game is to be played.
type arrangement struct {
	mode   mode
	side   rules.Color // the person's, where there is one
	from   rules.Match // what is played on from
	ballot int         // the number of the balloted opening that from is, 0 for none
	names  [2]string   // of two players, by color
	level  engine.Level
}

// table lays the table for an arrangement.
func (a arrangement) table(id string) Table {
	t := Table{Record: prefs.Record{ID: id, Match: a.from, Scores: a.mode == scored, Ballot: a.ballot}, Level: a.level}
	switch a.mode {
	case twoPlayers:
		t.Names = a.names
	case watching:
		t.Seats = [2]prefs.Seat{prefs.Computer, prefs.Computer}
	default:
		t.Seats[a.side.Other()] = prefs.Computer
	}
	return t
}

// newTable begins a scored game of a person, who has the first move.
func newTable(g rules.Game, id string, level engine.Level) Table {
	return arrangement{side: g.First(), from: rules.NewMatch(g), level: level}.table(id)
}

// again is the arrangement of a table's game, with the sides swapped where that makes a difference.
func (t Table) again() arrangement {
	a := arrangement{mode: t.mode(), side: t.person().Other(), from: t.Match.TakeBack(t.Match.Plies() - t.given()), ballot: t.Ballot, level: t.Level}
	a.names = [2]string{t.Names[rules.Black], t.Names[rules.White]}
	return a
}

// mode is who plays, and for what.
func (t Table) mode() mode {
	switch {
	case t.Seats[rules.White] == prefs.Person && t.Seats[rules.Black] == prefs.Person:
		return twoPlayers
	case t.Seats[rules.White] == t.Seats[rules.Black]:
		return watching
	case t.Scores:
		return scored
	default:
		return practice
	}
}

// given is the number of plies that the players did not make: those of a balloted opening.
func (t Table) given() int {
	const ballotPlies = 3
	if t.Ballot == 0 {
		return 0
	}
	return min(ballotPlies, t.Match.Plies())
}
