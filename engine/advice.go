package engine

import (
	"context"
	"slices"
	"time"

	"damiera/engine/endgame"
	"damiera/rules"
)

// An Advice is a move to show to who has the turn, and one reason for it.
type Advice struct {
	Move rules.Move   // zero when the match is over, or when ctx was done too soon
	Line []rules.Move // the play that is expected, beginning with Move
	Why  Reason

	Pieces int  // how many, where Why speaks of pieces
	Given  int  // GivesForMore: how many are given for the Pieces
	Moves  int  // Wins: moves of the winner until the end, this one included, 0 where it is not known; MakesKing: moves until it is made
	Alone  bool // no other move does as much: may be set where Why compares, which AvoidsDefeat, AvoidsLoss, StopsKing and MakesKing do
}

// A Reason is why a move is advised. Each says no more than what has been found:
// the words are for others to choose.
type Reason uint8

const (
	NoReason       Reason = iota
	Only                  // no other move is legal
	Wins                  // it wins the game, whatever the other side does
	HoldsOut              // every move loses the game; this one holds out longest
	AvoidsDefeat          // the others lose the game (Alone), or some do; this one does not, as far as can be seen
	GivesForMore          // it gives up Given pieces, to be taken first, and takes Pieces in return
	WinsPieces            // it wins Pieces pieces, all exchanges done
	MakesKing             // a man becomes a king, in Moves moves
	AvoidsLoss            // the other side wins a piece after most other moves, or all (Alone), but not after this one
	StopsKing             // the other side makes a king after most other moves, or all (Alone), but not soon after this one
	TakesBack             // it takes back the piece or pieces that the other side has just taken
	BestCapture           // a capture must be made, and this is the best one
	Trades                // Pieces pieces are exchanged for as many
	ThreatensPiece        // it would win a piece next, if the other side did nothing about it
	ThreatensKing         // it would make a king soon, if the other side did nothing about it
	Opening               // a good move of the openings, as the engine's book has it
	Best                  // the best that the search sees, for no reason as plain as those above
)

// adviceNodes bounds the search for the best move and otherNodes the one for what
// the others are worth: together less than half a second, so that a slow
// phone needs about one. The time is a guard that only a far slower machine meets.
const (
	adviceNodes = 150_000
	otherNodes  = 40_000
	adviceTime  = 4 * time.Second
	otherTime   = time.Second
)

// Advise finds the best move, at full strength, and why it is good. The same match
// gives the same advice on any machine that is fast enough. Where only one move
// is legal that is all there is to say, and it comes at once. While another search
// of this engine is alive it waits for that one's end; it gives the zero Advice when
// ctx is done before it has finished.
func (e *Engine) Advise(ctx context.Context, m rules.Match) Advice {
	if len(m.Legal()) == 0 {
		return Advice{}
	}
	p := m.Position()
	effects := p.AppendEffects(nil)
	if len(effects) == 1 {
		return Advice{Move: effects[0], Line: effects, Why: Only, Alone: true}
	}
	if !e.enter(ctx) {
		return Advice{}
	}
	defer e.leave()

	r := e.reasonerOf(ctx, m, effects)
	if ctx.Err() != nil {
		return Advice{}
	}
	why := r.why()
	if ctx.Err() != nil {
		return Advice{}
	}
	why.Move, why.Line = r.best.Move, r.best.Line
	return why
}

// reasonerOf finds the best move and puts together what the reasons are drawn from.
func (e *Engine) reasonerOf(ctx context.Context, m rules.Match, effects []rules.Move) reasoner {
	p := m.Position()
	b := bounds{Limits: Limits{Nodes: adviceNodes, Time: adviceTime}}
	b.among = common(effects, Hard.in(m.Game()).opening(&p))
	booked := len(b.among) > 0
	if !booked {
		b.among = effects
	}
	r := reasoner{ctx: ctx, match: m, engine: e, effects: effects, booked: booked, at: p, us: p.Turn, visits: allVisits}
	r.best, r.known = e.study(ctx, m, b)
	r.others = slices.DeleteFunc(slices.Clone(effects), func(o rules.Move) bool { return o == r.best.Move })
	r.line = follow(p, r.best.Line)
	r.before = r.balanceBefore()
	return r
}

// study finds the best move within the bounds, and what the endgame tables say of
// the position, which is nothing in the zero verdict. Unlike Think it searches a
// single move too, because of its score and what is expected after it.
func (e *Engine) study(ctx context.Context, m rules.Match, b bounds) (best Answer, known verdict) {
	s := e.searcher(1)
	if !e.options.NoTables {
		s.pause.begin()
		s.endings = endgame.Carried(m.Game())
		s.pause.rest() // the first time it opens them
		defer func() { s.endings = nil }()
		if known = s.perfect(ctx, m); known.moves != nil {
			b.among = known.moves
		}
	}
	return known.of(s.best(ctx, m, b)), known
}

// best is the best move within the bounds and what is known of it. Where there was
// no time for anything it is the first.
func (s *search) best(ctx context.Context, m rules.Match, b bounds) Answer {
	found := s.run(ctx, m, b, nil, nil)
	if good := found.good(0); len(good) > 0 {
		return found.answer(good[0])
	}
	move := rootMoves(m, b.among)[0].move
	return Answer{Move: move, Line: []rules.Move{move}}
}
