package arena

import (
	"context"
	"math/rand/v2"

	"damiera/engine"
	"damiera/rules"
)

// A book gives the openings of a contest one after the other. In Italian draughts
// they are the federation's ballots in random order. When those are used up, as
// in the other games from the start, they are a few random moves, after which the
// engine judges the position even. No position comes twice, as far as possible.
type book struct {
	seed          uint64
	roots         []opening
	given         int
	least, spread int                     // random plies: at least so many, and fewer than so many more
	from, to      int                     // the advantage of either side, in hundredths of a man
	odds          int                     // pieces that one side may have more
	seen          map[rules.Position]bool // given, or found unfit
	adviser       *engine.Engine
}

// An opening is a match that has begun.
type opening struct {
	name  string
	match rules.Match
}

// Streams keep the book's chance apart from that of the games, whose streams are
// their numbers.
const (
	shuffleStream = 1<<32 - 1
	wanderStream  = 1 << 32
)

const (
	lookNodes = 2_000 // how far the engine looks
	maxTries  = 3_000 // for one opening; then any will do
)

func newBook(c Contest) *book {
	b := &book{
		seed:  c.Seed,
		roots: []opening{{match: rules.NewMatch(c.Game)}},
		least: 5, spread: 4,
		from: 0, to: 20,
		seen:    make(map[rules.Position]bool),
		adviser: engine.New(engine.Options{HashBytes: 1 << 20}),
	}
	if c.Uneven {
		b.from, b.to = 30, 90
	}
	switch c.Game {
	case rules.Alquerque:
		// There are few ways to begin, and nothing but a piece is much of an advantage.
		b.least, b.spread = 7, 8
		if c.Uneven {
			b.odds, b.to = 1, 130
		}
	case rules.Italian:
		b.roots = ballots(c.Uneven)
		rand.New(rand.NewPCG(c.Seed, shuffleStream)).Shuffle(len(b.roots), func(i, j int) {
			b.roots[i], b.roots[j] = b.roots[j], b.roots[i]
		})
		b.least = 2
	}
	return b
}

// next gives the next opening.
func (b *book) next(ctx context.Context) opening {
	i := b.given
	b.given++
	root := b.roots[i%len(b.roots)]
	if i < len(b.roots) && root.match.Plies() > 0 {
		return root
	}
	chance := rand.New(rand.NewPCG(b.seed, wanderStream+uint64(i)))
	for try := 0; ; try++ {
		m, ok := wander(root.match, b.least+chance.IntN(b.spread), chance)
		if !ok {
			continue
		}
		known := b.seen[m.Position()]
		b.seen[m.Position()] = true
		if try >= maxTries || !known && b.fits(ctx, m) {
			return opening{root.name, m}
		}
	}
}

// wander makes random moves. It is not ok when the match ends or a capture is
// waiting after them.
func wander(m rules.Match, plies int, chance *rand.Rand) (end rules.Match, ok bool) {
	for range plies {
		legal := m.Legal()
		if len(legal) == 0 {
			return m, false
		}
		next, err := m.Play(legal[chance.IntN(len(legal))])
		if err != nil {
			return m, false
		}
		m = next
	}
	p := m.Position()
	return m, m.Result().Outcome == rules.Open && !p.MustCapture()
}

// fits reports whether the advantage of a side is in the book's range, in pieces
// and as the engine judges.
func (b *book) fits(ctx context.Context, m rules.Match) bool {
	p := m.Position()
	if more := p.Side[rules.White].Len() - p.Side[rules.Black].Len(); max(more, -more) > b.odds {
		return false
	}
	score := b.adviser.Think(ctx, m, engine.Limits{Nodes: lookNodes}, nil).Score
	advantage := max(score, -score)
	return b.from <= advantage && advantage <= b.to
}
