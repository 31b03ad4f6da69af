package tune

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
)

// Fit says how weights are learned.
type Fit struct {
	Seed      uint64  // the order of the samples comes from it
	Search    float64 // how much of what is learned are the scores of searches, from 0 to 1; the rest are the results
	Epochs    int     // times that every sample is learned from
	Batch     int     // samples in a step
	Rate      float64 // of learning, at first; it falls to nothing
	Decay     float64 // how strongly weights are held near zero: like having seen about so many samples that say they are
	TurnDecay float64 // the same for what depends on whose turn it is
}

// DefaultFit is what the weights in use were learned with, two of the three in
// fewer epochs.
func DefaultFit() Fit {
	return Fit{Seed: 1, Search: 1, Epochs: 10, Batch: 2048, Rate: 0.2, Decay: 20, TurnDecay: 30}
}

// An Epoch tells how learning gets on.
type Epoch struct {
	Number      int
	Train, Test float64 // mean losses, as the epoch left them
}

// A Learned is what came out: the weights, in hundredths of a man, of the epoch
// with the least loss on the samples held back.
type Learned struct {
	Weights []float64
	Best    Epoch
	Scale   float64 // hundredths of a man in a logit
}

// Learn fits the model's weights to the samples; report is called after each
// epoch, unless it is nil. When ctx is done Learn returns its error.
func (f Fit) Learn(ctx context.Context, m Model, s *Samples, report func(Epoch)) (Learned, error) {
	if f.Epochs < 1 || f.Batch < 1 {
		return Learned{}, fmt.Errorf("%d epochs of batches of %d: both must be at least 1", f.Epochs, f.Batch)
	}
	if len(s.train) == 0 || len(s.test) == 0 {
		return Learned{}, errors.New("too few games: not one quiet position to learn from or to test on")
	}
	s.aim(f.Search, s.judgedUnit())
	l := newLearner(m, f, len(s.train))
	order := make([]uint32, len(s.train))
	for i := range order {
		order[i] = uint32(i)
	}
	steps := f.Epochs * ((len(order) + f.Batch - 1) / f.Batch)
	var best Epoch
	var weights []float32
	for n := 1; n <= f.Epochs; n++ {
		chance := rand.New(rand.NewPCG(f.Seed, uint64(n)))
		chance.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		for batch := range slices.Chunk(order, f.Batch) {
			if err := ctx.Err(); err != nil {
				return Learned{}, err
			}
			l.rate = f.Rate * (1 - float64(l.steps)/float64(steps))
			l.step(s.train, batch)
		}
		e := Epoch{Number: n, Train: l.loss(s.train[:min(len(s.train), 4*len(s.test))]), Test: l.loss(s.test)}
		if weights == nil || e.Test < best.Test {
			best, weights = e, append(weights[:0], l.weights...)
		}
		if report != nil {
			report(e)
		}
	}
	l.weights = weights
	learned := Learned{Best: best, Scale: l.scale(s)}
	for _, w := range weights {
		learned.Weights = append(learned.Weights, float64(w)*learned.Scale)
	}
	return learned, nil
}
