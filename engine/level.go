package engine

import (
	"fmt"
	"strings"
	"time"

	"damiera/rules"
)

// A Level is a strength of play. The zero Level is none.
type Level uint8

// The levels, weakest first. The draughts games have all five; Alquerque has
// Easy, Medium and Hard.
const (
	Beginner Level = iota + 1
	Easy
	Medium
	Strong
	Hard
)

var levelNames = [...]string{"", "beginner", "easy", "medium", "strong", "hard"}

// String gives the level's name in lower case, as settings and files keep it:
// empty for none.
func (l Level) String() string {
	if int(l) < len(levelNames) {
		return levelNames[l]
	}
	return fmt.Sprintf("level(%d)", uint8(l))
}

// ParseLevel reads a name as String gives it.
func ParseLevel(name string) (Level, error) {
	for l := Beginner; l <= Hard; l++ {
		if levelNames[l] == name {
			return l, nil
		}
	}
	return 0, fmt.Errorf("unknown level %q, want one of %s", name, strings.Join(levelNames[1:], ", "))
}

// Levels gives the levels of a game, weakest first.
func Levels(g rules.Game) []Level {
	if g == rules.Alquerque {
		return []Level{Easy, Medium, Hard}
	}
	return []Level{Beginner, Easy, Medium, Strong, Hard}
}

// Number is the level's place among the levels of g, from 1 for the weakest; 0
// when g has no such level.
func (l Level) Number(g rules.Game) int {
	for i, known := range Levels(g) {
		if known == l {
			return i + 1
		}
	}
	return 0
}

// bounds say how far a level looks and how it chooses. Depth and nodes bound
// the work, so that a level plays alike on every machine; the time is there
// only for machines so slow that the person would wait too long.
type bounds struct {
	Limits
	margin  int          // moves this close to the best, in hundredths of a man, are as good as it
	hasty   int          // of a hundred moves, how many are made without a thought for the reply
	booked  bool         // opens the game from the book
	perfect bool         // knows the endgame tables
	proven  bool         // does not leave what is proven not to lose
	goOn    bool         // may use what searches before found
	among   []rules.Move // the moves to choose among; nil for all
}

// opening is what the book has for a position, for the levels that use it.
func (b bounds) opening(p *rules.Position) []rules.Move {
	if !b.booked {
		return nil
	}
	return books[p.Game]()[*p]
}

var draughtsBounds = [...]bounds{
	Beginner: {Limits: Limits{1, 5_000, time.Second}, margin: 70, hasty: 30},
	Easy:     {Limits: Limits{2, 20_000, time.Second}, margin: 45, hasty: 10},
	Medium:   {Limits: Limits{5, 50_000, time.Second}, margin: 20, hasty: 2},
	Strong:   {Limits: Limits{7, 100_000, time.Second}, booked: true},
	Hard:     {Limits: Limits{maxDepth, 1_000_000, 2 * time.Second}, booked: true, perfect: true},
}

var alquerqueBounds = [...]bounds{
	Easy:   {Limits: Limits{1, 5_000, time.Second}, margin: 50, hasty: 60},
	Medium: {Limits: Limits{3, 50_000, time.Second}, margin: 30, hasty: 3},
	Hard:   {Limits: Limits{maxDepth, 1_000_000, 2 * time.Second}, booked: true, perfect: true, proven: true},
}

// in gives the bounds of a level in a game. A level that the game does not
// have plays as the next one above it, none as the weakest.
func (l Level) in(g rules.Game) bounds {
	for _, known := range Levels(g) {
		if known >= l {
			if g == rules.Alquerque {
				return alquerqueBounds[known]
			}
			return draughtsBounds[known]
		}
	}
	return Hard.in(g)
}
