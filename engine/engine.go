// Package engine chooses moves: a search over positions of the rules, with a
// judgement of each game, at levels from a beginner's to as strong as it can.
//
// It knows nothing of windows. The same seed, match and level give the same
// move, whatever was asked before, on any machine that is fast enough to be done
// before a level's time is up.
package engine

import (
	"context"
	"math/rand/v2"
	"time"

	"damiera/engine/endgame"
	"damiera/rules"
)

// Options are what an Engine is made with. Their zero value is good.
type Options struct {
	Seed      uint64 // with another seed, other moves of equal worth are chosen
	HashBytes int    // size of the table of known positions; 0 is 16 MB
	Remember  bool   // Think goes on from what it found before; meant for one match
	Threads   int    // that Think searches on; 0 is one
	NoTables  bool   // plays endings without the endgame tables, to measure what they give
}

const defaultHashBytes = 16 << 20

// An Engine chooses moves, one at a time.
type Engine struct {
	options Options
	busy    chan struct{} // holds a token while a search is alive
	search  *search       // belongs to whoever put the token there; made when first needed
	guard   *guard        // so does this
}

// New makes an engine. Its table is allocated by the first search.
func New(o Options) *Engine {
	if o.HashBytes <= 0 {
		o.HashBytes = defaultHashBytes
	}
	return &Engine{options: o, busy: make(chan struct{}, 1)}
}

// An Answer is a chosen move and what was found on the way to it.
type Answer struct {
	Move  rules.Move   // zero when the match is over
	Score int          // for the side to move, in hundredths of a man; beyond ±29000 a win or a loss, beyond ±29600 in 30000-|Score| plies
	Line  []rules.Move // the play that is expected, beginning with Move
	Depth int          // plies searched in full; 0 when the move was not searched at all
	Nodes int64        // positions visited
	Exact bool         // Score is a win or a loss that nothing can avert
}

// Limits bound a search. A zero field bounds nothing.
type Limits struct {
	Depth int           // plies
	Nodes int64         // positions visited, by all threads; each further one may go two thousand beyond
	Time  time.Duration // from the beginning of the search
}

// Think searches for the best move within l, without a level's chance. It hands
// what each finished iteration found to report, unless that is nil, and gives
// the best so far when ctx is done. A single legal move comes at once.
func (e *Engine) Think(ctx context.Context, m rules.Match, l Limits, report func(Answer)) Answer {
	legal := m.Legal()
	if len(legal) == 0 {
		return Answer{}
	}
	first := Answer{Move: legal[0], Line: legal[:1:1]}
	if len(legal) == 1 || !e.enter(ctx) {
		return first
	}
	defer e.leave()
	b := bounds{Limits: l, goOn: e.options.Remember, perfect: true}
	return e.decide(ctx, m, b, nil, e.options.Threads, report)
}

// Choose gives a move for the side to move in m: always a legal one, and at
// once when there is only one. When ctx is done it returns the best so far.
// While another search of this engine is alive it waits for that one's end.
func (e *Engine) Choose(ctx context.Context, m rules.Match, l Level) Answer {
	legal := m.Legal()
	if len(legal) == 0 {
		return Answer{}
	}
	first := Answer{Move: legal[0], Line: legal[:1:1]}
	if len(legal) == 1 || !e.enter(ctx) {
		return first
	}
	defer e.leave()

	p, limits := m.Position(), l.in(m.Game())
	chance := e.chance(&p, m.Plies(), l)
	if limits.proven && !e.options.NoTables {
		return e.guarded(ctx, m, limits, chance)
	}
	if good := limits.opening(&p); len(good) > 0 {
		move := good[chance.IntN(len(good))]
		return Answer{Move: move, Line: []rules.Move{move}}
	}
	if chance.IntN(100) < limits.hasty {
		found := glance(p, legal)
		best := found.good(limits.margin)
		return found.answer(best[chance.IntN(len(best))])
	}
	return e.decide(ctx, m, limits, chance, 1, nil)
}

// decide finds a move within the bounds. luck, unless it is nil, chooses between
// good ones; what each iteration found is handed to report, unless that is nil.
func (e *Engine) decide(ctx context.Context, m rules.Match, b bounds, luck *rand.Rand, threads int, report func(Answer)) Answer {
	s := e.searcher(threads)
	var known verdict
	if b.perfect && !e.options.NoTables {
		s.pause.begin()
		s.endings = endgame.Carried(m.Game())
		s.pause.rest() // the first time it opens them
		defer func() { s.endings = nil }()
		if known = s.perfect(ctx, m); known.moves != nil {
			b.among = known.moves
		}
	}
	tell := func(o outcome, r rootMove) Answer { return known.of(o.answer(r)) }
	if len(b.among) == 1 {
		return known.of(Answer{Move: b.among[0], Line: b.among})
	}
	found := s.run(ctx, m, b, luck, func(o outcome) {
		if report != nil {
			report(tell(o, o.moves[0]))
		}
	})
	best := found.good(b.margin)
	if len(best) == 0 { // done before anything was searched
		move := rootMoves(m, b.among)[0].move
		return known.of(Answer{Move: move, Line: []rules.Move{move}})
	}
	choice := best[0]
	if luck != nil {
		choice = best[luck.IntN(len(best))]
	}
	return tell(found, choice)
}

// enter waits until no other search is alive, or reports that ctx is done.
func (e *Engine) enter(ctx context.Context) bool {
	select {
	case e.busy <- struct{}{}:
		return true
	case <-ctx.Done():
		return false
	}
}

func (e *Engine) leave() { <-e.busy }

func (e *Engine) searcher(threads int) *search {
	if e.search == nil {
		e.search = newSearch(e.options.HashBytes)
	}
	e.search.threads = threads
	return e.search
}

// chance is the randomness of one move. It springs from the seed and from where
// the match stands, not from what was asked before, so that a game repeats.
func (e *Engine) chance(p *rules.Position, plies int, l Level) *rand.Rand {
	return rand.New(rand.NewPCG(e.options.Seed, key(p)+uint64(plies)<<8+uint64(l)))
}
