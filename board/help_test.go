package board

import (
	"strings"
	"testing"

	"damiera/rules"
)

func mustPoint(t *testing.T, g rules.Game, name string) rules.Point {
	t.Helper()
	if name == "-" {
		return rules.None // a tap beside the board
	}
	p, err := g.ParsePoint(name)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func mustPosition(t *testing.T, g rules.Game, text string) rules.Position {
	t.Helper()
	p, err := rules.ParsePosition(g, text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func mustMove(t *testing.T, p rules.Position, text string) rules.Move {
	t.Helper()
	m, err := p.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// names lists a set as "14 16"; empty is "".
func names(g rules.Game, s rules.Set) string {
	var all []string
	for p := range s.All() {
		all = append(all, g.Name(p))
	}
	return strings.Join(all, " ")
}

// toMove is a view in which every legal move may be played.
func toMove(p rules.Position) View {
	return View{Position: p, Legal: p.Moves(), Bottom: p.Game.First()}
}
