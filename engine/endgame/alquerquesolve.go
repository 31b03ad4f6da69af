package endgame

import (
	"math/bits"

	"damiera/rules"
)

// An alquerqueSolver solves a class and its turned one.
type alquerqueSolver struct {
	tables *AlquerqueTables
	sides  [2]*alquerqueSide // the same one twice where both have as many men
	stuck  []alquerquePlace  // decided looking forward: nothing to move,
	forced []alquerquePlace  // or a capture, which is one ply off
	moves  []rules.Move
	next   []alquerquePlace // decided by those that they lead to
}

// An alquerqueSide is a class while it is being solved.
type alquerqueSide struct {
	*alquerqueLayout
	results []result
	steps   []uint8 // how many steps are not yet known to lose; 0 where a capture is forced
}

// An alquerquePlace is a position: whose class, and the number there.
type alquerquePlace struct {
	side  uint8
	index uint32
}

func newAlquerqueSolver(t *AlquerqueTables, c alquerqueClass) *alquerqueSolver {
	s := &alquerqueSolver{tables: t}
	for i, c := range []alquerqueClass{c, c.turned()} {
		if i == 1 && c == c.turned() {
			s.sides[1] = s.sides[0]
			break
		}
		l := t.layouts[c]
		s.sides[i] = &alquerqueSide{l, make([]result, l.size()), make([]uint8, l.size())}
	}
	return s
}

func (s *alquerqueSolver) distinct() []*alquerqueSide {
	if s.sides[0] == s.sides[1] {
		return s.sides[:1]
	}
	return s.sides[:]
}

// other is the number of the side that moves next.
func (s *alquerqueSolver) other(side uint8) uint8 { return (side + 1) % uint8(len(s.distinct())) }

// solve looks forward from each position once, which decides those with a
// capture or without a move, and goes back from these step by step: what is
// found at one distance decides what leads there at the next.
func (s *alquerqueSolver) solve() {
	for i := range s.distinct() {
		s.begin(uint8(i))
	}
	level, distance := s.stuck, 0
	for {
		for _, at := range level {
			s.back(at, distance)
		}
		if distance == 0 {
			s.next = append(s.next, s.forced...)
		}
		if len(s.next) == 0 {
			return
		}
		level, s.next = s.next, level[:0]
		distance++
	}
}

// begin decides what can be told without going round.
func (s *alquerqueSolver) begin(at uint8) {
	side := s.sides[at]
	for i := range side.results {
		v := side.at(i)
		if v != v.canonical() {
			continue
		}
		p := v.position()
		s.moves = p.AppendMoves(s.moves[:0])
		switch {
		case len(s.moves) == 0:
			side.results[i] = loses
			s.stuck = append(s.stuck, alquerquePlace{at, uint32(i)})
		case s.moves[0].IsCapture():
			if side.results[i] = s.capture(&p); side.results[i] != drawn {
				s.forced = append(s.forced, alquerquePlace{at, uint32(i)})
			}
		default:
			side.steps[i] = uint8(len(s.moves))
		}
	}
}

// capture is the result of a position with a capture to make: the best of those
// after it, which have fewer men.
func (s *alquerqueSolver) capture(p *rules.Position) result {
	best := Loss
	for _, m := range s.moves {
		after := p.Play(m)
		r, _ := s.tables.lookup(&after)
		if best = max(best, -r.value()); best == Win {
			break
		}
	}
	switch best {
	case Win:
		return wins + 1
	case Loss:
		return loses + 1
	}
	return drawn
}

// back tells the positions that a step leads from to one that is decided.
func (s *alquerqueSolver) back(at alquerquePlace, distance int) {
	here := s.sides[at.side]
	v, won := here.at(int(at.index)), here.results[at.index].value() == Win
	symmetric := v == v.mirrored()
	before := v.turned()
	from := s.other(at.side)
	for men := before.own; men != 0; men &= men - 1 {
		man := bits.TrailingZeros32(men)
		back := alquerqueBack[man] &^ (before.own | before.their)
		for ; back != 0; back &= back - 1 {
			u := alquerqueView{before.own&^(1<<man) | back&-back, before.their}
			c := u.canonical()
			// A number stands for both mirror images. Where only one of two
			// positions is its own image, moves come in pairs on one side alone.
			count := uint8(1)
			switch image := u.mirrored(); {
			case symmetric && u != c:
				continue
			case !symmetric && u == image:
				count = 2
			}
			s.tell(from, c, won, count, distance+1)
		}
	}
}

// tell lets a position know that some of its steps are decided.
func (s *alquerqueSolver) tell(side uint8, v alquerqueView, lost bool, count uint8, distance int) {
	there := s.sides[side]
	i := there.index(v)
	if there.steps[i] == 0 {
		return // a capture is forced, or it is decided already
	}
	if lost {
		if there.steps[i] -= count; there.steps[i] > 0 {
			return
		}
		there.results[i] = loses + result(distance)
	} else {
		there.steps[i] = 0
		there.results[i] = wins + result(distance)
	}
	s.next = append(s.next, alquerquePlace{side, uint32(i)})
}

// alquerqueBack are, for each point, those from which a man that moves up steps there.
var alquerqueBack = func() (back [alquerquePoints]uint32) {
	for from := range back {
		p := alquerqueView{own: 1 << from}.position()
		for _, m := range p.Moves() {
			to := bits.TrailingZeros32(alquerquePack(rules.Of(m.To())))
			back[to] |= 1 << from
		}
	}
	return back
}()
