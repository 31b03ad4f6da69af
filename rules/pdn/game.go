// Package pdn reads and writes game files in Portable Draughts Notation, for
// Italian draughts, English draughts and, with move text of its own, Alquerque.
//
// Reading is lenient, for the files that people have are untidy: tags in
// Italian, old encodings, commentary glued to moves, braces that never close. A
// damaged game is kept up to its first [Problem] and never costs its neighbours
// anything. Each byte is looked at a fixed number of times, and nothing
// recurses, so no file makes the reader slow or deep.
//
// Comments are kept. Variations, numeric glyphs ($6) and signs such as ! and ?
// are read past and dropped.
package pdn

import (
	"errors"
	"strings"

	"damiera/rules"
)

// ErrNoGame means that a text holds no game.
var ErrNoGame = errors.New("no game in the file")

// ErrBinary means that a file is no text.
var ErrBinary = errors.New("not a text file")

// A Game is one game of a file, as far as it could be read.
type Game struct {
	// Kind is the game that is played, and KindFrom what told so.
	Kind     rules.Game
	KindFrom Evidence

	// Foreign is not empty for a game that is not played here, and then tells
	// what shows it; Kind then means nothing.
	Foreign string

	// Tags are the tags in the order of the file.
	Tags []Tag

	// Match is the start and the moves. Unplaced says that there is no position
	// to begin from, as the game is foreign or its FEN tag cannot be read; Match
	// is then the zero value.
	Match    rules.Match
	Unplaced bool

	// Outcome is what the file says, whatever the board shows. It says who won:
	// that 1-0 is a win of Black in English draughts is already undone.
	Outcome rules.Outcome

	// ResultText is the result as it was written, empty when there was none.
	ResultText string

	Comments []Comment

	// Problem is the first thing that is wrong, nil when all is well.
	Problem *Problem

	// Line is where the game begins, counted from 1.
	Line int
}

// A Tag is a name and a value from the head of a game.
type Tag struct{ Name, Value string }

// A Comment is a text that stands after the given number of plies.
type Comment struct {
	Ply  int
	Text string
}

// A Problem is what is wrong with a game, and in which line, counted from 1.
type Problem struct {
	Line  int
	About string // in English
	Fault Fault  // the same for those who say it in another language
	Spot  string // the move or other piece of the text that it is about, empty for none
}

// A Fault is a kind of problem.
type Fault uint8

const (
	AnyFault   Fault = iota
	Illegal          // Spot is a move that is not legal where it stands
	Ambiguous        // Spot may be one of several captures
	Unreadable       // Spot stands where a move could, and is none
	Unclosed         // a comment or a variation never ends
	BadTag           // a tag is damaged
	BadStart         // the FEN tag tells of no position to begin from
	OtherGame        // the game is not played here
)

// Tag is the value of the first tag of that name. Upper and lower case are the
// same, for the letters of English alone, so that no language turns I into ı.
func (g Game) Tag(name string) (value string, ok bool) {
	for _, t := range g.Tags {
		if sameName(t.Name, name) {
			return t.Value, true
		}
	}
	return "", false
}

func sameName(a, b string) bool {
	return len(a) == len(b) && lowerASCII(a) == lowerASCII(b)
}

func lowerASCII(s string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'A' && r <= 'Z' {
			return r + ('a' - 'A')
		}
		return r
	}, s)
}

// earlier is the problem that comes first in the file; either may be nil.
func earlier(a, b *Problem) *Problem {
	if a == nil || b != nil && b.Line < a.Line {
		return b
	}
	return a
}
