package main

import (
	"fmt"
	"strconv"

	"damiera/engine/endgame"
	"damiera/rules"
)

func runTablesBuild(args []string, s streams) error {
	args, err := parseFlags(newFlags("tables build"), args)
	if err != nil {
		return err
	}
	g, args, err := gameArg(args)
	if err != nil {
		return err
	}
	if len(args) != 2 || args[1] == "" {
		return misused("GAME is followed by PIECES and DIR")
	}
	most := 6
	if g == rules.Alquerque {
		most = 7
	}
	pieces, err := strconv.Atoi(args[0])
	if err != nil || pieces < 2 || pieces > most {
		return misused("PIECES is a number from 2 to %d in %s, not %q", most, g, args[0])
	}
	build := buildDraughts
	if g == rules.Alquerque {
		build = buildAlquerque
	}
	tallies, err := build(g, pieces, args[1], s)
	if err != nil {
		return err
	}
	printTallies(s.out, tallies)
	return nil
}

func buildDraughts(g rules.Game, pieces int, dir string, s streams) (tallies []endgame.Tally, err error) {
	ctx, stop := interruptible()
	defer stop()
	b, err := endgame.NewBuilder(g, endgame.ToProgress, dir)
	if err != nil {
		return nil, err
	}
	kept, total := b.Kept(pieces)
	if kept > 0 {
		fmt.Fprintf(s.err, "going on from what is in %s: %d of %d positions\n", dir, kept, total)
	}
	if err := b.Build(ctx, pieces, newHeadway(s.err, "", kept).tell); err != nil {
		return nil, stopped(err, "the same command goes on with what is in "+dir)
	}
	for n := 2; n <= pieces; n++ {
		t, err := b.Tally(n)
		if err != nil {
			return nil, err
		}
		tallies = append(tallies, t)
	}
	return tallies, nil
}

// buildAlquerque takes seconds and always begins anew.
func buildAlquerque(_ rules.Game, pieces int, dir string, s streams) (tallies []endgame.Tally, err error) {
	t := endgame.BuildAlquerque(pieces, newHeadway(s.err, "", 0).tell)
	for n := 2; n <= pieces; n++ {
		tallies = append(tallies, t.Tally(n))
	}
	return tallies, t.Store(dir)
}
