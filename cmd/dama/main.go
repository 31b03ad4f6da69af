// Command dama is Damiera without a window: it counts and lists moves, plays games given as text,
// checks game files and serves the browser's program. Run "dama help" to learn it.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"damiera/rules"
)

// Exit statuses.
const (
	fine   = 0
	failed = 1 // the command was understood and something in its input is wrong
	misuse = 2 // the command was not understood
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// streams are what a subcommand reads and writes. Results go to out, what is for people to err.
type streams struct {
	in       io.Reader
	out, err io.Writer
}

// interruptible is a context that is done when the program is told to end, as by Ctrl-C.
func interruptible() (context.Context, context.CancelFunc) {
	return signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
}

// A subcommand is one of the things that dama does.
type subcommand struct {
	name  string
	form  string // its arguments
	brief string // one line
	help  string // the rest of its help
	run   func(args []string, s streams) error
}

// subcommands lists them in the order in which help shows them.
func subcommands() []subcommand {
	return []subcommand{moves(), play(), pdnCheck(), perft(), contest(), bench(), tuning(), tables(), hub(), serve(), help()}
}

// run does what the arguments say and returns the exit status.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	s := streams{in: stdin, out: stdout, err: stderr}
	if len(args) == 0 {
		fmt.Fprint(stderr, overview())
		return misuse
	}
	name := args[0]
	switch name {
	case "-h", "-help", "--help":
		name = "help"
	}
	for _, c := range subcommands() {
		if c.name == name {
			return c.finish(c.run(args[1:], s), s)
		}
	}
	fmt.Fprintf(stderr, "dama: there is no subcommand %q; \"dama help\" lists them\n", args[0])
	return misuse
}

// finish reports an error and turns it into an exit status.
func (c subcommand) finish(err error, s streams) int {
	var usage usageError
	switch {
	case err == nil:
		return fine
	case errors.Is(err, errReported):
		return failed
	case errors.Is(err, errWantsHelp):
		fmt.Fprint(s.out, c.page())
		return fine
	case errors.As(err, &usage):
		fmt.Fprintf(s.err, "dama %s: %v\nusage: dama %s %s\n\"dama help %s\" tells more\n", c.name, err, c.name, c.form, c.name)
		return misuse
	}
	fmt.Fprintf(s.err, "dama %s: %v\n", c.name, err)
	return failed
}

// errReported means failure with everything said already.
var errReported = errors.New("reported")

// errWantsHelp means that -h stands among the arguments.
var errWantsHelp = errors.New("help wanted")

// A usageError tells what is wrong with the arguments.
type usageError struct{ why error }

func (e usageError) Error() string { return e.why.Error() }
func (e usageError) Unwrap() error { return e.why }

func misused(format string, args ...any) error {
	return usageError{fmt.Errorf(format, args...)}
}

// gameArg reads the argument GAME.
func gameArg(args []string) (g rules.Game, rest []string, err error) {
	if len(args) == 0 {
		return 0, nil, misused("which game? italian, english or alquerque")
	}
	if g, err = rules.ParseGame(args[0]); err != nil {
		return 0, nil, usageError{err}
	}
	return g, args[1:], nil
}
