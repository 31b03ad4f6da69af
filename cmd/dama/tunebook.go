package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"damiera/engine/tune"
)

func runTuneBook(args []string, s streams) error {
	flags := newFlags("tune book")
	var b tune.Book
	flags.IntVar(&b.Plies, "plies", 4, "")
	flags.Int64Var(&b.Nodes, "nodes", 200_000, "")
	flags.IntVar(&b.Margin, "margin", 6, "")
	args, err := parseFlags(flags, args)
	if err != nil {
		return err
	}
	if b.Game, args, err = gameArg(args); err != nil {
		return err
	}
	if len(args) != 1 {
		return misused("GAME is followed by one FILE, not by %q", strings.Join(args, " "))
	}
	if b.Plies < 1 || b.Nodes < 1 || b.Margin < 0 {
		return misused("-plies and -nodes are numbers from 1, -margin is one from 0")
	}
	ctx, stop := interruptible()
	defer stop()
	var book bytes.Buffer // whole before anything is written: a stopped run spoils no older book
	err = b.Write(ctx, &book, func(positions int) {
		if positions%50 == 0 {
			fmt.Fprintf(s.err, "%d positions\n", positions)
		}
	})
	if errors.Is(err, context.Canceled) {
		return errors.New("stopped: nothing was written")
	}
	if err != nil {
		return err
	}
	return os.WriteFile(args[0], book.Bytes(), 0o644)
}
