package tune

import (
	"encoding/json"
	"math"

	"damiera/rules"
)

// The toy is an evaluation of English draughts small enough to know by heart: a
// weight for a man of ours in each column and one for a man of theirs, one for
// having more kings, and one for being to move.
const (
	toyOurs    = 0
	toyTheirs  = 8
	toyKing    = 16
	toyTurn    = 17
	toyWeights = 18
)

func toy() Model {
	const g = rules.English
	return Model{
		Game:    g,
		Weights: toyWeights,
		Terms:   toyTerms,
		// Turned round, the board's column c is 7-c.
		Twin: func(i int) int {
			switch {
			case i < toyTheirs:
				return toyTheirs + 7 - i
			case i < toyKing:
				return toyOurs + 7 - (i - toyTheirs)
			}
			return -1
		},
		Name: func(i int) string {
			return map[int]string{toyKing: "king", toyTurn: "turn"}[i]
		},
		Score: func(p *rules.Position) int {
			return 100 * (p.Side[p.Turn].Len() - p.Side[p.Turn.Other()].Len())
		},
		Encode: func(weights []float64) ([]byte, error) { return json.Marshal(weights) },
	}
}

func toyTerms(dst []Term, p *rules.Position) []Term {
	us, them := p.Turn, p.Turn.Other()
	column := func(at rules.Point) int32 {
		col, _ := p.Game.Cell(at)
		if us == rules.Black {
			col = 7 - col
		}
		return int32(col)
	}
	for at := range (p.Side[us] &^ p.Kings).All() {
		dst = append(dst, Term{Weight: toyOurs + column(at), Value: 1})
	}
	for at := range (p.Side[them] &^ p.Kings).All() {
		dst = append(dst, Term{Weight: toyTheirs + column(at), Value: 1})
	}
	kings := (p.Side[us] & p.Kings).Len() - (p.Side[them] & p.Kings).Len()
	return append(dst, Term{Weight: toyKing, Value: float32(kings)}, Term{Weight: toyTurn, Value: 1})
}

// toyTruth gives the weights, in logits, by which the toy's games are decided.
// Column 3 depends on whose turn it is, by toyBias either way.
const toyBias = 0.3

func toyTruth() []float64 {
	w := make([]float64, toyWeights)
	for c := range 8 {
		w[toyOurs+c] = 0.3 + 0.05*float64(c)
		w[toyTheirs+7-c] = -w[toyOurs+c]
	}
	w[toyOurs+3] += toyBias
	w[toyTheirs+7-3] += toyBias
	w[toyKing], w[toyTurn] = 0.9, -0.2
	return w
}

// toySamples are positions of random games with results drawn as the truth has it.
func toySamples(games int) *Samples {
	chance, truth := chanceOf(3, 3), toyTruth()
	s := &Samples{Game: rules.English}
	for s.Games < games {
		to := &s.train
		if s.Games%testEvery == testEvery-1 {
			to = &s.test
		}
		s.Games++
		p := rules.Start(s.Game)
		for range 60 {
			moves := p.Moves()
			if len(moves) == 0 {
				break
			}
			var score float64
			for _, t := range toyTerms(nil, &p) {
				score += truth[t.Weight] * float64(t.Value)
			}
			half := uint8(0)
			if chance.Float64() < 1/(1+math.Exp(-score)) {
				half = 2
			}
			*to = append(*to, sample{side: p.Side, kings: p.Kings, turn: p.Turn, half: half})
			p = p.Play(moves[chance.IntN(len(moves))])
		}
	}
	return s
}
