package main

import (
	"context"
	"errors"
	"fmt"
	"math"
	"path/filepath"
	"strings"
	"time"

	"damiera/engine/tune"
	"damiera/rules"
)

// A fitting is what dama tune fit is asked for.
type fitting struct {
	tune.Fit
	filter tune.Filter
	out    string
	game   rules.Game
	files  []string
}

func runTuneFit(args []string, s streams) error {
	f, err := parseFitting(args)
	if err != nil {
		return err
	}
	ctx, stop := interruptible()
	defer stop()

	samples := tune.Samples{Game: f.game}
	for _, name := range f.files {
		if err := samples.Read(name, f.filter); err != nil {
			return err
		}
	}
	train, test := samples.Positions()
	fmt.Fprintf(s.out, "%d games, %d positions to learn from, %d held back\n", samples.Games, train, test)

	model := tune.Evaluation(f.game)
	b := samples.Baseline(model)
	fmt.Fprintf(s.out, "a constant: loss %.5f; the present evaluation: %.5f, at %.0f hundredths to a logit\n",
		b.Constant, b.Present, b.Unit)
	learned, err := f.Learn(ctx, model, &samples, func(e tune.Epoch) {
		fmt.Fprintf(s.out, "epoch %d: loss %.5f, held back %.5f\n", e.Number, e.Train, e.Test)
	})
	if errors.Is(err, context.Canceled) {
		return errors.New("stopped: nothing was written")
	}
	if err != nil {
		return err
	}
	fmt.Fprintf(s.out, "best: epoch %d; %.1f hundredths of a man to a logit\n", learned.Best.Number, learned.Scale)
	for i, w := range learned.Weights {
		if name := model.Name(i); name != "" {
			fmt.Fprintf(s.out, "%8.1f  %s\n", w, name)
		}
	}
	if f.out == "" {
		return nil
	}
	return learned.Save(f.out, model, tune.Origin{
		Command:   f.command(),
		Play:      samples.Play,
		Seed:      f.Seed,
		Date:      time.Now().UTC().Format(time.DateOnly),
		Games:     samples.Games,
		Positions: train,
		Loss:      learned.Best.Test,
	})
}

func parseFitting(args []string) (f fitting, err error) {
	f.Fit = tune.DefaultFit()
	flags := newFlags("tune fit")
	flags.Uint64Var(&f.Seed, "seed", f.Seed, "")
	flags.Float64Var(&f.Search, "search", f.Search, "")
	flags.IntVar(&f.Epochs, "epochs", f.Epochs, "")
	flags.IntVar(&f.Batch, "batch", f.Batch, "")
	flags.Float64Var(&f.Rate, "rate", f.Rate, "")
	flags.Float64Var(&f.Decay, "decay", f.Decay, "")
	flags.Float64Var(&f.TurnDecay, "turn-decay", f.TurnDecay, "")
	flags.IntVar(&f.filter.Skip, "skip", 8, "")
	flags.BoolVar(&f.filter.Pending, "pending", false, "")
	flags.StringVar(&f.out, "out", "", "")
	if args, err = parseFlags(flags, args); err != nil {
		return f, err
	}
	if f.game, f.files, err = gameArg(args); err != nil {
		return f, err
	}
	if len(f.files) == 0 {
		return f, misused("GAME is followed by a FILE of games, or several")
	}
	if f.Epochs < 1 || f.Batch < 1 {
		return f, misused("-epochs and -batch are numbers from 1")
	}
	if !(f.Search >= 0 && f.Search <= 1) {
		return f, misused("-search is a number from 0 to 1, not %v", f.Search)
	}
	if !(f.Rate > 0 && f.Decay >= 0 && f.TurnDecay >= 0) || math.IsInf(f.Rate+f.Decay+f.TurnDecay, 0) || f.filter.Skip < 0 {
		return f, misused("-rate is a number above 0; -decay, -turn-decay and -skip are from 0")
	}
	if f.out != "" {
		if err := tune.Check(f.out); err != nil {
			return f, err
		}
	}
	return f, nil
}

// command is what would do the same again. Where the files lie is nobody's business.
func (f fitting) command() string {
	var b strings.Builder
	fmt.Fprintf(&b, "dama tune fit -seed %d -search %g -epochs %d -batch %d -rate %g -decay %g -turn-decay %g -skip %d",
		f.Seed, f.Search, f.Epochs, f.Batch, f.Rate, f.Decay, f.TurnDecay, f.filter.Skip)
	if f.filter.Pending {
		b.WriteString(" -pending")
	}
	fmt.Fprintf(&b, " %v", f.game)
	for _, name := range f.files {
		b.WriteString(" " + filepath.Base(name))
	}
	return b.String()
}
