package main

import (
	"errors"
	"flag"
	"io"
)

// newFlags is a set of flags that leaves the messages to run.
func newFlags(name string) *flag.FlagSet {
	flags := flag.NewFlagSet(name, flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	return flags
}

// parseFlags reads the flags before the next argument that is none, and returns what follows.
func parseFlags(flags *flag.FlagSet, args []string) (rest []string, err error) {
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		return nil, errWantsHelp
	case err != nil:
		return nil, usageError{err}
	}
	return flags.Args(), nil
}
