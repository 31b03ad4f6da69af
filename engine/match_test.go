package engine_test

import (
	"context"
	"fmt"
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

// A tally counts games as the first player sees them.
type tally struct{ wins, draws, losses int }

func (t tally) games() int { return t.wins + t.draws + t.losses }

// score is the first player's share of the points, a draw being half a one.
func (t tally) score() float64 {
	return (float64(t.wins) + float64(t.draws)/2) / float64(t.games())
}

func (t tally) String() string {
	return fmt.Sprintf("+%d =%d -%d  %.1f %%", t.wins, t.draws, t.losses, 100*t.score())
}

// contest plays games in pairs: each opening twice, with the colours reversed.
func contest(t testing.TB, g rules.Game, a, b player, games int, seed uint64) tally {
	t.Helper()
	var sum tally
	for i := range games {
		m := opening(rand.New(rand.NewPCG(seed, uint64(i/2))), g)
		seats := [2]player{a, b}
		if i%2 == 1 {
			seats = [2]player{b, a}
		}
		for m.Result().Outcome == rules.Open {
			next, err := m.Play(seats[m.Position().Turn](m))
			if err != nil {
				t.Fatalf("%v in %v", err, m.Position())
			}
			m = next
		}
		winner, won := m.Result().Outcome.Winner()
		switch {
		case !won:
			sum.draws++
		case (winner == rules.White) == (i%2 == 0):
			sum.wins++
		default:
			sum.losses++
		}
	}
	return sum
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
