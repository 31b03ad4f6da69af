package tune

import (
	"context"
	"math/rand/v2"

	"damiera/engine"
	"damiera/rules"
)

// opening begins a game with moves at random, again and again until the engine
// calls the position even and no piece can be captured at once.
func (w *worker) opening(ctx context.Context, chance *rand.Rand) (rules.Match, error) {
	v := varieties[w.play.Game]
	for ctx.Err() == nil {
		m, err := scramble(chance, w.play.Game, v.least+chance.IntN(v.most-v.least+1))
		if err != nil {
			return rules.Match{}, err
		}
		if m.Result().Outcome != rules.Open || pending(m.Position()) {
			continue
		}
		a := w.engine.Think(ctx, m, engine.Limits{Nodes: w.play.Nodes}, nil)
		if a.Depth > 0 && -v.fair <= a.Score && a.Score <= v.fair {
			return m, nil
		}
	}
	return rules.Match{}, ctx.Err()
}

// scramble plays so many legal moves at random, fewer when the game ends.
func scramble(chance *rand.Rand, g rules.Game, plies int) (rules.Match, error) {
	m := rules.NewMatch(g)
	for range plies {
		legal := m.Legal()
		if len(legal) == 0 {
			break
		}
		next, err := m.Play(legal[chance.IntN(len(legal))])
		if err != nil {
			return m, err
		}
		m = next
	}
	return m, nil
}

// pending reports whether either side could capture, were it its turn.
func pending(p rules.Position) bool {
	if p.MustCapture() {
		return true
	}
	p.Turn = p.Turn.Other()
	return p.MustCapture()
}
