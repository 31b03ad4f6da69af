package endgame

import (
	"context"
	"fmt"

	"damiera/rules"
)

// A Check is what is to be verified of a game: that each position has the value
// and the distance that those after it give it, by the referee's rules. Where
// distances are checked too, values are proved and do not only agree with each
// other: a win or a loss by those nearer to progress, and a draw because whoever
// wants it can go on for ever. Whose turn it is must make no difference.
type Check struct {
	Game   rules.Game
	Pieces int    // up to so many, from two on
	Whole  int    // of up to so many pieces every position,
	Sample int    // of more so many drawn at random
	Seed   uint64 // with this seed
	Slices int    // of those whose distance no table has, so many are worked out
}

// Checked is what was found right of the positions with so many pieces.
type Checked struct {
	Tally           // what the values were; of a sample, those in the sample
	Sampled   bool  // not every position
	OneSided  int64 // positions with an empty side, beside those of the tally
	Distances int64 // won and lost positions whose distance was checked too
}

// A Difference is a position whose value or distance is not what its moves, or
// the same position with all colours changed, make of it.
type Difference struct {
	Position string // as text
	What     string // "value" or "distance"
	Is, Want string
}

func (d *Difference) Error() string {
	return fmt.Sprintf("%s: the %s is told as %s and must be %s", d.Position, d.What, d.Is, d.Want)
}

// Tables checks tables as the program asks them.
func (c Check) Tables(ctx context.Context, t *Tables, tell func(Checked)) error {
	if t.game != c.Game {
		return fmt.Errorf("tables of %s, not of %s", t.game, c.Game)
	}
	if c.Pieces > t.Reach() {
		return fmt.Errorf("%d pieces: the tables of %s reach to %d", c.Pieces, c.Game, t.Reach())
	}
	return c.run(ctx, asked{t}, tell)
}

// Folder checks the results that a builder left in a folder.
func (c Check) Folder(ctx context.Context, dir string, tell func(Checked)) error {
	return c.run(ctx, openFolder(c.Game, dir), tell)
}

// answers are what is checked.
type answers interface {
	value(p *rules.Position) (Value, error)
	distance(p *rules.Position) (int, error) // of what is not drawn
	measures(m Material) bool                // whether distances cost no more than values
}

// asked are the answers of tables.
type asked struct{ *Tables }

func (a asked) value(p *rules.Position) (Value, error) {
	v, known := a.Value(p)
	if !known {
		return v, fmt.Errorf("%s: the tables do not know its value", p)
	}
	return v, nil
}

func (a asked) distance(p *rules.Position) (int, error) {
	d, known := a.Distance(p, nil)
	if !known {
		return d, fmt.Errorf("%s: the tables do not know its distance", p)
	}
	return d, nil
}

func (a asked) measures(m Material) bool {
	t := a.shelf.Load().tables[distances]
	return t[m.place()] != nil && t[m.Turned().place()] != nil
}

// run checks one number of pieces after the other and tells what was right.
func (c Check) run(ctx context.Context, a answers, tell func(Checked)) error {
	r := referee{newGround(c.Game), a}
	for n := 2; n <= c.Pieces; n++ {
		check := r.whole
		if n > c.Whole {
			check = func(ctx context.Context, n int) (Checked, error) { return r.sampled(ctx, n, c) }
		}
		found, err := check(ctx, n)
		if err == nil {
			err = found.compare(c.Game)
		}
		if err != nil {
			return err
		}
		tell(found)
	}
	return nil
}

// compare holds the totals against the published ones.
func (f Checked) compare(g rules.Game) error {
	p := published[g][f.Pieces]
	if f.Sampled {
		return nil
	}
	for _, total := range []struct {
		what     string
		is, want int64
	}{
		{"boards, one side empty or none,", f.Positions() + f.OneSided, p.boards},
		{"positions", f.Positions(), p.positions},
		{"positions won", f.Won, p.won},
		{"positions drawn", f.Drawn, p.drawn},
		{"positions lost", f.Lost, p.lost},
	} {
		if total.want != 0 && total.is != total.want {
			return fmt.Errorf("%s with %d pieces: %d %s, not %d as published", g, f.Pieces, total.is, total.what, total.want)
		}
	}
	return nil
}
