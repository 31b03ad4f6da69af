package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"text/tabwriter"
	"time"

	"damiera/engine/endgame"
)

func tables() subcommand {
	return subcommand{
		name:  "tables",
		form:  "build|carry|prove|verify [FLAGS] …",
		brief: "make and check tables of perfect endgames, and the proof of Alquerque",
		help: `
tables build GAME PIECES DIR works out all positions with up to PIECES pieces, both sides having some:
whether the side to move wins, loses or draws with best play, and how many plies the next progress is
away, of which the draw by idleness takes count: a capture or, in draughts, a man's move. The winner
goes for it by the shortest way that keeps the win, the loser by the longest. What is found is kept in
the folder DIR; a run that was cut short goes on from there. In draughts there can be 2 to 6 pieces: 5
take a minute or two, 6 an hour or two and 4 GB of memory. In Alquerque there can be 2 to 7. At the end
it prints how many positions with so many pieces are won, drawn and lost, and the longest distance.

  $ dama tables build italian 5 tables

tables carry makes the files of tables that the program carries.

  -out DIR  the folder that they go into; engine/endgame/carried
  -dir DIR  a folder that keeps the work, so that a run cut short goes on from there

  $ dama tables carry

tables prove alquerque proves that the game is a draw: two certificates, one for each side, of positions
that the side need not leave and does not lose in. It takes a minute.

  -out DIR  the folder that they go into; engine/proof/certificates

  $ dama tables prove alquerque

tables verify GAME checks tables with other rules than those they are made with: the slow ones that the
tests trust. Of each position it compares the value and the distance with what its moves make of them,
and the totals with the published ones. It ends at the first difference and shows it. Of draughts with
five pieces the carried tables have no distances where men are on the board; of these it has few
worked out. In Alquerque it also checks the certificates: that whatever is played against them, there is a
move back into them or to an ending that is not lost.

  -pieces N  up to so many pieces; 5, and 7 in Alquerque
  -whole N   of up to so many pieces every position; 4, and 6 in Alquerque
  -sample N  of more pieces so many positions each; 1000000
  -seed S    they are drawn at random with this seed; 1
  -slices N  so many distances are worked out; 20
  -dir DIR   check what tables build left in DIR, and not what the program carries

  $ dama tables verify italian
  $ dama tables verify -dir tables -whole 5 english
`,
		run: runTables,
	}
}

func runTables(args []string, s streams) error {
	args, err := parseFlags(newFlags("tables"), args)
	if err != nil {
		return err
	}
	if len(args) == 0 {
		return misused("build, carry, prove or verify?")
	}
	switch args[0] {
	case "build":
		return runTablesBuild(args[1:], s)
	case "carry":
		return runTablesCarry(args[1:], s)
	case "prove":
		return runTablesProve(args[1:], s)
	case "verify":
		return runTablesVerify(args[1:], s)
	}
	return misused("build, carry, prove or verify, not %q", args[0])
}

// A headway tells now and then how far a work has come.
type headway struct {
	to          io.Writer
	what        string
	first       int64 // what was done before it began
	done        int64
	begun, last time.Time
}

// newHeadway begins to count the time.
func newHeadway(to io.Writer, what string, first int64) *headway {
	now := time.Now()
	return &headway{to: to, what: what, first: first, done: first, begun: now, last: now}
}

// tell is what a builder calls. Where it begins with something else, so does the
// time.
func (h *headway) tell(done, total int64) {
	now := time.Now()
	if done < h.done {
		h.first, h.begun = 0, now
	}
	if h.done = done; done <= h.first || now.Sub(h.last) < 2*time.Second {
		return
	}
	h.last = now
	left := time.Duration(float64(now.Sub(h.begun)) * float64(total-done) / float64(done-h.first))
	fmt.Fprintf(h.to, "%s%d of %d positions, %.1f %%, %v left\n",
		h.what, done, total, 100*float64(done)/float64(total), left.Round(time.Second))
}

// stopped says how to go on, if that is what the error means.
func stopped(err error, how string) error {
	if errors.Is(err, context.Canceled) {
		return fmt.Errorf("stopped; %s", how)
	}
	return err
}

// printTallies prints a table of counts, the same columns for build and verify.
func printTallies(to io.Writer, tallies []endgame.Tally) {
	w := tabwriter.NewWriter(to, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "pieces\tpositions\twon\tdrawn\tlost\tlongest\t")
	for _, t := range tallies {
		fmt.Fprintf(w, "%d\t%d\t%d\t%d\t%d\t%d\t\n", t.Pieces, t.Positions(), t.Won, t.Drawn, t.Lost, t.Longest)
	}
	w.Flush()
}
