package evaluation

import "damiera/rules"

// What package tune needs to learn the weights: a position as a sum of terms.
// Every pattern and named term has two weights, one after the other: the full
// board's and the empty one's.

// A Term is one summand of a score.
type Term struct {
	Weight int32   // its number, below [Weights]
	Value  float32 // what the weight is multiplied by
}

// Weights is how many weights the evaluation of a game has.
func Weights(g rules.Game) int { return 2 * (kinds[g].patterns + len(kinds[g].terms)) }

// AppendTerms appends the terms of which the score of p, for the side to move,
// is the sum. Patterns that weigh the same have the same numbers.
func AppendTerms(dst []Term, p *rules.Position) []Term {
	k := kinds[p.Game]
	var r reading
	read(p, &r)
	full := float32(r.full) / wholeBoard
	add := func(feature int, value float32) {
		dst = append(dst,
			Term{Weight: int32(2 * feature), Value: value * full},
			Term{Weight: int32(2*feature + 1), Value: value * (1 - full)})
	}
	for _, f := range r.features[:r.shown] {
		add(k.canon(int(f)), 1)
	}
	for i := range k.terms {
		if c := r.counts[i]; c != 0 {
			add(k.patterns+i, float32(c))
		}
	}
	return dst
}

// Twin is the number of the weight that stands for the same thing as the other
// side sees it. Terms have none, -1: they count ours less theirs already.
func Twin(g rules.Game, weight int) int {
	k, feature := kinds[g], weight/2
	if feature >= k.patterns {
		return -1
	}
	return 2*k.twin(feature) + weight%2
}

// Name is the name of a named term's weight, and empty for patterns.
func Name(g rules.Game, weight int) string {
	k, feature := kinds[g], weight/2
	if feature < k.patterns {
		return ""
	}
	return k.terms[feature-k.patterns] + [...]string{", full board", ", empty board"}[weight%2]
}
