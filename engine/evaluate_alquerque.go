package engine

import "damiera/rules"

// alquerque says what things are worth in that game, in hundredths of a man.
var alquerque = struct {
	man    int
	row    [5]int // by the rows still to go: men never step back, so rows are a reserve of moves
	edge   int    // on the edge a man can be jumped along it only
	backed int    // a man with a friend straight behind
	step   int    // a step that can be made: who has none has lost
	hangs  int    // a man that the other side could jump, were it its turn
	ahead  int    // as in draughts, for each man gone
}{
	man:    100,
	row:    [5]int{0, 8, 13, 17, 21},
	edge:   3,
	backed: 2,
	step:   1,
	hangs:  -15,
	ahead:  2,
}

// evaluateAlquerque judges a quiet position for White.
func evaluateAlquerque(p *rules.Position) int {
	gr := grounds[rules.Alquerque]
	white, black := gr.viewOf(p, rules.White), gr.viewOf(p, rules.Black)
	score := alquerqueSide(gr, &white) - alquerqueSide(gr, &black)
	ahead := count(white.men) - count(black.men)
	gone := 2*rules.MaxPieces - count(white.men|black.men)
	return score + ahead*gone*alquerque.ahead
}

func alquerqueSide(gr *ground, v *view) int {
	w := &alquerque
	score := w.man * count(v.men)
	for row, points := range gr.rows[:5] {
		score += w.row[row] * count(v.men&points)
	}
	score += w.edge * count(v.men&gr.edge)
	score += w.backed * count(v.men&(v.men>>6))
	d := v.men & gr.diagonal
	steps := count(v.men>>6&v.empty) + count(d>>7&v.empty) + count(d>>5&v.empty) +
		count(v.men>>1&v.empty) + count(v.men<<1&v.empty)
	score += w.step * steps
	return score + w.hangs*count(hanging(gr, v))
}

// hanging is the set of the men that the other side could jump.
func hanging(gr *ground, v *view) uint64 {
	between := func(men, shift uint64) uint64 {
		// A jump goes either way along the line, from a foe to an empty point.
		return men & (v.theirMen<<shift&(v.empty>>shift) | v.theirMen>>shift&(v.empty<<shift))
	}
	d := v.men & gr.diagonal
	return between(v.men, 1) | between(v.men, 6) | between(d, 5) | between(d, 7)
}
