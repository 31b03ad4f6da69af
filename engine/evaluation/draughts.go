package evaluation

import (
	"math/bits"

	"damiera/rules"
)

// Patterns of the draughts games, by section. The areas of men show a king as
// an empty square: with few kings about that says more of them than it loses.
const (
	areaSize = 6561 // 3 to the 8: each of eight squares empty, ours or theirs

	squareAreas = 15 // four rows by four columns, from rows 0 to 4 and columns 0, 2 and 4
	rowAreas    = 7  // two whole rows, from rows 0 to 6

	// Only while there is a king: two rows by four columns, 5 to the 4 since
	// men and kings are told apart, from rows 0 to 6 and columns 0, 2 and 4.
	kingAreas    = 21
	kingAreaSize = 625

	// At most four men and four kings a side: how many of each.
	balances = 625

	rowAreasAt  = squareAreas * areaSize
	kingAreasAt = rowAreasAt + rowAreas*areaSize
	balancesAt  = kingAreasAt + kingAreas*kingAreaSize

	draughtsPatterns = balancesAt + balances
)

// The named terms: what of ours there is more than of theirs, but for those
// that say otherwise.
const (
	turnTerm      = iota // one: the side to move is the better for it
	manTerm              // men
	kingTerm             // kings
	firstKingTerm        // having a king while they have none
	backRankTerm         // men at home
	bridgeTerm           // both men of the bridge at home, which guards the whole row
	dogHoleTerm          // a man of ours buried in the corner before their home row
	tempoTerm            // rows that the men have gone
	stepTerm             // squares that men can step to
	fixedTerm            // men that cannot step
	kingStepTerm         // steps that kings can make
	kingFixedTerm        // kings that cannot move
	moveTerm             // one when we have the move (the opposition), minus one when they have
	nearTerm             // against kings alone: steps from our kings to theirs
	cornerTerm           // against kings alone: theirs where they can turn to and fro
	runawayTerm          // a man whose way is free, by the rows that it has still to go

	draughtsTerms = runawayTerm + farRows
)

// farRows is how many rows from being crowned a man may be a runaway.
const farRows = 4

const maxTerms = draughtsTerms

var draughtsNames = []string{
	"turn", "man", "king", "first king", "back rank", "bridge", "dog hole", "tempo",
	"step", "fixed", "king step", "king fixed", "the move", "near", "corner",
	"runaway 1", "runaway 2", "runaway 3", "runaway 4",
}

func draughtsKind() *kind {
	return &kind{
		terms: draughtsNames, patterns: draughtsPatterns,
		canon: func(f int) int { return f }, twin: draughtsTwin,
	}
}

// Three lanes of one word, for what starts in columns 0, 2 and 4 of a row.
const (
	lane     = 21
	laneMask = 1<<lane - 1
)

// manRows and kingRows turn a row's four squares, ours in the low four bits and
// theirs above, into the values of its three pairs of neighbours: in manRows to
// base 3, in the others to base 5, where kings are counted beside men.
var manRows, manRows5, kingRows5 = rowTable(3, 1, 2), rowTable(5, 1, 2), rowTable(5, 3, 4)

func rowTable(base, ours, theirs uint64) *[256]uint64 {
	var t [256]uint64
	for row := range t {
		digit := func(i int) uint64 { return ours*uint64(row>>i&1) + theirs*uint64(row>>(i+4)&1) }
		for i := range 3 {
			t[row] |= (digit(i)*base + digit(i+1)) << (lane * i)
		}
	}
	return &t
}

func readDraughts(p *rules.Position, r *reading) {
	gr := grounds[p.Game]
	v := gr.view(p)
	second := gr.start[1]
	men := func(row int) uint64 {
		at := row/2*9 + row&1*second
		return manRows[v.men>>at&15|v.foeMen>>at&15<<4]
	}

	// Each area's number grows row by row, three areas side by side at a time.
	var one [8]uint64
	for row := range one {
		one[row] = men(row)
	}
	var two [7]uint64
	for row := range two {
		two[row] = one[row]*9 + one[row+1]
	}
	f := 0
	for row := range 5 {
		four := two[row]*81 + two[row+2]
		r.features[f] = uint32(four&laneMask) + uint32(f*areaSize)
		r.features[f+1] = uint32(four>>lane&laneMask) + uint32((f+1)*areaSize)
		r.features[f+2] = uint32(four>>(2*lane)) + uint32((f+2)*areaSize)
		f += 3
	}
	whole := func(row int) uint32 { return uint32(one[row]&laneMask)*9 + uint32(one[row]>>(2*lane)) }
	above := whole(0)
	for row := range rowAreas {
		below := whole(row + 1)
		r.features[f] = above*81 + below + uint32(f*areaSize)
		above = below
		f++
	}
	r.shown = f
	if v.kings|v.foeKings != 0 {
		readKings(&v, second, r)
	}

	om, ok, fm, fk := count(v.men), count(v.kings), count(v.foeMen), count(v.foeKings)
	if om <= 4 && ok <= 4 && fm <= 4 && fk <= 4 {
		r.show(balancesAt + ((om*5+ok)*5+fm)*5 + fk)
	}
	r.full = fullness(om + ok + fm + fk)
	r.counts[turnTerm] = 1
	r.counts[manTerm], r.counts[kingTerm] = int64(om-fm), int64(ok-fk)
	w := &gr.ways
	steps := count((v.men>>4|v.men>>5)&v.empty) - count((v.foeMen<<4|v.foeMen<<5)&v.empty)
	before, behind := v.empty<<4|v.empty<<5, v.empty>>4|v.empty>>5
	fixed := count(v.men&^before) - count(v.foeMen&^behind)
	r.counts[stepTerm], r.counts[fixedTerm] = int64(steps), int64(fixed)
	r.counts[tempoTerm] = int64(gr.tempo(v.men, v.foeMen))
	draughtsMen(&w[0], v.men, v.foeMen, v.foeKings, 1, r)
	draughtsMen(&w[1], v.foeMen, v.men, v.kings, -1, r)
	if v.kings != 0 {
		draughtsKings(gr, v.kings, v.foeMen, v.foeKings, v.empty, before|behind, 1, r)
	}
	if v.foeKings != 0 {
		draughtsKings(gr, v.foeKings, v.men, v.kings, v.empty, before|behind, -1, r)
	}
	if om+ok == fm+fk {
		r.counts[moveTerm] = int64(count((v.men|v.kings|v.foeMen|v.foeKings)&gr.system)&1)*2 - 1
	}
}

func readKings(v *view, second int, r *reading) {
	var above uint64
	for row := range 8 {
		at := row/2*9 + row&1*second
		here := manRows5[v.men>>at&15|v.foeMen>>at&15<<4] + kingRows5[v.kings>>at&15|v.foeKings>>at&15<<4]
		if row > 0 {
			two, f := above*25+here, kingAreasAt+(row-1)*3*kingAreaSize
			r.show(int(two&laneMask) + f)
			r.show(int(two>>lane&laneMask) + f + kingAreaSize)
			r.show(int(two>>(2*lane)) + f + 2*kingAreaSize)
		}
		above = here
	}
}

// A way is what the men of one side look at on their way: those of the side to
// move go up in a view, the others down.
type way struct {
	home     uint64
	bridge   uint64     // the two squares at home from which men watch the whole row
	dogHole  uint64     // the square at the edge before the far row …
	dogGuard uint64     // … and the only one that a man can go to from there
	far      uint64     // whence a man may be a runaway
	toGo     [64]int    // rows that a man has still to go
	ahead    [64]uint64 // the points that a piece may come from to stop a man
}

// draughtsMen counts the terms of one side's men.
func draughtsMen(w *way, men, foeMen, foeKings uint64, sign int64, r *reading) {
	r.counts[backRankTerm] += sign * int64(count(men&w.home))
	if men&w.bridge == w.bridge {
		r.counts[bridgeTerm] += sign
	}
	if men&w.dogHole != 0 && foeMen&w.dogGuard != 0 {
		r.counts[dogHoleTerm] += sign
	}
	for far := men & w.far; far != 0; far &= far - 1 {
		p := bits.TrailingZeros64(far)
		if w.ahead[p]&(foeMen|foeKings) == 0 {
			r.counts[runawayTerm+w.toGo[p]-1] += sign
		}
	}
}

// draughtsKings counts the terms of one side's kings; near has the squares from
// which one step leads to an empty one.
func draughtsKings(gr *ground, kings, foeMen, foeKings, empty, near uint64, sign int64, r *reading) {
	r.counts[kingStepTerm] += sign * int64(count(kings>>4&empty)+count(kings>>5&empty)+
		count(kings<<4&empty)+count(kings<<5&empty))
	r.counts[kingFixedTerm] += sign * int64(count(kings&^near))
	if foeKings == 0 {
		r.counts[firstKingTerm] += sign
		return
	}
	if foeMen != 0 {
		return
	}
	for q := foeKings; q != 0; q &= q - 1 {
		at := bits.TrailingZeros64(q)
		for h := kings; h != 0; h &= h - 1 {
			r.counts[nearTerm] += sign * int64(gr.distance[at][bits.TrailingZeros64(h)])
		}
	}
	r.counts[cornerTerm] += sign * int64(count(foeKings&gr.corners))
}
