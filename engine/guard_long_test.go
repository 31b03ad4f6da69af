//go:build long

package engine

import (
	"context"
	"math/rand/v2"
	"runtime"
	"sync"
	"testing"

	"damiera/rules"
)

// TestAlquerqueUnbeaten plays Hard 200 times from the start against each of four
// opponents, with either colour in turn.
func TestAlquerqueUnbeaten(t *testing.T) {
	const games = 200
	at := func(l Level) func(uint64) func(rules.Match) rules.Move {
		return func(seed uint64) func(rules.Match) rules.Move {
			e := New(Options{Seed: seed})
			return func(m rules.Match) rules.Move { return e.Choose(context.Background(), m, l).Move }
		}
	}
	for _, other := range []struct {
		name string
		by   func(seed uint64) func(rules.Match) rules.Move
	}{
		{"Random", atRandom},
		{"Easy", at(Easy)},
		{"Medium", at(Medium)},
		{"TenPlies", tenPlies},
	} {
		t.Run(other.name, func(t *testing.T) {
			hard := at(Hard)
			var results [3]int // won, drawn, lost by Hard
			var counting sync.Mutex
			var playing sync.WaitGroup
			turns := make(chan int)
			for range runtime.GOMAXPROCS(0) {
				playing.Go(func() {
					for i := range turns {
						c := rules.Color(i % 2)
						end := against(rules.NewMatch(rules.Alquerque), c, hard(uint64(i)), other.by(uint64(i)))
						counting.Lock()
						switch end.Result().Outcome {
						case rules.WonBy(c):
							results[0]++
						case rules.Draw:
							results[1]++
						default:
							results[2]++
							t.Errorf("game %d: %v lost: %v", i, c, end.Moves())
						}
						counting.Unlock()
					}
				})
			}
			for i := range games {
				turns <- i
			}
			close(turns)
			playing.Wait()
			t.Logf("won %d, drawn %d, lost %d", results[0], results[1], results[2])
		})
	}
}

func atRandom(seed uint64) func(rules.Match) rules.Move {
	chance := rand.New(rand.NewPCG(seed, 0))
	return func(m rules.Match) rules.Move { return m.Legal()[chance.IntN(len(m.Legal()))] }
}

// tenPlies searches ten plies deep without tables, after two moves at random: or
// all its games would be the same.
func tenPlies(seed uint64) func(rules.Match) rules.Move {
	e, first := New(Options{NoTables: true}), atRandom(seed)
	return func(m rules.Match) rules.Move {
		if m.Plies() < 4 {
			return first(m)
		}
		return e.Think(context.Background(), m, Limits{Depth: 10}, nil).Move
	}
}
