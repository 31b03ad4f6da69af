package endgame_test

import (
	"fmt"

	"damiera/engine/endgame"
	"damiera/rules"
)

// A claim is a line of known.txt.
type claim struct {
	line   int
	source string
	statement
}

// A statement is what a claim says. Its differences are what the tables say
// otherwise, both answers in each; surveys holds what other claims had counted.
type statement interface {
	pieces() int
	large() bool // whether it looks at more than 100,000 positions
	differences(surveys) []string
}

// A positionClaim says what positions are worth, and their moves.
type positionClaim struct {
	value     endgame.Value
	positions []rules.Position
	moves     []string
	keep      []bool // for each of the moves: whether it keeps the value
}

// A shareClaim says that at least so many per cent of the positions without a
// capture have a value.
type shareClaim struct {
	crowd
	value endgame.Value
	least float64
}

// A countClaim says how many positions have each value.
type countClaim struct {
	crowd
	want tally
}

// A tally counts positions by value.
type tally map[endgame.Value]int

func (t tally) all() int { return t[endgame.Win] + t[endgame.Draw] + t[endgame.Loss] }

func (t tally) String() string {
	return fmt.Sprintf("%d won / %d drawn / %d lost", t[endgame.Win], t[endgame.Draw], t[endgame.Loss])
}

// The words of the file.
var words = map[endgame.Value]string{endgame.Win: "win", endgame.Draw: "draw", endgame.Loss: "loss"}

func (c *positionClaim) pieces() int {
	return (c.positions[0].Side[rules.White] | c.positions[0].Side[rules.Black]).Len()
}

func (c *positionClaim) large() bool { return false }

func (c *positionClaim) differences(surveys) (found []string) {
	tables := endgame.Carried(c.positions[0].Game)
	for i := range c.positions {
		p := &c.positions[i]
		is, known := tables.Value(p)
		if !known {
			return []string{unknown(c.pieces(), tables)}
		}
		if is != c.value {
			found = append(found, fmt.Sprintf("%s is %s, claimed is %s", p, is, words[c.value]))
			continue
		}
		for k, text := range c.moves {
			m, _ := p.ParseMove(text) // it was read before
			next := p.Play(m)
			after, _ := tables.Value(&next)
			switch keeps := -after == c.value; {
			case keeps && !c.keep[k]:
				found = append(found, fmt.Sprintf("%s: %s keeps the %s, claimed is that it does not", p, text, words[c.value]))
			case !keeps && c.keep[k]:
				found = append(found, fmt.Sprintf("%s: %s makes it %s, claimed is that it keeps the %s", p, text, -after, words[c.value]))
			}
		}
	}
	return found
}

func (c *shareClaim) differences(counted surveys) []string {
	s, err := counted.of(c.crowd)
	if err != nil {
		return []string{err.Error()}
	}
	is := 100 * float64(s.quiet[c.value]) / float64(s.quiet.all())
	if is >= c.least {
		return nil
	}
	return []string{fmt.Sprintf("%s: %s has %.1f per cent (%d of %d), claimed are %g",
		c.crowd, words[c.value], is, s.quiet[c.value], s.quiet.all(), c.least)}
}

func (c *countClaim) differences(counted surveys) []string {
	s, err := counted.of(c.crowd)
	if err != nil {
		return []string{err.Error()}
	}
	if is, want := s.all.String(), c.want.String(); is != want {
		return []string{fmt.Sprintf("%s: counted are %s, claimed %s", c.crowd, is, want)}
	}
	return nil
}

func unknown(pieces int, tables *endgame.Tables) string {
	return fmt.Sprintf("unknown: %d pieces, and the tables end at %d", pieces, tables.Reach())
}

// A crowd is all positions of a material with one side to move.
type crowd struct {
	game       rules.Game
	men, kings [2]int // by colour
	turn       rules.Color
	name       string
}

func (c crowd) String() string { return c.name }

func (c crowd) pieces() int { return c.men[0] + c.men[1] + c.kings[0] + c.kings[1] }

func (c crowd) large() bool { return c.pieces() > 3 }

// A survey is how a crowd's positions are worth: of all, and of those in which
// nothing is to be taken.
type survey struct{ all, quiet tally }

// surveys keeps them, since several claims tell of one crowd.
type surveys map[crowd]survey

func (known surveys) of(c crowd) (survey, error) {
	if s, done := known[c]; done {
		return s, nil
	}
	tables := endgame.Carried(c.game)
	if c.pieces() > tables.Reach() {
		return survey{}, fmt.Errorf("%s: %s", c, unknown(c.pieces(), tables))
	}
	var all, quiet [3]int
	c.each(func(p *rules.Position) {
		v, _ := tables.Value(p)
		all[v+1]++
		if !p.MustCapture() {
			quiet[v+1]++
		}
	})
	s := survey{tallyOf(all), tallyOf(quiet)}
	known[c] = s
	return s, nil
}

// tallyOf takes losses, draws and wins.
func tallyOf(n [3]int) tally {
	return tally{endgame.Loss: n[0], endgame.Draw: n[1], endgame.Win: n[2]}
}

// each shows all positions of the crowd, one after the other in the same place.
// Those of the side to move change fastest, as in the tables.
func (c crowd) each(look func(p *rules.Position)) {
	p := rules.Position{Game: c.game, Turn: c.turn}
	other := c.turn.Other()
	c.place(&p, []group{{other, false}, {c.turn, false}, {other, true}, {c.turn, true}}, look)
}

// A group is one side's men or its kings.
type group struct {
	side  rules.Color
	kings bool
}

// place adds groups to p in every way.
func (c crowd) place(p *rules.Position, groups []group, look func(p *rules.Position)) {
	if len(groups) == 0 {
		look(p)
		return
	}
	g := groups[0]
	free, n := c.game.Board()&^(p.Side[rules.White]|p.Side[rules.Black]), c.kings[g.side]
	if !g.kings {
		free, n = free&^c.game.Crown(g.side), c.men[g.side]
	}
	side, kings := p.Side[g.side], p.Kings
	subsets(free, n, 0, func(s rules.Set) {
		p.Side[g.side] = side | s
		if g.kings {
			p.Kings = kings | s
		}
		c.place(p, groups[1:], look)
	})
	p.Side[g.side], p.Kings = side, kings
}

// subsets shows with others all sets of n points.
func subsets(points rules.Set, n int, others rules.Set, show func(rules.Set)) {
	if n == 0 {
		show(others)
		return
	}
	for p := range points.All() {
		subsets(points&(1<<p-1), n-1, others.With(p), show)
	}
}
