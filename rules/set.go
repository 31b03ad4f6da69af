package rules

import (
	"iter"
	"math/bits"
)

// Point is a place where a piece can stand: a bit of its game's padded
// lattice, not the square's number. Within one game points ascend in the order
// of the board's rows, from the top left.
type Point int8

// None is no point.
const None Point = -1

// Set is a set of points of one game.
type Set uint64

// Of is the set of the given points.
func Of(points ...Point) Set {
	var s Set
	for _, p := range points {
		s = s.With(p)
	}
	return s
}

// With is s and p.
func (s Set) With(p Point) Set { return s | 1<<p }

// Has reports whether p is in s; None never is.
func (s Set) Has(p Point) bool { return p >= 0 && s>>p&1 != 0 }

// Len counts the points of s.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

// All yields the points of s in ascending order.
func (s Set) All() iter.Seq[Point] {
	return func(yield func(Point) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.first()) {
				return
			}
		}
	}
}

// first is the lowest point of s, which must not be empty.
func (s Set) first() Point { return Point(bits.TrailingZeros64(uint64(s))) }

// shift moves every point of s by n bits. It rotates, which is one instruction
// in either direction: whatever leaves one end falls on padding at the other.
func (s Set) shift(n int) Set { return Set(bits.RotateLeft64(uint64(s), n)) }
