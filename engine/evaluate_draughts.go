package engine

import (
	"math/bits"

	"damiera/rules"
)

// draughtsWeights say what things are worth in one of the games on 32 squares,
// in hundredths of a man.
type draughtsWeights struct {
	man  int
	king int

	// onlyKings is for having a king while the other side has none. In Italian
	// draughts nothing can take that king; in English draughts men can, and
	// matches showed no gain.
	onlyKings int

	row    [8]int // a man by the rows that it has still to go; 7 guards the home row
	inner  int    // a man in the middle
	backed int    // a man with a friend behind it, or the edge: it cannot be jumped from before
	step   int    // a square that men can step to
	fixed  int    // a man that cannot step

	kingInner int    // a king in the middle
	kingFixed int    // a king that cannot move
	runaway   [8]int // a man whose way is free, by the rows that it has still to go

	// exchange is for being ahead, a hundredth for each hundredth ahead and
	// each piece gone from the board: with fewer pieces an advantage weighs more.
	exchange int
}

var draughts = [...]*draughtsWeights{
	rules.Italian: {
		man: 100, king: 170, onlyKings: 60,
		row:   [8]int{0, 14, 9, 6, 4, 2, 0, 22},
		inner: 3, backed: 6, step: 3, fixed: -3,
		kingInner: 5, kingFixed: -40,
		runaway:  [8]int{0, 60, 45, 35, 0, 0, 0, 0},
		exchange: 2,
	},
	rules.English: {
		man: 100, king: 135,
		row:   [8]int{0, 12, 8, 5, 3, 2, 0, 22},
		inner: 3, backed: 3, step: 3, fixed: -3,
		kingInner: 5, kingFixed: -25,
		runaway:  [8]int{0, 15, 12, 8, 0, 0, 0, 0},
		exchange: 2,
	},
}

// evaluateDraughts judges a quiet position for White.
func evaluateDraughts(p *rules.Position) int {
	gr, w := grounds[p.Game], draughts[p.Game]
	white, black := gr.viewOf(p, rules.White), gr.viewOf(p, rules.Black)
	score := w.side(gr, &white) - w.side(gr, &black)

	ahead := w.material(&white) - w.material(&black)
	gone := 2*rules.MaxPieces - count(uint64(p.Side[rules.White]|p.Side[rules.Black]))
	score += ahead * gone * w.exchange / 100

	switch {
	case ahead > 0 && black.men == 0:
		score += hunt(gr, white.kings, black.kings)
	case ahead < 0 && white.men == 0:
		score -= hunt(gr, black.kings, white.kings)
	}
	return score
}

func (w *draughtsWeights) material(v *view) int {
	return w.man*count(v.men) + w.king*count(v.kings)
}

// side is what one side's pieces are worth where they stand. Men move towards
// the low bits: by four or by five, and the padding keeps them on the board.
func (w *draughtsWeights) side(gr *ground, v *view) int {
	score := w.material(v)
	for row, points := range gr.rows {
		score += w.row[row] * count(v.men&points)
	}
	own := v.men | v.kings
	score += w.inner * count(v.men&gr.inner)
	score += w.backed * count(v.men&(own>>4|own>>5|gr.edge))
	score += w.step * count((v.men>>4|v.men>>5)&v.empty)
	up := v.empty<<4 | v.empty<<5
	score += w.fixed * count(v.men&^up)
	if v.kings != 0 {
		score += w.kingInner * count(v.kings&gr.inner)
		score += w.kingFixed * count(v.kings&^(up|v.empty>>4|v.empty>>5))
		if v.theirKings == 0 {
			score += w.onlyKings
		}
	}
	for far := v.men & (gr.rows[1] | gr.rows[2] | gr.rows[3]); far != 0; far &= far - 1 {
		p := bits.TrailingZeros64(far)
		if gr.ahead[p]&(v.theirMen|v.theirKings) == 0 {
			score += w.runaway[gr.toGo[p]]
		}
	}
	return score
}

// hunt rewards the stronger side's kings for coming near a side that has only
// kings left, and for driving it out of the corners where it can turn to and
// fro. Without it a won ending shuffles until it is drawn.
func hunt(gr *ground, hunters, hunted uint64) int {
	score := 0
	for q := hunted; q != 0; q &= q - 1 {
		at := bits.TrailingZeros64(q)
		for h := hunters; h != 0; h &= h - 1 {
			score -= 2 * int(gr.distance[at][bits.TrailingZeros64(h)])
		}
	}
	return score - 16*count(hunted&gr.corners)
}
