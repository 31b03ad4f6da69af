package main

import (
	"encoding/json"
	"fmt"
	"strings"

	"damiera/rules"
)

func play() subcommand {
	return subcommand{
		name:  "play",
		form:  "GAME [-from POSITION] MOVE…",
		brief: "play moves from the start, or from a position, and tell how the game stands",
		help: `
One JSON object is printed:

  position     where the moves lead
  quiet        plies since the last progress: a capture or, in the draughts games, a man's move
  occurrences  how often the position has occurred with the same side to move
  result       1-0 when White has won, 0-1 when Black has, in all three games; 1/2-1/2 for a
               draw and * while the game is open
  reason       no pieces, no moves, repetition or no progress; empty while the game is open

A move that is illegal, or that comes after the end, is named with its number on standard error,
and the exit status is 1.

  $ dama play italian 22-18 10-13 18-14
  {"position":"B:W14,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,11,12,13","quiet":0,"occurrences":1,"result":"*","reason":""}
  $ dama play english -from "W:W22:BK18" 22x15
  {"position":"B:W15:B","quiet":0,"occurrences":1,"result":"1-0","reason":"no pieces"}
`,
		run: runPlay,
	}
}

// standing is how a game stands.
type standing struct {
	Position    string `json:"position"`
	Quiet       int    `json:"quiet"`
	Occurrences int    `json:"occurrences"`
	Result      string `json:"result"`
	Reason      string `json:"reason"`
}

func runPlay(args []string, s streams) error {
	flags := newFlags("play")
	var from *string
	flags.Func("from", "POSITION", func(text string) error { from = &text; return nil })
	args, err := parseFlags(flags, args)
	if err != nil {
		return err
	}
	g, args, err := gameArg(args)
	if err != nil {
		return err
	}
	if args, err = parseFlags(flags, args); err != nil {
		return err
	}
	m, err := begin(g, from)
	if err != nil {
		return err
	}
	// Moves may also come together in one argument, as files write them.
	for i, text := range strings.Fields(strings.Join(args, " ")) {
		if m, err = playText(m, text); err != nil {
			return fmt.Errorf("move %d, %s: %w", i+1, text, err)
		}
	}
	return json.NewEncoder(s.out).Encode(standing{
		Position:    m.Position().String(),
		Quiet:       m.Idle(),
		Occurrences: m.Occurrences(),
		Result:      m.Result().Outcome.String(),
		Reason:      m.Result().Reason.String(),
	})
}

// begin begins a match at a position, or at the start where none is given.
func begin(g rules.Game, from *string) (rules.Match, error) {
	if from == nil {
		return rules.NewMatch(g), nil
	}
	p, err := rules.ParsePosition(g, *from)
	if err != nil {
		return rules.Match{}, usageError{err}
	}
	return rules.NewMatchFrom(p)
}

// playText plays a move. An ended match is named before what may be wrong with the text.
func playText(m rules.Match, text string) (rules.Match, error) {
	if r := m.Result(); r != (rules.Result{}) {
		return m, fmt.Errorf("%w: %s, %s", rules.ErrOver, r.Outcome, r.Reason)
	}
	move, err := m.Position().ParseMove(text)
	if err != nil {
		return m, err
	}
	return m.Play(move)
}
