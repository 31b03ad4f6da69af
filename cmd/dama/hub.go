package main

import (
	"context"
	"runtime/debug"

	enginehub "damiera/engine/hub"
	"damiera/rules"
)

func hub() subcommand {
	return subcommand{
		name:  "hub",
		form:  "[-game GAME]",
		brief: "be an engine for draughts programs: the Hub protocol on standard input and output",
		help: `
Version 2 of the protocol, as the Scan engine speaks it. The variant is italian, english or
alquerque: GAME, italian without it, until "set-param name=variant value=…" names another. The
README of engine/hub tells the commands, the parameters and how to add dama to a program.

  $ printf 'pos moves="11-15 22-18"\ngo think\n' | dama hub -game english
  done move=15x22x18
`,
		run: runHub,
	}
}

func runHub(args []string, s streams) error {
	flags := newFlags("hub")
	game := rules.Italian
	flags.Func("game", "GAME", func(name string) (err error) {
		game, err = rules.ParseGame(name)
		return err
	})
	args, err := parseFlags(flags, args)
	if err != nil {
		return err
	}
	if len(args) > 0 {
		return misused("%q is one argument too many", args[0])
	}
	return enginehub.Serve(context.Background(), s.in, s.out, enginehub.Options{Game: game, Version: version()})
}

// version is what this program was built from, as far as the build knows: a
// release, or a commit with its date.
func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		return info.Main.Version
	}
	return "devel"
}
