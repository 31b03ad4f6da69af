package main

import (
	"fmt"
	"strconv"
	"time"

	"damiera/rules"
)

func perft() subcommand {
	return subcommand{
		name:  "perft",
		form:  "GAME DEPTH [POSITION]",
		brief: "count the sequences of moves, to test and time the move generator",
		help: `
For each depth from 1 to DEPTH one line is printed:

  depth  count  seconds  millions of positions a second

The count is the number of sequences of so many moves from POSITION, or from the start. Two ways
round of a capture are two moves, also when they take the same pieces. Draws are ignored; a side
that cannot move adds nothing to deeper counts. The last moves of each sequence are counted
without being played.

  $ dama perft italian 3
  1 7 0.000 3.1
  2 49 0.000 8.2
  3 302 0.000 17.0
`,
		run: runPerft,
	}
}

func runPerft(args []string, s streams) error {
	args, err := parseFlags(newFlags("perft"), args)
	if err != nil {
		return err
	}
	g, args, err := gameArg(args)
	if err != nil {
		return err
	}
	if len(args) == 0 || len(args) > 2 {
		return misused("GAME is followed by DEPTH and, in quotes, perhaps a POSITION")
	}
	depth, err := strconv.Atoi(args[0])
	if err != nil || depth < 1 {
		return misused("DEPTH is a number from 1, not %q", args[0])
	}
	p := rules.Start(g)
	if len(args) == 2 {
		if p, err = rules.ParsePosition(g, args[1]); err != nil {
			return usageError{err}
		}
	}
	var c counter
	for d := range depth {
		begun := time.Now()
		n := c.count(p, d)
		seconds := time.Since(begun).Seconds()
		fmt.Fprintf(s.out, "%d %d %.3f %.1f\n", d+1, n, seconds, float64(n)/max(seconds, 1e-9)/1e6)
	}
	return nil
}

// A counter has a list of moves for each ply below, which the whole count uses again and again.
type counter [][]rules.Move

// count is the number of ways to make below+1 moves.
func (c *counter) count(p rules.Position, below int) uint64 {
	for len(*c) <= below {
		*c = append(*c, make([]rules.Move, 0, 64))
	}
	moves := p.AppendMoves((*c)[below][:0])
	(*c)[below] = moves // keeps what it had to grow
	if below == 0 {
		return uint64(len(moves))
	}
	var n uint64
	for _, m := range moves {
		n += c.count(p.Play(m), below-1)
	}
	return n
}
