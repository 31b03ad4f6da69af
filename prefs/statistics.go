package prefs

import (
	"time"

	"damiera/engine"
	"damiera/rules"
)

// Statistics is how the scored games of one game went. It is worked out of the
// kept games and stored nowhere, so that it cannot disagree with them.
type Statistics struct {
	All    Tally
	Levels []LevelTally // by level, the weakest first: all that the game has
}

// A LevelTally is how the games went in which the computer played no worse than
// a level.
type LevelTally struct {
	Level engine.Level
	Tally
}

// A Tally is how some games went, for the person who played them.
type Tally struct {
	Results []Finished // in the order in which the games ended
}

// A Finished is one of the games of a tally.
type Finished struct {
	Ending Ending
	Score  Score
	Plies  int
	Played time.Time // the day, zero when it is not known
}

// An Ending is how a game ended for the person.
type Ending uint8

// The endings.
const (
	Lost Ending = iota
	Drawn
	Won
)

// StatisticsOf counts the scored games of g: those against the computer, neither
// practice nor begun from a set-up position. Games that are not ours do not
// count. The games come in the order in which they ended, as [Archive.Games] has
// them.
func StatisticsOf(g rules.Game, games []Kept) Statistics {
	var s Statistics
	byLevel := make(map[engine.Level]*Tally)
	levels := engine.Levels(g)
	s.Levels = make([]LevelTally, len(levels))
	for i, l := range levels {
		s.Levels[i].Level = l
		byLevel[l] = &s.Levels[i].Tally
	}
	for _, k := range games {
		if !k.Scored(g) {
			continue
		}
		f := finished(k)
		s.All.Results = append(s.All.Results, f)
		if level, ok := byLevel[f.Score.Level]; ok {
			level.Results = append(level.Results, f)
		}
	}
	return s
}

// Scored tells whether a kept game is one of g that counts in the statistics.
func (k Kept) Scored(g rules.Game) bool {
	_, scores := k.Score()
	return scores && k.Record.Match.Game() == g
}

// finished is what counts of a game that scores.
func finished(k Kept) Finished {
	score, _ := k.Score()
	f := Finished{Score: score, Plies: k.Record.Match.Plies(), Played: k.Record.Played}
	switch {
	case score.Won:
		f.Ending = Won
	case k.Record.Match.Result().Outcome == rules.Draw:
		f.Ending = Drawn
	}
	return f
}

// Games is how many there are.
func (t Tally) Games() int { return len(t.Results) }

// Count is how many ended in a way.
func (t Tally) Count(e Ending) int {
	n := 0
	for _, f := range t.Results {
		if f.Ending == e {
			n++
		}
	}
	return n
}

// Best is the highest score, the earliest of equal ones. It is false when there
// are no games.
func (t Tally) Best() (best Finished, ok bool) {
	for _, f := range t.Results {
		if !ok || f.Score.Total() > best.Score.Total() {
			best, ok = f, true
		}
	}
	return best, ok
}

// Average is the mean score, 0 when there are no games.
func (t Tally) Average() float64 {
	if len(t.Results) == 0 {
		return 0
	}
	points := 0
	for _, f := range t.Results {
		points += f.Score.Total()
	}
	return float64(points) / float64(len(t.Results))
}

// Runs are how many wins came last without anything else between, and how many
// did so at most.
func (t Tally) Runs() (current, longest int) {
	for _, f := range t.Results {
		if f.Ending != Won {
			current = 0
			continue
		}
		current++
		longest = max(longest, current)
	}
	return current, longest
}

// Moves is how many moves of each side a game has on average, 0 when there are
// no games.
func (t Tally) Moves() float64 {
	if len(t.Results) == 0 {
		return 0
	}
	plies := 0
	for _, f := range t.Results {
		plies += f.Plies
	}
	return float64(plies) / 2 / float64(len(t.Results))
}
