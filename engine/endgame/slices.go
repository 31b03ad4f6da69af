package endgame

import (
	"sync"

	"damiera/rules"
)

// Distances that no table carries are worked out by solving the whole slice of
// the position, for which the values of what follows it are enough. As long as
// there is no progress the same slice answers, so the last one is kept.
type slices struct {
	busy   sync.Mutex
	solver solver
	near   *layout
	far    *layout
}

// distance is that of a won or lost position of draughts within t's reach.
func (s *slices) distance(t *Tables, p *rules.Position, rest func() bool) (plies int, known bool) {
	if p.Game == rules.Alquerque {
		return 0, false
	}
	s.busy.Lock()
	defer s.busy.Unlock()
	v := see(p)
	side := s.find(v)
	if side == nil {
		s.near, s.far = newLayout(v.material()), newLayout(v.turned().material())
		s.solver.game, s.solver.rest = p.Game, rest
		s.solver.after = func(v view) result {
			next := v.position(p.Game)
			w, _ := t.Value(&next)
			return [...]result{loses, drawn, wins}[w+1]
		}
		if !s.solver.solve(s.near, s.far, v) {
			s.near, s.far = nil, nil
			return 0, false
		}
		side = &s.solver.sides[0]
	}
	r := side.cells[side.layout.kingsIndex(v)].result
	return r.distance(), true
}

// find is the half of the slice solved last that a view belongs to.
func (s *slices) find(v view) *side {
	m := v.material()
	for i, l := range []*layout{s.near, s.far} {
		if l == nil || l.Material != m {
			continue
		}
		men := s.solver.sides[i].first
		if men.men == v.men && men.theirMen == v.theirMen {
			return &s.solver.sides[i]
		}
	}
	return nil
}
