package screens

import (
	"damiera/board"
	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
)

// A Table is a game with those who sit at it: the match, the seats, and what the computer plays like.
// It is a value; a move makes a new one.
type Table struct {
	prefs.Record

	Level  engine.Level // how the computer plays its next move
	Ended  bool         // the game ended at this sitting, not at an earlier one
	undone []rules.Move // taken back and not played again, the next one first
}

// played is the table after a move, which the computer made at a level; by is 0 for a person's move.
func (t Table) played(m rules.Move, by engine.Level) (Table, error) {
	match, err := t.Match.Play(m)
	if err != nil {
		return t, err
	}
	if by != 0 && (t.Lowest == 0 || by < t.Lowest) {
		t.Lowest = by
	}
	t.Match, t.undone = match, nil
	t.Ended = !t.open()
	return t.judged(), nil
}

// judged is the table with a level to judge a finished game by, where the computer has not moved in it.
func (t Table) judged() Table {
	if !t.open() && t.Lowest == 0 {
		t.Lowest = t.Level
	}
	return t
}

// open tells whether the game goes on.
func (t Table) open() bool { return t.Match.Result().Outcome == rules.Open }

// turn is the side to move.
func (t Table) turn() rules.Color { return t.Match.Position().Turn }

// personsTurn tells whether a person is to move.
func (t Table) personsTurn() bool { return t.open() && t.Seats[t.turn()] == prefs.Person }

// computersTurn tells whether the computer is to move.
func (t Table) computersTurn() bool { return t.open() && t.Seats[t.turn()] == prefs.Computer }

// person is the side at the bottom of the board: the person's, or the first mover's where both or
// neither are persons.
func (t Table) person() rules.Color {
	first := t.Match.Game().First()
	if t.Seats[first] != prefs.Person && t.Seats[first.Other()] == prefs.Person {
		return first.Other()
	}
	return first
}

// captured is the number of pieces that a side has taken so far.
func (t Table) captured(by rules.Color) int {
	return t.Match.Start().Side[by.Other()].Len() - t.Match.Position().Side[by.Other()].Len()
}

// mustCapture tells whether a person is to move and has to take.
func (t Table) mustCapture() bool { return t.personsTurn() && t.Match.Position().MustCapture() }

// before is the position in which the last move was made. There must be one.
func (t Table) before() rules.Position {
	positions := t.Match.Positions()
	return positions[len(positions)-2]
}

// view is what the board shows. In Alquerque, where one does not expect to be forced, the pieces that
// must capture light up at once.
func (t Table) view() board.View {
	v := board.View{Position: t.Match.Position(), Last: t.Match.Last(), Bottom: t.person()}
	if t.personsTurn() {
		v.Legal = t.Match.Legal()
	}
	if t.mustCapture() && t.Match.Game() == rules.Alquerque {
		v.Forced = v.Position.Movers()
	}
	return v
}
