package engine

import (
	"context"

	"damiera/rules"
)

// A reasoner knows the best move and looks for the plainest reason for it.
type reasoner struct {
	ctx     context.Context
	match   rules.Match
	engine  *Engine
	at      rules.Position
	us      rules.Color
	effects []rules.Move // all that can be played
	others  []rules.Move // but the best
	known   verdict      // of the endgame tables
	booked  bool
	best    Answer
	line    []rules.Position // of the expected play, the present one first
	before  int              // our lead in pieces when last nothing was being exchanged
	visits  int              // that the quests have left
}

// follow lists the positions of a line, p first.
func follow(p rules.Position, line []rules.Move) []rules.Position {
	positions := []rules.Position{p}
	for _, m := range line {
		p = p.Play(m)
		positions = append(positions, p)
	}
	return positions
}

// balanceBefore is our lead in pieces. In the middle of an exchange, when we have to
// capture right after captures, it is the lead before those: to take back is not to
// win anything.
func (r *reasoner) balanceBefore() int {
	if !r.at.MustCapture() {
		return lead(&r.at, r.us)
	}
	positions, moves := r.match.Positions(), r.match.Moves()
	i := len(moves)
	for i > 0 && moves[i-1].IsCapture() {
		i--
	}
	return lead(&positions[i], r.us)
}

// why gives the first reason that holds, the weightiest first.
func (r *reasoner) why() Advice {
	for _, reason := range []func() (Advice, bool){
		r.decided, r.avoidsDefeat, r.gains, r.makesKing, r.avoidsLoss, r.stopsKing, r.takesBack, r.trades, r.threatens,
	} {
		if a, holds := reason(); holds {
			return a
		}
	}
	if r.booked {
		return Advice{Why: Opening}
	}
	return Advice{Why: Best}
}

// counted is the score from which on a decided game's plies are known.
const counted = tabled + 100

// decided is whether the game is won or lost.
func (r *reasoner) decided() (Advice, bool) {
	switch score := r.best.Score; {
	case score <= -won:
		return Advice{Why: HoldsOut}, true
	case score >= counted:
		return Advice{Why: Wins, Moves: (mate - score + 1) / 2}, true
	case score >= won:
		return Advice{Why: Wins}, true
	}
	return Advice{}, false
}

// avoidsDefeat is whether the best move holds what others lose: as the endgame
// tables know or, where they do not, as a search of all the others finds.
func (r *reasoner) avoidsDefeat() (Advice, bool) {
	if r.known.moves != nil {
		lose := len(r.known.moves) < len(r.effects)
		return Advice{Why: AvoidsDefeat, Alone: len(r.known.moves) == 1}, lose
	}
	next, _ := r.engine.study(r.ctx, r.match, bounds{Limits: Limits{Nodes: otherNodes, Time: otherTime}, among: r.others})
	return Advice{Why: AvoidsDefeat, Alone: true}, next.Score <= -won
}

// soon is how many plies of the expected play are looked at: what comes about later
// is not why a person would play the move.
const soon = 7

// gains is whether pieces are won. The expected play shows how, and a quest that
// nothing averts it.
func (r *reasoner) gains() (Advice, bool) {
	at, gain := r.settled()
	for ; gain > 0; gain-- {
		goal := r.before + gain
		q := r.quest(r.us, func(p *rules.Position) bool { return lead(p, r.us) >= goal })
		if q.ask(r.line[1], max(4, at+2), max(5, at+3)) == yes {
			break
		}
	}
	if gain <= 0 {
		return Advice{}, false
	}
	// Where the line shows more than what is certain, it would not add up.
	if lead(&r.line[at], r.us) == r.before+gain && r.gives() {
		given := r.at.Side[r.us].Len() - r.line[at].Side[r.us].Len()
		return Advice{Why: GivesForMore, Given: given, Pieces: given + gain}, true
	}
	return Advice{Why: WinsPieces, Pieces: gain}, true
}

// settled is the first ply after which we have won pieces on the expected play, for
// good, and how many; 0 where we do not, or not soon.
func (r *reasoner) settled() (ply, gain int) {
	for i := len(r.line) - 1; i > 0; i-- {
		p := &r.line[i]
		if p.MustCapture() {
			continue
		}
		now := lead(p, r.us) - r.before
		if ply > 0 {
			now = min(now, gain)
		}
		if now <= 0 {
			break
		}
		ply, gain = i, now
	}
	if ply > soon {
		return 0, 0
	}
	return ply, gain
}

// gives reports whether the best move is a step that lets the other side capture.
func (r *reasoner) gives() bool {
	return !r.best.Move.IsCapture() && r.line[1].MustCapture()
}

// makesKing is whether a man becomes a king, at once or within three moves, and
// stays one. Unless it does so at once, it has to be sooner than after most others.
func (r *reasoner) makesKing() (Advice, bool) {
	const latest = 4 // the ply of the third move
	for ply := 0; ply <= latest && ply < len(r.best.Line); ply += 2 {
		if !crowns(&r.line[ply], r.best.Line[ply]) {
			continue
		}
		before := kings(&r.at, r.us)
		q := r.quest(r.us, func(p *rules.Position) bool {
			more := lead(p, r.us) - r.before
			return more > 0 || more == 0 && kings(p, r.us) > before
		})
		depths := []int{ply + 2, ply + 3}
		if q.ask(r.line[1], depths...) != yes {
			return Advice{}, false
		}
		a := Advice{Why: MakesKing, Moves: ply/2 + 1}
		if ply > 0 {
			too := r.count(q, yes, depths...)
			if 2*too > len(r.others) {
				return Advice{}, false
			}
			a.Alone = too == 0
		}
		return a, true
	}
	return Advice{}, false
}

// crowns reports whether a move of p makes a man a king.
func crowns(p *rules.Position, m rules.Move) bool {
	return !p.Kings.Has(m.From()) && p.Game.Crown(p.Turn).Has(m.To())
}

// avoidsLoss is whether the other side wins a piece after other moves only.
func (r *reasoner) avoidsLoss() (Advice, bool) {
	goal := 1 - r.before
	them := r.us.Other()
	q := r.quest(them, func(p *rules.Position) bool { return lead(p, them) >= goal })
	if last := &r.line[len(r.line)-1]; !last.MustCapture() && lead(last, them) >= goal {
		return Advice{}, false // later, if not soon
	}
	alone, holds := r.averts(q, []int{5, 6}, []int{4, 5})
	return Advice{Why: AvoidsLoss, Pieces: 1, Alone: alone}, holds
}

// stopsKing is whether the other side makes a king after other moves only.
func (r *reasoner) stopsKing() (Advice, bool) {
	if r.at.Game == rules.Alquerque {
		return Advice{}, false
	}
	them := r.us.Other()
	before := kings(&r.at, them)
	q := r.quest(them, func(p *rules.Position) bool {
		return kings(p, them) > before && lead(p, them) >= -r.before
	})
	for ply := 1; ply <= soon && ply < len(r.best.Line); ply += 2 {
		if crowns(&r.line[ply], r.best.Line[ply]) {
			return Advice{}, false
		}
	}
	alone, holds := r.averts(q, []int{4, 5}, []int{3, 4})
	return Advice{Why: StopsKing, Alone: alone}, holds
}

// averts reports whether the best move averts what a quest of the other side asks for: it
// does not succeed after the best move, and it does after all the others (alone), or
// after more than half of them and also if we passed, which is to say that it was a threat.
func (r *reasoner) averts(q *quest, fails, succeeds []int) (alone, holds bool) {
	if q.ask(r.line[1], fails...) != no {
		return false, false
	}
	n := r.count(q, yes, succeeds...)
	if n == len(r.others) {
		return true, true
	}
	passed := r.at
	passed.Turn = passed.Turn.Other()
	return false, 2*n > len(r.others) && q.ask(passed, succeeds...) == yes
}

// takesBack is whether the best move evens an exchange that the other side is ahead in.
func (r *reasoner) takesBack() (Advice, bool) {
	if lead(&r.at, r.us) >= r.before || !r.best.Move.IsCapture() {
		return Advice{}, false
	}
	q := r.quest(r.us, func(p *rules.Position) bool { return lead(p, r.us) >= r.before })
	return Advice{Why: TakesBack, Pieces: r.best.Move.Jumps()}, q.ask(r.line[1], 3, 4) == yes
}

// trades is whether as many pieces are taken as lost, beginning with this move or
// the next. Where a capture must be made that goes without saying.
func (r *reasoner) trades() (Advice, bool) {
	if r.best.Move.IsCapture() {
		return Advice{Why: BestCapture}, true
	}
	if !r.line[1].MustCapture() {
		return Advice{}, false
	}
	for i := 2; i < len(r.line) && i <= soon; i++ {
		p := &r.line[i]
		if p.MustCapture() {
			continue
		}
		n := r.at.Side[r.us].Len() - p.Side[r.us].Len()
		return Advice{Why: Trades, Pieces: n}, lead(p, r.us) == r.before
	}
	return Advice{}, false
}

// threatens is whether we would win a piece after the best move, or make a king, if
// the other side passed; and could not right now, or it would be no news.
func (r *reasoner) threatens() (Advice, bool) {
	passed := r.line[1]
	passed.Turn = r.us
	news := func(q *quest) bool { return q.ask(passed, 3, 4) == yes && q.ask(r.at, 3, 4) == no }
	piece := r.quest(r.us, func(p *rules.Position) bool { return lead(p, r.us) > r.before })
	if news(piece) {
		return Advice{Why: ThreatensPiece}, true
	}
	before := kings(&r.at, r.us)
	king := r.quest(r.us, func(p *rules.Position) bool {
		return kings(p, r.us) > before && lead(p, r.us) >= r.before
	})
	return Advice{Why: ThreatensKing}, r.at.Game != rules.Alquerque && news(king)
}

// count is after how many of the other moves a quest finds what is asked for.
func (r *reasoner) count(q *quest, want finding, depths ...int) int {
	n := 0
	for _, m := range r.others {
		if q.ask(r.at.Play(m), depths...) == want {
			n++
		}
	}
	return n
}

func (r *reasoner) quest(side rules.Color, goal func(*rules.Position) bool) *quest {
	return &quest{side: side, goal: goal, ctx: r.ctx, pause: &r.engine.search.pause, left: &r.visits}
}
