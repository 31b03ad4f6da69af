package tune

import "damiera/rules"

// A variety says how much of a game is left to chance. Scores are in hundredths
// of a man.
type variety struct {
	least, most int // moves of the opening, all drawn at random
	fair        int // how far ahead a side may be after the opening

	// For some plies after the opening one move in so many is drawn at random, so
	// that games also pass through positions that the engine would avoid; it is
	// played if it costs no more than this.
	plies, odds, cost int
}

// Alquerque begins with few choices and drifts into draws: it gets more chance.
var varieties = [...]variety{
	rules.Italian:   {least: 4, most: 10, fair: 60, plies: 20, odds: 12, cost: 80},
	rules.English:   {least: 4, most: 10, fair: 60, plies: 20, odds: 12, cost: 80},
	rules.Alquerque: {least: 2, most: 10, fair: 200, plies: 40, odds: 2, cost: 250},
}
