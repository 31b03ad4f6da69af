package main

import (
	"fmt"
	"math"

	"damiera/engine/endgame"
	"damiera/rules"
)

func runTablesVerify(args []string, s streams) error {
	c, dir, err := parseCheck(args)
	if err != nil {
		return err
	}
	ctx, stop := interruptible()
	defer stop()
	tell := func(f endgame.Checked) { fmt.Fprintln(s.out, report(c, f)) }
	if dir != "" {
		err = c.Folder(ctx, dir, tell)
	} else {
		err = c.Tables(ctx, endgame.Carried(c.Game), tell)
	}
	if err == nil && c.Game == rules.Alquerque && dir == "" {
		err = verifyCertificates(ctx, s)
	}
	if err != nil {
		return stopped(err, "what is printed was right")
	}
	fmt.Fprintf(s.out, "%s: no difference\n", c.Game)
	return nil
}

// parseCheck takes flags before GAME and behind it.
func parseCheck(args []string) (c endgame.Check, dir string, err error) {
	flags := newFlags("tables verify")
	flags.IntVar(&c.Pieces, "pieces", 0, "")
	flags.IntVar(&c.Whole, "whole", 0, "")
	flags.IntVar(&c.Sample, "sample", 1_000_000, "")
	flags.Uint64Var(&c.Seed, "seed", 1, "")
	flags.IntVar(&c.Slices, "slices", 20, "")
	flags.StringVar(&dir, "dir", "", "")
	if args, err = parseFlags(flags, args); err != nil {
		return c, dir, err
	}
	if c.Game, args, err = gameArg(args); err != nil {
		return c, dir, err
	}
	if args, err = parseFlags(flags, args); err != nil {
		return c, dir, err
	}
	if len(args) > 0 {
		return c, dir, misused("GAME is followed by nothing but flags, not by %q", args[0])
	}
	most, pieces := 6, 5
	if c.Game == rules.Alquerque {
		most, pieces = 7, 7
	}
	if c.Pieces == 0 {
		c.Pieces = pieces
	}
	if c.Whole == 0 {
		c.Whole = pieces - 1
	}
	if c.Pieces < 2 || c.Pieces > most || c.Whole < 0 {
		return c, dir, misused("-pieces is a number from 2 to %d in %s, -whole one from 1", most, c.Game)
	}
	if c.Sample < 1 || c.Slices < 0 || c.Sample > math.MaxInt32 {
		return c, dir, misused("-sample is a number from 1, -slices one from 0")
	}
	return c, dir, nil
}

// report is a line about what was found right.
func report(c endgame.Check, f endgame.Checked) string {
	which := fmt.Sprintf("all %d positions", f.Positions())
	if f.Sampled {
		which = fmt.Sprintf("%d positions drawn at random", f.Positions())
	}
	line := fmt.Sprintf("%s, %d pieces: %s: %d won, %d drawn, %d lost; %d distances, the longest %d",
		c.Game, f.Pieces, which, f.Won, f.Drawn, f.Lost, f.Distances, f.Longest)
	if f.OneSided > 0 {
		line += fmt.Sprintf("; %d more with an empty side", f.OneSided)
	}
	return line
}
