package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"

	"damiera/engine/arena"
	"damiera/rules"
)

func contest() subcommand {
	return subcommand{
		name:  "arena",
		form:  "-game GAME PLAYERS [-games N] [-seed S] [-json]",
		brief: "let two players meet over many games, to measure which of them is the stronger",
		help: `
PLAYERS are A and B, by some of these flags:

  -levels A,B      levels of the engine: beginner, easy, medium, strong, hard; or the word random,
                   for any legal move, or pieces, for a mover who only counts the pieces after its
                   own move. One level alone is A's.
  -nodes N[,M]     in place of a level, the engine at its full strength within so many positions
  -depth N[,M]     visited, so many plies looked ahead, or so much time (50ms) a move. A value
  -time T[,U]      alone is of both players, two are A's and B's; 0 is no limit.
  -hub COMMAND     B is another program, which speaks the Hub protocol on its standard input and
                   output, within these limits. A is our engine, unless the flag is given twice.
                   Quotes in COMMAND keep words together.

Each opening is played twice, with the colours reversed. In Italian draughts the openings are the
ballots of the federation's tables B and C; in the other games, and when the ballots are used up,
they are a few random moves after which the engine judges the position even.

  -games N         how many, an even number; 100
  -seed S          all chance comes from it, so that the same command plays the same games, but for
                   limits of time and other programs; 1
  -uneven          openings that favour a side, for players so strong that they draw too often
  -judge N         our engine visits so many positions after each move and ends games whose result
                   is clear; 0, which has them played to their end
  -parallel N      games at a time; 1
  -out FILE        the games go to FILE, in PDN. A contest whose FILE has games already goes on after
                   them.
  -json            at the end, a line with a JSON object: games, wins, draws, losses, score (A's, 0
                   to 1), elo and error (in points, null when one side won all), and what was played
  -v               tell how it gets on, even when nobody sits at a terminal

The result is A's: its score in percent and how many points of Elo's scale it is the stronger by,
both with the margin of 95 % confidence.

  $ dama arena -game english -levels medium,easy -games 20
  english: medium against easy, even openings, seed 1
  20 games: wins 18, draws 2, losses 0
  score 95.0 % ± 6.5
  elo +512 ± 239
  $ dama arena -game italian -time 50ms -hub "./dama-before hub" -games 200 -out games.pdn
`,
		run: runArena,
	}
}

func runArena(args []string, s streams) error {
	flags := newFlags("arena")
	file := flags.String("out", "", "FILE")
	asJSON := flags.Bool("json", false, "")
	verbose := flags.Bool("v", false, "")
	c, err := parseContest(flags, args)
	if err != nil {
		return err
	}
	ctx, stop := interruptible()
	defer stop()
	progress := io.Discard
	if *verbose || isTerminal(s.err) {
		progress = s.err
	}
	sum, err := playContest(ctx, c, *file, progress)
	if err != nil {
		if sum.Games() > 0 {
			fmt.Fprintf(s.err, "until then %s\n", describe(sum))
		}
		if errors.Is(ctx.Err(), context.Canceled) && *file != "" {
			return fmt.Errorf("stopped; the same command goes on with %s", *file)
		}
		return err
	}
	openings := "even"
	if c.Uneven {
		openings = "uneven"
	}
	judged := ""
	if c.Judge > 0 {
		judged = fmt.Sprintf(", judged with %d nodes", c.Judge)
	}
	fmt.Fprintf(s.out, "%s: %s against %s, %s openings, seed %d%s\n%s\n",
		c.Game, c.A.Name, c.B.Name, openings, c.Seed, judged, describe(sum))
	if !*asJSON {
		return nil
	}
	return json.NewEncoder(s.out).Encode(arenaResult{
		Game: c.Game.String(), A: c.A.Name, B: c.B.Name, Seed: c.Seed, Uneven: c.Uneven, Judge: c.Judge,
		Games: sum.Games(), Wins: sum.Wins, Draws: sum.Draws, Losses: sum.Losses,
		Score: sum.Score(), Margin: sum.Margin(), Elo: finite(sum.Elo()), Error: finite(sum.EloError()),
	})
}

// parseContest reads all that decides which games are played.
func parseContest(flags *flag.FlagSet, args []string) (c arena.Contest, err error) {
	var p pairing
	p.register(flags)
	game := flags.String("game", "", "GAME")
	flags.IntVar(&c.Games, "games", 100, "N")
	flags.Uint64Var(&c.Seed, "seed", 1, "S")
	flags.BoolVar(&c.Uneven, "uneven", false, "")
	flags.Int64Var(&c.Judge, "judge", 0, "N")
	flags.IntVar(&c.Parallel, "parallel", 1, "N")
	rest, err := parseFlags(flags, args)
	if err != nil {
		return c, err
	}
	switch {
	case len(rest) > 0:
		return c, misused("%q is one argument too many", rest[0])
	case *game == "":
		return c, misused("which game? -game italian, english or alquerque")
	case c.Games < 2 || c.Games%2 != 0:
		return c, misused("-games is an even number from 2, as each opening is played twice, not %d", c.Games)
	case c.Judge < 0:
		return c, misused("-judge is a number from 0, not %d", c.Judge)
	case c.Parallel < 1:
		return c, misused("-parallel is a number from 1, not %d", c.Parallel)
	}
	if c.Game, err = rules.ParseGame(*game); err != nil {
		return c, usageError{err}
	}
	c.A, c.B, err = p.entrants(c.Game)
	return c, err
}

// playContest plays a contest, or on in the file of one, unless there is none.
func playContest(ctx context.Context, c arena.Contest, file string, progress io.Writer) (sum arena.Tally, err error) {
	keep := func(arena.Game) error { return nil }
	if file != "" {
		record, games, err := c.Open(file)
		if err != nil {
			return sum, err
		}
		defer record.Close()
		keep = record.Write
		for _, g := range games {
			sum.Add(g)
		}
	}
	first := sum.Games()
	for g, err := range c.Play(ctx, first) {
		if err != nil {
			return sum, err
		}
		if err := keep(g); err != nil {
			return sum, err
		}
		sum.Add(g)
		if n := sum.Games(); n%10 == 0 && n < c.Games {
			fmt.Fprintf(progress, "%d of %d: +%d =%d -%d, %.1f %%\n", n, c.Games, sum.Wins, sum.Draws, sum.Losses, 100*sum.Score())
		}
	}
	return sum, nil
}

// describe is a result in three lines.
func describe(t arena.Tally) string {
	elo := fmt.Sprintf("%+.0f ± %.0f", t.Elo(), t.EloError())
	switch score := t.Score(); {
	case score == 1:
		elo = fmt.Sprintf("more than %+.0f", t.EloBound())
	case score == 0:
		elo = fmt.Sprintf("less than %+.0f", t.EloBound())
	}
	return fmt.Sprintf("%d games: wins %d, draws %d, losses %d\nscore %.1f %% ± %.1f\nelo %s",
		t.Games(), t.Wins, t.Draws, t.Losses, 100*t.Score(), 100*t.Margin(), elo)
}

// An arenaResult is what -json prints.
type arenaResult struct {
	Game   string   `json:"game"`
	A      string   `json:"a"`
	B      string   `json:"b"`
	Seed   uint64   `json:"seed"`
	Uneven bool     `json:"uneven"`
	Judge  int64    `json:"judge"`
	Games  int      `json:"games"`
	Wins   int      `json:"wins"`
	Draws  int      `json:"draws"`
	Losses int      `json:"losses"`
	Score  float64  `json:"score"`
	Margin float64  `json:"margin"`
	Elo    *float64 `json:"elo"`
	Error  *float64 `json:"error"`
}

// finite is a number for JSON, which has none that is infinite.
func finite(x float64) *float64 {
	if math.IsInf(x, 0) {
		return nil
	}
	return &x
}
