// Package evaluation judges quiet positions with weights learned from play.
//
// A position is always seen by the side to move, with the board turned so that
// its men go up. What is seen are features: which pattern each small area of
// the board shows, how the pieces are balanced, and a few named terms that no
// small area can show. Each feature has two weights, for a full board and for an
// empty one, and counts in between as the number of pieces says.
//
// Package tune learns the weights; they are embedded (see weights.go).
package evaluation

import "damiera/rules"

// fine is how many units of a weight make a hundredth of a man. Many small
// weights are added, and rounding each to a hundredth would drown them.
const fine = 4

// most bounds a score, well within what a search keeps for wins and losses.
const most = 10_000

// Score judges a position for the side to move, in hundredths of a man. The
// position must be quiet: with a capture pending the pieces tell nothing.
func Score(p *rules.Position) int {
	w := learned[p.Game]()
	var r reading
	read(p, &r)
	var patterns int32
	for _, f := range r.features[:r.shown] {
		patterns += w.patterns[f]
	}
	var terms int64
	for i, c := range r.counts[:len(w.terms)] {
		terms += c * w.terms[i]
	}
	full := int(high16(patterns)) + int(high32(terms))
	bare := int(int16(patterns)) + int(int32(terms))
	score := (full*r.full + bare*(wholeBoard-r.full)) / (wholeBoard * fine)
	return max(-most, min(score, most))
}

// A pair of weights lies in one word, the full board's above the empty one's,
// and pairs are added in one go: the lower borrows from the upper when it is
// negative, which taking the upper apart gives back.
func high16(pair int32) int16 { return int16((pair + 1<<15) >> 16) }
func high32(pair int64) int32 { return int32((pair + 1<<31) >> 32) }

// wholeBoard is the number of pieces at the start, less the two that are always
// there while anything is to be judged.
const wholeBoard = 22

// fullness is how full a board with so many pieces is, from 0 to wholeBoard.
func fullness(pieces int) int { return max(0, min(pieces-2, wholeBoard)) }

// A reading is what is seen of a position.
type reading struct {
	features [48]uint32 // the places of the patterns shown
	shown    int        // how many
	counts   [maxTerms]int64
	full     int // 0 to wholeBoard
}

func (r *reading) show(feature int) {
	r.features[r.shown] = uint32(feature)
	r.shown++
}

// read sees what there is to see. The calls are plain ones, so that r stays on
// the stack.
func read(p *rules.Position, r *reading) {
	if p.Game == rules.Alquerque {
		readAlquerque(p, r)
	} else {
		readDraughts(p, r)
	}
}

// A kind is what the evaluation of one kind of board consists of.
type kind struct {
	terms    []string        // their names
	patterns int             // how many
	canon    func(f int) int // of patterns that weigh the same, the one that has the weight
	twin     func(f int) int // the pattern as the other side sees it
}

var kinds = [...]*kind{
	rules.Italian:   draughtsKind(),
	rules.English:   draughtsKind(),
	rules.Alquerque: alquerqueKind(),
}
