package shots

import "damiera/rules"

// images are the positions that are the same as p to a player: p itself, p with
// the board turned round and the colours changed, and in Alquerque, whose board
// has a left like its right, the mirror images of both.
func images(p rules.Position) []rules.Position {
	turned := moved(p, func(n, col, row int) (int, int) { return n - 1 - col, n - 1 - row })
	turned.Side[rules.White], turned.Side[rules.Black] = turned.Side[rules.Black], turned.Side[rules.White]
	turned.Turn = p.Turn.Other()
	same := []rules.Position{p, turned}
	if p.Game == rules.Alquerque {
		mirrored := func(n, col, row int) (int, int) { return n - 1 - col, row }
		same = append(same, moved(p, mirrored), moved(turned, mirrored))
	}
	return same
}

// moved is p with every piece in another cell of a board of n columns.
func moved(p rules.Position, to func(n, col, row int) (int, int)) rules.Position {
	set := func(from rules.Set) (s rules.Set) {
		for at := range from.All() {
			col, row := p.Game.Cell(at)
			s = s.With(p.Game.PointAt(to(p.Game.Size(), col, row)))
		}
		return s
	}
	p.Side[rules.White], p.Side[rules.Black], p.Kings = set(p.Side[rules.White]), set(p.Side[rules.Black]), set(p.Kings)
	return p
}
