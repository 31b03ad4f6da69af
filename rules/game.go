// Package rules knows Italian draughts, English draughts and Alquerque: their
// boards, positions, moves, matches and notation.
//
// Everything in it is a value that never changes. A [Position] says who stands
// where and whose turn it is, a [Move] is one side's whole turn, and a [Match]
// remembers how a position came about, which is what draws depend on.
package rules

import "fmt"

// Color is one of the two sides.
type Color uint8

const (
	White Color = iota
	Black
)

// Other is the opponent of c.
func (c Color) Other() Color { return c ^ 1 }

func (c Color) String() string {
	if c == White {
		return "white"
	}
	return "black"
}

// Game is one of the three games. The zero value is Italian draughts.
type Game uint8

const (
	Italian Game = iota
	English
	Alquerque
)

var gameNames = [...]string{Italian: "italian", English: "english", Alquerque: "alquerque"}

// Games lists the three games.
func Games() []Game { return []Game{Italian, English, Alquerque} }

// String is the game's name as commands and files write it.
func (g Game) String() string {
	if int(g) < len(gameNames) {
		return gameNames[g]
	}
	return fmt.Sprintf("game %d", uint8(g))
}

// ParseGame is the inverse of [Game.String].
func ParseGame(name string) (Game, error) {
	for g, known := range gameNames {
		if name == known {
			return Game(g), nil
		}
	}
	return 0, fmt.Errorf("no game is called %q: it is italian, english or alquerque", name)
}

// First is the side that moves first.
func (g Game) First() Color { return laws[g].first }

// Crown is the far row of c, where its men become kings: empty in Alquerque.
func (g Game) Crown(c Color) Set { return laws[g].crown[c] }

// IdleLimit is how many plies without progress draw a match.
func (g Game) IdleLimit() int { return laws[g].idle }

// RepeatLimit is how many occurrences of a position draw a match; 0 where none do.
func (g Game) RepeatLimit() int { return laws[g].repeats }
