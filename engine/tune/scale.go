package tune

import "damiera/rules"

const (
	// A man is worth manWorth hundredths of a man, on average, where there are
	// only men, and at least crowd of them: that sets the unit of the weights.
	manWorth = 100
	crowd    = 16

	// plainScale, hundredths of a man in a logit, is for games that have no such
	// positions.
	plainScale = 60

	scaleSamples = 5000
)

// scale is how many hundredths of a man are in a logit. It takes men off the
// board, one at a time, and sees by how much the score changes.
func (l *learner) scale(s *Samples) float64 {
	var change float64
	var taken, seen int
	for i := range s.test {
		p := s.test[i].position(s.Game)
		if p.Kings != 0 || (p.Side[rules.White]|p.Side[rules.Black]).Len() < crowd {
			continue
		}
		if seen++; seen > scaleSamples {
			break
		}
		before := l.score(&p)
		for _, c := range []rules.Color{rules.White, rules.Black} {
			for at := range p.Side[c].All() {
				without := p
				without.Side[c] &^= rules.Of(at)
				fall := before - l.score(&without)
				if c != p.Turn {
					fall = -fall
				}
				change += fall
				taken++
			}
		}
	}
	if taken == 0 || change <= 0 {
		return plainScale
	}
	return manWorth * float64(taken) / change
}
