package rules

import (
	"strings"
	"unicode/utf8"
)

// Text is m as PDN writes it: origin and destination where that is enough to
// know m among the legal moves, and otherwise every landing.
func (p Position) Text(m Move) string {
	for _, o := range p.Moves() {
		if o.From() == m.From() && o.To() == m.To() && o != m {
			return m.String()
		}
	}
	sign := "-"
	if m.IsCapture() {
		sign = "x"
	}
	return p.Game.Name(m.From()) + sign + p.Game.Name(m.To())
}

// ParseMove finds the legal move that a text means. It takes every landing, or
// origin and destination, or those with some of the landings between. Signs are
// read leniently: 9x18, 9:18 and 9-18 mean the same.
//
// Where several moves fit, one that the text spells whole is meant; moves with
// the same effect are one, the first; anything else is refused with a
// *TextError, as is a text that no legal move fits.
func (p Position) ParseMove(text string) (Move, error) {
	meant, err := p.Meanings(text)
	switch {
	case err != nil:
		return Move{}, err
	case len(meant) > 1:
		return Move{}, wrong(text, 0, len(text), "ambiguous: different pieces would be captured")
	}
	return meant[0], nil
}

// Meanings lists the legal moves that a text may mean, as [Position.ParseMove]
// reads it: one for each effect. There is at least one, or an error.
func (p Position) Meanings(text string) ([]Move, error) {
	named, err := p.Game.pointsIn(text)
	if err != nil {
		return nil, err
	}
	legal := p.Moves()
	var meant []Move
	for _, m := range legal {
		switch fits, whole := named.fit(m); {
		case whole:
			return []Move{m}, nil
		case fits && !hasEffect(meant, m):
			meant = append(meant, m)
		}
	}
	if meant == nil {
		return nil, p.explain(text, named, legal)
	}
	return meant, nil
}

// namedPoints are the points that a move's text names, and where it does so.
type namedPoints struct {
	points []Point
	at     []int // byte offsets in the text
	end    []int
}

// fit reports whether m leads along the named points, and whether they are all
// of its points.
func (n namedPoints) fit(m Move) (fits, whole bool) {
	if n.points[0] != m.From() || n.points[len(n.points)-1] != m.To() {
		return false, false
	}
	between := n.points[1 : len(n.points)-1]
	hops := m.hops()
	if len(between) >= hops {
		return false, false
	}
	whole = len(between) == hops-1
	at := m.From()
	for i := 0; i < hops-1 && len(between) > 0; i++ {
		at += m.stride() * m.shift(i)
		if at == between[0] {
			between = between[1:]
		}
	}
	return len(between) == 0, whole && len(between) == 0
}

// pointsIn reads the points that a text names, two at the least.
func (g Game) pointsIn(text string) (namedPoints, error) {
	var n namedPoints
	i := 0
	skipBlanks := func() {
		for i < len(text) && (text[i] == ' ' || text[i] == '\t') {
			i++
		}
	}
	for skipBlanks(); ; skipBlanks() {
		start := i
		for i < len(text) && isPointByte(g, text[i]) {
			i++
		}
		if i == start {
			_, size := utf8.DecodeRuneInString(text[i:])
			return n, wrong(text, i, size, "a move names its points: %s", g.sampleMove())
		}
		pt, err := g.ParsePoint(strings.ToLower(text[start:i]))
		if err != nil {
			return n, wrong(text, start, i-start, "the board has no such point")
		}
		if len(n.points) > maxJumps {
			return n, wrong(text, start, len(text)-start, "no move has more than %d jumps", maxJumps)
		}
		n.points = append(n.points, pt)
		n.at = append(n.at, start)
		n.end = append(n.end, i)
		skipBlanks()
		if i == len(text) {
			break
		}
		sign, size := utf8.DecodeRuneInString(text[i:])
		if !strings.ContainsRune("-xX:×–—", sign) {
			return n, wrong(text, i, size, "points are joined by - or x")
		}
		i += size
	}
	if len(n.points) < 2 {
		return n, wrong(text, 0, len(text), "a move names its points: %s", g.sampleMove())
	}
	return n, nil
}

func isPointByte(g Game, c byte) bool {
	if g == Alquerque {
		return c >= '0' && c <= '9' || c >= 'a' && c <= 'e' || c >= 'A' && c <= 'E'
	}
	return c >= '0' && c <= '9'
}

func (g Game) sampleMove() string {
	if g == Alquerque {
		return "c2-c3 or c2xc4xe4"
	}
	return "22-18 or 30x21x14"
}

// explain says why no legal move fits the named points.
func (p Position) explain(text string, n namedPoints, legal []Move) error {
	from := n.points[0]
	c, _, ok := p.At(from)
	switch {
	case !ok:
		return wrong(text, n.at[0], n.end[0]-n.at[0], "nobody stands there")
	case c != p.Turn:
		return wrong(text, n.at[0], n.end[0]-n.at[0], "it is %s's turn", p.Turn)
	}
	for _, r := range p.Forbidden() {
		if fits, _ := n.fit(r.Move); fits {
			return wrong(text, 0, len(text), "rule %d of precedence forbids it: %s comes first", r.Rule, r.By)
		}
	}
	for _, m := range legal {
		if m.From() == from && m.IsCapture() && n.begins(m) {
			last := len(n.points) - 1
			return wrong(text, n.at[last], n.end[last]-n.at[last], "the capture must go on: %s", m)
		}
	}
	if p.MustCapture() {
		return wrong(text, 0, len(text), "not a legal move: a capture must be made, as %s", legal[0])
	}
	return wrong(text, 0, len(text), "not a legal move")
}

// begins reports whether the named points are the beginning of m's way.
func (n namedPoints) begins(m Move) bool {
	landings := m.Landings()
	if len(n.points)-1 >= len(landings) {
		return false
	}
	for i, pt := range n.points[1:] {
		if landings[i] != pt {
			return false
		}
	}
	return true
}
