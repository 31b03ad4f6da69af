package engine

import (
	"context"
	"math"
	"sync/atomic"
	"time"

	"damiera/engine/endgame"
	"damiera/rules"
)

const (
	maxDepth = 64          // plies that an iteration is asked for at the most
	maxPly   = 160         // plies from the root, extensions and captures included
	endless  = 32_000      // beyond every score
	mate     = 30_000      // a win now; each ply until it takes one off
	won      = mate - 1000 // every score from here on is a forced win
)

// A frame is what the search needs at one ply. The frames are made once and
// their lists reused, so that visiting a position allocates nothing.
type frame struct {
	at      rules.Position
	moves   []rules.Move
	ranks   []ranked
	line    []rules.Move // the best play found from here
	killers [2]step
}

// A search is one alpha-beta search with everything it needs.
type search struct {
	table   table
	history history
	frames  [maxPly + 2]frame
	path    path
	game    rules.Game // of the last search
	crown   [2]rules.Set
	limit   int // plies without progress that draw

	endings *endgame.Tables // nil where they are not asked
	reach   int             // pieces up to which they know all

	threads int // that the next run searches on; 0 is one
	helpers []*search
	told    atomic.Int64 // nodes, where other threads may read them

	nodes    int64
	most     int64 // nodes
	stopped  bool
	done     <-chan struct{}
	deadline time.Time // zero for none
	pause    pause
}

func newSearch(hashBytes int) *search {
	s := &search{table: newTable(hashBytes)}
	for i := range s.frames {
		s.frames[i] = frame{
			moves: make([]rules.Move, 0, 64),
			ranks: make([]ranked, 0, 64),
			line:  make([]rules.Move, 0, maxPly),
		}
	}
	return s
}

// begin forgets the searches before, whose answers must not sway this one's,
// unless it may go on from there. Of another game they are no use.
func (s *search) begin(ctx context.Context, m rules.Match, l Limits, goOn bool) {
	if goOn && s.game == m.Game() {
		s.table.next()
	} else {
		s.table.forget()
	}
	s.game = m.Game()
	s.table.fit(l.positions(s.threads))
	s.start(ctx, m, l)
}

// start prepares all but the table.
func (s *search) start(ctx context.Context, m rules.Match, l Limits) {
	clear(s.history[0][:])
	clear(s.history[1][:])
	for i := range s.frames {
		s.frames[i].killers = [2]step{}
		s.frames[i].line = s.frames[i].line[:0]
	}
	s.frames[0].at = m.Position()
	s.path.begin(m)
	g := m.Game()
	s.crown = [2]rules.Set{g.Crown(rules.White), g.Crown(rules.Black)}
	s.limit = g.IdleLimit()
	s.reach = 0
	if s.endings != nil {
		s.reach = s.endings.Reach()
	}
	s.nodes, s.most = 0, math.MaxInt64
	if l.Nodes > 0 {
		s.most = l.Nodes
	}
	s.done, s.deadline = ctx.Done(), time.Time{}
	if l.Time > 0 {
		s.deadline = time.Now().Add(l.Time)
	}
	s.stopped = ctx.Err() != nil
	s.pause.begin()
}

// visit counts a position, and once in a thousand sees whether to stop.
func (s *search) visit() {
	s.nodes++
	if s.nodes >= s.most {
		s.stopped = true
	}
	if s.nodes&1023 != 0 {
		return
	}
	s.pause.rest()
	s.told.Store(s.nodes)
	if s.visited() >= s.most {
		s.stopped = true
	}
	select {
	case <-s.done:
		s.stopped = true
	default:
		if !s.deadline.IsZero() && time.Now().After(s.deadline) {
			s.stopped = true
		}
	}
}

// play makes a move of the position at ply in the frame below it.
func (s *search) play(m rules.Move, ply int) {
	p, after := &s.frames[ply].at, &s.frames[ply+1].at
	*after = p.Play(m)
	s.path.push(p, m, after, ply)
}

// search gives the score of the position at ply for the side to move: exact
// between alpha and beta, else a bound. It means nothing once s.stopped is set.
func (s *search) search(alpha, beta, depth, ply int) int {
	f := &s.frames[ply]
	p := &f.at
	f.line = f.line[:0]

	// 1. A draw by the way here. Being unable to move comes before it.
	if s.path.repeated(ply) {
		return 0
	}
	if s.path.idle[ply] >= s.limit {
		if f.moves = p.AppendEffects(f.moves[:0]); len(f.moves) == 0 {
			return ply - mate
		}
		return 0
	}

	// 2. Quiescence: at the end of the depth captures are played out and the quiet position
	// is judged. Where something hangs, though, the count of pieces is about to
	// change, and the side to move looks for a way out, one ply more. In Alquerque
	// something hangs nearly always, so that this would only spend depth: there
	// the judgement weighs what hangs.
	if depth <= 0 || ply >= maxPly {
		capture := p.MustCapture()
		if capture || depth < 0 || ply >= maxPly || p.Game == rules.Alquerque || !hangs(p) {
			return s.settle(alpha, beta, ply, capture)
		}
	}
	s.visit()
	if s.stopped {
		return 0
	}

	// 3. Mate distance: no win can be quicker than one on the next ply, nor a loss
	// than now. When even that changes nothing, nothing here does.
	alpha = max(alpha, ply-mate)
	beta = min(beta, mate-ply-1)
	if alpha >= beta {
		return alpha
	}

	// 4. Endgame tables: nothing is left to search.
	if score, known := s.ending(p, ply); known {
		return score
	}

	// 5. Transposition table: what an earlier visit found. On the expected line the search goes on
	// anyway, for the line's sake and because the table is blind to draws.
	key := s.path.keys[s.path.root+ply]
	onLine := beta-alpha > 1
	known, found := s.table.probe(key)
	if found && !onLine && known.depth >= depth {
		score := fromTable(known.score, ply)
		switch {
		case known.bound == exact,
			known.bound == lower && score >= beta,
			known.bound == upper && score <= alpha:
			return score
		}
	}

	// 6. Whoever cannot move has lost: all three games say so.
	f.moves = p.AppendEffects(f.moves[:0])
	if len(f.moves) == 0 {
		return ply - mate
	}

	// 7. Forced-reply extension: a single move costs no depth. Captures are forced
	// in these games, so long exchanges hang on a thread of such replies, and
	// following it is cheap.
	kept := depth
	forced := len(f.moves) == 1
	if forced {
		depth++
	}

	// 8. Internal iterative reduction: where there is a choice and no earlier visit
	// knows what to try first, one ply less finds that out for the next visit.
	if !forced && known.move == noMove && depth >= 3 {
		depth--
		kept--
	}

	// 9. Reverse futility: near the end of the depth, and off the expected line, a
	// quiet position's judgement is not far from what the search would give. Where
	// it is above beta by a wide margin there is nothing to search.
	shallow := depth <= shallowest && !onLine && !forced && !f.moves[0].IsCapture() && !hangs(p) &&
		-won < alpha && beta < won
	still := 0
	if shallow {
		still = evaluate(p)
		if sure := still - depth*surplus; sure >= beta {
			return sure
		}
	}

	// There is no null move here. To be obliged to move is often what loses
	// (the "move", or opposition), so passing proves nothing.

	s.rank(p, f, known.move)
	best, bestPlace, from := -endless, noMove, alpha
	for i := range f.moves {
		place := f.next(i)
		m := f.moves[place]
		late := i > 0 && !m.IsCapture() && f.ranks[i].mark() < killerMark

		// 10. Futility: nor does a late quiet move mend a position that is judged far
		// below alpha. What it may be worth at the most counts as its score.
		if most := still + depth*hope; late && shallow && depth <= hopeless && most <= alpha && best > -won {
			best = max(best, most)
			continue
		}
		s.play(m, ply)

		// 11. Principal variation search with late-move reductions: the first move
		// gets the whole window. The others only have to show that they are not
		// better; late quiet ones at less depth, too.
		var score int
		if i == 0 {
			score = -s.search(-beta, -alpha, depth-1, ply+1)
		} else {
			less := 0
			if depth >= 3 && i >= 2 && late {
				less = 1
				if i >= 4 && depth >= 5 {
					less = 2
				}
			}
			score = -s.search(-alpha-1, -alpha, depth-1-less, ply+1)
			if score > alpha && less > 0 {
				score = -s.search(-alpha-1, -alpha, depth-1, ply+1)
			}
			if score > alpha && score < beta {
				score = -s.search(-beta, -alpha, depth-1, ply+1)
			}
		}
		if s.stopped {
			return 0
		}
		if score > best {
			best, bestPlace = score, place
			if score > alpha {
				alpha = score
				f.line = append(append(f.line[:0], m), s.frames[ply+1].line...)
			}
			if alpha >= beta {
				s.refuted(p.Turn, f, m, depth)
				break
			}
		}
	}

	// 12. Remember.
	e := entry{move: bestPlace, score: toTable(best, ply), depth: max(0, min(kept, 255)), bound: exact}
	switch {
	case best >= beta:
		e.bound = lower
	case best <= from:
		e.bound, e.move = upper, noMove
	}
	s.table.store(key, e)
	return best
}
