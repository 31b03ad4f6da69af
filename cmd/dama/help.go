package main

import (
	"fmt"
	"strings"
)

func help() subcommand {
	return subcommand{
		name:  "help",
		form:  "[SUBCOMMAND]",
		brief: "tell what dama does, or all about one subcommand",
		run: func(args []string, s streams) error {
			if len(args) == 0 {
				fmt.Fprint(s.out, overview())
				return nil
			}
			if len(args) > 1 {
				return misused("one subcommand at a time")
			}
			for _, c := range subcommands() {
				if c.name == args[0] {
					fmt.Fprint(s.out, c.page())
					return nil
				}
			}
			return misused("there is no subcommand %q", args[0])
		},
	}
}

// overview is the page of dama itself.
func overview() string {
	var b strings.Builder
	b.WriteString("dama plays Italian draughts, English draughts and Alquerque without a window.\n\n")
	for _, c := range subcommands() {
		fmt.Fprintf(&b, "  dama %s %s\n        %s\n", c.name, c.form, c.brief)
	}
	b.WriteString(common)
	return b.String()
}

// page is everything about one subcommand.
func (c subcommand) page() string {
	text := fmt.Sprintf("dama %s %s\n\n%s.\n", c.name, c.form, capital(c.brief))
	if c.help != "" {
		text += "\n" + strings.TrimSpace(c.help) + "\n"
	}
	return text
}

func capital(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

const common = `
GAME is italian, english or alquerque.

POSITION is text; write it in quotes.
  italian, english   the side to move, White's pieces and Black's; K marks a king,
                     21-32 is a range: "W:W21-32:B1-11,K12". Squares 1 to 32 are numbered
                     from the top left with White at the bottom, row by row.
  alquerque          five rows from rank 5 down to rank 1, a digit for so many empty points,
                     then the side to move: "bbbbb/bbbbb/bb1ww/wwwww/wwwww w".

MOVE is a step, 22-18 or c2-c3, or a capture, written with every landing (30x21x14x5,
c2xc4xe4) or with its ends alone (30x5) where that is enough to know it.

Results go to standard output, messages to standard error. The exit status is 0 when all is
well, 1 when something in the input is wrong, 2 when the command itself is.

"dama help SUBCOMMAND" tells more, with examples.
`
