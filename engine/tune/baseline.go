package tune

import "math"

// A Baseline is what learning has to beat on the samples held back.
type Baseline struct {
	Constant float64 // the loss of expecting the same in every position
	Present  float64 // the loss of the present evaluation, in its best unit
	Unit     float64 // that unit: hundredths of a man in a logit
}

// Baseline measures what there is before anything is learned.
func (s *Samples) Baseline(m Model) Baseline {
	var points float64
	for i := range s.train {
		points += s.train[i].points()
	}
	mean := points / float64(max(len(s.train), 1))
	var b Baseline
	for i := range s.test {
		b.Constant += surprise(s.test[i].points(), math.Log(mean/(1-mean)))
	}
	b.Constant /= float64(max(len(s.test), 1))

	scores := make([]float64, len(s.test))
	for i := range s.test {
		p := s.test[i].position(s.Game)
		scores[i] = float64(m.Score(&p))
	}
	loss := func(unit float64) float64 {
		var sum float64
		for i, score := range scores {
			sum += surprise(s.test[i].points(), score/unit)
		}
		return sum / float64(max(len(scores), 1))
	}
	b.Unit = bestUnit(loss)
	b.Present = loss(b.Unit)
	return b
}

// bestUnit is where the loss is least. It has one valley over the unit, whose
// bottom is closed in on.
func bestUnit(loss func(unit float64) float64) float64 {
	low, high := math.Log(1), math.Log(10_000)
	for range 30 {
		third := (high - low) / 3
		if loss(math.Exp(low+third)) < loss(math.Exp(high-third)) {
			high -= third
		} else {
			low += third
		}
	}
	return math.Exp((low + high) / 2)
}
