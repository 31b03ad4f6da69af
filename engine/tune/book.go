package tune

import (
	"bufio"
	"cmp"
	"context"
	"fmt"
	"io"
	"slices"
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
	type candidate struct {
		text  string
		score int
	}
	var candidates []candidate
	p := m.Position()
	for _, move := range p.AppendEffects(nil) {
		after, err := m.Play(move)
		if err != nil {
			return nil, nil, err
		}
		score, err := b.score(ctx, e, after, p.Turn)
		if err != nil {
			return nil, nil, err
		}
		next = append(next, after)
		candidates = append(candidates, candidate{p.Text(move), score})
	}
	slices.SortStableFunc(candidates, func(x, y candidate) int { return cmp.Compare(y.score, x.score) })
	for _, c := range candidates {
		if c.score < candidates[0].score-b.Margin {
			break
		}
		good = append(good, c.text)
	}
	return good, next, nil
}

// won is the score of a match that a side has won.
const won = 30_000

// score is how a side stands in a match, in hundredths of a man.
func (b Book) score(ctx context.Context, e *engine.Engine, m rules.Match, us rules.Color) (int, error) {
	m, err := Behind(m)
	if err != nil {
		return 0, err
	}
	score, seenBy := 0, m.Position().Turn
	if outcome := m.Result().Outcome; outcome == rules.Open {
		score = e.Think(ctx, m, engine.Limits{Nodes: b.Nodes}, nil).Score
	} else if winner, decided := outcome.Winner(); decided {
		score, seenBy = won, winner
	}
	if seenBy != us {
		score = -score
	}
	return score, ctx.Err()
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
