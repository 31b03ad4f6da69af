package rules

import "math/bits"

// Moves lists the legal moves of the side to move, every way of each capture.
// There are none when that side has lost.
func (p Position) Moves() []Move { return p.AppendMoves(nil) }

// AppendMoves appends the legal moves to dst. It allocates nothing when dst has
// room. Captures of one piece come in the order of their landings.
func (p Position) AppendMoves(dst []Move) []Move {
	w := laws[p.Game]
	if from := p.capturers(w); from != 0 {
		return p.appendCaptures(dst, w, from)
	}
	return p.appendSteps(dst, w)
}

// AppendEffects appends the legal moves to dst, but of the captures with the
// same origin, destination and taken pieces only the first: what a search needs.
func (p Position) AppendEffects(dst []Move) []Move {
	base := len(dst)
	dst = p.AppendMoves(dst)
	if len(dst)-base < 2 || !dst[base].IsCapture() {
		return dst
	}
	kept := base
	for _, m := range dst[base:] {
		if !hasEffect(dst[base:kept], m) {
			dst[kept] = m
			kept++
		}
	}
	return dst[:kept]
}

// hasEffect reports whether a move of the list leads where m does. Captures of
// one piece stand together, so it looks back no further than to m's origin.
func hasEffect(list []Move, m Move) bool {
	for i := len(list) - 1; i >= 0 && list[i].From() == m.From(); i-- {
		if list[i].sameEffect(m) {
			return true
		}
	}
	return false
}

// sameEffect reports whether two moves of a position lead to the same one.
func (m Move) sameEffect(o Move) bool {
	const game, from, to = 3, 63 << fromAt, 63 << toAt
	return m.Taken == o.Taken && (m.way^o.way)&(game|from|to) == 0
}

// MustCapture reports whether the side to move has a capture, and so must make one.
func (p Position) MustCapture() bool { return p.capturers(laws[p.Game]) != 0 }

// Movers is the set of the pieces that have a legal move.
func (p Position) Movers() Set {
	var s Set
	for _, m := range p.Moves() {
		s = s.With(m.From())
	}
	return s
}

// stuck reports whether the side to move has no legal move.
func (p Position) stuck() bool {
	return p.capturers(laws[p.Game]) == 0 && !p.CanStep()
}

// CanStep reports whether a piece of the side to move has an empty point to step
// to. Where a capture must be made it may not do so.
func (p Position) CanStep() bool {
	w := laws[p.Game]
	men, kings, empty := p.sides()
	for i := range w.steps[p.Turn] {
		if h := &w.steps[p.Turn][i]; (men&h.lines).shift(h.shift)&empty != 0 {
			return true
		}
	}
	if kings == 0 {
		return false
	}
	for i := range w.kings {
		if h := &w.kings[i]; (kings&h.lines).shift(h.shift)&empty != 0 {
			return true
		}
	}
	return false
}

// sides is what the generator asks first: the men and the kings of the side to
// move, and the points where nobody stands.
func (p *Position) sides() (men, kings, empty Set) {
	own := p.Side[p.Turn]
	return own &^ p.Kings, own & p.Kings, lattices[p.Game].board &^ (p.Side[White] | p.Side[Black])
}

func (p *Position) appendSteps(dst []Move, w *law) []Move {
	men, kings, empty := p.sides()
	dst = appendStepsOf(dst, p.Game, men, empty, w.steps[p.Turn])
	if kings != 0 {
		dst = appendStepsOf(dst, p.Game, kings, empty, w.kings)
	}
	return dst
}

func appendStepsOf(dst []Move, g Game, pieces, empty Set, hs []heading) []Move {
	for i := range hs {
		h := &hs[i]
		way := uint64(g) | oneHop | h.code<<hopAt
		for to := (pieces & h.lines).shift(h.shift) & empty; to != 0; to &= to - 1 {
			t := bits.TrailingZeros64(uint64(to))
			dst = append(dst, Move{way: way | uint64(t-h.shift)<<fromAt | uint64(t)<<toAt})
		}
	}
	return dst
}

// prey is what a piece of the side to move may capture.
func (p *Position) prey(w *law, king bool) Set {
	if w.spareKings && !king {
		return p.Side[p.Turn.Other()] &^ p.Kings
	}
	return p.Side[p.Turn.Other()]
}

// capturers is the set of the pieces that have something to jump over, whether
// or not precedence allows it.
func (p *Position) capturers(w *law) Set {
	men, kings, empty := p.sides()
	from := canJump(men, p.prey(w, false), empty, w.jumps[p.Turn])
	if kings != 0 {
		from |= canJump(kings, p.prey(w, true), empty, w.kings)
	}
	return from
}

func canJump(pieces, prey, empty Set, hs []heading) Set {
	var from Set
	for i := range hs {
		h := &hs[i]
		over := (pieces & h.lines).shift(h.shift) & prey
		from |= ((over & h.lines).shift(h.shift) & empty).shift(-2 * h.shift)
	}
	return from
}

func (p *Position) appendCaptures(dst []Move, w *law, from Set) []Move {
	_, _, empty := p.sides()
	c := chain{dst: dst, base: len(dst), ranked: w.precedence, kings: p.Kings}
	for ; from != 0; from &= from - 1 {
		c.start(p, w, from.first(), empty)
	}
	return c.dst
}

// A chain walks every capture that pieces can make on the board.
type chain struct {
	headings []heading
	prey     Set
	empty    Set
	kings    Set // on either side
	dst      []Move
	base     int // where this position's moves begin in dst
	ranked   bool
	king     rank // set when the moving piece is a king
	best     rank
}

// start follows the captures of the piece on the given point.
func (c *chain) start(p *Position, w *law, at Point, empty Set) {
	c.headings, c.king = w.jumps[p.Turn], 0
	if p.Kings.Has(at) {
		c.headings, c.king = w.kings, byKing
	}
	c.prey = p.prey(w, c.king != 0)
	// The moving piece has left its origin, so it may pass there again.
	c.empty = empty.With(at)
	c.follow(at, 0, uint64(p.Game)|uint64(at)<<fromAt, 0, 0)
}

// follow makes the next jump in every possible way. way is the move so far
// without its destination, met has a bit for each jump, set where a king is taken.
func (c *chain) follow(at Point, taken Set, way uint64, n uint, met rank) {
	last := true
	here := Set(1) << at
	for i := range c.headings {
		h := &c.headings[i]
		over := (here & h.lines).shift(h.shift) & c.prey &^ taken
		land := (over & h.lines).shift(h.shift) & c.empty
		if land == 0 {
			continue
		}
		last = false
		next := met << 1
		if over&c.kings != 0 {
			next |= 1
		}
		c.follow(land.first(), taken|over, (way|h.code<<(hopAt+hopBits*n))+oneHop, n+1, next)
	}
	if last && n > 0 {
		c.end(Move{way: way | uint64(at)<<toAt, Taken: taken}, n, met)
	}
}

// end keeps a finished capture, unless precedence prefers another.
func (c *chain) end(m Move, n uint, met rank) {
	if c.ranked {
		r := newRank(n, c.king, met)
		if r < c.best {
			return
		}
		if r > c.best {
			c.best = r
			c.dst = c.dst[:c.base]
		}
	}
	c.dst = append(c.dst, m)
}
