package main

import (
	"errors"
	"flag"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode"

	"damiera/engine"
	"damiera/engine/arena"
	"damiera/rules"
)

// A pairing is who plays whom, as flags tell it: A first, then B.
type pairing struct {
	levels []string
	hubs   [][]string // commands with their arguments
	limits [2]engine.Limits
	split  bool // some limit has a value for each
}

// register makes the flags known.
func (p *pairing) register(flags *flag.FlagSet) {
	flags.Func("levels", "A,B", func(text string) error {
		p.levels = strings.Split(text, ",")
		return nil
	})
	flags.Func("hub", "COMMAND", func(text string) error {
		command, err := splitCommand(text)
		p.hubs = append(p.hubs, command)
		return err
	})
	flags.Func("depth", "N[,M]", func(text string) error {
		return limit(p, text, strconv.Atoi, func(l *engine.Limits, n int) { l.Depth = n })
	})
	flags.Func("nodes", "N[,M]", func(text string) error {
		parse := func(s string) (int64, error) { return strconv.ParseInt(s, 10, 64) }
		return limit(p, text, parse, func(l *engine.Limits, n int64) { l.Nodes = n })
	})
	flags.Func("time", "T[,U]", func(text string) error {
		return limit(p, text, time.ParseDuration, func(l *engine.Limits, d time.Duration) { l.Time = d })
	})
}

// limit sets a limit of both players from one value, or from two with a comma
// between them.
func limit[N int | int64 | time.Duration](p *pairing, text string, parse func(string) (N, error), set func(*engine.Limits, N)) error {
	values := strings.Split(text, ",")
	if len(values) > 2 {
		return errors.New("want one value, or A's and B's")
	}
	p.split = p.split || len(values) == 2
	for i := range p.limits {
		value := values[min(i, len(values)-1)]
		n, err := parse(value)
		if err != nil || n < 0 {
			return fmt.Errorf("%q is no such limit", value)
		}
		set(&p.limits[i], n)
	}
	return nil
}

// entrants are A and B: first those of a level, last other programs, between them
// our engine within limits.
func (p *pairing) entrants(g rules.Game) (a, b arena.Entrant, err error) {
	levels, hubs := len(p.levels), len(p.hubs)
	limited := p.limits != [2]engine.Limits{}
	switch {
	case levels+hubs > 2:
		return a, b, misused("there are only A and B, but %d levels and %d other programs", levels, hubs)
	case levels+hubs == 0 && !limited:
		return a, b, misused("who plays? -levels A,B, or -nodes, -depth or -time for the engine at its full strength")
	case levels == 2 && limited:
		return a, b, misused("levels have limits of their own")
	case levels == 1 && p.split:
		return a, b, misused("only B has a limit, as the level %s has its own", p.levels[0])
	}
	var both [2]arena.Entrant
	for i := range both {
		switch l := p.limits[i]; {
		case i < levels:
			if both[i], err = levelEntrant(g, p.levels[i]); err != nil {
				return a, b, err
			}
		case l == engine.Limits{}:
			return a, b, misused("%c has neither a level nor a limit: -nodes, -depth or -time", 'A'+rune(i))
		case i < 2-hubs:
			both[i] = arena.Within(l)
		default:
			command := p.hubs[i-(2-hubs)]
			both[i] = arena.Hub(l, command[0], command[1:]...)
		}
	}
	return both[0], both[1], nil
}

// levelEntrant is a level of the game, or a mover that is no engine.
func levelEntrant(g rules.Game, name string) (arena.Entrant, error) {
	switch name {
	case "random":
		return arena.Random(), nil
	case "pieces":
		return arena.Pieces(1), nil
	}
	l, err := engine.ParseLevel(name)
	if err != nil {
		return arena.Entrant{}, usageError{fmt.Errorf("%w, random, pieces", err)}
	}
	if l.Number(g) == 0 {
		return arena.Entrant{}, misused("%s has no level %s, only %s", g, l, levelList(g))
	}
	return arena.Level(l), nil
}

func levelList(g rules.Game) string {
	var names []string
	for _, l := range engine.Levels(g) {
		names = append(names, l.String())
	}
	return strings.Join(names, ", ")
}

// splitCommand splits a command at spaces outside quotes, which may be single or
// double. There are no other signs with a meaning.
func splitCommand(text string) ([]string, error) {
	var words []string
	var word strings.Builder
	begun, quote := false, rune(0)
	for _, r := range text {
		switch {
		case r == quote:
			quote = 0
		case quote == 0 && (r == '"' || r == '\''):
			begun, quote = true, r
		case quote == 0 && unicode.IsSpace(r):
			if begun {
				words = append(words, word.String())
			}
			begun = false
			word.Reset()
		default:
			begun = true
			word.WriteRune(r)
		}
	}
	if quote != 0 {
		return nil, fmt.Errorf("the quote %c does not end", quote)
	}
	if begun {
		words = append(words, word.String())
	}
	if len(words) == 0 {
		return nil, errors.New("the command is empty")
	}
	return words, nil
}
