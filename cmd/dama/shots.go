package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"damiera/engine"
	"damiera/rules"
)

// A shot is a tactical position and the only good move in it.
type shot struct {
	line  int
	match rules.Match
	move  rules.Move
}

// readShots reads lines of a game, a position and a move, with " | " between them.
func readShots(name string) ([]shot, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var shots []shot
	lines := bufio.NewScanner(file)
	for number := 1; lines.Scan(); number++ {
		text := strings.TrimSpace(lines.Text())
		if text == "" || strings.HasPrefix(text, "#") {
			continue
		}
		one, err := parseShot(text)
		if err != nil {
			return nil, fmt.Errorf("%s: line %d: %w", name, number, err)
		}
		one.line = number
		shots = append(shots, one)
	}
	return shots, lines.Err()
}

func parseShot(text string) (shot, error) {
	field := strings.Split(text, "|")
	if len(field) != 3 {
		return shot{}, fmt.Errorf("want game | position | move, not %q", text)
	}
	for i := range field {
		field[i] = strings.TrimSpace(field[i])
	}
	g, err := rules.ParseGame(field[0])
	if err != nil {
		return shot{}, err
	}
	p, err := rules.ParsePosition(g, field[1])
	if err != nil {
		return shot{}, err
	}
	m, err := rules.NewMatchFrom(p)
	if err != nil {
		return shot{}, err
	}
	move, err := p.ParseMove(field[2])
	return shot{match: m, move: move}, err
}

// solves reports whether a move does what the shot's does: two ways of a capture may take the same.
func (s shot) solves(m rules.Move) bool {
	return m.From() == s.move.From() && m.To() == s.move.To() && m.Taken == s.move.Taken
}

// benchShots prints which share of the shots in a file is solved, for each game and each number of
// nodes; and to failures where the engine chose what.
func benchShots(name string, games []rules.Game, nodes []int64, out, failures io.Writer) error {
	shots, err := readShots(name)
	if err != nil {
		return err
	}
	shots = slices.DeleteFunc(shots, func(s shot) bool { return !slices.Contains(games, s.match.Game()) })
	if len(shots) == 0 {
		return fmt.Errorf("%s: no position of such a game", name)
	}
	e := engine.New(engine.Options{})
	for _, g := range games {
		for _, n := range nodes {
			solved, all := 0, 0
			for _, s := range shots {
				if s.match.Game() != g {
					continue
				}
				all++
				a := e.Think(context.Background(), s.match, engine.Limits{Nodes: n}, nil)
				if s.solves(a.Move) {
					solved++
					continue
				}
				fmt.Fprintf(failures, "%s:%d: %d nodes: chose %s (%+d), want %s\n", name, s.line, n, a.Move, a.Score, s.move)
			}
			if all == 0 {
				continue
			}
			share := 100 * float64(solved) / float64(all)
			_, err := fmt.Fprintf(out, "BenchmarkShots/%s/nodes=%d\t%d\t%6.2f %%solved\n", g, n, all, share)
			if err != nil {
				return err
			}
		}
	}
	return nil
}
