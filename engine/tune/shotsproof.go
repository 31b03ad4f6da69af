package tune

import (
	"context"
	"slices"

	"damiera/engine"
	"damiera/rules"
)

// What makes a move a shot. Scores are in hundredths of a man.
const (
	obvious  = 3   // plies: a move that a search so deep chooses is no shot
	ahead    = 80  // by how much it is better than every other move, at the least
	plenty   = 300 // a score beyond it is cut to it: winning more than a won game is no shot
	aMan     = 2   // what it wins, at the least, with a king worth a man and a half
	aKing    = 3
	settling = 3 // rivals are judged with a third of the deep search's nodes
	doubting = 3 // the search that checks it has three times as many
	glancing = 50
)

// The search that checks has a table of another size, so that what one owes to
// a lucky entry the other does not.
const (
	deepBytes  = 16 << 20
	checkBytes = 40 << 20
)

// A prover looks for shots and proves them.
type prover struct {
	nodes       int64
	deep, check *engine.Engine
}

func newProver(nodes int64) *prover {
	return &prover{
		nodes: nodes,
		deep:  engine.New(engine.Options{HashBytes: deepBytes}),
		check: engine.New(engine.Options{HashBytes: checkBytes}),
	}
}

// shot gives the one good move of a position if it is a shot. What costs least
// comes first, because hardly any position is one.
func (w *prover) shot(ctx context.Context, p rules.Position) (move rules.Move, ok bool) {
	m, err := rules.NewMatchFrom(p)
	if err != nil {
		return move, false
	}
	moves := p.AppendEffects(nil)
	if len(moves) < 2 {
		return move, false
	}

	// 1. A look finds something that no shallow search does.
	var shallow []engine.Answer
	look := w.deep.Think(ctx, m, engine.Limits{Nodes: w.nodes / glancing}, func(a engine.Answer) {
		if a.Depth <= obvious {
			shallow = append(shallow, a)
		}
	})
	chosen := func(a engine.Answer) bool { return a.Move == look.Move }
	if len(shallow) < obvious || slices.ContainsFunc(shallow, chosen) || look.Score < shallow[obvious-1].Score+ahead {
		return move, false
	}
	move = look.Move
	rivals := slices.DeleteFunc(moves, func(r rules.Move) bool { return r == move })

	// 2. It wins something, and no other move does nearly as well.
	now := balance(p, p.Turn)
	shot := found(m, look)
	if !shot.gains(now) || !w.alone(ctx, m, shot, rivals, w.nodes/glancing) {
		return move, false
	}

	// 3. So says a deep search, and one that doubts it.
	for _, search := range []struct {
		engine *engine.Engine
		nodes  int64
	}{{w.deep, w.nodes}, {w.check, w.nodes * doubting}} {
		a := search.engine.Think(ctx, m, engine.Limits{Nodes: search.nodes}, nil)
		deeper := found(m, a)
		if a.Move != move || !deeper.gains(now) {
			return move, false
		}
		shot = shot.worse(deeper)
	}

	// 4. The same of the others.
	return move, w.alone(ctx, m, shot, rivals, w.nodes/settling)
}

// alone reports whether every rival is so much worse than the shot.
func (w *prover) alone(ctx context.Context, m rules.Match, shot prospect, rivals []rules.Move, nodes int64) bool {
	for _, r := range rivals {
		if rival := w.after(ctx, m, r, nodes); !shot.beats(rival) {
			return false
		}
	}
	return true
}

// after judges a move by a search of what it leads to.
func (w *prover) after(ctx context.Context, m rules.Match, move rules.Move, nodes int64) prospect {
	us := m.Position().Turn
	moves := []rules.Move{move}
	for len(moves) == 1 { // a single reply comes without a score: the search has to go behind it
		next, err := m.Play(moves[0])
		if err != nil {
			return prospect{score: plenty} // never, for the moves are legal; it proves nothing
		}
		m = next
		moves = m.Legal()
	}
	if len(moves) == 0 {
		return ended(m, us)
	}
	return found(m, w.deep.Think(ctx, m, engine.Limits{Nodes: nodes}, nil)).of(us)
}
