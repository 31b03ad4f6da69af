package endgame

import (
	"iter"
	"math/bits"
)

// Sets of equally many squares are ranked in ascending order, which is the
// combinatorial number system: a rank is the sum of the ways to put k pieces below
// the k-th.

// binomials has, by n and k, the subsets of k in a set of n.
var binomials = func() (b [33][mostAlquerque]int) {
	for n := range b {
		b[n][0] = 1
		for k := 1; n > 0 && k < mostAlquerque; k++ {
			b[n][k] = b[n-1][k-1] + b[n-1][k]
		}
	}
	return b
}()

func choose(n, k int) int { return binomials[n][k] }

// rank is the number of a subset of some squares.
func rank(subset, squares uint32) int {
	n := 0
	for k := 1; subset != 0; k++ {
		low := subset & -subset
		n += binomials[bits.OnesCount32(squares&(low-1))][k]
		subset &= subset - 1
	}
	return n
}

// unrank is the subset of k squares with number n.
func unrank(n, k int, squares uint32) (subset uint32) {
	for ; k > 0; k-- {
		place := k - 1
		for choose(place+1, k) <= n {
			place++
		}
		n -= choose(place, k)
		subset |= nth(squares, place)
	}
	return subset
}

// ranked are the subsets of k of the lowest squares, in the order of their numbers.
func ranked(k, squares int) iter.Seq[uint32] {
	return func(yield func(uint32) bool) {
		end := uint32(1) << squares
		for s := uint32(1)<<k - 1; s < end; {
			if !yield(s) || s == 0 {
				return
			}
			// The next number with as many bits: the lowest run of them gives its
			// highest to the place above, and the others fall down.
			low := s & -s
			run := s + low
			s = run | (s^run)/low>>2
		}
	}
}

// nth is the square with so many of the others below it.
func nth(squares uint32, n int) uint32 {
	for range n {
		squares &= squares - 1
	}
	return squares & -squares
}
