package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"damiera/engine/tune"
)

func tuning() subcommand {
	return subcommand{
		name:  "tune",
		form:  "play|fit|book|shots [FLAGS] GAME FILE…",
		brief: "teach the evaluation from games that the engine plays against itself",
		help: `
tune play appends games to FILE, one a line: the result, then the moves. The first line tells what
makes them, a comment with the seed, the nodes and the game. A run that was cut short goes on where
it stopped, with the same games as if it had not been; for a FILE whose games were made another way,
or whose first line does not tell, it does nothing but say so.

  -seed S      the games come from it; 1
  -games N     how many there are to be in FILE; 1000
  -nodes N     positions visited for each move; 4000
  -parallel N  games at a time; 1

  $ dama tune play -seed 7 -games 20000 italian games.txt

tune fit learns the evaluation's weights from the quiet positions of the games in each FILE: from
the scores that searches gave there, from the results of the games, or from something between. One
game in twenty is held back. First the loss on those is printed for expecting the same everywhere
and for the present evaluation, then for each epoch the loss on games learned from and on those held
back, and at the end the named weights of the best epoch, in hundredths of a man. A loss is that of
foretelling the results. The weights in use were learned with -pending, and else as without flags,
but for Italian and English draughts in 7 epochs.

  -seed S        the order of the positions comes from it; 1
  -search F      how far the scores are learned and not the results, from 0 to 1; 1
  -epochs N      how often each position is learned from; 10
  -batch N       positions in a step; 2048
  -rate R        of learning at first, falling to nothing; 0.2
  -decay D       how strongly weights are held near zero; 20
  -turn-decay D  the same for what depends on whose turn it is; 30
  -skip N        plies at the beginning of a game, played at random, that are left out; 8
  -pending       also learn where the side that is not to move could capture
  -out FILE      where the weights go; what made them goes to a file beside it that ends in .json

  $ dama tune fit -pending -out weights/italian.bin italian games.txt

tune book writes the engine's book of openings to FILE: for every position of the first plies the
moves that a search finds as good as the best.

  -plies N   how far it goes; 4
  -nodes N   positions visited to judge each move; 200000
  -margin N  hundredths of a man that a move may be worse than the best; 6

  $ dama tune book italian book/italian.txt

tune shots finds positions in the games of each FILE, and a move beside them, where one move alone
wins something and a search three plies deep does not choose it. It prints them, one a line: game,
position and move.

  -seed S   the games are gone through in an order that comes from it; 1
  -count N  how many there are to be; 300
  -nodes N  positions visited by the deep search; the one that checks it has twice as many; 1000000

  $ dama tune shots -count 250 italian games.txt > shots.txt
  $ dama bench -shots shots.txt -nodes 1000,10000
`,
		run: runTune,
	}
}

func runTune(args []string, s streams) error {
	args, err := parseFlags(newFlags("tune"), args)
	if err != nil {
		return err
	}
	if len(args) == 0 {
		return misused("play, fit, book or shots?")
	}
	switch args[0] {
	case "play":
		return runTunePlay(args[1:], s)
	case "fit":
		return runTuneFit(args[1:], s)
	case "book":
		return runTuneBook(args[1:], s)
	case "shots":
		return runTuneShots(args[1:], s)
	}
	return misused("play, fit, book or shots, not %q", args[0])
}

func runTunePlay(args []string, s streams) error {
	flags := newFlags("tune play")
	var p tune.SelfPlay
	flags.Uint64Var(&p.Seed, "seed", 1, "")
	flags.IntVar(&p.Games, "games", 1000, "")
	flags.Int64Var(&p.Nodes, "nodes", 4000, "")
	flags.IntVar(&p.Parallel, "parallel", 1, "")
	args, err := parseFlags(flags, args)
	if err != nil {
		return err
	}
	if p.Game, args, err = gameArg(args); err != nil {
		return err
	}
	if len(args) != 1 {
		return misused("GAME is followed by one FILE, not by %q", strings.Join(args, " "))
	}
	if p.Games < 1 || p.Nodes < 1 || p.Parallel < 1 {
		return misused("-games, -nodes and -parallel are numbers from 1")
	}
	ctx, stop := interruptible()
	defer stop()
	tell := pace{to: s, of: p.Games, begun: time.Now()}
	err = p.Run(ctx, args[0], tell.games)
	if errors.Is(err, context.Canceled) {
		return fmt.Errorf("stopped; the same command goes on with %s", args[0])
	}
	return err
}

// A pace tells how self-play gets on, now and then.
type pace struct {
	to          streams
	of          int
	begun, last time.Time
	first       int // games that were there before
}

func (p *pace) games(t tune.Tally) {
	now := time.Now()
	if p.last.IsZero() {
		p.first = t.Games - 1
	} else if now.Sub(p.last) < 10*time.Second && t.Games < p.of {
		return
	}
	p.last = now
	speed := float64(t.Games-p.first) / max(now.Sub(p.begun).Seconds(), 1e-3)
	fmt.Fprintf(p.to.err, "%d of %d games, %.1f a second, White +%d =%d -%d\n",
		t.Games, p.of, speed, t.White, t.Draws, t.Black)
}
