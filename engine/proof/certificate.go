package proof

import (
	"slices"

	"damiera/rules"
)

// A Certificate is a set of positions that the side to move, the attacker, does
// not win: for every move of the attacker the other side has one back into the set,
// or to a leaf that is not lost. Positions that differ only in left and right, or in
// colours and the way up, are the same.
type Certificate struct{ keys []key }

// newCertificate takes over the list.
func newCertificate(list []key) *Certificate {
	slices.Sort(list)
	return &Certificate{slices.Compact(list)}
}

// Len is the number of positions.
func (c *Certificate) Len() int { return len(c.keys) }

// Holds reports whether the set has the position. If so the side to move does
// not win it.
func (c *Certificate) Holds(p *rules.Position) bool {
	if p.Game != rules.Alquerque {
		return false
	}
	q := facing(p, p.Turn)
	_, ok := slices.BinarySearch(c.keys, keyOf(&q))
	return ok
}
