package hub

import (
	"fmt"
	"strings"

	"damiera/rules"
)

// moveText is a move as Hub writes it: a step by its ends, 22-18, a capture by
// its ends and everything that it takes, in the order of the board: 30x21x25.
func moveText(m rules.Move) string {
	sign := "-"
	if m.IsCapture() {
		sign = "x"
	}
	g := m.Game()
	var b strings.Builder
	b.WriteString(g.Name(m.From()) + sign + g.Name(m.To()))
	for pt := range m.Taken.All() {
		b.WriteString("x" + g.Name(pt))
	}
	return b.String()
}

// movesText lists moves as they are sent in one value.
func movesText(moves []rules.Move) string {
	texts := make([]string, len(moves))
	for i, m := range moves {
		texts[i] = moveText(m)
	}
	return strings.Join(texts, " ")
}

// parseMove finds the legal move that a text means: one that moveText writes,
// with the captured pieces in any order, or else one in the game's own
// notation, which names landings. The two are never confused, since what is
// taken stands on a point and whoever lands needs it free. Of captures that
// only go different ways round, the first is meant.
func parseMove(p rules.Position, text string) (rules.Move, error) {
	points := strings.FieldsFunc(text, func(r rune) bool { return r == 'x' || r == '-' })
	if len(points) > 2 && len(points) <= 2+rules.MaxPieces {
		from, err1 := p.Game.ParsePoint(points[0])
		to, err2 := p.Game.ParsePoint(points[1])
		taken, err3 := parseSet(p.Game, points[2:])
		if err1 == nil && err2 == nil && err3 == nil && taken&^p.Side[p.Turn.Other()] == 0 {
			for _, m := range p.Moves() {
				if m.From() == from && m.To() == to && m.Taken == taken {
					return m, nil
				}
			}
			return rules.Move{}, fmt.Errorf("not a legal move in %s: %s", p, excerpt(text))
		}
	}
	return p.ParseMove(text)
}

func parseSet(g rules.Game, names []string) (rules.Set, error) {
	var s rules.Set
	for _, name := range names {
		pt, err := g.ParsePoint(name)
		if err != nil {
			return 0, err
		}
		s = s.With(pt)
	}
	return s, nil
}
