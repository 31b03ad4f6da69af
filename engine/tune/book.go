package tune

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strings"

	"damiera/engine"
	"damiera/rules"
)

// A Book says how the engine's book of openings is made: every position of the
// first plies, whatever led there, gets the moves that are as good as the best.
type Book struct {
	Game   rules.Game
	Plies  int   // positions so many plies from the start have no entry any more
	Nodes  int64 // positions visited to judge each move
	Margin int   // hundredths of a man that a move may be worse than the best
}

// Write makes the book and writes it, one position a line: the moves that lead
// there, a colon, and the good moves, the best first.
func (b Book) Write(ctx context.Context, w io.Writer, report func(positions int)) error {
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "# Moves that lead to a position, and the good ones there: dama tune book -plies %d -nodes %d -margin %d %v\n",
		b.Plies, b.Nodes, b.Margin, b.Game)
	e := engine.New(engine.Options{})
	seen := map[rules.Position]bool{}
	level := []rules.Match{rules.NewMatch(b.Game)}
	for range b.Plies {
		var below []rules.Match
		for _, m := range level {
			if seen[m.Position()] {
				continue
			}
			seen[m.Position()] = true
			good, next, err := b.judge(ctx, e, m)
			if err != nil {
				return err
			}
			fmt.Fprintf(out, "%s: %s\n", strings.Join(texts(m), " "), strings.Join(good, " "))
			below = append(below, next...)
			if report != nil {
				report(len(seen))
			}
		}
		level = below
	}
	return out.Flush()
}

// judge gives the good moves of a position and what all of its moves lead to.
func (b Book) judge(ctx context.Context, e *engine.Engine, m rules.Match) (good []string, next []rules.Match, err error) {
	moves := m.Position().AppendEffects(nil)
	scores := make([]int, len(moves))
	best := -1 << 30
	for i, move := range moves {
		after, err := m.Play(move)
		if err != nil {
			return nil, nil, err
		}
		next = append(next, after)
		// A single reply comes without a score: the search has to go behind it.
		from, sign := after, -1
		for len(from.Legal()) == 1 && from.Result().Outcome == rules.Open {
			if from, err = from.Play(from.Legal()[0]); err != nil {
				return nil, nil, err
			}
			sign = -sign
		}
		scores[i] = sign * e.Think(ctx, from, engine.Limits{Nodes: b.Nodes}, nil).Score
		if ctx.Err() != nil {
			return nil, nil, ctx.Err()
		}
		best = max(best, scores[i])
	}
	for margin := range b.Margin + 1 {
		for i, move := range moves {
			if scores[i] == best-margin {
				good = append(good, m.Position().Text(move))
			}
		}
	}
	return good, next, nil
}

func texts(m rules.Match) []string {
	p := m.Start()
	var words []string
	for _, move := range m.Moves() {
		words = append(words, p.Text(move))
		p = p.Play(move)
	}
	return words
}
