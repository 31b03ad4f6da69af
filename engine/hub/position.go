package hub

import (
	"fmt"
	"strings"

	"damiera/rules"
)

// positionText is a position as Hub writes it: the side to move, W or B, and a
// letter for each point in the order of the board's numbers: w and b for men,
// W and B for kings, e where nobody stands.
func positionText(p rules.Position) string {
	var b strings.Builder
	b.WriteByte(pieceLetter(p.Turn, true))
	for _, pt := range p.Game.Points() {
		if c, king, ok := p.At(pt); ok {
			b.WriteByte(pieceLetter(c, king))
		} else {
			b.WriteByte('e')
		}
	}
	return b.String()
}

func pieceLetter(c rules.Color, king bool) byte {
	switch {
	case c == rules.White && king:
		return 'W'
	case c == rules.White:
		return 'w'
	case king:
		return 'B'
	}
	return 'b'
}

// parsePosition reads what positionText writes. The position may be one that
// cannot occur.
func parsePosition(g rules.Game, text string) (rules.Position, error) {
	p := rules.Position{Game: g}
	points := g.Points()
	if len(text) != 1+len(points) {
		return p, fmt.Errorf("a position of %s has %d characters, W or B and the %d points, not %d: %s",
			g, 1+len(points), len(points), len(text), excerpt(text))
	}
	switch text[0] {
	case 'W':
	case 'B':
		p.Turn = rules.Black
	default:
		return p, fmt.Errorf("the side to move is W or B, not %q", text[:1])
	}
	for i, pt := range points {
		switch c := text[1+i]; c {
		case 'w', 'W':
			p.Side[rules.White] = p.Side[rules.White].With(pt)
		case 'b', 'B':
			p.Side[rules.Black] = p.Side[rules.Black].With(pt)
		case 'e':
			continue
		default:
			return p, fmt.Errorf("on %s stands w, b, W, B or e, not %q", g.Name(pt), text[1+i:2+i])
		}
		if c := text[1+i]; c == 'W' || c == 'B' {
			p.Kings = p.Kings.With(pt)
		}
	}
	return p, nil
}
