package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"slices"

	"damiera/engine"
	"damiera/engine/shots"
	"damiera/rules"
)

// readShots reads the shots of a file.
func readShots(name string) ([]shots.Shot, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	all, err := shots.Read(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return all, nil
}

// benchShots prints which share of the shots in a file is solved, for each game and each number of
// nodes; and to failures where the engine chose what.
func benchShots(name string, games []rules.Game, nodes []int64, out, failures io.Writer) error {
	known, err := readShots(name)
	if err != nil {
		return err
	}
	known = slices.DeleteFunc(known, func(s shots.Shot) bool { return !slices.Contains(games, s.Position.Game) })
	if len(known) == 0 {
		return fmt.Errorf("%s: no position of such a game", name)
	}
	e := engine.New(engine.Options{})
	for _, g := range games {
		for _, n := range nodes {
			solved, all := 0, 0
			for _, s := range known {
				if s.Position.Game != g {
					continue
				}
				m, err := s.Match()
				if err != nil {
					return err
				}
				all++
				a := e.Think(context.Background(), m, engine.Limits{Nodes: n}, nil)
				if s.Solves(a.Move) {
					solved++
					continue
				}
				fmt.Fprintf(failures, "%s:%d: %d nodes: chose %s (%+d), want %s\n", name, s.Line, n, a.Move, a.Score, s.Move)
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
