package hub

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"time"

	"damiera/engine"
)

// A level bounds a search. The zero value is what holds when nobody has said
// anything.
type level struct {
	given    bool
	used     bool // by a search: what comes next replaces it
	depth    int
	nodes    int64
	moveTime time.Duration // 0 for none

	clock     bool // the game has one
	remaining time.Duration
	increment time.Duration
	moves     int // until more time is given; 0 for the whole game
}

// unasked is how long a move takes when no level was given.
const unasked = 5 * time.Second

// with is what l becomes by a level command: what is said before a search adds
// up, what was used by one is forgotten.
func (l level) with(said line) (level, error) {
	if l.used {
		l = level{}
	}
	if _, ok := said.value("infinite"); ok {
		l = level{given: true}
	}
	ponder := false
	for _, a := range said.args {
		var err error
		switch a.name {
		case "depth":
			var n uint64
			n, err = parseInteger(a.value, 1, math.MaxInt32)
			l.depth = int(n)
		case "nodes":
			var n uint64
			n, err = parseInteger(a.value, 1, math.MaxInt64)
			l.nodes = int64(n)
		case "move-time":
			l.moveTime, err = parseSeconds(a.value)
			if l.moveTime < 0 {
				err = fmt.Errorf("a time is not negative: %q", excerpt(a.value))
			}
			l.moveTime = max(l.moveTime, time.Millisecond)
		case "time":
			l.clock = true
			// A clock that has run out may well be below zero.
			l.remaining, err = parseSeconds(a.value)
		case "inc":
			l.increment, err = parseSeconds(a.value)
		case "moves":
			var n uint64
			n, err = parseInteger(a.value, 0, math.MaxInt32)
			l.moves = int(n)
		case "infinite":
		case "ponder":
			ponder = true
			continue
		default:
			continue
		}
		if err != nil {
			return level{}, fmt.Errorf("%s: %w", a.name, err)
		}
		l.given = true
	}
	switch {
	case !l.given && ponder:
		return level{}, errors.New("pondering is not supported")
	case !l.given:
		return level{}, errors.New("a level is depth, nodes, move-time, time (with moves or inc) or infinite")
	case !l.clock && (l.moves != 0 || l.increment != 0):
		return level{}, errors.New("moves and inc need the time that remains: time=…")
	}
	return l, nil
}

// parseSeconds reads a real number of seconds.
func parseSeconds(value string) (time.Duration, error) {
	const most = 1e8 // three years
	seconds, err := strconv.ParseFloat(value, 64)
	if err != nil || math.IsNaN(seconds) || math.IsInf(seconds, 0) {
		return 0, fmt.Errorf("a number of seconds is expected, not %q", excerpt(value))
	}
	return time.Duration(min(max(seconds, -most), most) * float64(time.Second)), nil
}

// limits are those of the next search.
func (l level) limits(analyze bool) engine.Limits {
	limits := engine.Limits{Depth: l.depth, Nodes: l.nodes, Time: l.moveTime}
	if !l.given && !analyze {
		limits.Time = unasked
	}
	if l.clock {
		if share := l.share(); limits.Time == 0 || share < limits.Time {
			limits.Time = share
		}
	}
	return limits
}

const (
	movesAhead = 25 // how many moves the rest of a game is taken to have
	// What is left for all that lies between the two programs.
	reserve      = 100 * time.Millisecond
	reserveShare = 50 // and such a part of what remains
)

// share is how much of the clock one move takes: its part of what remains, and
// the increment, which the remaining time already holds for this move.
func (l level) share() time.Duration {
	moves := l.moves
	if moves == 0 {
		moves = movesAhead
	}
	remaining, increment := max(l.remaining, 0), max(l.increment, 0)
	share := max(remaining-increment, 0)/time.Duration(moves) + increment
	most := max(remaining-reserve-remaining/reserveShare, remaining/2)
	return max(min(share, most), time.Millisecond)
}
