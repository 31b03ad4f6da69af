package screens

import (
	"damiera/engine"
	"damiera/prefs"
)

// The points of a finished game.
const (
	pointsPerPiece = 10
	pointsForWin   = 100
	pointsPerLevel = 50
)

// A Score is what a finished game against the computer brought, with its parts.
type Score struct {
	Pieces int          // how many the person captured
	Won    bool         // the person won, so that Level counts
	Level  engine.Level // the lowest that moved in the game
	Number int          // the level's place among those of the game, 1 for the weakest
}

// Captured are the points for the pieces.
func (s Score) Captured() int { return s.Pieces * pointsPerPiece }

// Win are the points for having won, 0 otherwise.
func (s Score) Win() int {
	if s.Won {
		return pointsForWin
	}
	return 0
}

// Strength are the points for the level that was beaten, 0 otherwise.
func (s Score) Strength() int {
	if s.Won {
		return pointsPerLevel * s.Number
	}
	return 0
}

// Total is the sum of the parts.
func (s Score) Total() int { return s.Captured() + s.Win() + s.Strength() }

// score is what the game brought. It is false for a game that goes on or that does not score: one
// between two people, or begun from a set-up position.
func (t Table) score() (Score, bool) {
	person := t.person()
	if t.open() || !t.Scores || t.Seats[person] != prefs.Person || t.Seats[person.Other()] != prefs.Computer {
		return Score{}, false
	}
	level := t.Lowest
	if level == 0 {
		level = t.Level
	}
	winner, decided := t.Match.Result().Outcome.Winner()
	return Score{
		Pieces: t.captured(person),
		Won:    decided && winner == person,
		Level:  level,
		Number: level.Number(t.Match.Game()),
	}, true
}
