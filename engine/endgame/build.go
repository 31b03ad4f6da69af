package endgame

import (
	"context"
	"fmt"
	"math/bits"
	"os"
	"runtime"
	"sort"
	"sync"
	"sync/atomic"

	"damiera/rules"
)

// A Builder solves all positions of a game of draughts with few pieces, material
// after material.
type Builder struct {
	game    rules.Game
	total   bool // distances are to the end of the game, not to the next progress
	dir     string
	layouts map[Material]*layout
	results map[Material][]result
}

// Builders of distances to the next progress and to the end of the game.
const (
	ToProgress = false
	ToEnd      = true
)

// NewBuilder makes a builder that keeps what it has solved in a folder, and goes
// on from what is there. Without a folder it keeps everything in memory.
func NewBuilder(g rules.Game, toEnd bool, dir string) (*Builder, error) {
	if g == rules.Alquerque {
		return nil, fmt.Errorf("%s has no kings: its tables are built in another way", g)
	}
	if dir != "" {
		if err := os.MkdirAll(dir, 0o777); err != nil {
			return nil, err
		}
	}
	return &Builder{game: g, total: toEnd, dir: dir, layouts: map[Material]*layout{}, results: map[Material][]result{}}, nil
}

// Build solves all positions with up to so many pieces, from two on. Six take
// up to 4 GB of memory. progress, unless it is nil, is told how many positions
// of how many are done.
func (b *Builder) Build(ctx context.Context, pieces int, progress func(done, total int64)) error {
	if pieces < 2 || pieces > mostPieces {
		return fmt.Errorf("tables of %d pieces: there can be 2 to %d", pieces, mostPieces)
	}
	var done, total int64
	for n := 2; n <= pieces; n++ {
		for _, m := range Materials(n) {
			b.layouts[m] = newLayout(m)
			total += int64(b.layouts[m].size())
		}
	}
	for n := 2; n <= pieces; n++ {
		for _, m := range Materials(n) {
			b.forget(m, pieces)
			if err := b.solve(ctx, m); err != nil {
				return err
			}
			done += int64(b.layouts[m].size())
			if progress != nil {
				progress(done, total)
			}
		}
	}
	return nil
}

// forget drops results that are kept in the folder and that no later material
// with the most pieces can become: those with two men fewer than m.
func (b *Builder) forget(m Material, pieces int) {
	if b.dir == "" || m.Pieces() < pieces {
		return
	}
	for old := range b.results {
		if old.Pieces() == pieces && old.men() < m.men()-1 {
			delete(b.results, old)
		}
	}
}

// solve works out a material and its turned one, after all that they can become.
func (b *Builder) solve(ctx context.Context, m Material) error {
	for _, m := range []Material{m, m.Turned()} {
		if b.results[m] != nil {
			continue
		}
		found, err := b.load(m)
		if err != nil {
			return err
		}
		b.results[m] = found
	}
	if b.results[m] != nil && b.results[m.Turned()] != nil {
		return nil
	}
	near, far := b.layouts[m], b.layouts[m.Turned()]
	b.results[m] = make([]result, near.size())
	b.results[m.Turned()] = b.results[m]
	if m != m.Turned() {
		b.results[m.Turned()] = make([]result, far.size())
	}
	for _, step := range bySteps(near) {
		if err := b.solveSlices(ctx, near, far, step); err != nil {
			delete(b.results, m)
			delete(b.results, m.Turned())
			return err
		}
	}
	if err := b.store(m); err != nil || m == m.Turned() {
		return err
	}
	return b.store(m.Turned())
}

// solveSlices solves slices that do not lead to each other, on all processors.
func (b *Builder) solveSlices(ctx context.Context, near, far *layout, placings []int) error {
	var next atomic.Int64
	var tooFar atomic.Bool
	var busy sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(placings)) {
		busy.Go(func() {
			s := &solver{game: b.game, after: b.after, total: b.total}
			for ctx.Err() == nil {
				i := int(next.Add(1)) - 1
				if i >= len(placings) {
					return
				}
				men := near.withMen(placings[i])
				turned := far.placing(men.turned())
				if near.Material == far.Material && turned < placings[i] {
					continue // solved with the slice that it is the other side of
				}
				s.solve(near, far, men)
				s.sides[0].write(b.results[near.Material][placings[i]*near.kings:])
				s.sides[1].write(b.results[far.Material][turned*far.kings:])
				if s.tooFar {
					tooFar.Store(true)
				}
			}
		})
	}
	busy.Wait()
	if tooFar.Load() {
		return fmt.Errorf("%s, %s: a distance of more than %d plies", b.game, near.Material, farthest)
	}
	return ctx.Err()
}

// resultsOf gives what was solved of a material.
func (b *Builder) resultsOf(m Material) ([]result, error) {
	if known := b.results[m]; known != nil {
		return known, nil
	}
	return b.load(m)
}

func (h *side) write(to []result) {
	for i := range h.cells {
		to[i] = h.cells[i].result
	}
}

// after is the result of a position after progress.
func (b *Builder) after(v view) result {
	if v.men|v.kings == 0 {
		return loses
	}
	m := v.material()
	return b.results[m][b.layouts[m].index(v)]
}

// bySteps sorts the placings of men by how far they have gone, the farthest
// first: a man's step leads to the group before.
func bySteps(l *layout) [][]int {
	groups := map[int][]int{}
	for i := range l.placings() {
		v := l.withMen(i)
		gone := 0
		for men := v.men; men != 0; men &= men - 1 {
			gone += 7 - bits.TrailingZeros32(men)/4
		}
		for men := v.theirMen; men != 0; men &= men - 1 {
			gone += bits.TrailingZeros32(men) / 4
		}
		groups[gone] = append(groups[gone], i)
	}
	var order []int
	for gone := range groups {
		order = append(order, gone)
	}
	sort.Sort(sort.Reverse(sort.IntSlice(order)))
	sorted := make([][]int, len(order))
	for i, gone := range order {
		sorted[i] = groups[gone]
	}
	return sorted
}
