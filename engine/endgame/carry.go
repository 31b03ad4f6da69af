package endgame

import (
	"context"
	"fmt"

	"damiera/rules"
)

// A Part is one of the files that the program carries: the tables of a game from
// so many pieces to so many. The page for the browser has them beside it.
type Part struct {
	Game     rules.Game
	From, To int
}

// Parts are the carried files.
func Parts() []Part {
	return []Part{
		{rules.Italian, 2, 4}, {rules.Italian, 5, 5},
		{rules.English, 2, 4}, {rules.English, 5, 5},
		{rules.Alquerque, 2, 6}, {rules.Alquerque, 7, 7},
	}
}

// Name is that of the part's file.
func (c Part) Name() string { return fmt.Sprintf("%s-%d.tables", c.Game, c.To) }

// carries tells whether the part has a table of a kind. Every value is carried.
// So are the distances, but for five pieces with men among them: there the men
// divide the positions into slices small enough to be solved when they are asked
// for. Lengths are large, and only the small part of draughts has them.
func (c Part) carries(k kind, m Material) bool {
	switch k {
	case distances:
		return c.Game == rules.Alquerque || c.To < 5 || m.men() == 0
	case lengths:
		return c.Game != rules.Alquerque && c.To < 5
	}
	return true
}

// Make builds the part and gives its file. What it needs of larger work is kept
// in the folder dir, if that is not empty. The file tells the command that made it.
func (c Part) Make(ctx context.Context, command, dir string, progress func(done, total int64)) ([]byte, error) {
	h := header{Game: c.Game.String(), Command: command, Reach: c.To}
	solved, err := c.build(ctx, dir, progress)
	if err != nil {
		return nil, err
	}
	var all []byte
	for n := c.From; n <= c.To; n++ {
		for _, m := range Materials(n) {
			if !m.possible(c.Game) {
				continue
			}
			asked := lookedUp(newNumbering(c.Game, m))
			for k := range kinds {
				if !c.carries(k, m) {
					continue
				}
				results, err := solved[k](m)
				if err != nil {
					return nil, err
				}
				blocks, err := k.compress(k.symbols(asked, results))
				if err != nil {
					return nil, err
				}
				e := entry{Kind: k, Material: m}
				for _, b := range blocks {
					e.Blocks = append(e.Blocks, len(b))
					all = append(all, b...)
				}
				h.Tables = append(h.Tables, e)
			}
		}
	}
	return encode(h, all)
}

// build solves what the part holds and gives, by kind of table, the results of a
// material.
func (c Part) build(ctx context.Context, dir string, progress func(done, total int64)) (solved [kinds]func(Material) ([]result, error), err error) {
	if c.Game == rules.Alquerque {
		t := BuildAlquerque(c.To, progress)
		of := func(m Material) ([]result, error) { return t.results[alquerqueClass{m.Men, m.TheirMen}], nil }
		return [kinds]func(Material) ([]result, error){values: of, distances: of}, nil
	}
	for k, toEnd := range [kinds]bool{lengths: ToEnd} {
		if kind(k) == distances {
			solved[k] = solved[values]
			continue
		}
		if !c.carries(kind(k), Material{}) {
			continue
		}
		b, err := NewBuilder(c.Game, toEnd, dir)
		if err != nil {
			return solved, err
		}
		if err := b.Build(ctx, c.To, progress); err != nil {
			return solved, err
		}
		solved[k] = b.resultsOf
	}
	return solved, nil
}

// lookedUp tells of each place whether anybody looks there: not for a position
// with a capture, nor for one that another place speaks for.
func lookedUp(places numbering) []bool {
	asked := make([]bool, places.size())
	for i := range asked {
		p := places.position(i)
		asked[i] = !p.MustCapture() && places.speaks(i)
	}
	return asked
}

// symbols are those of a table of kind k. Where nobody looks and, but for values,
// nothing is won they repeat the symbol before, which compresses best.
func (k kind) symbols(asked []bool, results []result) []byte {
	symbols := make([]byte, len(results))
	last := byte(0)
	for i, r := range results {
		switch {
		case !asked[i]:
		case k == values:
			last = valueCode(r.value())
		case r.value() == Win && k == distances:
			last = byte(r.distance())
		case r.value() == Win && k == lengths:
			last = byte((r.distance() + 1) / 2)
		}
		symbols[i] = last
	}
	return symbols
}
