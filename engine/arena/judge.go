package arena

import (
	"context"

	"damiera/engine"
	"damiera/rules"
)

// A Judge ends one game when its result is clear, because the moves after that
// tell nothing and cost time. Its zero value is ready. It is shown every position
// of the game in turn; a forced move, which comes without a search, neither counts
// nor breaks a row.
type Judge struct {
	leader rules.Color // who was ahead in the last winning searches
	ahead  int         // how many of them there were in a row
	even   int         // how many even ones
	size   int         // how far ahead the leader was in the last search
}

// Its rules, beside those of the game. Scores are in hundredths of a man.
const (
	// A win for the side that is ahead by winScore or more in winPlies searches in
	// a row. A win that a search proves counts at once.
	winScore = 350
	winPlies = 6

	// A draw after idlePlies without progress, unless a side is ahead by
	// idleScore or more: it may still be about to win, and gets the time that
	// the game's own rule gives.
	idlePlies = 40
	idleScore = 100

	// A draw when nobody is ahead by more than evenScore in evenPlies searches
	// in a row, with no more than evenPieces on the board.
	evenScore  = 15
	evenPlies  = 30
	evenPieces = 8

	// A draw after mostPlies.
	mostPlies = 200
)

// Sees takes in a search of the position in which m stands and gives the result
// that it decides, or rules.Open.
func (j *Judge) Sees(m rules.Match, a engine.Answer) rules.Outcome {
	if a.Depth == 0 && !a.Exact {
		return j.timeUp(m)
	}
	p := m.Position()
	leader := p.Turn
	if a.Score < 0 {
		leader = p.Turn.Other()
	}
	size := max(a.Score, -a.Score)
	j.size = size
	if a.Exact {
		return rules.WonBy(leader)
	}

	switch {
	case size < winScore:
		j.ahead = 0
	case leader != j.leader:
		j.leader, j.ahead = leader, 1
	default:
		j.ahead++
	}
	if j.ahead >= winPlies {
		return rules.WonBy(leader)
	}

	j.even++
	if size > evenScore || (p.Side[rules.White]|p.Side[rules.Black]).Len() > evenPieces {
		j.even = 0
	}
	if j.even >= evenPlies {
		return rules.Draw
	}
	return j.timeUp(m)
}

// timeUp gives the draws that depend on how long the game has gone on.
func (j *Judge) timeUp(m rules.Match) rules.Outcome {
	if m.Plies() >= mostPlies || m.Idle() >= idlePlies && j.size < idleScore {
		return rules.Draw
	}
	return rules.Open
}

// judged gives what a judge of one game decides after a move.
func (c Contest) judged() func(context.Context, rules.Match) rules.Outcome {
	if c.Judge <= 0 {
		return func(context.Context, rules.Match) rules.Outcome { return rules.Open }
	}
	var j Judge
	e := engine.New(engine.Options{HashBytes: judgeBytes})
	return func(ctx context.Context, m rules.Match) rules.Outcome {
		if m.Result().Outcome != rules.Open {
			return rules.Open // nothing is left to judge
		}
		return j.Sees(m, e.Think(ctx, m, engine.Limits{Nodes: c.Judge}, nil))
	}
}

const judgeBytes = 4 << 20
