package arena

import (
	"context"
	"fmt"
	"math/rand/v2"

	"damiera/rules"
)

// Random plays any legal move.
func Random() Entrant {
	return simple("random", func(legal []rules.Move, p rules.Position) []rules.Move { return legal })
}

// Pieces looks so many plies ahead, its own move being the first, and sees
// nothing but the pieces: a man is worth two, a king three. Among what looks
// equal it moves at random.
func Pieces(plies int) Entrant {
	name := "pieces"
	if plies > 1 {
		name = fmt.Sprintf("pieces %d plies ahead", plies)
	}
	return simple(name, func(legal []rules.Move, p rules.Position) []rules.Move {
		var best []rules.Move
		most := -lostBalance - 1
		for _, m := range legal {
			score := -balance(p.Play(m), plies-1)
			if score > most {
				most, best = score, best[:0]
			}
			if score == most {
				best = append(best, m)
			}
		}
		return best
	})
}

// simple is an Entrant that moves at random among what good leaves of the legal
// moves.
func simple(name string, good func([]rules.Move, rules.Position) []rules.Move) Entrant {
	deal := dealer(func(seed uint64) Player {
		chance := rand.New(rand.NewPCG(seed, 0))
		return PlayerFunc(func(_ context.Context, m rules.Match) (rules.Move, error) {
			moves := good(m.Legal(), m.Position())
			return moves[chance.IntN(len(moves))], nil
		})
	})
	return Entrant{name, func(context.Context) (Seat, error) { return deal, nil }}
}

const lostBalance = 1000 // more than all pieces are worth

// balance is what the side to move has more than the other, so many plies ahead.
func balance(p rules.Position, plies int) int {
	moves := p.AppendEffects(nil)
	if len(moves) == 0 {
		return -lostBalance
	}
	if plies == 0 {
		own, theirs := p.Side[p.Turn], p.Side[p.Turn.Other()]
		return 2*(own.Len()-theirs.Len()) + (own & p.Kings).Len() - (theirs & p.Kings).Len()
	}
	most := -lostBalance
	for _, m := range moves {
		most = max(most, -balance(p.Play(m), plies-1))
	}
	return most
}
