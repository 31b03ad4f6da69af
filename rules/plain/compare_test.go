package plain_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"damiera/rules"
	"damiera/rules/plain"
)

// Half of the games begin at the start, half at a position set up at random: play seldom leads to the
// crowds of kings in which precedence matters.
func TestFastGenerator(t *testing.T) {
	for _, g := range rules.Games() {
		t.Run(g.String(), func(t *testing.T) {
			c := comparison{t: t, random: rand.New(rand.NewPCG(1, uint64(g)))}
			for n := 0; c.positions < enough && !t.Failed(); n++ {
				if n%2 == 0 {
					c.playOut(rules.Start(g), 300)
				} else {
					c.playOut(c.setUp(g), 12)
				}
			}
			t.Logf("%d positions compared, %d with captures, %d of them with forbidden ones, %d lost",
				c.positions, c.captures, c.forbidden, c.lost)
		})
	}
}

// A comparison walks through positions and counts what it has seen.
type comparison struct {
	t      *testing.T
	random *rand.Rand

	positions, captures, forbidden, lost int
}

// playOut compares the positions of a random game up to its end or to a number of plies.
func (c *comparison) playOut(p rules.Position, plies int) {
	for range plies {
		moves := p.Moves()
		c.compare(p, moves)
		if len(moves) == 0 || c.t.Failed() {
			return
		}
		p = p.Play(moves[c.random.IntN(len(moves))])
	}
}

// setUp puts up to twelve pieces a side on random points, kings and men where they may stand.
func (c *comparison) setUp(g rules.Game) rules.Position {
	points := g.Points()
	c.random.Shuffle(len(points), func(i, j int) { points[i], points[j] = points[j], points[i] })
	p := rules.Position{Game: g, Turn: rules.Color(c.random.IntN(2))}
	kings := c.random.IntN(100) // in a hundred
	for _, side := range []rules.Color{rules.White, rules.Black} {
		for range 1 + c.random.IntN(12) {
			at := points[0]
			points = points[1:]
			p.Side[side] = p.Side[side].With(at)
			if g != rules.Alquerque && (g.Crown(side).Has(at) || c.random.IntN(100) < kings) {
				p.Kings = p.Kings.With(at)
			}
		}
	}
	return p
}

// compare asks both generators everything about a position.
func (c *comparison) compare(p rules.Position, moves []rules.Move) {
	c.t.Helper()
	slow, err := plain.Parse(p.Game, p.String())
	if err != nil {
		c.t.Errorf("%v", err)
		return
	}
	var fast, want []string
	captures := false
	for _, m := range moves {
		fast = append(fast, fmt.Sprintf("%s takes %s: %s", m, strings.Join(jumped(m), ","), p.Play(m)))
		captures = captures || m.IsCapture()
	}
	for _, m := range slow.Moves() {
		want = append(want, line(slow.Long(m), slow.Names(m.Taken), slow.After(m).String()))
	}
	c.same(p, "moves", fast, want)
	if p.MustCapture() != captures {
		c.t.Errorf("%s: MustCapture is %v", p, p.MustCapture())
	}
	c.positions++
	if captures {
		c.captures++
	}
	if len(moves) == 0 {
		c.lost++
	}
	fast, want = nil, nil
	for _, r := range p.Forbidden() {
		fast = append(fast, fmt.Sprintf("%s by rule %d", r.Move, r.Rule))
	}
	for _, r := range slow.Forbidden() {
		want = append(want, fmt.Sprintf("%s by rule %d", slow.Long(r.Move), r.Rule))
	}
	c.same(p, "forbidden", fast, want)
	if len(want) > 0 {
		c.forbidden++
	}
}

// same compares two lists as sets.
func (c *comparison) same(p rules.Position, what string, fast, slow []string) {
	c.t.Helper()
	if slices.Sort(fast); !slices.Equal(fast, sorted(slow)) {
		c.t.Errorf("%s %s, %s:\nfast %s\nslow %s", p.Game, p, what, strings.Join(fast, "\n     "), strings.Join(slow, "\n     "))
	}
}

func jumped(m rules.Move) []string {
	var names []string
	for i := range m.Jumps() {
		names = append(names, m.Game().Name(m.Jumped(i)))
	}
	return names
}
