package engine

import (
	"context"
	"math/rand/v2"
	"slices"

	"damiera/engine/endgame"
	"damiera/engine/proof"
	"damiera/rules"
)

// Nobody has to lose Alquerque, and at its highest level the engine does not: it
// plays the best of the moves after which it cannot be beaten. After most of them
// the carried certificates say so. Any other move is played only when it is proven
// on the spot, from the position after it alone, by a search that is bounded by
// positions and not by time: so the same proof is found again, also when the
// program has been started anew and knows nothing but the match.

const (
	// proofVisits bounds one proof: well within two seconds even on a phone.
	proofVisits = 100_000
	// backVisits bounds the search for the last proof that the match rests on.
	backVisits = 4 * proofVisits
	// provable is how many men there may be that a proof is worth trying.
	provable = 18
	// proofsKept is how many proofs are remembered, to save time.
	proofsKept = 32
)

// A guard keeps what it proved.
type guard struct {
	tables *endgame.Tables
	leaf   proof.Leaf
	proofs map[rules.Position]proof.Result
	reach  int // of the tables, when these were found
	pause  pause
}

// newGuard is nil where the certificates cannot be read, which a test rules out.
func newGuard() *guard {
	var pause pause
	pause.begin()
	white, err1 := proof.Carried(rules.White, pause.rest)
	black, err2 := proof.Carried(rules.Black, pause.rest)
	if err1 != nil || err2 != nil {
		return nil
	}
	tables := endgame.Carried(rules.Alquerque)
	return &guard{
		tables: tables,
		leaf:   proof.Any(proof.Tables(proof.CarriedMen, tables.Value), white.Leaf(), black.Leaf()),
		proofs: map[rules.Position]proof.Result{},
	}
}

// guarded chooses the best move that keeps what is proven, if there is one. Who
// cannot lose need not fear to play for more.
func (e *Engine) guarded(ctx context.Context, m rules.Match, b bounds, chance *rand.Rand) Answer {
	if e.guard == nil {
		if e.guard = newGuard(); e.guard == nil {
			return e.decide(ctx, m, b, chance, 1, nil)
		}
	}
	g, p := e.guard, m.Position()
	g.heed()
	if _, known := g.tables.Value(&p); known {
		return e.decide(ctx, m, b, chance, 1, nil)
	}
	g.pause.begin()
	kept := g.kept(ctx, m)
	if good := common(b.opening(&p), kept); len(good) > 0 {
		move := good[chance.IntN(len(good))]
		return Answer{Move: move, Line: []rules.Move{move}}
	}
	if len(kept) > 0 && pieces(&p) > provable {
		b.among = kept
	}
	first := e.decide(ctx, m, b, chance, 1, nil)
	best, others := first, p.AppendEffects(nil)
	for ctx.Err() == nil && !slices.Contains(kept, best.Move) {
		switch g.prove(ctx, p.Play(best.Move)).Verdict {
		case proof.NoWin:
			return best
		case proof.Open:
			if len(kept) == 0 {
				return best
			}
			others = kept
		case proof.Win: // for the other side
			others = slices.DeleteFunc(others, func(move rules.Move) bool { return move == best.Move })
			if len(others) == 0 {
				return first
			}
		}
		b.among = others
		b.Nodes = max(b.Nodes/2, 1000) // so that all of it keeps within two seconds
		best = e.decide(ctx, m, b, chance, 1, nil)
	}
	if len(kept) > 0 && !slices.Contains(kept, best.Move) { // no time was left to find the best of them
		return Answer{Move: kept[0], Line: kept[:1:1]}
	}
	return best
}

// heed forgets what was not to be found, when tables have come that may find it.
func (g *guard) heed() {
	if reach := g.tables.Reach(); reach != g.reach {
		g.reach = reach
		clear(g.proofs)
	}
}

// common are the moves that both lists have.
func common(a, b []rules.Move) []rules.Move {
	return slices.DeleteFunc(slices.Clone(a), func(m rules.Move) bool { return !slices.Contains(b, m) })
}

// kept lists the moves that are known to be safe without a proof of their own:
// by the tables, by the carried certificates or by the proof that the match rests
// on.
func (g *guard) kept(ctx context.Context, m rules.Match) []rules.Move {
	p := m.Position()
	var kept []rules.Move
	var rest []rules.Move
	for _, move := range p.AppendEffects(nil) {
		next := p.Play(move)
		switch wins, known := g.known(&next); {
		case !known:
			rest = append(rest, move)
		case !wins:
			kept = append(kept, move)
		}
	}
	if len(rest) == 0 {
		return kept
	}
	last := g.last(ctx, m)
	for _, move := range rest {
		if next := p.Play(move); last != nil && last.Holds(&next) {
			kept = append(kept, move)
		}
	}
	return kept
}

// known tells whether the side to move wins, where that needs no search.
func (g *guard) known(p *rules.Position) (wins, known bool) {
	if v, known := g.tables.Value(p); known {
		return v == endgame.Win, true
	}
	return g.leaf(p, p.Turn)
}

// last is the newest proof that the match rests on, about a position after a move
// of the side that now has the turn; nil where the carried certificates tell of
// a newer one, or where none is found within backVisits: where four moves in a
// row could not be proven alone, an older one is not looked for.
func (g *guard) last(ctx context.Context, m rules.Match) *proof.Certificate {
	positions, visits := m.Positions(), 0
	for i := len(positions) - 2; i >= 0 && visits < backVisits; i -= 2 {
		if wins, known := g.known(&positions[i]); known && !wins {
			return nil
		}
		_, before := g.proofs[positions[i]]
		r := g.prove(ctx, positions[i])
		if r.Verdict == proof.NoWin {
			return r.Certificate
		}
		if !before {
			visits += r.Visits
		}
	}
	return nil
}

// prove finds out whether the side to move can win a position.
func (g *guard) prove(ctx context.Context, p rules.Position) proof.Result {
	if wins, known := g.known(&p); known {
		if wins {
			return proof.Result{Verdict: proof.Win}
		}
		return proof.Result{Verdict: proof.NoWin}
	}
	if r, known := g.proofs[p]; known {
		return r
	}
	r := proof.Search(ctx, p, p.Turn, g.leaf, proof.Limits{
		Visits:   proofVisits,
		Progress: func(int) { g.pause.rest() },
	})
	if ctx.Err() != nil {
		return r // cut short: it says nothing
	}
	if len(g.proofs) >= proofsKept {
		clear(g.proofs)
	}
	g.proofs[p] = r
	return r
}
