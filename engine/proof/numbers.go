package proof

// numbers are those of proof and disproof: how many positions have to be decided
// at the least, or about as many, to prove that the attacker wins, or that it does
// not. A win has the proof number 0, and what is no win the disproof number 0.
type numbers struct{ pn, dn uint32 }

const infinite = 1 << 30

var (
	unknown = numbers{1, 1}
	wins    = numbers{0, infinite}
	noWin   = numbers{infinite, 0}
)

func (n numbers) decided() bool { return n.pn == 0 || n.dn == 0 }

// turned changes the two, which is how the other side sees them.
func (n numbers) turned() numbers { return numbers{n.dn, n.pn} }

// A tally is what a position's numbers are by those of its children.
type tally struct {
	numbers
	best   int    // the child to look into
	second uint32 // the number that the next best one has
	quiet  uint32 // the highest number among children that a step sideways leads to
}

// sum makes the numbers of a position. To a side that wants to prove something
// one child is enough: the lowest number counts. To prove the opposite all
// children have to be refuted, and their numbers add up. Steps sideways lead into
// each other, though, and counting those that are common to them again and again
// made sums beyond all bounds: of such children only the hardest counts.
func sum(attacks bool, children []child) tally {
	t := tally{numbers: numbers{infinite, 0}, second: infinite}
	for i := range children {
		n := children[i].numbers
		if !attacks {
			n = n.turned()
		}
		if children[i].quiet {
			t.quiet = max(t.quiet, n.dn)
		} else {
			t.dn = min(t.dn+n.dn, infinite-1)
		}
		switch {
		case n.pn < t.pn:
			t.second, t.pn, t.best = t.pn, n.pn, i
		case n.pn < t.second:
			t.second = n.pn
		}
	}
	if t.dn = min(t.dn+t.quiet, infinite-1); t.pn == 0 {
		t.dn = infinite
	}
	if !attacks {
		t.numbers = t.turned()
	}
	return t
}

// enough are the bounds within which the best child is looked into: until the
// second best one looks better by a quarter, so that the search does not jump to
// and fro, or until the position's own numbers reach their bounds.
func (t *tally) enough(attacks bool, c *child, bound numbers) numbers {
	own, n := t.numbers, c.numbers
	if !attacks {
		own, n, bound = own.turned(), n.turned(), bound.turned()
	}
	others := own.dn - n.dn
	if c.quiet {
		others = own.dn - t.quiet
	}
	enough := numbers{min(bound.pn, t.second+t.second/4+1), bound.dn - others}
	if !attacks {
		return enough.turned()
	}
	return enough
}
