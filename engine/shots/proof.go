package shots

import (
	"context"
	"slices"

	"damiera/engine"
	"damiera/engine/tune"
	"damiera/rules"
)

// What makes a move a shot. Scores are in hundredths of a man.
const (
	obvious = 3   // plies: a move that a search so deep chooses is no shot
	ahead   = 80  // by how much it is better than every other move, at the least
	plenty  = 300 // a score beyond it is cut to it: winning more than a won game is no shot
	lost    = -80 // nor is winning a man and losing the game
)

// How the searches' nodes follow from the deep one's. The one that checks it has
// a table of another size, so that what one owes to a lucky entry the other does
// not.
const (
	looking  = 20 // nodes/20 for the first look
	glancing = 50 // nodes/50 for the first judgement of each other move
	settling = 4  // nodes/4 for the last one
	doubting = 2  // 2*nodes for the check

	deepBytes  = 16 << 20
	checkBytes = 40 << 20
)

// A prover looks for shots and proves them.
type prover struct {
	nodes       int64 // of the deep search
	sieve       sieve
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
	moves := p.AppendEffects(nil)
	if err != nil || len(moves) < 2 {
		return move, false
	}

	// 1. A look finds something to win, which a shallow search does not.
	now := balance(p, p.Turn)
	glimpse := w.deep.Think(ctx, m, engine.Limits{Depth: obvious}, nil)
	if glimpse.Score+ahead > plenty || found(m, glimpse).gains(now) {
		return move, false
	}
	look := w.deep.Think(ctx, m, engine.Limits{Nodes: w.nodes / looking}, nil)
	shot := found(m, look)
	if look.Move == glimpse.Move || look.Score < max(lost, glimpse.Score+ahead) || !shot.gains(now) {
		return move, false
	}

	// 2. No other move does nearly as well.
	move = look.Move
	rivals := slices.DeleteFunc(moves, func(r rules.Move) bool { return r == move })
	if !w.alone(ctx, m, shot, rivals, w.nodes/glancing) {
		return move, false
	}

	// 3. So says a deep search, and one that doubts it.
	for _, search := range []struct {
		engine *engine.Engine
		nodes  int64
	}{{w.deep, w.nodes}, {w.check, w.nodes * doubting}} {
		a := search.engine.Think(ctx, m, engine.Limits{Nodes: search.nodes}, nil)
		deeper := found(m, a)
		if a.Move != move || a.Score < lost || !deeper.gains(now) {
			return move, false
		}
		shot = shot.worse(deeper)
	}

	// 4. The other moves once more, searched deep themselves.
	return move, w.alone(ctx, m, shot, rivals, w.nodes/settling)
}

// alone reports whether every rival is so much worse than the shot.
func (w *prover) alone(ctx context.Context, m rules.Match, shot prospect, rivals []rules.Move, nodes int64) bool {
	for _, r := range rivals {
		rival, err := w.after(ctx, m, r, nodes)
		if err != nil || !shot.beats(rival) {
			return false
		}
	}
	return true
}

// after judges a move by a search of what it leads to.
func (w *prover) after(ctx context.Context, m rules.Match, move rules.Move, nodes int64) (prospect, error) {
	us := m.Position().Turn
	m, err := m.Play(move)
	if err != nil {
		return prospect{}, err
	}
	if m, err = tune.Behind(m); err != nil {
		return prospect{}, err
	}
	if m.Result().Outcome != rules.Open {
		return ended(m, us), nil
	}
	return found(m, w.deep.Think(ctx, m, engine.Limits{Nodes: nodes}, nil)).of(us), nil
}
