package engine_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"damiera/engine"
	"damiera/rules"
)

// A player chooses a move in a match that is not over.
type player func(m rules.Match) rules.Move

// level is an engine at one of its levels.
func level(l engine.Level, seed uint64) player {
	e := engine.New(engine.Options{Seed: seed, HashBytes: 4 << 20})
	return func(m rules.Match) rules.Move {
		return e.Choose(context.Background(), m, l).Move
	}
}

// random plays any legal move.
func random(seed uint64) player {
	chance := rand.New(rand.NewPCG(seed, 1))
	return func(m rules.Match) rules.Move {
		legal := m.Legal()
		return legal[chance.IntN(len(legal))]
	}
}

// balance is what the side to move has more than the other, so many plies
// ahead: a man is worth two, a king three.
func balance(p rules.Position, plies int) int {
	moves := p.AppendEffects(nil)
	if len(moves) == 0 {
		return -1000
	}
	if plies == 0 {
		own, theirs := p.Side[p.Turn], p.Side[p.Turn.Other()]
		return 2*(own.Len()-theirs.Len()) + (own & p.Kings).Len() - (theirs & p.Kings).Len()
	}
	most := -1 << 30
	for _, m := range moves {
		most = max(most, -balance(p.Play(m), plies-1))
	}
	return most
}

// played plays a match on to its end.
func played(t testing.TB, m rules.Match, white, black player) rules.Match {
	t.Helper()
	for m.Result().Outcome == rules.Open {
		next, err := m.Play([2]player{white, black}[m.Position().Turn](m))
		if err != nil {
			t.Fatalf("%v in %v", err, m.Position())
		}
		m = next
	}
	return m
}

// opening begins a match with a few random moves after which the pieces are
// still even and nothing waits to be captured.
func opening(chance *rand.Rand, g rules.Game) rules.Match {
	for {
		m := rules.NewMatch(g)
		for range 4 + chance.IntN(3) {
			legal := m.Legal()
			next, err := m.Play(legal[chance.IntN(len(legal))])
			if err != nil {
				break
			}
			m = next
		}
		p := m.Position()
		if m.Result().Outcome == rules.Open && !p.MustCapture() && balance(p, 2) == 0 {
			return m
		}
	}
}
