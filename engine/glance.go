package engine

import "damiera/rules"

// glance judges each move by the position right after it, as one does who has
// learned how the pieces move and not yet to ask what the other will reply. The
// search never does this: what looks won may be recaptured at once.
func glance(p rules.Position, moves []rules.Move) outcome {
	found := outcome{depth: 1, nodes: int64(len(moves))}
	for _, m := range moves {
		after := p.Play(m)
		found.moves = append(found.moves, rootMove{
			move: m, score: -evaluate(&after), depth: 1, tried: 1, line: []rules.Move{m},
		})
	}
	return found
}
