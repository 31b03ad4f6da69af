package proof

import (
	"math/bits"

	"damiera/rules"
)

// A key names a position and its mirror image as the attacker sees it: the board
// is turned so that the attacker moves up, and left and right are changed where
// that makes the number lower. The lowest 29 bits are the attacker's men, the
// next 29 the defender's, both on the lattice of rules; one more is set when the
// defender is to move.
type key uint64

const (
	latticeBits        = 29
	lattice            = 1<<latticeBits - 1
	defenderToMove     = key(1) << (2 * latticeBits)
	column         key = 1 | 1<<6 | 1<<12 | 1<<18 | 1<<24 // a5 to a1
	columns            = column | column<<latticeBits     // of both sides
)

// facing is p seen so that the attacker is White, which moves up.
func facing(p *rules.Position, attacker rules.Color) rules.Position {
	if attacker == rules.White {
		return *p
	}
	return rules.Position{
		Game: rules.Alquerque,
		Side: [2]rules.Set{turned(p.Side[rules.Black]), turned(p.Side[rules.White])},
		Turn: p.Turn.Other(),
	}
}

// turned is a set on the board turned half round.
func turned(s rules.Set) rules.Set { return rules.Set(bits.Reverse32(uint32(s)) >> (32 - latticeBits)) }

// keyOf is the key of a position whose attacker is White.
func keyOf(p *rules.Position) key {
	k := key(p.Side[rules.White]) | key(p.Side[rules.Black])<<latticeBits
	return min(k, k.mirrored()) | key(p.Turn)<<(2*latticeBits)
}

// mirrored changes left and right of a key whose attacker is to move.
func (k key) mirrored() key {
	return k&columns<<4 | k&(columns<<1)<<2 | k&(columns<<2) | k>>2&(columns<<1) | k>>4&columns
}

// position is what the key names, with White as the attacker.
func (k key) position() rules.Position {
	return rules.Position{
		Game: rules.Alquerque,
		Side: [2]rules.Set{rules.Set(k & lattice), rules.Set(k >> latticeBits & lattice)},
		Turn: rules.Color(k >> (2 * latticeBits) & 1),
	}
}
