package engine

import (
	"context"
	"math/rand/v2"
	"testing"

	"damiera/rules"
)

// unbeaten plays a game of Alquerque from the start with c guarded, each move by
// an engine that knows nothing but the match, and hands every position in which c
// is to move to seen.
func unbeaten(c rules.Color, seed uint64, reply func(rules.Match) rules.Move, seen func(rules.Match)) rules.Match {
	ctx := context.Background()
	b := bounds{Limits: Limits{Nodes: 5000}, perfect: true, proven: true}
	return against(rules.NewMatch(rules.Alquerque), c, func(m rules.Match) rules.Move {
		seen(m)
		e := New(Options{Seed: seed, HashBytes: 1 << 20})
		p := m.Position()
		return e.guarded(ctx, m, b, e.chance(&p, m.Plies(), Hard)).Move
	}, reply)
}

// However little it searches, and though it starts anew at every move, who keeps
// what is proven does not lose; and there is always a move that keeps it.
func TestAlquerqueIsNotLost(t *testing.T) {
	if testing.Short() {
		t.Skip("plays whole games")
	}
	const games = 4
	won, plies := 0, 0
	for i := range games {
		c := rules.Color(i % 2)
		chance := rand.New(rand.NewPCG(uint64(i), 0))
		other := New(Options{Seed: uint64(i), HashBytes: 1 << 20, NoTables: true})
		reply := func(m rules.Match) rules.Move {
			if chance.IntN(4) == 0 { // off the ways that all strong players go
				return m.Legal()[chance.IntN(len(m.Legal()))]
			}
			return other.Think(context.Background(), m, Limits{Nodes: 5000}, nil).Move
		}
		end := unbeaten(c, uint64(i), reply, func(m rules.Match) {
			if kept := newGuard().kept(context.Background(), m); len(kept) == 0 {
				t.Errorf("game %d: no move keeps the proof in %v", i, m.Position())
			}
		})
		plies += end.Plies()
		switch end.Result().Outcome {
		case rules.WonBy(c):
			won++
		case rules.Draw:
		default:
			t.Errorf("game %d: %v lost: %v", i, c, end.Result())
		}
	}
	t.Logf("%d games of %d plies in all, %d of them won", games, plies, won)
}

// From the start two moves lose, and are not played.
func TestAlquerqueFirstMove(t *testing.T) {
	m := rules.NewMatch(rules.Alquerque)
	for seed := range uint64(20) {
		a := New(Options{Seed: seed, HashBytes: 1 << 20}).Choose(context.Background(), m, Hard)
		if got := m.Position().Text(a.Move); got != "b2-c3" && got != "c2-c3" {
			t.Fatalf("seed %d: %s", seed, got)
		}
	}
}
