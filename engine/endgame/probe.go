package endgame

import "damiera/rules"

// Probe gives the value of a position in which the side to move has no capture
// and can move, draw counters ignored: a search plays captures first anyway. It
// takes about a microsecond.
func (t *Tables) Probe(p *rules.Position) (v Value, known bool) {
	if p.Side[p.Turn.Other()] == 0 {
		return Win, true
	}
	code, known := t.lookUp(values, p)
	return valueCodes[code%3], known
}

// Value gives the value of any position, draw counters ignored, where the tables
// reach it.
func (t *Tables) Value(p *rules.Position) (v Value, known bool) {
	if p.Game != t.game || p.Side[rules.White].Len()+p.Side[rules.Black].Len() > t.Reach() {
		return Draw, false
	}
	if !p.MustCapture() {
		if !p.CanStep() {
			return Loss, true
		}
		return t.Probe(p)
	}
	v = Loss
	for _, m := range p.AppendEffects(nil) {
		next := p.Play(m)
		w, known := t.Value(&next)
		if !known {
			return Draw, false
		}
		v = max(v, -w)
	}
	return v, true
}

// Distance counts the plies to the next progress, of which the draw by
// idleness takes count: a capture, in draughts a man's move too, and the end of
// the game. The winner makes it as short as can be and still wins, the loser
// as long. A draw has none. Where no table has it, it is worked out, which can
// take a second; meanwhile rest, unless it is nil, is called every so often, and
// where it reports false nothing is known.
func (t *Tables) Distance(p *rules.Position, rest func() bool) (plies int, known bool) {
	v, known := t.Value(p)
	if !known || v == Draw {
		return 0, false
	}
	moves := p.AppendEffects(nil)
	switch {
	case len(moves) == 0:
		return 0, true
	case moves[0].IsCapture():
		return 1, true
	case v == Win:
		if d, known := t.lookUp(distances, p); known {
			return int(d), true
		}
		return t.slices.distance(t, p, rest)
	}
	plies = 1
	for _, m := range moves {
		if p.Progress(m) {
			continue
		}
		next := p.Play(m)
		d, known := t.Distance(&next, rest)
		if !known {
			return 0, false
		}
		plies = max(plies, d+1)
	}
	return plies, true
}

// Length counts the plies to the end of the game when the winner wins as
// quickly as can be and the loser holds out as long. A draw has none.
func (t *Tables) Length(p *rules.Position) (plies int, known bool) {
	v, known := t.Value(p)
	if !known || v == Draw {
		return 0, false
	}
	moves := p.AppendEffects(nil)
	if v == Win && !moves[0].IsCapture() {
		n, known := t.lookUp(lengths, p)
		return 2*int(n) - 1, known
	}
	best := -1
	for _, m := range moves {
		next := p.Play(m)
		if w, known := t.Value(&next); !known || w != -v {
			continue
		}
		n, known := t.Length(&next)
		if !known {
			return 0, false
		}
		if n++; best < 0 || v == Win && n < best || v == Loss && n > best {
			best = n
		}
	}
	return max(best, 0), true
}
