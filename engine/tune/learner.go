package tune

import (
	"math"
	"sync"

	"damiera/rules"
)

// A param is a number that is learned, by the method Adagrad: each has a rate of
// its own, which falls as its gradients add up, so that a rare pattern learns
// from every sight of it and a common one does not swing.
type param struct {
	value float32
	power float32 // sum of the squares of its gradients
}

// firstPower keeps the first steps short.
const firstPower = 10

// follow goes down the gradient, after the decay that steps without a sight of
// the param have left undone: decay pulls towards zero with decay times value in
// each.
func (q *param) follow(gradient float32, rate, decay float64) {
	q.power += gradient * gradient
	step := rate / math.Sqrt(firstPower+float64(q.power))
	q.value = float32(float64(q.value)*math.Exp(-step*decay) - step*float64(gradient))
}

// shards is how many parts a batch is cut into, each with a goroutine of its
// own. It is fixed, and sums are made in a fixed order, so that the outcome does
// not depend on the machine.
const shards = 2

// A learner changes weights to fit samples. Scores are in logits here: a score s
// expects 1/(1+exp(-s)) points for the side to move.
type learner struct {
	model   Model
	fit     Fit
	weights []float32 // merged from the pairs
	pairs   []pair
	of      []int32
	shards  [shards]shard
	steps   uint32
	share   float64 // of all samples, how many are in a batch
	rate    float64 // of learning, now
}

// A shard sums the gradients of its part of a batch.
type shard struct {
	gradient []float32 // by weight
	touched  []int32
	seen     []uint32 // by weight, the last step that touched it
	terms    []Term
}

func newLearner(m Model, f Fit, samples int) *learner {
	l := &learner{model: m, fit: f, weights: make([]float32, m.Weights)}
	l.pairs, l.of = m.pairs()
	l.share = float64(f.Batch) / float64(max(samples, 1))
	for i := range l.shards {
		l.shards[i] = shard{gradient: make([]float32, m.Weights), seen: make([]uint32, m.Weights)}
	}
	return l
}

// step learns from the samples whose places are in batch.
func (l *learner) step(samples []sample, batch []uint32) {
	l.steps++
	var all sync.WaitGroup
	for i := range l.shards {
		part := batch[len(batch)*i/shards : len(batch)*(i+1)/shards]
		all.Go(func() { l.shards[i].add(l, samples, part) })
	}
	all.Wait()
	for i := range l.shards {
		for _, w := range l.shards[i].touched {
			l.update(&l.pairs[l.of[w]])
		}
	}
	for i := range l.shards {
		s := &l.shards[i]
		for _, w := range s.touched {
			s.gradient[w] = 0
		}
		s.touched = s.touched[:0]
	}
}

// add sums the gradients of the loss over part of a batch.
func (s *shard) add(l *learner, samples []sample, part []uint32) {
	for _, at := range part {
		p := samples[at].position(l.model.Game)
		s.terms = l.model.Terms(s.terms[:0], &p)
		slope := float32(expected(l.sum(s.terms)) - float64(samples[at].target))
		for _, t := range s.terms {
			if s.seen[t.Weight] != l.steps {
				s.seen[t.Weight] = l.steps
				s.touched = append(s.touched, t.Weight)
			}
			s.gradient[t.Weight] += slope * t.Value
		}
	}
}

func (l *learner) sum(terms []Term) float64 {
	var score float64
	for _, t := range terms {
		score += float64(l.weights[t.Weight] * t.Value)
	}
	return score
}

// expected is how many points a score in logits promises.
func expected(score float64) float64 { return 1 / (1 + math.Exp(-score)) }

func (l *learner) gradient(w int32) float32 {
	var g float32
	for i := range l.shards {
		g += l.shards[i].gradient[w]
	}
	return g
}

// update changes a pair, once in each step.
func (l *learner) update(q *pair) {
	if q.seen == l.steps {
		return
	}
	missed := float64(l.steps-q.seen) * l.share
	q.seen = l.steps
	left := l.gradient(q.left)
	f := &l.fit
	switch q.right {
	case -1:
		q.shared.follow(left, l.rate, 0)
	case q.left:
		q.turn.follow(left, l.rate, f.TurnDecay*missed)
	default:
		right := l.gradient(q.right)
		q.shared.follow(left-right, l.rate, f.Decay*missed)
		q.turn.follow(left+right, l.rate, f.TurnDecay*missed)
		l.weights[q.right] = q.turn.value - q.shared.value
	}
	l.weights[q.left] = q.turn.value + q.shared.value
}

// loss is the mean over the samples of what is lost for want of knowing the
// result: -r log e - (1-r) log(1-e), where r are points and e those expected.
func (l *learner) loss(samples []sample) float64 {
	var sums [shards]float64
	var all sync.WaitGroup
	for i := range l.shards {
		part := samples[len(samples)*i/shards : len(samples)*(i+1)/shards]
		all.Go(func() {
			s := &l.shards[i]
			for j := range part {
				p := part[j].position(l.model.Game)
				s.terms = l.model.Terms(s.terms[:0], &p)
				sums[i] += surprise(part[j].points(), l.sum(s.terms))
			}
		})
	}
	all.Wait()
	var sum float64
	for _, s := range sums {
		sum += s
	}
	return sum / float64(max(len(samples), 1))
}

// surprise is the loss of one sample.
func surprise(points, score float64) float64 {
	// log(1+exp(s)) - r s, so written that nothing overflows.
	return max(score, 0) + math.Log1p(math.Exp(-math.Abs(score))) - points*score
}

// score is the learned score of a position, in logits.
func (l *learner) score(p *rules.Position) float64 {
	s := &l.shards[0]
	s.terms = l.model.Terms(s.terms[:0], p)
	return l.sum(s.terms)
}
