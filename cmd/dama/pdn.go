package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"damiera/rules"
	"damiera/rules/pdn"
)

func pdnCheck() subcommand {
	return subcommand{
		name:  "pdn",
		form:  "[-game GAME] FILE…",
		brief: "check game files: which games are in them, and are they sound",
		help: `
FILE is a file of games in PDN; - is standard input. One line a game is printed, with tabs between

  number   counted through all files, from 1
  kind     italian, english, alquerque, or other for a game that is not played here
  plies    how many moves of either side were read
  result   as the file writes it; * where it writes none, or ?
  verdict  ok, or "line N: " and the first thing that stopped the reading there

In a game of English draughts the result 1-0 means that Black, the first mover, has won.

A game without a GameType tag is what -game says; else Alquerque by its Variant tag, Italian when it
has Italian tags (Bianco, Nero, Apertura and the like), else whichever of English and Italian its
moves or its FEN tag fit, English first. Text that is not UTF-8 is read as Windows-1252, which holds
Latin-1.

The exit status is 1 when any game has a problem or a file cannot be read. A file without any game
is only mentioned on standard error.

  $ dama pdn games.pdn
  1	italian	46	1/2-1/2	ok
  2	italian	3	*	line 22: not a legal move: »18x11«
`,
		run: runPDN,
	}
}

func runPDN(args []string, s streams) error {
	flags := newFlags("pdn")
	var options pdn.Options
	flags.Func("game", "GAME", func(name string) (err error) {
		options.Default, err = rules.ParseGame(name)
		options.HasDefault = true
		return err
	})
	files, err := parseFlags(flags, args)
	if err != nil {
		return err
	}
	if len(files) == 0 {
		return misused("which files? - is standard input")
	}
	out := bufio.NewWriter(s.out)
	c := checker{options: options, in: s.in, out: out}
	for _, name := range files {
		if err := c.check(name); err != nil {
			fmt.Fprintf(s.err, "dama pdn: %v\n", err)
			// A file without a game has no game with a problem.
			c.bad = c.bad || !errors.Is(err, pdn.ErrNoGame) && !errors.Is(err, pdn.ErrBinary)
		}
	}
	if err := out.Flush(); err != nil {
		return err
	}
	if c.bad {
		return errReported
	}
	return nil
}

// A checker reads files one after the other and counts their games through.
type checker struct {
	options pdn.Options
	in      io.Reader
	out     io.Writer
	number  int
	bad     bool // something had a problem
}

// check prints a line for each game of a file.
func (c *checker) check(name string) error {
	in := c.in
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return err
		}
		defer f.Close()
		in = f
	}
	for g, err := range pdn.Games(in, c.options) {
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		c.number++
		verdict, ok := verdictOn(g)
		c.bad = c.bad || !ok
		result := g.ResultText
		if result == "" || result == "?" {
			result = "*" // PDN's own word for a result that is not known
		}
		fmt.Fprintf(c.out, "%d\t%s\t%d\t%s\t%s\n", c.number, kindOf(g), g.Match.Plies(), column(result), column(verdict))
	}
	return nil
}

func kindOf(g pdn.Game) string {
	if g.Foreign != "" {
		return "other"
	}
	return g.Kind.String()
}

// verdictOn is the last column of a game's line.
func verdictOn(g pdn.Game) (text string, ok bool) {
	line := g.Line
	if g.Problem != nil {
		line = g.Problem.Line
	}
	switch {
	case g.Foreign != "":
		return fmt.Sprintf("line %d: not Italian, English or Alquerque: %s", line, g.Foreign), false
	case g.Problem != nil:
		return fmt.Sprintf("line %d: %s", line, g.Problem.About), false
	}
	return "ok", true
}

// column makes a text fit one column of one line, whatever a file wrote.
func column(text string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7F {
			return ' '
		}
		return r
	}, text)
}
