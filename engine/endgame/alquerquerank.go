package endgame

import "math/bits"

// Sets with the same number of points are ranked in ascending order, which is
// the combinatorial number system: the rank is the sum of the ways to choose
// i points below the i-th.

// alquerqueChoose[n][k] is the number of sets of k points among n.
var alquerqueChoose = func() (c [alquerquePoints + 1][alquerquePoints + 1]int) {
	for n := range c {
		c[n][0] = 1
		for k := 1; k <= n; k++ {
			c[n][k] = c[n-1][k-1] + c[n-1][k]
		}
	}
	return c
}()

// alquerqueRank is the number of sets with as many points that come before s.
func alquerqueRank(s uint32) int {
	rank := 0
	for k := 1; s != 0; k++ {
		rank += alquerqueChoose[bits.TrailingZeros32(s)][k]
		s &= s - 1
	}
	return rank
}

// alquerqueUnrank is the set of n points with a rank.
func alquerqueUnrank(rank, n int) uint32 {
	var s uint32
	at := alquerquePoints
	for ; n > 0; n-- {
		for at--; alquerqueChoose[at][n] > rank; at-- {
		}
		rank -= alquerqueChoose[at][n]
		s |= 1 << at
	}
	return s
}

// alquerqueNext is the next higher set with as many points.
func alquerqueNext(s uint32) uint32 {
	low := s & -s
	up := s + low
	return up | (s^up)/low>>2
}

// alquerqueSqueeze numbers the points of a set among those that are not taken.
func alquerqueSqueeze(s, taken uint32) uint32 {
	var squeezed uint32
	for ; s != 0; s &= s - 1 {
		at := bits.TrailingZeros32(s)
		squeezed |= 1 << (at - bits.OnesCount32(taken&(1<<at-1)))
	}
	return squeezed
}

// alquerqueSpread puts a set so numbered back on the board.
func alquerqueSpread(squeezed, taken uint32) uint32 {
	for ; taken != 0; taken &= taken - 1 {
		below := taken&-taken - 1
		squeezed = squeezed&below | squeezed&^below<<1
	}
	return squeezed
}
