package tune

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"

	"damiera/rules"
)

// SelfPlay says which games the engine is to play against itself.
type SelfPlay struct {
	Game     rules.Game
	Seed     uint64
	Games    int   // how many there are to be in the file
	Nodes    int64 // positions visited for each move, at the most
	Parallel int   // games at a time; 0 is one
}

// Tally counts the games in a file by result.
type Tally struct {
	Games, White, Black, Draws int
}

// Run plays the games that the file lacks and appends each as soon as those
// before it are there; report, unless it is nil, is then called, never twice at
// a time. A file that a killed run left behind, with half a line at its end, is
// gone on with: the games come out as if nothing had happened. The file's first
// line tells what makes its games, and one with another first line is refused and
// left as it is. When ctx is done Run returns its error.
func (s SelfPlay) Run(ctx context.Context, name string, report func(Tally)) error {
	if s.Nodes <= 0 {
		return fmt.Errorf("%d nodes a move: at least 1 is needed", s.Nodes)
	}
	file, tally, err := openRecords(s.Game, name, s.head())
	if err != nil {
		return err
	}
	if tally.Games > s.Games {
		file.Close()
		return fmt.Errorf("%s holds %d games already, more than %d", name, tally.Games, s.Games)
	}
	err = s.fill(ctx, file, tally, report)
	if closing := file.Close(); err == nil {
		err = closing
	}
	return err
}

// A played game waits for those before it.
type played struct {
	number int
	record Record
	err    error
}

// fill lets the workers play and writes what they bring, in the games' order.
func (s SelfPlay) fill(ctx context.Context, file *recordFile, tally Tally, report func(Tally)) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	var next atomic.Int64
	next.Store(int64(tally.Games))
	games := make(chan played)
	var workers sync.WaitGroup
	for range max(1, s.Parallel) {
		workers.Go(func() {
			w := newWorker(s)
			for {
				i := int(next.Add(1)) - 1
				if i >= s.Games {
					return
				}
				r, err := w.game(ctx, i)
				games <- played{i, r, err}
				if err != nil {
					return
				}
			}
		})
	}
	go func() {
		workers.Wait()
		close(games)
	}()

	var failure error
	waiting := make(map[int]Record)
	for g := range games {
		if failure == nil && g.err != nil {
			failure = g.err
			cancel()
		}
		if failure != nil {
			continue // the workers still have to end
		}
		waiting[g.number] = g.record
		for r, ok := waiting[tally.Games]; ok; r, ok = waiting[tally.Games] {
			delete(waiting, tally.Games)
			if failure = file.append(r); failure != nil {
				cancel()
				break
			}
			tally.add(r.Result)
			if report != nil {
				report(tally)
			}
		}
	}
	return failure
}

func (t *Tally) add(o rules.Outcome) {
	t.Games++
	switch o {
	case rules.WhiteWins:
		t.White++
	case rules.BlackWins:
		t.Black++
	case rules.Draw:
		t.Draws++
	}
}
