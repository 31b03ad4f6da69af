package endgame

import (
	"context"
	"fmt"
	"iter"
	"math/rand/v2"
	"runtime"
	"sync"
	"sync/atomic"

	"damiera/rules"
	"damiera/rules/plain"
)

// A referee checks positions.
type referee struct {
	*ground
	answers
}

// A stretch is a part of the positions, for one processor.
type stretch struct {
	boards iter.Seq[board]
	turn   rules.Color
}

// each yields the boards of a list.
func each(list []board) iter.Seq[board] {
	return func(yield func(board) bool) {
		for _, b := range list {
			if !yield(b) {
				return
			}
		}
	}
}

// whole checks all positions with n pieces.
func (r referee) whole(ctx context.Context, n int) (Checked, error) {
	found := Checked{Tally: Tally{Pieces: n}}
	for _, sum := range r.sums(n) {
		kind := 0
		for sum[kind] == 0 {
			kind++
		}
		var parts []stretch
		first := [4]int{}
		first[kind] = sum[kind]
		for b := range r.boards(board{}, first, kind) {
			parts = append(parts, stretch{r.boards(b, sum, kind+1), rules.White})
		}
		if err := r.all(ctx, parts, &found); err != nil {
			return found, err
		}
	}
	return found, nil
}

// sampled checks positions drawn at random, half of them with Black to move.
func (r referee) sampled(ctx context.Context, n int, c Check) (Checked, error) {
	found := Checked{Tally: Tally{Pieces: n}, Sampled: true}
	random := rand.New(rand.NewPCG(c.Seed, uint64(n)))
	sample := r.sample(n, c.Sample, random)
	var parts []stretch
	for rest := sample; len(rest) > 0; {
		part := rest[:min(512, len(rest))]
		rest = rest[len(part):]
		parts = append(parts, stretch{each(part), rules.Color(len(parts) % 2)})
	}
	if err := r.all(ctx, parts, &found); err != nil || len(sample) == 0 {
		return found, err
	}
	for range c.Slices {
		if err := ctx.Err(); err != nil {
			return found, err
		}
		b := sample[random.IntN(len(sample))]
		if r.measures(materialOn(b)) {
			continue
		}
		v, distance, err := r.check(r.plain(b, rules.White), true)
		if err != nil {
			return found, err
		}
		if v != Draw {
			found.Distances++
			found.Longest = max(found.Longest, distance)
		}
	}
	return found, nil
}

// all checks stretches on all processors, and counts.
func (r referee) all(ctx context.Context, parts []stretch, found *Checked) error {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var next atomic.Int64
	var busy sync.WaitGroup
	counts := make([]Checked, min(runtime.GOMAXPROCS(0), len(parts)))
	for i := range counts {
		busy.Go(func() {
			for ctx.Err() == nil {
				part := int(next.Add(1)) - 1
				if part >= len(parts) {
					return
				}
				if err := r.stretch(parts[part], &counts[i]); err != nil {
					stop(err)
				}
			}
		})
	}
	busy.Wait()
	for _, count := range counts {
		found.join(count.Tally)
		found.OneSided += count.OneSided
		found.Distances += count.Distances
	}
	return context.Cause(ctx)
}

func (r referee) stretch(s stretch, count *Checked) error {
	for b := range s.boards {
		oneSided := b[0]|b[2] == 0 || b[1]|b[3] == 0
		far := !oneSided && r.measures(materialOn(b))
		v, distance, err := r.check(r.plain(b, s.turn), far)
		if err == nil {
			err = r.turned(b, s.turn.Other(), v, distance, far)
		}
		if err != nil {
			return err
		}
		if oneSided {
			count.OneSided++
			continue
		}
		count.add(v, distance, 1)
		if far && v != Draw {
			count.Distances++
		}
	}
	return nil
}

// turned asks about the same position with all colours changed.
func (r referee) turned(b board, turn rules.Color, v Value, distance int, far bool) error {
	p := r.plain(b, turn)
	q := r.position(p)
	if same, err := r.value(q); err != nil || same != v {
		return orDifference(err, p, "value", same, v)
	}
	if !far || v == Draw {
		return nil
	}
	if same, err := r.distance(q); err != nil || same != distance {
		return orDifference(err, p, "distance", same, distance)
	}
	return nil
}

// orDifference is the error or, where there is none, a Difference.
func orDifference(err error, p plain.Position, what string, is, want any) error {
	if err != nil {
		return err
	}
	return &Difference{p.String(), what, fmt.Sprint(is), fmt.Sprint(want)}
}

// materialOn is that of a board.
func materialOn(b board) Material {
	n := b.sum()
	return Material{Men: n[1], Kings: n[3], TheirMen: n[0], TheirKings: n[2]}
}

// check compares the answer about a position with those about the positions
// after it: values and, if far is set, distances.
func (r referee) check(p plain.Position, far bool) (v Value, distance int, err error) {
	here := r.position(p)
	if v, err = r.value(here); err != nil {
		return v, 0, err
	}
	best, nearest, farthest := Loss, -1, 0
	for _, m := range p.Moves() {
		next := r.position(p.After(m))
		w, err := r.value(next)
		if err != nil {
			return v, 0, err
		}
		best = max(best, -w)
		if !far || v == Draw || -w != v {
			continue
		}
		d := 1
		if !progress(p, m) {
			if d, err = r.distance(next); err != nil {
				return v, 0, err
			}
			d++
		}
		if farthest = max(farthest, d); nearest < 0 || d < nearest {
			nearest = d
		}
	}
	if v != best {
		return v, 0, orDifference(nil, p, "value", v, best)
	}
	if !far || v == Draw {
		return v, 0, nil
	}
	want := farthest
	if v == Win {
		want = nearest
	}
	if distance, err = r.distance(here); err != nil || distance != want {
		return v, distance, orDifference(err, p, "distance", distance, want)
	}
	return v, distance, nil
}

// progress tells whether the referee's move starts the count of the plies
// without progress anew.
func progress(p plain.Position, m plain.Move) bool {
	return len(m.Taken) > 0 || p.Game != rules.Alquerque && !p.Board[m.From.Row][m.From.Col].King()
}
