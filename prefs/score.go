package prefs

import "damiera/engine"

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

// Score is what the match brought. It is false for one that goes on or that
// does not score: one without a person or with two, practice, or one begun from
// a set-up position. The level is 0 when the computer has not moved: who lets a
// person resign before that notes the level that was set as the lowest.
func (r Record) Score() (Score, bool) {
	person, alone := r.person()
	if !r.over() || !r.Scores || !alone {
		return Score{}, false
	}
	winner, decided := r.Match.Result().Outcome.Winner()
	them := person.Other()
	return Score{
		Pieces: r.Match.Start().Side[them].Len() - r.Match.Position().Side[them].Len(),
		Won:    decided && winner == person,
		Level:  r.Lowest,
		Number: r.Lowest.Number(r.Match.Game()),
	}, true
}
