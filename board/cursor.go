package board

import "damiera/rules"

// A cursor is the keyboard's place on the board. It remembers the column it
// set out from, so that going up and down a draughts board, whose points lie
// half a step aside on each next row, is a straight walk and not a drift.
type cursor struct {
	at   rules.Point
	goal int
}

// put is a cursor that sets out from pt.
func (p plan) put(pt rules.Point) cursor {
	col, _ := p.place(pt)
	return cursor{at: pt, goal: col}
}

// along moves a cursor to the next playing point of its row, right for 1 and
// left for -1. At the end of the row it stays.
func (p plan) along(c cursor, step int) cursor {
	col, row := p.place(c.at)
	for col += step; col >= 0 && col < p.game.Size(); col += step {
		if pt := p.pointAt(col, row); pt != rules.None {
			return p.put(pt)
		}
	}
	return c
}

// across moves a cursor to the nearest playing point of the next row, down for
// 1 and up for -1. Of two that are equally near it takes the one nearer to the
// column it set out from. At the edge it stays.
func (p plan) across(c cursor, step int) cursor {
	col, row := p.place(c.at)
	row += step
	next, least := rules.None, 0
	for other := range p.game.Size() {
		pt := p.pointAt(other, row)
		if pt == rules.None {
			continue
		}
		// The way from here counts before the way from the goal.
		far := apart(other, col)*p.game.Size() + apart(other, c.goal)
		if next == rules.None || far <= least {
			next, least = pt, far
		}
	}
	if next == rules.None {
		return c
	}
	return cursor{at: next, goal: c.goal}
}

func apart(a, b int) int { return max(a-b, b-a) }
