package plain

import "damiera/rules"

// A Refused is a capture that the Italian rules of precedence forbid, with the first rule that does:
// 1 take the most pieces, 2 with a king rather than a man, 3 take the most kings, 4 meet a king first.
type Refused struct {
	Move Move
	Rule int
}

// Forbidden lists the captures that precedence forbids: none outside Italian draughts.
func (p Position) Forbidden() []Refused {
	_, refused := p.precedence(p.captures())
	return refused
}

// precedence parts the complete captures into the legal and the forbidden. The four rules apply in
// turn, each to what the one before has left.
func (p Position) precedence(all []Move) (legal []Move, refused []Refused) {
	if p.Game != rules.Italian {
		return all, nil
	}
	legal = all
	for i, prefers := range []func(a, b Move) bool{
		func(a, b Move) bool { return len(a.Taken) > len(b.Taken) },
		func(a, b Move) bool { return p.at(a.From).King() && !p.at(b.From).King() },
		func(a, b Move) bool { return p.kingsTaken(a) > p.kingsTaken(b) },
		p.meetsKingFirst,
	} {
		var left []Move
		for _, m := range legal {
			if beaten(m, legal, prefers) {
				refused = append(refused, Refused{Move: m, Rule: i + 1})
			} else {
				left = append(left, m)
			}
		}
		legal = left
	}
	return legal, refused
}

// beaten tells whether a rule prefers any of the captures to this one.
func beaten(m Move, all []Move, prefers func(a, b Move) bool) bool {
	for _, better := range all {
		if prefers(better, m) {
			return true
		}
	}
	return false
}

// kingsTaken counts the kings that a capture takes.
func (p Position) kingsTaken(m Move) int {
	n := 0
	for _, c := range m.Taken {
		if p.at(c).King() {
			n++
		}
	}
	return n
}

// meetsKingFirst tells whether capture a meets a king before b does. Where both meet their first
// kings at the same place the second kings are compared, and so on: so it is the first jump at which
// only one of them takes a king that decides.
func (p Position) meetsKingFirst(a, b Move) bool {
	for i := range a.Taken {
		ka, kb := p.at(a.Taken[i]).King(), p.at(b.Taken[i]).King()
		if ka != kb {
			return ka
		}
	}
	return false
}
