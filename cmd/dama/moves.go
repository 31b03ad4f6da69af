package main

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"

	"damiera/rules"
)

func moves() subcommand {
	return subcommand{
		name:  "moves",
		form:  "GAME",
		brief: "list the legal moves of each position that standard input names, a position a line",
		help: `
Each line of input is a POSITION and is answered at once by one line of output, a JSON object:

  fen        the line as it was read
  moves      the legal moves, with every landing; empty when the side to move has lost
  forbidden  in Italian draughts, the captures that the rules of precedence forbid, each with
             the first rule that does so: 1 take the most pieces, 2 with a king rather than
             a man, 3 take the most kings, 4 meet a king first

A line that is no position is answered by fen and error, and the next line is read. The exit
status is 0 nevertheless.

  $ echo 'W:W23,24:B10,19,20' | dama moves italian
  {"fen":"W:W23,24:B10,19,20","moves":["23x14x5"],"forbidden":[{"move":"23x16","rule":1},{"move":"24x15","rule":1}]}
`,
		run: runMoves,
	}
}

// movesAnswer is what is said about a position.
type movesAnswer struct {
	FEN       string      `json:"fen"`
	Moves     []string    `json:"moves"`
	Forbidden []forbidden `json:"forbidden"`
}

type forbidden struct {
	Move string `json:"move"`
	Rule int    `json:"rule"`
}

// badLine is what is said about a line that is no position.
type badLine struct {
	FEN   string `json:"fen"`
	Error string `json:"error"`
}

func runMoves(args []string, s streams) error {
	args, err := parseFlags(newFlags("moves"), args)
	if err != nil {
		return err
	}
	g, args, err := gameArg(args)
	if err != nil {
		return err
	}
	if len(args) > 0 {
		return misused("positions are read from standard input, not from %q", args[0])
	}
	in, out := bufio.NewReader(s.in), bufio.NewWriter(s.out)
	answers := json.NewEncoder(out)
	answers.SetEscapeHTML(false)
	for {
		// A line may be of any length, which a bufio.Scanner would not allow.
		line, readErr := in.ReadBytes('\n')
		if len(line) > 0 {
			text := string(bytes.TrimSuffix(bytes.TrimSuffix(line, []byte("\n")), []byte("\r")))
			if err := answers.Encode(answerMoves(g, text)); err != nil {
				return err
			}
		}
		// Whoever types a line at a time gets each answer at once.
		if in.Buffered() == 0 || readErr != nil {
			if err := out.Flush(); err != nil {
				return err
			}
		}
		switch {
		case errors.Is(readErr, io.EOF):
			return nil
		case readErr != nil:
			return readErr
		}
	}
}

// answerMoves is the answer to one line: a movesAnswer or a badLine.
func answerMoves(g rules.Game, line string) any {
	p, err := rules.ParsePosition(g, line)
	if err != nil {
		return badLine{FEN: strings.ToValidUTF8(line, "\uFFFD"), Error: err.Error()}
	}
	a := movesAnswer{FEN: line, Moves: []string{}, Forbidden: []forbidden{}}
	legal := p.Moves()
	// By origin and, as they came, by landing: steps come by direction.
	slices.SortStableFunc(legal, func(a, b rules.Move) int { return cmp.Compare(a.From(), b.From()) })
	for _, m := range legal {
		a.Moves = append(a.Moves, m.String())
	}
	for _, r := range p.Forbidden() {
		a.Forbidden = append(a.Forbidden, forbidden{Move: r.Move.String(), Rule: r.Rule})
	}
	return a
}
