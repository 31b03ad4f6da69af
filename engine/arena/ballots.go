package arena

import (
	"strconv"

	"damiera/rules/ballot"
)

// ballots gives the federation's openings of the tables B and C, which favour neither side
// by more than two steps of the federation's scale, C by more than one; or,
// uneven, those of any table that favour a side by two steps or more.
func ballots(uneven bool) []opening {
	var list []opening
	for _, o := range ballot.All() {
		wanted := o.In('B') || o.In('C')
		if uneven {
			wanted = o.Favours.Steps >= 2
		}
		if wanted {
			list = append(list, opening{strconv.Itoa(o.Number), o.Match()})
		}
	}
	return list
}
