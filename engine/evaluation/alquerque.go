package evaluation

import "damiera/rules"

// Patterns of Alquerque: areas of three by three points, from rows 0 to 2. Left
// and right are the same there, so that the areas on the two sides share their
// weights, both being read from the edge inwards, and what the areas in the
// middle show weighs the same as its mirror image.
const (
	nineSize = 19683 // 3 to the 9

	sideAreasAt       = 0
	middleAreasAt     = sideAreasAt + 3*nineSize
	alquerqueBalances = middleAreasAt + 3*nineSize // how many men we have and they have

	alquerquePatterns = alquerqueBalances + 13*13
)

// The named terms: what of ours there is more than of theirs.
const (
	alquerqueTurn = iota // one: the side to move is the better for it
	alquerqueMan         // men
	alquerqueGone        // rows that the men have gone: they never step back
	alquerqueStep        // steps that can be made
	alquerqueHang        // men that the other side could jump, were it its turn
	alquerqueTerms
)

var alquerqueNames = []string{"turn", "man", "gone", "step", "hang"}

func alquerqueKind() *kind {
	return &kind{
		terms: alquerqueNames, patterns: alquerquePatterns,
		canon: alquerqueCanon, twin: alquerqueTwin,
	}
}

// alquerqueRows turns a row's five points, ours in the low five bits and theirs
// above, into the values to base 3 of its left, middle and right three, in three
// lanes; the right three are read from the right.
var alquerqueRows = func() *[1024]uint64 {
	var t [1024]uint64
	for row := range t {
		three := func(points ...int) (n uint64) {
			for _, i := range points {
				n = n*3 + uint64(row>>i&1) + 2*uint64(row>>(i+5)&1)
			}
			return n
		}
		t[row] = three(0, 1, 2) | three(1, 2, 3)<<lane | three(4, 3, 2)<<(2*lane)
	}
	return &t
}()

func readAlquerque(p *rules.Position, r *reading) {
	gr := grounds[rules.Alquerque]
	v := gr.view(p)
	var rows [5]uint64
	for row := range rows {
		rows[row] = alquerqueRows[v.men>>(6*row)&31|v.foeMen>>(6*row)&31<<5]
	}
	for row := range 3 {
		nine := (rows[row]*27+rows[row+1])*27 + rows[row+2]
		r.features[3*row] = uint32(sideAreasAt+row*nineSize) + uint32(nine&laneMask)
		r.features[3*row+1] = uint32(middleAreasAt+row*nineSize) + uint32(nine>>lane&laneMask)
		r.features[3*row+2] = uint32(sideAreasAt+row*nineSize) + uint32(nine>>(2*lane))
	}
	own, foe := count(v.men), count(v.foeMen)
	r.shown = 9
	r.show(alquerqueBalances + min(own, 12)*13 + min(foe, 12))
	r.full = fullness(own + foe)
	r.counts[alquerqueTurn] = 1
	r.counts[alquerqueMan] = int64(own - foe)
	r.counts[alquerqueGone] = int64(gr.tempo(v.men, v.foeMen))
	across := gr.across(&v)
	alquerqueSide(gr, &v, 1, r)
	alquerqueSide(gr, &across, -1, r)
}

func alquerqueSide(gr *ground, v *view, sign int64, r *reading) {
	add := func(term, n int) { r.counts[term] += sign * int64(n) }
	d := v.men & gr.diagonal
	add(alquerqueStep, count(v.men>>6&v.empty)+count(d>>7&v.empty)+count(d>>5&v.empty)+
		count(v.men>>1&v.empty)+count(v.men<<1&v.empty))
	add(alquerqueHang, count(hanging(gr, v)))
}

// hanging is the set of the men that the other side could jump.
func hanging(gr *ground, v *view) uint64 {
	between := func(men, shift uint64) uint64 {
		// A jump goes either way along the line, from a foe to an empty point.
		return men & (v.foeMen<<shift&(v.empty>>shift) | v.foeMen>>shift&(v.empty<<shift))
	}
	d := v.men & gr.diagonal
	return between(v.men, 1) | between(v.men, 6) | between(d, 5) | between(d, 7)
}

// alquerqueCanon is the place of a pattern or of its mirror image in the middle,
// whichever is lower.
func alquerqueCanon(f int) int {
	if f < middleAreasAt || f >= alquerqueBalances {
		return f
	}
	rows := threes((f - middleAreasAt) % nineSize)
	for i, row := range rows {
		rows[i] = row%3*9 + row/3%3*3 + row/9
	}
	return min(f, f-(f-middleAreasAt)%nineSize+nine(rows))
}

// alquerqueTwin is the place of a pattern as the other side sees it: what was
// at an edge still is, so only the order of the rows is turned.
func alquerqueTwin(f int) int {
	if f >= alquerqueBalances {
		b := f - alquerqueBalances
		return alquerqueBalances + b%13*13 + b/13
	}
	area, section := f/nineSize%3, f/(3*nineSize)
	rows := threes(f % nineSize)
	for i, row := range rows {
		rows[i] = manAcross[row/9]*9 + manAcross[row/3%3]*3 + manAcross[row%3]
	}
	rows[0], rows[2] = rows[2], rows[0]
	return alquerqueCanon((3*section+2-area)*nineSize + nine(rows))
}

func threes(pattern int) [3]int { return [3]int{pattern / 729, pattern / 27 % 27, pattern % 27} }
func nine(rows [3]int) int      { return (rows[0]*27+rows[1])*27 + rows[2] }
