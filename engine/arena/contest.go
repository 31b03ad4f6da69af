// Package arena lets two players meet over many games, to measure which of them
// is the stronger.
//
// Each opening is played twice, with the colours reversed, so that neither side
// gains by it. All chance springs from the contest's seed and the game's number:
// players that repeat themselves play the same games again, however many are
// played at a time.
package arena

import (
	"context"
	"fmt"
	"iter"
	"math/rand/v2"
	"sync"

	"damiera/rules"
)

// A Contest is so many games between two entrants.
type Contest struct {
	Game     rules.Game
	A, B     Entrant
	Games    int // an even number: each opening is played twice
	Seed     uint64
	Uneven   bool // openings favour a side, so that fewer games are drawn
	Parallel int  // games at a time, each with players of its own; 0 is one
	// Judge is how many positions a judge, our engine, visits after each move, to
	// end games whose result is clear; 0 has them played to their end.
	Judge int64
}

// A Game is one that was played.
type Game struct {
	Number  int    // from 0
	Opening string // its name, empty for one that has none
	Match   rules.Match
	Judged  rules.Outcome // by the judge, where the match itself is still open
}

// Outcome is the match's own, or else what was judged.
func (g Game) Outcome() rules.Outcome {
	if o := g.Match.Result().Outcome; o != rules.Open {
		return o
	}
	return g.Judged
}

// A has White in the even games.
func colorOfA(number int) rules.Color { return rules.Color(number % 2) }

// Points is what A made of a game: 2 for a win, 1 for a draw.
func (g Game) Points() int {
	winner, won := g.Outcome().Winner()
	switch {
	case !won:
		return 1
	case winner == colorOfA(g.Number):
		return 2
	}
	return 0
}

// Play plays the games from the given number on and yields them in order. An
// error comes last and alone: what went wrong with a player, or ctx's own when it
// is done.
func (c Contest) Play(ctx context.Context, from int) iter.Seq2[Game, error] {
	return func(yield func(Game, error) bool) {
		b := newBook(c)
		ctx, cancel := context.WithCancel(ctx)
		jobs, done := make(chan Game), make(chan ended)
		var all sync.WaitGroup
		all.Go(func() { c.pose(ctx, b, from, jobs) })
		for range max(1, c.Parallel) {
			all.Go(func() { c.work(ctx, jobs, done) })
		}
		go func() {
			all.Wait()
			close(done)
		}()
		defer func() {
			cancel()
			for range done { // until nobody plays any more
			}
		}()

		next := from
		early := make(map[int]ended) // by number, what ended before its turn
		for e := range done {
			early[e.Number] = e
			for e, ok := early[next]; ok; e, ok = early[next] {
				if e.err != nil {
					yield(Game{}, e.err)
					return
				}
				if !yield(e.Game, nil) {
					return
				}
				delete(early, next)
				next++
			}
		}
		if next < c.Games {
			yield(Game{}, context.Cause(ctx))
		}
	}
}

// pose hands out games that stand at the end of their openings.
func (c Contest) pose(ctx context.Context, b *book, from int, jobs chan<- Game) {
	defer close(jobs)
	for number := 0; number < c.Games; number += 2 {
		o := b.next(ctx)
		for n := number; n < number+2; n++ {
			if n < from {
				continue
			}
			select {
			case jobs <- Game{Number: n, Opening: o.name, Match: o.match}:
			case <-ctx.Done():
				return
			}
		}
	}
}

// An ended game is over, or a player failed.
type ended struct {
	Game
	err error
}

// work plays games until there are none left or a player fails.
func (c Contest) work(ctx context.Context, jobs <-chan Game, done chan<- ended) {
	var seats [2]Seat
	for i, e := range [2]Entrant{c.A, c.B} {
		seat, err := e.Sit(ctx)
		if err != nil {
			if g, ok := <-jobs; ok {
				done <- ended{g, fmt.Errorf("%s: %w", e.Name, err)}
			}
			return
		}
		defer seat.Close() // how it leaves does not matter any more
		seats[i] = seat
	}
	for g := range jobs {
		e := c.play(ctx, g, seats)
		if ctx.Err() != nil {
			return // what a player said after that counts for nothing
		}
		done <- e
		if e.err != nil {
			return
		}
	}
}

// play plays a game from its opening to its end.
func (c Contest) play(ctx context.Context, g Game, seats [2]Seat) ended {
	chance := rand.New(rand.NewPCG(c.Seed, uint64(g.Number)))
	players := [2]Player{seats[0].Player(chance.Uint64()), seats[1].Player(chance.Uint64())}
	names := [2]string{c.A.Name, c.B.Name}
	judged := c.judged()
	for g.Outcome() == rules.Open && ctx.Err() == nil {
		turn := g.Match.Position().Turn
		who := turn ^ colorOfA(g.Number)
		move, err := players[who].Move(ctx, g.Match)
		if err == nil {
			g.Match, err = g.Match.Play(move)
		}
		if err != nil {
			return ended{g, fmt.Errorf("game %d, move %d of both, %s as %s: %w",
				g.Number+1, g.Match.Plies()+1, names[who], turn, err)}
		}
		g.Judged = judged(ctx, g.Match)
	}
	return ended{g, nil}
}
