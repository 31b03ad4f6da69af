package endgame

import (
	"fmt"

	"damiera/rules"
)

// A Tally counts positions with the same number of pieces, both sides having
// some, by their value for the side to move. Whose turn it is does not count
// twice: a position and the one with all colours changed are the same.
type Tally struct {
	Pieces           int
	Won, Drawn, Lost int64
	Longest          int // the greatest distance, in plies
}

// Positions is how many were counted.
func (t Tally) Positions() int64 { return t.Won + t.Drawn + t.Lost }

// add counts n positions.
func (t *Tally) add(v Value, distance int, n int64) {
	switch v {
	case Win:
		t.Won += n
	case Draw:
		t.Drawn += n
	case Loss:
		t.Lost += n
	}
	t.Longest = max(t.Longest, distance)
}

// join adds what another one has counted.
func (t *Tally) join(o Tally) {
	t.Won, t.Drawn, t.Lost = t.Won+o.Won, t.Drawn+o.Drawn, t.Lost+o.Lost
	t.Longest = max(t.Longest, o.Longest)
}

// Tally counts what was built with n pieces.
func (b *Builder) Tally(n int) (Tally, error) {
	t := Tally{Pieces: n}
	for _, m := range Materials(n) {
		if b.layouts[m] == nil {
			return t, fmt.Errorf("%d pieces have not been built", n)
		}
		results, err := b.resultsOf(m)
		if err != nil {
			return t, err
		}
		var count [256]int64
		for _, r := range results {
			count[r]++
		}
		for r, n := range count {
			if n > 0 {
				t.add(result(r).value(), result(r).distance(), n)
			}
		}
	}
	return t, nil
}

// Tally counts what was built with n men, mirror images apart.
func (t *AlquerqueTables) Tally(n int) Tally {
	count := Tally{Pieces: n}
	for _, c := range alquerqueClasses(n) {
		for i, r := range t.results[c] {
			switch v := t.layouts[c].at(i); v {
			case v.mirrored():
				count.add(r.value(), r.distance(), 1)
			case v.canonical():
				count.add(r.value(), r.distance(), 2)
			}
		}
	}
	return count
}

// published are totals that others found. Those of all boards, also with one
// side empty, are the Chinook project's (J. Schaeffer and others, from 1992);
// values were counted by a program that has nothing in common with this one.
var published = [...][8]struct{ boards, positions, won, drawn, lost int64 }{
	rules.Italian: {
		2: {6_972, 3_488, 866, 2_087, 535},
		3: {261_224, 196_032, 96_116, 17_204, 82_712},
		4: {7_092_774, 6_209_316, 2_588_968, 1_579_977, 2_040_371},
		5: {boards: 148_688_232, positions: 139_450_808},
		6: {boards: 2_503_611_964},
	},
	rules.English: {
		2: {6_972, 3_488, 716, 2_370, 402},
		3: {261_224, 196_032, 100_250, 8_477, 87_305},
		4: {7_092_774, 6_209_316, 2_574_304, 1_717_922, 1_917_090},
		5: {boards: 148_688_232, positions: 139_450_808},
		6: {boards: 2_503_611_964},
	},
	// Ways to place the men: C(25, n) times 2 to the n, less those all on one side.
	rules.Alquerque: {
		2: {boards: 1_200, positions: 600},
		3: {boards: 18_400, positions: 13_800},
		4: {boards: 202_400, positions: 177_100},
		5: {boards: 1_700_160, positions: 1_593_900},
		6: {boards: 11_334_400, positions: 10_980_200},
		7: {boards: 61_529_600, positions: 60_568_200},
	},
}
