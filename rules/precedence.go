package rules

import "math/bits"

// A rank orders the captures of an Italian position: of two captures the one
// with the higher rank must be made. From the highest bits down it holds what
// the four rules of precedence (FID 6.6 to 6.10) compare, in their turn: the
// number of pieces taken, whether a king takes them, the number of kings among
// them, and where the kings are met, the first jump in the highest bit.
//
// Comparing the last as a number compares the place of the first king, then of
// the second and so on, which is how the fourth rule is read here.
type rank uint32

const (
	metBits       = maxJumps
	kingsAt       = metBits
	byKing   rank = 1 << (kingsAt + 4)
	piecesAt      = kingsAt + 5
)

func newRank(pieces uint, king, met rank) rank {
	kings := rank(bits.OnesCount32(uint32(met)))
	return rank(pieces)<<piecesAt | king | kings<<kingsAt | met
}

// rule is the number of the first rule of precedence that prefers a capture of
// rank r to one of the lower rank o.
func (r rank) rule(o rank) int {
	switch differ := r ^ o; {
	case differ>>piecesAt != 0:
		return 1
	case differ&byKing != 0:
		return 2
	case differ>>kingsAt != 0:
		return 3
	default:
		return 4
	}
}

// Refused is a capture that could be made on the board but that a rule of
// precedence rules out.
type Refused struct {
	Move Move
	Rule int  // the first rule that does so, 1 to 4
	By   Move // a legal capture that outranks it
}

// Forbidden lists each complete capture of an Italian position that precedence
// rules out. The other games have none.
func (p Position) Forbidden() []Refused {
	w := laws[p.Game]
	if !w.precedence {
		return nil
	}
	legal := p.AppendMoves(nil)
	if len(legal) == 0 || !legal[0].IsCapture() {
		return nil
	}
	free := *w
	free.precedence = false
	best := p.rankOf(legal[0])
	var refused []Refused
	for _, m := range p.appendCaptures(nil, &free, p.capturers(w)) {
		if r := p.rankOf(m); r < best {
			refused = append(refused, Refused{Move: m, Rule: best.rule(r), By: legal[0]})
		}
	}
	return refused
}

func (p Position) rankOf(m Move) rank {
	var king, met rank
	if p.Kings.Has(m.From()) {
		king = byKing
	}
	for i := range m.Jumps() {
		met <<= 1
		if p.Kings.Has(m.Jumped(i)) {
			met |= 1
		}
	}
	return newRank(uint(m.Jumps()), king, met)
}
