package engine

import (
	"context"
	"slices"

	"damiera/rules"
)

// A quest asks whether a side can reach a goal whatever the other side does. It
// knows nothing of judgements: what it says is plain fact as far as it looks, which
// the sentence that goes with an advice has to be.
type quest struct {
	side rules.Color
	goal func(*rules.Position) bool // asked where nothing is to be captured

	ctx    context.Context
	pause  *pause
	left   *int // visits that all quests together have left
	visits int
	most   int
	plies  []questPly // reused
}

// A questPly is what a quest needs at one ply.
type questPly struct {
	moves   []rules.Move
	settled rules.Move // the move that last settled a position: tried first
}

// questVisits bounds each look of a quest, and allVisits those of all quests for one
// advice: what takes more is unclear.
const (
	questVisits = 40_000
	allVisits   = 400_000
)

// A finding is the answer to a question.
type finding uint8

const (
	unclear finding = iota
	yes
	no
)

// ask looks so many plies ahead, once for each of the depths, captures played out:
// the answer has to be the same each time. Two depths of which one is odd see to
// it that it does not depend on who moves last.
func (q *quest) ask(p rules.Position, depths ...int) finding {
	found := unclear
	for _, depth := range depths {
		q.visits, q.most = 0, min(questVisits, *q.left)
		now := no
		if q.met(&p, depth, 0) {
			now = yes
		}
		*q.left -= q.visits
		if q.tired() || found != unclear && found != now {
			return unclear
		}
		found = now
	}
	return found
}

func (q *quest) tired() bool { return q.visits > q.most }

// met reports whether the side reaches its goal from p. It means nothing once the
// quest is tired.
func (q *quest) met(p *rules.Position, depth, ply int) bool {
	if q.visits++; q.visits&1023 == 0 {
		q.pause.rest()
		if q.ctx.Err() != nil {
			q.visits = q.most + 1
		}
	}
	if q.tired() {
		return false
	}
	for len(q.plies) <= ply {
		q.plies = append(q.plies, questPly{})
	}
	moves := p.AppendEffects(q.plies[ply].moves[:0])
	q.plies[ply].moves = moves
	ours := p.Turn == q.side
	if len(moves) == 0 {
		return !ours // who cannot move has lost, and with it everything
	}
	capture := moves[0].IsCapture()
	if depth <= 0 && !capture {
		return q.goal(p)
	}
	if !capture || len(moves) > 1 {
		depth-- // a capture without a choice is cheap to follow
	}
	if i := slices.Index(moves, q.plies[ply].settled); i > 0 {
		moves[0], moves[i] = moves[i], moves[0]
	}
	for _, m := range moves {
		after := p.Play(m)
		if q.met(&after, depth, ply+1) == ours {
			q.plies[ply].settled = m
			return ours
		}
	}
	return !ours
}

// lead is how many pieces c has more than the other side.
func lead(p *rules.Position, c rules.Color) int {
	return p.Side[c].Len() - p.Side[c.Other()].Len()
}

// kings is how many kings c has.
func kings(p *rules.Position, c rules.Color) int { return (p.Side[c] & p.Kings).Len() }
