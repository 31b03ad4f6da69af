package endgame

import (
	"math/bits"

	"damiera/rules"
)

// A slice is all positions with the same men on the same squares and as many
// kings on each side: those that can follow one another without progress. Men
// only go forwards and captures cannot be undone, so that slices are solved one
// after the other, each by itself (retrograde analysis).

// A solver solves slices of one game, one at a time, in memory that it keeps.
type solver struct {
	game  rules.Game
	moves []rules.Move
	sides [2]side
	queue [farthest + 1][]place // by distance
	spare [][]place             // emptied ones, to be filled again
	// after gives the result of a position after progress.
	after func(v view) result
	// total makes distances those to the end of the game, not to the next progress.
	total bool
	// rest, unless it is nil, is called every so often, and ends the work by false.
	rest func() bool
	// tooFar tells that there was a distance that a result cannot hold.
	tooFar bool
}

// A side is the slice's positions with this side to move, as it sees them.
type side struct {
	layout *layout
	first  view // of its men, no kings
	cells  []cell
}

// A cell is what is known of a position while the slice is being solved.
type cell struct {
	result result
	state  state
	open   uint8 // king moves whose outcome is not known to be a win of the other side
	worst  uint8 // distance of the slowest loss among the moves known
}

type state uint8

const (
	solved  state = 1 << iota
	capture       // a capture must be made: no king move leads on from here
	winning       // a move that wins is known, how quickly not yet
	safe          // a move is known that does not lose
)

// A place is a position of the slice on its way through the queue.
type place struct {
	index int32
	side  uint8
	loses bool
}

// solve works out every position of a slice, given the men of the side that its
// first half is seen by. It reports whether it came to the end.
func (s *solver) solve(near, far *layout, men view) bool {
	men.kings, men.theirKings = 0, 0
	s.sides[0].begin(near, men)
	s.sides[1].begin(far, men.turned())
	for i := range s.sides {
		for k := range s.sides[i].cells {
			if s.ended(k) {
				return false
			}
			s.look(uint8(i), k)
		}
	}
	for d := range s.queue {
		for k := 0; k < len(s.queue[d]); k++ {
			if s.ended(k) {
				return false
			}
			s.settle(s.queue[d][k], d)
		}
		if s.queue[d] != nil {
			s.spare = append(s.spare, s.queue[d][:0])
			s.queue[d] = nil
		}
	}
	return true
}

// ended asks rest, once in a while, whether to stop. What was begun is left then.
func (s *solver) ended(k int) bool {
	if s.rest == nil || k%256 != 0 || s.rest() {
		return false
	}
	clear(s.queue[:])
	return true
}

func (h *side) begin(l *layout, men view) {
	h.layout, h.first = l, men
	if cap(h.cells) < l.kings {
		h.cells = make([]cell, l.kings)
	}
	h.cells = h.cells[:l.kings]
	clear(h.cells)
}

// look finds out all about a position that its moves out of the slice tell.
func (s *solver) look(i uint8, index int) {
	h := &s.sides[i]
	c := &h.cells[index]
	v := h.layout.withKings(h.first, index)
	p := v.position(s.game)
	s.moves = p.AppendEffects(s.moves[:0])
	if len(s.moves) == 0 {
		s.push(place{int32(index), i, true}, 0)
		return
	}
	best := farthest + 1
	for _, m := range s.moves {
		if !m.IsCapture() && p.Kings.Has(m.From()) {
			c.open++
			continue
		}
		if m.IsCapture() {
			c.state |= capture
		}
		next := p.Play(m)
		r := s.after(see(&next))
		d := 1
		if s.total {
			d += r.distance()
		}
		switch r.value() {
		case Loss:
			c.state |= winning
			best = min(best, d)
		case Draw:
			c.state |= safe
		case Win:
			c.worst = max(c.worst, uint8(d))
		}
	}
	switch {
	case c.state&winning != 0:
		s.push(place{int32(index), i, false}, best)
	case c.open == 0 && c.state&safe == 0:
		s.push(place{int32(index), i, true}, int(c.worst))
	}
}

func (s *solver) push(p place, distance int) {
	if distance > farthest {
		s.tooFar = true
		return
	}
	if last := len(s.spare) - 1; s.queue[distance] == nil && last >= 0 {
		s.queue[distance], s.spare = s.spare[last], s.spare[:last]
	}
	s.queue[distance] = append(s.queue[distance], p)
}

// settle makes a place's result final, and tells the positions before it.
func (s *solver) settle(p place, distance int) {
	h := &s.sides[p.side]
	c := &h.cells[p.index]
	if c.state&solved != 0 {
		return
	}
	c.state |= solved
	c.result = wins + result(distance)
	if p.loses {
		c.result = loses + result(distance)
	}
	// Who moved last took a king from one square to its neighbour.
	o := &s.sides[1-p.side]
	v := h.layout.withKings(h.first, int(p.index)).turned()
	empty := ^v.all()
	for movers := v.kings; movers != 0; movers &= movers - 1 {
		from := movers & -movers
		for to := neighbours[s.game][bits.TrailingZeros32(from)] & empty; to != 0; to &= to - 1 {
			before := v
			before.kings ^= from | to&-to
			at := o.layout.kingsIndex(before)
			b := &o.cells[at]
			if b.state&(solved|capture) != 0 {
				continue
			}
			if p.loses {
				b.state |= winning
				s.push(place{int32(at), 1 - p.side, false}, distance+1)
				continue
			}
			b.open--
			b.worst = max(b.worst, uint8(distance+1))
			if b.open == 0 && b.state&(winning|safe) == 0 {
				s.push(place{int32(at), 1 - p.side, true}, int(b.worst))
			}
		}
	}
}
