package main

import (
	"context"
	"errors"
	"fmt"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"damiera/engine/tune"
)

func runTuneShots(args []string, s streams) error {
	flags := newFlags("tune shots")
	var t tune.Shots
	flags.Uint64Var(&t.Seed, "seed", 1, "")
	flags.IntVar(&t.Count, "count", 300, "")
	flags.Int64Var(&t.Nodes, "nodes", 1_000_000, "")
	args, err := parseFlags(flags, args)
	if err != nil {
		return err
	}
	if t.Game, args, err = gameArg(args); err != nil {
		return err
	}
	if len(args) == 0 {
		return misused("GAME is followed by a FILE of games, or several")
	}
	if t.Count < 1 || t.Nodes < 1 {
		return misused("-count and -nodes are numbers from 1")
	}
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	fmt.Fprintf(s.out, "# dama tune shots -seed %d -count %d -nodes %d %v", t.Seed, t.Count, t.Nodes, t.Game)
	for _, name := range args {
		fmt.Fprintf(s.out, " %s", filepath.Base(name))
	}
	fmt.Fprintln(s.out)
	count, last := 0, time.Now()
	err = t.Mine(ctx, args, func(shot tune.Shot) error {
		count++
		if now := time.Now(); now.Sub(last) > 10*time.Second {
			last = now
			fmt.Fprintf(s.err, "%d of %d shots\n", count, t.Count)
		}
		_, err := fmt.Fprintln(s.out, shot)
		return err
	})
	if errors.Is(err, context.Canceled) {
		return fmt.Errorf("stopped after %d of %d shots", count, t.Count)
	}
	return err
}
