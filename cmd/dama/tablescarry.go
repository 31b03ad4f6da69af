package main

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"

	"damiera/engine/endgame"
)

// carryCommand is written into the files: where they and the work lie changes
// nothing about them.
const carryCommand = "dama tables carry"

func runTablesCarry(args []string, s streams) error {
	flags := newFlags("tables carry")
	out := flags.String("out", filepath.Join("engine", "endgame", "carried"), "")
	dir := flags.String("dir", "", "")
	args, err := parseFlags(flags, args)
	if err != nil {
		return err
	}
	if len(args) > 0 {
		return misused("it takes no arguments but flags")
	}
	if err := isFolder(*out); err != nil {
		return err // before minutes of work
	}
	return carry(endgame.Parts(), *out, *dir, s)
}

// isFolder reports what keeps -out from being one.
func isFolder(out string) error {
	info, err := os.Stat(out)
	switch {
	case out == "":
		return misused("-out is a folder")
	case err != nil:
		return err
	case !info.IsDir():
		return fmt.Errorf("-out %s: it is a file, not a folder", out)
	}
	return nil
}

// carry makes files and prints how long each is, and its checksum.
func carry(parts []endgame.Part, out, dir string, s streams) error {
	ctx, stop := interruptible()
	defer stop()
	for _, part := range parts {
		fmt.Fprintf(s.err, "%s\n", part.Name())
		file, err := part.Make(ctx, carryCommand, dir, newHeadway(s.err, "  ", 0).tell)
		if err != nil {
			return stopped(err, "files that are finished are in "+out)
		}
		name := filepath.Join(out, part.Name())
		if err := os.WriteFile(name+".new", file, 0o644); err != nil {
			return err
		}
		if err := os.Rename(name+".new", name); err != nil {
			return err
		}
		fmt.Fprintf(s.out, "%x  %8d  %s\n", sha256.Sum256(file), len(file), part.Name())
	}
	return nil
}
