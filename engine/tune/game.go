package tune

import (
	"context"
	"math/rand/v2"
	"slices"

	"damiera/engine"
	"damiera/engine/arena"
	"damiera/rules"
)

// hashBytes is little, because a few thousand nodes fill no more.
const hashBytes = 4 << 20

// A worker plays games, one after the other, with an engine of its own.
type worker struct {
	play   SelfPlay
	engine *engine.Engine
}

func newWorker(s SelfPlay) *worker {
	return &worker{play: s, engine: engine.New(engine.Options{Seed: s.Seed, HashBytes: hashBytes})}
}

// game plays the i-th game. It depends on the seed and on i alone.
func (w *worker) game(ctx context.Context, i int) (Record, error) {
	chance := chanceOf(w.play.Seed, i)
	m, err := w.opening(ctx, chance)
	if err != nil {
		return Record{}, err
	}
	var j arena.Judge
	scores := slices.Repeat([]int{Unjudged}, m.Plies())
	v := varieties[w.play.Game]
	for begun := m.Plies(); ; {
		if r := m.Result().Outcome; r != rules.Open {
			return Record{r, m.Moves(), scores}, nil
		}
		a := w.engine.Think(ctx, m, engine.Limits{Nodes: w.play.Nodes}, nil)
		if err := ctx.Err(); err != nil {
			return Record{}, err
		}
		if r := j.Sees(m, a); r != rules.Open {
			return Record{r, m.Moves(), scores}, nil
		}
		move := a.Move
		if a.Depth > 0 && m.Plies() < begun+v.plies && chance.IntN(v.odds) == 0 {
			move = w.stray(ctx, chance, m, a, v.cost)
		}
		if m, err = m.Play(move); err != nil {
			return Record{}, err
		}
		score := Unjudged
		if a.Depth > 0 {
			score = a.Score
		}
		scores = append(scores, score)
	}
}

// chanceOf is the randomness of the i-th game.
func chanceOf(seed uint64, i int) *rand.Rand {
	return rand.New(rand.NewPCG(seed, uint64(i)))
}

// stray draws a move at random. Where it costs more than the best by cost it gives that one.
func (w *worker) stray(ctx context.Context, chance *rand.Rand, m rules.Match, best engine.Answer, cost int) rules.Move {
	legal := m.Legal()
	drawn := legal[chance.IntN(len(legal))]
	next, err := m.Play(drawn)
	if err != nil || next.Result().Outcome != rules.Open {
		return best.Move
	}
	reply := w.engine.Think(ctx, next, engine.Limits{Nodes: w.play.Nodes}, nil)
	if reply.Depth == 0 || -reply.Score < best.Score-cost {
		return best.Move
	}
	return drawn
}
