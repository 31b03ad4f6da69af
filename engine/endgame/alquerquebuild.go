package endgame

import "damiera/rules"

// AlquerqueTables holds the results of all positions of Alquerque with few men,
// both sides having some, one byte for each and its mirror
// image. The tables that the program carries are made of it.
type AlquerqueTables struct {
	men     int // up to this many
	layouts map[alquerqueClass]*alquerqueLayout
	results map[alquerqueClass][]result // by the layout's numbers
}

// BuildAlquerque solves all positions with up to so many men: 3 seconds and 7 MB
// for 6, 15 seconds and 38 MB for 7, six times as much for each one more.
// progress, if there is one, is told how many positions of how many are done.
func BuildAlquerque(men int, progress func(done, total int64)) *AlquerqueTables {
	t := &AlquerqueTables{men, map[alquerqueClass]*alquerqueLayout{}, map[alquerqueClass][]result{}}
	var done, total int64
	for n := 2; n <= men; n++ {
		for _, c := range alquerqueClasses(n) {
			t.layouts[c] = newAlquerqueLayout(c)
			total += int64(t.layouts[c].size())
		}
	}
	for n := 2; n <= men; n++ {
		// Steps change whose turn it is and captures lose men: a class and its
		// turned one are solved together, after all smaller ones.
		for own := 1; 2*own <= n; own++ {
			s := newAlquerqueSolver(t, alquerqueClass{own, n - own})
			s.solve()
			for _, side := range s.distinct() {
				t.results[side.alquerqueClass] = side.results
				done += int64(side.size())
			}
			if progress != nil {
				progress(done, total)
			}
		}
	}
	return t
}

// lookup gives the result of a position, if the tables reach that far. A side
// without men has lost.
func (t *AlquerqueTables) lookup(p *rules.Position) (r result, known bool) {
	if p.Game != rules.Alquerque {
		return drawn, false
	}
	v := seeAlquerque(p)
	switch c := v.class(); {
	case c.own == 0:
		return loses, true
	case c.their == 0 || c.men() > t.men:
		return drawn, false
	default:
		return t.results[c][t.layouts[c].index(v)], true
	}
}
