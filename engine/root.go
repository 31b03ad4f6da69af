package engine

import (
	"context"
	"math/rand/v2"
	"slices"

	"damiera/rules"
)

// A rootMove is a move of the root and what is known about it.
type rootMove struct {
	move  rules.Move
	score int
	depth int // the last iteration that gave the exact score; 0 for none
	tried int // the last iteration that came to it at all
	line  []rules.Move
}

// An outcome is what a search found.
type outcome struct {
	moves  []rootMove // the best first
	depth  int        // the last iteration that searched a move through
	before int        // the best score of the iteration before it
	nodes  int64
}

// run searches deeper and deeper until the bounds or ctx end it. Every move
// less than the bounds' margin below the best gets an exact score, because the
// choice is among them; without a margin only the best does, and luck, unless it
// is nil, decides between equal ones. Each iteration that ends is reported,
// unless report is nil.
func (s *search) run(ctx context.Context, m rules.Match, b bounds, luck *rand.Rand, report func(outcome)) (found outcome) {
	s.begin(ctx, m, b.Limits, b.goOn)
	found.moves = rootMoves(m, b.among)
	if luck != nil {
		// Of equal moves the first stays the best: so their order is the choice.
		luck.Shuffle(len(found.moves), func(i, j int) {
			found.moves[i], found.moves[j] = found.moves[j], found.moves[i]
		})
	}
	dismiss := s.helped(ctx, m, b.among)
	defer func() {
		dismiss()
		found.nodes = s.nodes
	}()
	s.deepen(&found, 1, b, report)
	return found
}

// rootMoves are those to search: all of m's but for other ways to the same effect,
// or those given.
func rootMoves(m rules.Match, among []rules.Move) []rootMove {
	if among == nil {
		among = m.Position().AppendEffects(nil)
	}
	var moves []rootMove
	for _, move := range among {
		moves = append(moves, rootMove{move: move})
	}
	return moves
}

// deepen iterates from the given depth on, until the bounds or a stop end it.
func (s *search) deepen(found *outcome, depth int, b bounds, report func(outcome)) {
	best := -endless
	deepest := maxDepth
	if b.Depth > 0 {
		deepest = min(b.Depth, maxDepth)
	}
	for ; depth <= deepest && !s.stopped; depth++ {
		before := best
		best = s.iterate(found.moves, depth, before, b.margin)
		if best == -endless {
			break // stopped before the first move was searched through
		}
		found.depth, found.before = depth, before
		// The best first, so that the next iteration finds its match sooner. What
		// this one did not reach keeps its order.
		slices.SortStableFunc(found.moves, func(x, y rootMove) int {
			if x.depth != depth || y.depth != depth {
				return y.depth - x.depth
			}
			return y.score - x.score
		})
		found.nodes = s.visited()
		if report != nil && !s.stopped {
			report(*found)
		}
		// A win or a loss within the depth will not change by looking further.
		if end(best) <= depth {
			break
		}
	}
}

// end is the ply in which the game is decided by a score: won, lost, or in the endgame
// tables.
func end(score int) int {
	score = max(score, -score)
	if won <= score && score <= tabled {
		return tabled - score
	}
	return mate - score
}

// iterate searches the root's moves to one depth and gives the best score, or
// -endless if it was stopped before it had any.
func (s *search) iterate(moves []rootMove, depth, before, margin int) int {
	best := -endless
	for i := range moves {
		r := &moves[i]
		s.play(r.move, 0)
		floor, score := -endless, 0
		if i == 0 {
			score = s.expect(before, depth)
		} else {
			floor = max(best-margin, -endless)
			score = -s.search(-floor-1, -floor, depth-1, 1)
			if score > floor && !s.stopped {
				score = -s.search(-endless, -floor, depth-1, 1)
			}
		}
		if s.stopped {
			return best
		}
		r.tried = depth
		if score <= floor {
			continue // also where the second search disagrees: then it is no better
		}
		r.score, r.depth = score, depth
		r.line = append(append(r.line[:0], r.move), s.frames[1].line...)
		best = max(best, score)
	}
	return best
}

// Aspiration windows: aspiration is how far the first move's score is thought to lie from the
// iteration before, at the most. A narrow window refutes more at a glance.
const aspiration = 20

// expect gives the exact score of the first move, which has been played. It
// looks around the score of the iteration before, and wider where that fails.
func (s *search) expect(before, depth int) int {
	low, high := -endless, endless
	if depth >= 4 && -won < before && before < won {
		low, high = before-aspiration, before+aspiration
	}
	for {
		score := -s.search(-high, -low, depth-1, 1)
		switch {
		case s.stopped:
			return score
		case score <= low && low > -endless:
			low = wider(before, score, -endless)
		case score >= high && high < endless:
			high = wider(before, score, endless)
		default:
			return score
		}
	}
}

// wider is a limit beyond score, a bound that the search did not keep within:
// some steps further the first time, then the end of all scores.
func wider(before, score, end int) int {
	switch far := score - before; {
	case far <= -4*aspiration || far >= 4*aspiration:
		return end
	case far < 0:
		return score - 4*aspiration
	default:
		return score + 4*aspiration
	}
}

// good gives the moves less than margin below the best, and the best. Where the
// last iteration was cut short, a move that it did not come to is judged by the
// one before.
func (o outcome) good(margin int) []rootMove {
	best := -endless
	for _, r := range o.moves {
		if r.depth == o.depth && r.depth > 0 {
			best = max(best, r.score)
		}
	}
	margin = max(margin, 1)
	var good []rootMove
	for _, r := range o.moves {
		switch {
		case r.depth == 0:
		case r.depth == o.depth && r.score > best-margin,
			r.tried < o.depth && r.depth == o.depth-1 && r.score > o.before-margin:
			good = append(good, r)
		}
	}
	return good
}

// answer tells what was found about r, one of the outcome's moves.
func (o outcome) answer(r rootMove) Answer {
	return Answer{
		Move:  r.move,
		Score: r.score,
		Line:  append([]rules.Move(nil), r.line...),
		Depth: r.depth,
		Nodes: o.nodes,
		Exact: r.score >= won || r.score <= -won,
	}
}
