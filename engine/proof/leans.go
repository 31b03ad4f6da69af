package proof

import "math/bits"

// leans says which positions above a result leans on: a bit for each position
// of the path since the last move that cannot be undone, for nothing further up can
// come round again. The last bit stands for all beyond it.
type leans uint64

const lastLean = 63

// A condition is what a position is no win under: that none of these is a win.
// Conditions are implications and true for good. The positions that show one are a
// set that the attacker does not get out of but to those the condition names, and
// such sets can be joined.
type condition struct {
	key  key
	on   []key
	next int // the place of another condition of the same position, below 0 for none
}

// save keeps what is known of the path's last position, and tells what it leans on.
func (s *search) save(k key, run int, n numbers, attacks bool, children []child) leans {
	if n.dn != 0 {
		s.nodes.save(k, n)
		return 0
	}
	on := leansOf(attacks, children)
	// That it comes round to itself is no reason to doubt.
	if own := len(s.path) - 1 - run; own < lastLean {
		on &^= 1 << own
	}
	if on == 0 {
		s.nodes.save(k, noWin)
		return 0
	}
	s.allow(k, run, on)
	return on
}

// leansOf is what a position that is no win leans on: the attacker must have been
// refuted everywhere, the defender needs one way out.
func leansOf(attacks bool, children []child) leans {
	var all leans
	least := ^leans(0)
	for i := range children {
		c := &children[i]
		all |= c.leans
		if c.dn == 0 && bits.OnesCount64(uint64(c.leans)) < bits.OnesCount64(uint64(least)) {
			least = c.leans
		}
	}
	if attacks {
		return all
	}
	return least
}

// Where men only shuffle to and fro there are more paths than can be told apart. A
// position that has been no win under so many conditions, or under one that leans
// on so many positions, is believed to be none. A closure finds out whether it is.
const (
	patience  = 2
	mostLeans = 8
)

// allow keeps a condition, or belief.
func (s *search) allow(k key, run int, on leans) {
	if s.conditions(k) >= s.patience || bits.OnesCount64(uint64(on)) > mostLeans || on>>lastLean != 0 {
		s.nodes.save(k, noWin)
		return
	}
	c := condition{key: k, next: -1}
	for ; on != 0; on &= on - 1 {
		c.on = append(c.on, s.path[run+bits.TrailingZeros64(uint64(on))])
	}
	if first, ok := s.first[k]; ok {
		c.next = first
	}
	s.first[k] = len(s.given)
	s.given = append(s.given, c)
}

// conditions counts those of a position.
func (s *search) conditions(k key) int {
	n := 0
	if i, ok := s.first[k]; ok {
		for ; i >= 0; i = s.given[i].next {
			n++
		}
	}
	return n
}

// holds reports whether a position is no win because it is on the path, or under
// a condition that holds, and what that leans on.
func (s *search) holds(k key, run int) (on leans, ok bool) {
	if on, ok = s.onPath(k, run); ok {
		return on, true
	}
	i, ok := s.first[k]
	if !ok {
		return 0, false
	}
	for ; i >= 0; i = s.given[i].next {
		if on, ok = s.fulfilled(s.given[i].on, run); ok {
			if on == 0 {
				s.nodes.save(k, noWin)
			}
			return on, true
		}
	}
	return 0, false
}

func (s *search) fulfilled(condition []key, run int) (on leans, ok bool) {
	for _, above := range condition {
		if n, met := s.nodes.find(above); met && n.dn == 0 {
			continue
		}
		bit, ok := s.onPath(above, run)
		if !ok {
			return 0, false
		}
		on |= bit
	}
	return on, true
}

// ground finds out, when a search has ended, which conditions hold: all those that
// lean on nothing but positions that are no win, and on each other.
func (s *search) ground() {
	holding := map[key]int{} // how many conditions of a position may hold
	for _, c := range s.given {
		holding[c.key]++
	}
	failed := make([]bool, len(s.given))
	for again := true; again; {
		again = false
		for i, c := range s.given {
			if failed[i] {
				continue
			}
			for _, above := range c.on {
				if n, met := s.nodes.find(above); !(met && n.dn == 0) && holding[above] == 0 {
					failed[i], again = true, true
					holding[c.key]--
					break
				}
			}
		}
	}
	for i, c := range s.given {
		if !failed[i] {
			s.nodes.save(c.key, noWin)
		}
	}
	clear(s.first)
	s.given = s.given[:0]
}

func (s *search) onPath(k key, run int) (leans, bool) {
	for i, above := range s.path[run:] {
		if above == k {
			return 1 << min(i, lastLean), true
		}
	}
	return 0, false
}
