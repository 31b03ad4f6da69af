package shots

import (
	"context"

	"damiera/engine/tune"
	"damiera/rules"
)

const (
	fromPly     = 10 // plies of a game that are left out: the opening
	perGame     = 2  // shots of one game, at the most
	apart       = 8  // plies between them
	leastPieces = 8  // pieces on the board, at the least: with fewer it is an ending
)

// mine gives the shots of one game. What is known, or looks the same with the
// board turned or mirrored, is none.
func (w *prover) mine(ctx context.Context, r tune.Record, g rules.Game, known map[rules.Position]bool) ([]Shot, error) {
	var shots []Shot
	seen := make(map[rules.Position]bool)
	p, next := rules.Start(g), fromPly
	for i, played := range r.Moves {
		if i >= next {
			shot, ok := w.first(ctx, w.suspects(r, i, p, seen), known)
			if err := ctx.Err(); err != nil {
				return nil, err // a search that was cut short proves nothing
			}
			if ok {
				for _, image := range images(shot.Position) {
					known[image] = true
				}
				shots = append(shots, shot)
				next = i + apart
			}
		}
		if len(shots) == perGame {
			break
		}
		p = p.Play(played)
	}
	return shots, nil
}

// first gives the first suspect that is a shot.
func (w *prover) first(ctx context.Context, suspects []rules.Position, known map[rules.Position]bool) (shot Shot, ok bool) {
	for _, p := range suspects {
		if known[p] {
			continue
		}
		if move, ok := w.shot(ctx, p); ok {
			return Shot{Position: p, Move: move}, true
		}
	}
	return shot, false
}

// suspects are positions about ply i of a game, where p stands: p itself, if the
// player was surprised there, and what every move leads to after which something
// may be won by force, played or not, for players who see that avoid it.
func (w *prover) suspects(r tune.Record, i int, p rules.Position, seen map[rules.Position]bool) []rules.Position {
	var suspects []rules.Position
	add := func(p rules.Position, ok func() bool) {
		if pieces := p.Side[rules.White] | p.Side[rules.Black]; pieces.Len() >= leastPieces && !seen[p] && ok() {
			seen[p] = true
			suspects = append(suspects, p)
		}
	}
	add(p, func() bool { return surprises(r, i) })
	for _, m := range p.AppendEffects(nil) {
		after := p.Play(m)
		add(after, func() bool { return w.sieve.promises(after) })
	}
	return suspects
}

// surprises reports whether the other side's next searches saw the side to move
// stand better than its own search at ply i did.
func surprises(r tune.Record, i int) bool {
	score, judged := r.Score(i)
	for _, later := range []int{1, 3} {
		if next, also := r.Score(i + later); judged && also && -next >= score+ahead {
			return true
		}
	}
	return false
}
