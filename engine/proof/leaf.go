package proof

import (
	"damiera/engine/endgame"
	"damiera/rules"
)

// A Leaf tells what is known of a position without a search: whether the
// attacker wins it, draw counters ignored.
type Leaf func(p *rules.Position, attacker rules.Color) (wins, known bool)

// Tables are leaves from endgame tables of up to so many men, given the function
// that looks a position up.
func Tables(men int, value func(p *rules.Position) (v endgame.Value, known bool)) Leaf {
	return func(p *rules.Position, attacker rules.Color) (wins, known bool) {
		if p.Side[rules.White].Len()+p.Side[rules.Black].Len() > men {
			return false, false
		}
		v, known := value(p)
		if p.Turn == attacker {
			return v == endgame.Win, known
		}
		return v == endgame.Loss, known
	}
}

// Leaf tells of the certificate's positions that the side to move does not win them.
func (c *Certificate) Leaf() Leaf {
	return func(p *rules.Position, attacker rules.Color) (wins, known bool) {
		return false, p.Turn == attacker && c.Holds(p)
	}
}

// Any is what one of the leaves knows, the first one that does.
func Any(leaves ...Leaf) Leaf {
	return func(p *rules.Position, attacker rules.Color) (wins, known bool) {
		for _, leaf := range leaves {
			if wins, known = leaf(p, attacker); known {
				break
			}
		}
		return wins, known
	}
}
