package engine

import (
	"math/bits"

	"damiera/rules"
)

// key mixes everything that makes a Position what it is, the side to move
// included, into one word. Draw counters are no part of a position, so
// positions reached by different ways share an entry of the table.
//
// Two folded multiplications of the whole words spread them as well as a
// Zobrist table does, without a walk over the pieces. The constants have bits
// above every lattice, so that no factor is ever zero for want of pieces.
func key(p *rules.Position) uint64 {
	hi, lo := bits.Mul64(uint64(p.Side[rules.White])^0xa0761d6478bd642f, uint64(p.Side[rules.Black])^0xe7037ed1a0b428db)
	rest := uint64(p.Kings)<<1 | uint64(p.Turn)
	hi, lo = bits.Mul64(hi^lo^0x8ebc6af09c88c6e3, rest^0x589965cc75374cc3)
	return hi ^ lo
}

// What a stored score says about the true one.
const (
	lower = 1 + iota // the score or better
	upper            // the score or worse
	exact
)

// An entry is what the table knows of a position. The move is told by its
// place in AppendEffects' list, which depends on the position alone.
type entry struct {
	move  int // place in the list, or noMove
	score int
	depth int
	bound int
}

const noMove = 0xffff

// A slot packs an entry into sixteen bytes: key, then from the low bits move
// (16), score (16), depth (8), bound (2) and generation (22).
type slot struct{ key, data uint64 }

const generations = 1 << 22

// A table remembers searched positions. Each search has a generation of its
// own and sees no older one, so that an answer never depends on what was
// searched before it.
type table struct {
	all        [][4]slot // four slots fill a cache line
	buckets    [][4]slot // as many of them as the search needs
	generation uint64
}

func newTable(bytes int) table {
	all := make([][4]slot, max(1, bytes/64))
	return table{all: all, buckets: all}
}

// fit keeps a search of so many positions to a part of the table: what is near
// together is sooner fetched.
func (t *table) fit(positions int64) {
	most := int64(len(t.all))
	t.buckets = t.all[:min(max(positions/2, 1), most)]
}

// forget begins a new generation.
func (t *table) forget() {
	t.generation++
	if t.generation == generations {
		clear(t.all)
		t.generation = 1
	}
}

func (t *table) bucket(key uint64) *[4]slot {
	i, _ := bits.Mul64(key, uint64(len(t.buckets)))
	return &t.buckets[i]
}

func (t *table) probe(key uint64) (entry, bool) {
	b := t.bucket(key)
	for i := range b {
		if b[i].key == key && b[i].data>>42 == t.generation {
			d := b[i].data
			return entry{
				move:  int(d & 0xffff),
				score: int(int16(d >> 16)),
				depth: int(d >> 32 & 0xff),
				bound: int(d >> 40 & 3),
			}, true
		}
	}
	return entry{move: noMove}, false
}

// store keeps e in place of what is known about the same position, else of an
// older generation, else of the entry searched least deep.
func (t *table) store(key uint64, e entry) {
	b := t.bucket(key)
	at, least := 0, 1<<30
	for i := range b {
		worth := int(b[i].data >> 32 & 0xff)
		if b[i].data>>42 != t.generation {
			worth = -1
		} else if b[i].key == key {
			if e.move == noMove {
				e.move = int(b[i].data & 0xffff)
			}
			at = i
			break
		}
		if worth < least {
			at, least = i, worth
		}
	}
	b[at] = slot{key: key, data: uint64(e.move)&0xffff | uint64(uint16(int16(e.score)))<<16 |
		uint64(e.depth)<<32 | uint64(e.bound)<<40 | t.generation<<42}
}

// toTable and fromTable turn a win's distance from the root into one from the
// position itself, which is what the table keeps.
func toTable(score, ply int) int {
	if score >= won {
		return score + ply
	}
	if score <= -won {
		return score - ply
	}
	return score
}

func fromTable(score, ply int) int {
	if score >= won {
		return score - ply
	}
	if score <= -won {
		return score + ply
	}
	return score
}
