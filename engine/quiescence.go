package engine

// settle is the quiescence search: it plays captures out and judges the quiet
// position after them. Captures are compulsory, so there is no choice of leaving them be: every one is tried
// and none is better than nothing. capture tells whether there is one here.
func (s *search) settle(alpha, beta, ply int, capture bool) int {
	f := &s.frames[ply]
	p := &f.at
	f.line = f.line[:0]
	s.visit()
	if s.stopped {
		return 0
	}
	if !capture {
		if !p.CanStep() {
			return ply - mate
		}
		if score, known := s.ending(p, ply); known {
			return score
		}
		return evaluate(p)
	}
	if ply >= maxPly {
		return evaluate(p) // a dozen exchanges beyond the deepest search: no play gets here
	}
	f.moves = p.AppendEffects(f.moves[:0])
	s.rank(p, f, noMove)
	best := -endless
	for i := range f.moves {
		m := f.moves[f.next(i)]
		after := &s.frames[ply+1].at
		*after = p.Play(m)
		s.path.idle[ply+1] = 0
		score := -s.settle(-beta, -alpha, ply+1, after.MustCapture())
		if s.stopped {
			return 0
		}
		if score <= best {
			continue
		}
		if best = score; score > alpha {
			alpha = score
			f.line = append(append(f.line[:0], m), s.frames[ply+1].line...)
		}
		if alpha >= beta {
			break
		}
	}
	return best
}
