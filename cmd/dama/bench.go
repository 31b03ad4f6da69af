package main

import (
	"context"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"damiera/engine"
	"damiera/rules"
)

func bench() subcommand {
	return subcommand{
		name:  "bench",
		form:  "[-count N] [-game GAME] | -shots FILE [-nodes N,…]",
		brief: "time the move generator and the search, in a form that two versions can be compared by",
		help: `
Each game is timed in turn, so many times over, on one thread. On Linux it keeps to one CPU, and what
counts is the time that it ran, not the time on the clock. The lines are those of Go's benchmarks,
which benchstat reads:

  BenchmarkPerft   counting the sequences of moves from the start, as dama perft does
  BenchmarkSearch  searching fixed middle games, so many positions visited in each

  -count N    times over; 5
  -game GAME  that one alone
  -nodes N    positions visited in each middle game; 500000

With -shots it tells instead how many tactical positions the engine solves, at each of the given
numbers of nodes. A line of FILE is

  game | position | move

with the only good move; lines that begin with # are left out. The failures go to standard error
with -v.

  $ dama bench -count 10 >new.txt
  $ go run golang.org/x/perf/cmd/benchstat@latest old.txt new.txt
  $ dama bench -shots engine/testdata/shots.txt -nodes 1000,10000
`,
		run: runBench,
	}
}

// Which depth perft counts to: some tens of millions of sequences.
var perftDepths = map[rules.Game]int{rules.Italian: 10, rules.English: 10, rules.Alquerque: 14}

// Middle games to search, with much to decide in each.
var middleGames = map[rules.Game][]string{
	rules.Italian: {
		"W:W32,31,30,29,27,26,24,23,21,18:B1,2,3,4,6,7,8,11,12,16",
		"W:W17,18,22,23,24,26,28,29,31,32:B1,3,4,6,9,10,11,12,15,16",
		"W:W17,20,23,24,27,29,31,32:B1,2,4,6,8,12,14,18",
	},
	rules.English: {
		"B:W32,31,30,29,27,26,24,23,21,18:B1,2,3,4,6,7,8,11,12,16",
		"B:W14,17,19,20,22,25,27,29,31:B3,4,5,6,7,8,10,11,13",
		"B:W13,19,23,24,25,27,29,31,32:B1,2,3,4,8,10,12,14,16",
	},
	rules.Alquerque: {
		"bbb1b/b1bbb/1bwww/ww1ww/wwww1 w",
		"bbbbb/bb1bb/ww2w/ww1ww/w3w w",
		"b1bbb/b2bb/3ww/3ww/w1w1w w",
	},
}

func runBench(args []string, s streams) error {
	flags := newFlags("bench")
	count := flags.Int("count", 5, "N")
	shots := flags.String("shots", "", "FILE")
	verbose := flags.Bool("v", false, "")
	games := rules.Games()
	flags.Func("game", "GAME", func(name string) error {
		g, err := rules.ParseGame(name)
		games = []rules.Game{g}
		return err
	})
	var nodes []int64
	flags.Func("nodes", "N,…", func(text string) error {
		nodes = nil
		for part := range strings.SplitSeq(text, ",") {
			n, err := strconv.ParseInt(part, 10, 64)
			if err != nil || n < 1 {
				return fmt.Errorf("%q is no number of nodes", part)
			}
			nodes = append(nodes, n)
		}
		return nil
	})
	rest, err := parseFlags(flags, args)
	switch {
	case err != nil:
		return err
	case len(rest) > 0:
		return misused("%q is one argument too many", rest[0])
	case *shots != "":
		if nodes == nil {
			nodes = []int64{1_000, 10_000, 100_000}
		}
		failures := io.Discard
		if *verbose {
			failures = s.err
		}
		return benchShots(*shots, games, nodes, s.out, failures)
	case *count < 1:
		return misused("-count is a number from 1, not %d", *count)
	case len(nodes) > 1:
		return misused("-nodes: one number without -shots")
	case nodes == nil:
		nodes = []int64{500_000}
	}
	var works []work
	for _, g := range games {
		w, err := newSearchWork(g, nodes[0])
		if err != nil {
			return err
		}
		works = append(works, newPerftWork(g, perftDepths[g]), w)
	}
	return timeWorks(works, *count, s.out)
}

// A work is something to time.
type work struct {
	name string
	unit string // of what do returns, in millions a second
	do   func() int64
}

func newPerftWork(g rules.Game, depth int) work {
	var c counter
	return work{"Perft/" + g.String(), "Mpos/s", func() int64 {
		return int64(c.count(rules.Start(g), depth-1))
	}}
}

func newSearchWork(g rules.Game, nodes int64) (work, error) {
	var matches []rules.Match
	for _, text := range middleGames[g] {
		m, err := begin(g, &text)
		if err != nil {
			return work{}, err
		}
		matches = append(matches, m)
	}
	e := engine.New(engine.Options{})
	return work{"Search/" + g.String(), "Mnodes/s", func() int64 {
		var visited int64
		for _, m := range matches {
			visited += e.Think(context.Background(), m, engine.Limits{Nodes: nodes}, nil).Nodes
		}
		return visited
	}}, nil
}

var start = time.Now()

// sinceStart is the time on the clock since the program began.
func sinceStart() time.Duration { return time.Since(start) }

// timeWorks times each work in turn, and all of them so many times over, so that what slows the
// machine for a while does not meet the same work each time.
func timeWorks(works []work, count int, out io.Writer) error {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	ended := make(chan error)
	go func() {
		// A thread that is locked ends with its goroutine, and its binding to a CPU with it.
		runtime.LockOSThread()
		keepToOneCPU()
		ended <- printTimes(works, count, out)
	}()
	return <-ended
}

func printTimes(works []work, count int, out io.Writer) error {
	header := fmt.Sprintf("goos: %s\ngoarch: %s\npkg: damiera/cmd/dama\n", runtime.GOOS, runtime.GOARCH)
	if cpu := cpuName(); cpu != "" {
		header += "cpu: " + cpu + "\n"
	}
	if _, err := io.WriteString(out, header); err != nil {
		return err
	}
	width := 0
	for _, w := range works {
		w.do() // the first time is spent on memory
		width = max(width, len(w.name))
	}
	for w := range slices.Values(slices.Repeat(works, count)) {
		runtime.GC()
		begun := threadTime()
		n := w.do()
		took := threadTime() - begun
		_, err := fmt.Fprintf(out, "Benchmark%-*s\t1\t%11d ns/op\t%7.2f %s\n",
			width, w.name, took.Nanoseconds(), float64(n)/max(took.Seconds(), 1e-9)/1e6, w.unit)
		if err != nil {
			return err
		}
	}
	return nil
}
