package engine

import (
	"context"
	"slices"

	"damiera/engine/endgame"
	"damiera/rules"
)

// tabled is the score of a win that is known to be there, but not how far off:
// less than any that has been counted.
const tabled = 29_500

// ending is the score of the position at ply where the endgame tables have it.
// They know nothing of the plies without progress, so that they are asked when
// there are none; captures are played first.
func (s *search) ending(p *rules.Position, ply int) (score int, known bool) {
	if s.reach == 0 || s.path.idle[ply] != 0 || pieces(p) > s.reach {
		return 0, false
	}
	if p.MustCapture() || !p.CanStep() {
		return 0, false
	}
	v, known := s.endings.Probe(p)
	switch {
	case !known:
		return 0, false
	case v == endgame.Draw:
		return drawish(p), true
	}
	far := mate - tabled
	if plies, known := s.endings.Length(p); known {
		far = plies
	}
	if v == endgame.Loss {
		return far + ply - mate, true
	}
	return mate - far - ply, true
}

// pieces counts those on the board.
func pieces(p *rules.Position) int { return (p.Side[rules.White] | p.Side[rules.Black]).Len() }

// drawish is the score of a drawn ending. It is a draw only between players who
// know it: against others it is better to have more.
func drawish(p *rules.Position) int {
	return max(-slightly, min(evaluate(p)/8, slightly))
}

// slightly is how far a draw's score may be from 0, in hundredths of a man.
const slightly = 20

// A verdict is what the endgame tables say of the root. The zero verdict says
// nothing.
type verdict struct {
	moves []rules.Move // that perfect play may choose among; nil where nothing is known
	score int
}

// of is an answer with the score that the verdict knows better.
func (v verdict) of(a Answer) Answer {
	if v.moves != nil {
		a.Score, a.Exact = v.score, v.score != 0
	}
	return a
}

// perfect asks the endgame tables, and minds the draws that they know nothing
// of. Of moves that win it keeps the quickest, of those that lose those that
// hold out longest, of those that draw all.
func (s *search) perfect(ctx context.Context, m rules.Match) (v verdict) {
	p := m.Position()
	if _, known := s.endings.Value(&p); !known {
		return verdict{}
	}
	s.pause.begin()
	goOn := func() bool {
		s.pause.rest()
		return ctx.Err() == nil
	}
	v.score = -endless
	for _, move := range p.AppendEffects(nil) {
		score := s.afterMove(m, move, goOn)
		if score > v.score {
			v.score, v.moves = score, v.moves[:0]
		}
		if score == v.score {
			v.moves = append(v.moves, move)
		}
	}
	return v
}

// afterMove is the score of a move of the root for who makes it.
func (s *search) afterMove(m rules.Match, move rules.Move, goOn func() bool) int {
	next, err := m.Play(move)
	if err != nil {
		return -endless
	}
	switch next.Result().Outcome {
	case rules.Draw:
		return 0
	case rules.Open:
	default:
		return mate - 1
	}
	p := next.Position()
	v, known := s.endings.Value(&p)
	if !known || v == endgame.Draw {
		return 0
	}
	idle, limit := next.Idle(), m.Game().IdleLimit()
	far := mate - tabled
	if length, counted := s.endings.Length(&p); counted && idle+length <= limit {
		far = length
	} else if idle > 0 || m.Game() == rules.Alquerque {
		// In draughts no way to the next progress is as long as the limit.
		plies, _ := s.endings.Distance(&p, goOn)
		if idle+plies > limit {
			return 0
		}
		far += min(idle, 1) * plies
	}
	if v == endgame.Loss {
		if repeats(next) {
			return 0
		}
		return mate - far - 1
	}
	return far + 1 - mate
}

// repeats reports whether the side to move can end the match in a draw, by going
// where the match has been too often already.
func repeats(m rules.Match) bool {
	const soonest = 3 // plies without progress before a position can come again
	if m.Game().RepeatLimit() == 0 || m.Idle() < soonest {
		return false
	}
	return slices.ContainsFunc(m.Legal(), func(move rules.Move) bool {
		next, err := m.Play(move)
		return err == nil && next.Result().Outcome == rules.Draw
	})
}
