package main

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"time"

	"damiera/engine/shots"
)

func runTuneShots(args []string, s streams) error {
	flags := newFlags("tune shots")
	var m shots.Miner
	flags.Uint64Var(&m.Seed, "seed", 1, "")
	flags.IntVar(&m.Count, "count", 300, "")
	flags.Int64Var(&m.Nodes, "nodes", 1_000_000, "")
	args, err := parseFlags(flags, args)
	if err != nil {
		return err
	}
	if m.Game, args, err = gameArg(args); err != nil {
		return err
	}
	if len(args) == 0 {
		return misused("GAME is followed by a FILE of games, or several")
	}
	if m.Count < 1 || m.Nodes < 1000 {
		return misused("-count is a number from 1, -nodes one from 1000")
	}
	ctx, stop := interruptible()
	defer stop()
	head := fmt.Sprintf("# dama tune shots -seed %d -count %d -nodes %d %v", m.Seed, m.Count, m.Nodes, m.Game)
	for _, name := range args {
		head += " " + filepath.Base(name)
	}
	count, last := 0, time.Now()
	err = m.Mine(ctx, args, func(shot shots.Shot) error {
		if count == 0 {
			fmt.Fprintln(s.out, head)
		}
		count++
		if now := time.Now(); now.Sub(last) > 10*time.Second {
			last = now
			fmt.Fprintf(s.err, "%d of %d shots\n", count, m.Count)
		}
		_, err := fmt.Fprintln(s.out, shot)
		return err
	})
	if errors.Is(err, context.Canceled) {
		return fmt.Errorf("stopped after %d of %d shots", count, m.Count)
	}
	if err == nil && count < m.Count {
		fmt.Fprintf(s.err, "the games have no more than %d shots\n", count)
	}
	return err
}
