package engine

import (
	"math"
	"math/bits"
	"sync/atomic"

	"damiera/rules"
)

// key mixes everything that makes a Position what it is, the side to move
// included, into one word; but for its game, since a table holds one at a time
// (search.begin). Draw counters are no part of a position, so
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

// A slot packs an entry into sixteen bytes. Its data are, from the low bits, move
// (16), score (16), depth (8), bound (2) and generation (22); its mix is the key
// xor the data. So a slot of which two threads wrote one half each has a key that
// nobody looks for.
type slot struct{ mix, data uint64 }

// load gives what s holds. Only where threads share it need it be atomic, which
// costs time.
func (s *slot) load(shared bool) (key, data uint64) {
	if shared {
		data = atomic.LoadUint64(&s.data)
		return atomic.LoadUint64(&s.mix) ^ data, data
	}
	return s.mix ^ s.data, s.data
}

func (s *slot) save(key, data uint64, shared bool) {
	if shared {
		atomic.StoreUint64(&s.mix, key^data)
		atomic.StoreUint64(&s.data, data)
		return
	}
	s.mix, s.data = key^data, data
}

const generations = 1 << 22

// A table is a transposition table: it remembers searched positions. Each search has a generation of its
// own. It sees only those since the table last forgot, so that an answer does
// not depend on what was searched before, where it must not. A copy has the same
// slots.
type table struct {
	all        [][4]slot // four slots fill a cache line
	buckets    [][4]slot // as many of them as the search needs
	generation uint64
	since      uint64 // the oldest generation that is seen
	shared     bool   // by threads
}

func newTable(bytes int) table {
	all := make([][4]slot, max(1, bytes/64))
	return table{all: all, buckets: all}
}

// fit keeps a search of so many positions to a part of the table: what is near
// together is sooner fetched. The part is doubled until it is large enough, so
// that searches of about one length find each other's entries.
func (t *table) fit(positions int64) {
	most, n := int64(len(t.all)), int64(1)
	for n < most && n < positions/2 {
		n *= 2
	}
	t.buckets = t.all[:min(n, most)]
}

// fast is about twice as many positions as a good machine visits in a microsecond.
const fast = 5

// positions is how many positions a search on so many threads visits
// within l at the most, roughly.
func (l Limits) positions(threads int) int64 {
	most := int64(math.MaxInt64)
	if l.Nodes > 0 {
		most = l.Nodes
	}
	if l.Time > 0 {
		most = min(most, fast*l.Time.Microseconds()*int64(max(threads, 1)))
	}
	return most
}

// next begins a new generation, forget one that sees no older.
func (t *table) next() {
	t.generation++
	if t.generation == generations {
		clear(t.all)
		t.generation, t.since = 1, 1
	}
}

func (t *table) forget() {
	t.next()
	t.since = t.generation
}

func (t *table) bucket(key uint64) *[4]slot {
	i, _ := bits.Mul64(key, uint64(len(t.buckets)))
	return &t.buckets[i]
}

func (t *table) probe(key uint64) (entry, bool) {
	b := t.bucket(key)
	for i := range b {
		if k, d := b[i].load(t.shared); k == key && d>>42 >= t.since {
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
		k, d := b[i].load(t.shared)
		generation := d >> 42
		if k == key && generation >= t.since {
			if e.move == noMove {
				e.move = int(d & 0xffff)
			}
			at = i
			break
		}
		worth := int(d >> 32 & 0xff)
		if generation != t.generation {
			worth -= 1 << 8
		}
		if worth < least {
			at, least = i, worth
		}
	}
	b[at].save(key, uint64(e.move)&0xffff|uint64(uint16(int16(e.score)))<<16|
		uint64(e.depth)<<32|uint64(e.bound)<<40|t.generation<<42, t.shared)
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
