package check

import (
	"context"
	"math/rand/v2"

	"damiera/rules"
	"damiera/rules/plain"
)

// A Sample is a random part of all positions. The zero value is all of them.
type Sample struct {
	OneIn int // that many positions; 0 and 1 for all
	Seed  uint64
}

// A Count says how many positions of a table have been checked.
type Count struct{ Won, Drawn, Lost, Farthest int }

// Positions is how many they are.
func (c Count) Positions() int { return c.Won + c.Drawn + c.Lost }

// Tables checks a table against the moves of every position of up to so many men,
// both sides having some, each colour to move: value and distance are what the
// positions after it say. That is enough to make both right, because each claim of a
// win or a loss rests on claims with fewer men or a shorter way, down to positions
// without a move. The error is a *Fault at the first wrong claim. progress, if
// there is one, is told now and then how many positions of how many are behind,
// those outside the sample included.
func Tables(ctx context.Context, men int, table Table, sample Sample, progress func(done, total int64)) (Count, error) {
	t := tour{ctx: ctx, table: table, sample: sample, progress: progress,
		random: rand.New(rand.NewPCG(sample.Seed, 0))}
	for n := 2; n <= men; n++ {
		// Each man is one of two colours, but they are not all the same; either side may move.
		t.total += 2 * choose(size*size, n) * (1<<n - 2)
	}
	for _, turn := range []rules.Color{rules.White, rules.Black} {
		p := plain.Position{Game: rules.Alquerque, Turn: turn}
		if err := t.place(&p, 0, men, 0, 0); err != nil {
			return t.count, err
		}
	}
	return t.count, nil
}

func choose(n, k int) int64 {
	c := int64(1)
	for i := range k {
		c = c * int64(n-i) / int64(i+1)
	}
	return c
}

// A tour visits the positions.
type tour struct {
	ctx         context.Context
	table       Table
	sample      Sample
	random      *rand.Rand
	progress    func(done, total int64)
	done, total int64
	count       Count
}

// place puts men on the cells from one on, as many as are left at the most, in
// every way.
func (t *tour) place(p *plain.Position, cell, left, white, black int) error {
	if cell == size*size {
		if white == 0 || black == 0 {
			return nil
		}
		return t.visit(p)
	}
	if err := t.place(p, cell+1, left, white, black); err != nil || left == 0 {
		return err
	}
	at := &p.Board[cell/size][cell%size]
	defer func() { *at = plain.Empty }()
	*at = plain.WhiteMan
	if err := t.place(p, cell+1, left-1, white+1, black); err != nil {
		return err
	}
	*at = plain.BlackMan
	return t.place(p, cell+1, left-1, white, black+1)
}

func (t *tour) visit(p *plain.Position) error {
	if t.done%10_000 == 0 {
		if err := t.ctx.Err(); err != nil {
			return err
		}
		if t.progress != nil {
			t.progress(t.done, t.total)
		}
	}
	t.done++
	if t.sample.OneIn > 1 && t.random.IntN(t.sample.OneIn) != 0 {
		return nil
	}
	return t.check(*p)
}

// check compares a claim with those about the positions after it.
func (t *tour) check(p plain.Position) error {
	value, distance, known := t.table.ask(&p)
	if !known {
		return fault(p, "the table does not know it")
	}
	want, far, err := t.minimax(p)
	switch {
	case err != nil:
		return err
	case value != want:
		return fault(p, "value %d, by its moves %d", value, want)
	case value != 0 && distance != far:
		return fault(p, "value %d at distance %d, by its moves %d", value, distance, far)
	}
	switch value {
	case 1:
		t.count.Won++
	case 0:
		t.count.Drawn++
		return nil
	case -1:
		t.count.Lost++
	}
	t.count.Farthest = max(t.count.Farthest, distance)
	return nil
}

// minimax is what a position's moves say of it: the winner takes the shortest way to
// a capture among the moves that win, the loser the longest.
func (t *tour) minimax(p plain.Position) (value, distance int, err error) {
	moves := p.Moves()
	if len(moves) == 0 {
		return -1, 0, nil
	}
	best, shortest, longest := -1, 0, 0
	for _, m := range moves {
		after := p.After(m)
		theirs, way, err := t.after(after)
		if err != nil {
			return 0, 0, err
		}
		if way++; len(m.Taken) > 0 {
			way = 1
		}
		if theirs == -1 && (shortest == 0 || way < shortest) {
			shortest = way
		}
		best, longest = max(best, -theirs), max(longest, way)
	}
	if best == 1 {
		return best, shortest, nil
	}
	return best, longest, nil
}

// after is what is claimed of the position after a move. A side without men has lost.
func (t *tour) after(p plain.Position) (value, distance int, err error) {
	man := plain.WhiteMan
	if p.Turn == rules.Black {
		man = plain.BlackMan
	}
	for row := range size {
		for col := range size {
			if p.Board[row][col] == man {
				value, distance, known := t.table.ask(&p)
				if !known {
					return 0, 0, fault(p, "the table does not know it")
				}
				return value, distance, nil
			}
		}
	}
	return -1, 0, nil
}
