package engine

import (
	"context"
	"time"

	"damiera/rules"
)

// An offered draw is looked into with so many positions, which takes half a second
// on a slow phone. The time is a guard for slower ones.
const (
	offerNodes = 200_000
	offerTime  = 4 * time.Second
)

// Whether a draw is nothing worse than playing on depends on how much there is
// left to play for.
const (
	manyPieces = 16 // more than these: the game has hardly begun
	fewPieces  = 8  // no more than these: it is as good as over
	halfMan    = 50 // in hundredths of a man
)

// TakesDraw tells whether the side that the computer plays takes the draw that it is offered in m,
// whoever has the turn. It takes one when it sees nothing better for itself.
//
// In a drawn or lost position of the endgame tables it does, and where it wins it
// never does. Else a search at full strength judges:
//
//   - while more than sixteen pieces are on the board the game has hardly begun and everyone has
//     something to play for. It takes a draw only when it is half a man behind or more.
//   - with sixteen or fewer it takes one when it has no advantage.
//   - with eight or fewer, or when half of the plies have gone by that draw a game
//     for want of progress, a small advantage is none: one as small as drawn
//     endings have. So nobody has to play a dead game on.
//
// The same match gives the same answer on any machine that is fast enough. It waits while
// another search of this engine is alive. When ctx is done before it has finished, it says no.
func (e *Engine) TakesDraw(ctx context.Context, m rules.Match, computer rules.Color) bool {
	if len(m.Legal()) == 0 || !e.enter(ctx) {
		return false
	}
	defer e.leave()
	best, verdict := e.study(ctx, m, bounds{Limits: Limits{Nodes: offerNodes, Time: offerTime}})
	known := verdict.moves != nil
	score := best.Score
	if m.Position().Turn != computer {
		score = -score
	}
	switch {
	case ctx.Err() != nil, !known && best.Depth == 0:
		return false
	case known:
		return score <= 0
	}
	return score <= enough(m)
}

// enough is the advantage, in hundredths of a man, up to which a draw is as good.
func enough(m rules.Match) int {
	p := m.Position()
	switch n := pieces(&p); {
	case n <= fewPieces, m.Idle() >= m.Game().IdleLimit()/2:
		return slightly
	case n <= manyPieces:
		return 0
	}
	return -halfMan
}
