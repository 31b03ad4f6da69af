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
	if t.Count < 1 || t.Nodes < 1000 {
		return misused("-count is a number from 1, -nodes one from 1000")
	}
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	head := fmt.Sprintf("# dama tune shots -seed %d -count %d -nodes %d %v", t.Seed, t.Count, t.Nodes, t.Game)
	for _, name := range args {
		head += " " + filepath.Base(name)
	}
	count, last := 0, time.Now()
	err = t.Mine(ctx, args, func(shot tune.Shot) error {
		if count == 0 {
			fmt.Fprintln(s.out, head)
		}
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
	if err == nil && count < t.Count {
		fmt.Fprintf(s.err, "the games have no more than %d shots\n", count)
	}
	return err
}
