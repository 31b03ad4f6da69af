package tune

import (
	"damiera/engine/evaluation"
	"damiera/rules"
)

// A Term is one weight's part in a score: weight times value.
type Term = evaluation.Term

// A Model is an evaluation whose score is a sum of weights times values, so that
// the weights can be learned.
type Model struct {
	Game    rules.Game
	Weights int                                              // how many
	Terms   func(dst []Term, p *rules.Position) []Term       // what a position's score is the sum of
	Twin    func(i int) int                                  // what weighs for the other side as i does for the one to move; -1 for nothing
	Name    func(i int) string                               // empty for a pattern's weight
	Score   func(p *rules.Position) int                      // by the present weights
	Encode  func(weights []float64) (file []byte, err error) // from hundredths of a man
}

// Evaluation is the model of a game's evaluation.
func Evaluation(g rules.Game) Model {
	return Model{
		Game:    g,
		Weights: evaluation.Weights(g),
		Terms:   evaluation.AppendTerms,
		Twin:    func(i int) int { return evaluation.Twin(g, i) },
		Name:    func(i int) string { return evaluation.Name(g, i) },
		Score:   evaluation.Score,
		Encode:  func(weights []float64) ([]byte, error) { return evaluation.Encode(g, weights) },
	}
}

// A pair is a weight and its twin. What a thing is worth should not depend much
// on whose turn it is, so that the twins are learned as shared + turn and
// turn - shared, and turn is held near zero.
type pair struct {
	left, right  int32 // right is -1 for a weight without a twin, and left for its own twin
	shared, turn param
	seen         uint32 // the last step that changed it
}

// pairs brings twins together. of tells each weight's pair. A weight whose twin
// has another twin, as one that no position ever shows, stays alone.
func (m Model) pairs() (pairs []pair, of []int32) {
	of = make([]int32, m.Weights)
	for i := range of {
		twin := m.Twin(i)
		switch {
		case twin >= 0 && m.Twin(twin) != i:
			twin = -1
		case twin >= 0 && twin < i:
			of[i] = of[twin]
			continue
		}
		of[i] = int32(len(pairs))
		pairs = append(pairs, pair{left: int32(i), right: int32(twin)})
	}
	return pairs, of
}
