package engine

import "damiera/rules"

// A path is the way to the position being searched: what the draws by
// repetition and by idleness depend on. It is kept beside positions, not in
// them, so that equal positions stay equal.
type path struct {
	keys []uint64 // of every position since the last progress before the root, and on down the search
	root int      // the root's place among keys
	idle [maxPly + 2]int
	// loose counts the plies since a move that nothing can undo. In draughts
	// it is idle itself; in Alquerque a step forwards counts as idle and yet
	// can never be undone.
	loose [maxPly + 2]int
}

// begin sets the path to the root of a search.
func (w *path) begin(m rules.Match) {
	positions := m.Positions()
	from := max(0, len(positions)-1-m.Idle())
	w.keys = w.keys[:0]
	for i := range positions[from:] {
		w.keys = append(w.keys, key(&positions[from+i]))
	}
	w.root = len(w.keys) - 1
	w.idle[0], w.loose[0] = m.Idle(), m.Idle()
}

// push adds the position that m leads to from p, one ply below ply.
func (w *path) push(p *rules.Position, m rules.Move, after *rules.Position, ply int) {
	w.keys = append(w.keys[:w.root+ply+1], key(after))
	idle, loose := w.idle[ply]+1, w.loose[ply]+1
	switch {
	case m.IsCapture():
		idle, loose = 0, 0
	case p.Game != rules.Alquerque:
		if !p.Kings.Has(m.From()) {
			idle, loose = 0, 0
		}
	case forwards(m):
		loose = 0
	}
	w.idle[ply+1], w.loose[ply+1] = idle, loose
}

// forwards reports whether a step in Alquerque leaves its row.
func forwards(m rules.Move) bool {
	_, from := rules.Alquerque.Cell(m.From())
	_, to := rules.Alquerque.Cell(m.To())
	return from != to
}

// repeated reports whether the position at ply counts as a repetition: once
// within the search, where going round again gains nothing, or twice in the
// match before it, where once more is the third time. Italian draughts has no
// such draw, but there too who comes round again has made no progress.
func (w *path) repeated(ply int) bool {
	now := w.root + ply
	here, before := w.keys[now], 0
	// Coming back takes each side two moves.
	for back := 4; back <= w.loose[ply] && back <= now; back += 2 {
		if w.keys[now-back] != here {
			continue
		}
		if before++; before == 2 || now-back >= w.root {
			return true
		}
	}
	return false
}
