package engine

import "damiera/rules"

// Moves are tried in the order of these marks: the sooner the best one is
// found, the more of the others are refuted by a glance.
const (
	knownMark   = 1 << 40
	captureMark = 1 << 32 // for each piece taken
	crownMark   = 1 << 30
	killerMark  = 1 << 28
	historyMost = 1 << 26
)

// A ranked move: its mark, and in the low sixteen bits its place in the list
// from the end, so that among equals the first is tried first.
type ranked int64

func (r ranked) place() int  { return 0xffff - int(r&0xffff) }
func (r ranked) mark() int64 { return int64(r) >> 16 }

// A step is told by its two points.
type step uint16

func stepOf(m rules.Move) step { return step(m.From())<<6 | step(m.To()) }

// history counts, for each side and step, how often it refuted what came before.
type history [2][1 << 12]int32

func (h *history) reward(c rules.Color, m rules.Move, depth int) {
	n := &h[c][stepOf(m)]
	*n += int32(depth * depth)
	if *n >= historyMost {
		for i := range h[c] {
			h[c][i] /= 2
		}
	}
}

// rank marks the moves of f. known is the place of the move that an earlier
// search found best, or noMove.
func (s *search) rank(p *rules.Position, f *frame, known int) {
	f.ranks = f.ranks[:0]
	crown := s.crown[p.Turn]
	for i, m := range f.moves {
		mark := int64(0)
		switch {
		case i == known:
			mark = knownMark
		case m.IsCapture():
			mark = int64(m.Jumps()+(m.Taken&p.Kings).Len()) * captureMark
		default:
			switch st := stepOf(m); {
			case crown.Has(m.To()) && !p.Kings.Has(m.From()):
				mark = crownMark
			case st == f.killers[0]:
				mark = killerMark + 1
			case st == f.killers[1]:
				mark = killerMark
			default:
				mark = int64(s.history[p.Turn][st])
			}
		}
		f.ranks = append(f.ranks, ranked(mark<<16|int64(0xffff-i&0xffff)))
	}
}

// next brings the best of the moves not yet tried to place i and gives its place
// in the list. Most positions need only the first few, so nothing is sorted.
func (f *frame) next(i int) int {
	best := i
	for j := i + 1; j < len(f.ranks); j++ {
		if f.ranks[j] > f.ranks[best] {
			best = j
		}
	}
	f.ranks[i], f.ranks[best] = f.ranks[best], f.ranks[i]
	return f.ranks[i].place()
}

// refuted remembers a step that refuted the move before it.
func (s *search) refuted(c rules.Color, f *frame, m rules.Move, depth int) {
	if m.IsCapture() {
		return
	}
	if st := stepOf(m); st != f.killers[0] {
		f.killers[1], f.killers[0] = f.killers[0], st
	}
	s.history.reward(c, m, depth)
}
