package rules

// Weighing is what a rule of precedence compares in two captures, in figures: Due for the one that
// must be made, Own for the one that is refused.
//
// Rule 1 compares the pieces taken and rule 3 the kings among them; rule 2 has no figures. Rule 4
// compares the jump, counted from 1, at which King is met: the first of the kings, counted from 1, that
// the two captures do not meet at the same jump.
type Weighing struct {
	Due, Own int
	King     int
}

// Weigh gives the figures for a capture that p's Forbidden lists.
func (p Position) Weigh(r Refused) Weighing {
	switch r.Rule {
	case 1:
		return Weighing{Due: r.By.Jumps(), Own: r.Move.Jumps()}
	case 3:
		return Weighing{Due: (r.By.Taken & p.Kings).Len(), Own: (r.Move.Taken & p.Kings).Len()}
	case 4:
		due, own := p.meets(r.By), p.meets(r.Move)
		for i := range due {
			if due[i] != own[i] {
				return Weighing{Due: due[i], Own: own[i], King: i + 1}
			}
		}
	}
	return Weighing{}
}

// meets lists the jumps, counted from 1, at which a capture takes a king.
func (p Position) meets(m Move) []int {
	var jumps []int
	for i := range m.Jumps() {
		if p.Kings.Has(m.Jumped(i)) {
			jumps = append(jumps, i+1)
		}
	}
	return jumps
}

// Spared is the set of the men of the side to move that stand before a king which they could jump, if a
// man might capture one. It is empty where men may.
func (p Position) Spared() Set {
	w := laws[p.Game]
	if !w.spareKings {
		return 0
	}
	men, _, empty := p.sides()
	return canJump(men, p.Side[p.Turn.Other()]&p.Kings, empty, w.jumps[p.Turn])
}

// Spares reports whether a man on from would be sent over an enemy king, or onto it, by a move to a point
// that it cannot make only because men do not capture kings.
func (p Position) Spares(from, to Point) bool {
	if !p.Spared().Has(from) {
		return false
	}
	w := laws[p.Game]
	for _, h := range w.jumps[p.Turn] {
		over := (Of(from) & h.lines).shift(h.shift) & p.Side[p.Turn.Other()] & p.Kings
		_, _, empty := p.sides()
		if landing := (over & h.lines).shift(h.shift) & empty; landing != 0 && (over | landing).Has(to) {
			return true
		}
	}
	return false
}

// CutShort reports whether a capture, legal in p, makes a king that could go on capturing, if a move did
// not end with the crowning.
func (p Position) CutShort(m Move) bool {
	if !m.IsCapture() || p.Kings.Has(m.From()) || !p.Game.Crown(p.Turn).Has(m.To()) {
		return false
	}
	after := p.Play(m)
	after.Turn = p.Turn
	_, _, empty := after.sides()
	w := laws[p.Game]
	return canJump(Of(m.To()), after.prey(w, true), empty, w.kings) != 0
}
