package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"damiera/engine/endgame"
	"damiera/engine/proof"
	"damiera/engine/proof/check"
	"damiera/rules"
)

// proveCommand is written into the certificates.
const proveCommand = "dama tables prove alquerque"

// proveVisits is more than the proof of either side takes.
const proveVisits = 100_000_000

func runTablesProve(args []string, s streams) error {
	flags := newFlags("tables prove")
	out := flags.String("out", filepath.Join("engine", "proof", "certificates"), "")
	args, err := parseFlags(flags, args)
	if err != nil {
		return err
	}
	g, args, err := gameArg(args)
	if err != nil {
		return err
	}
	if args, err = parseFlags(flags, args); err != nil {
		return err
	}
	switch {
	case g != rules.Alquerque:
		return misused("nobody has proven %s yet: it is alquerque that can be", g)
	case len(args) > 0:
		return misused("GAME is followed by nothing but flags, not by %q", args[0])
	}
	if err := isFolder(*out); err != nil {
		return err // before a minute of work
	}
	ctx, stop := interruptible()
	defer stop()
	for _, defender := range []rules.Color{rules.White, rules.Black} {
		if err := prove(ctx, defender, *out, s); err != nil {
			return stopped(err, "certificates that are finished are in "+*out)
		}
	}
	return nil
}

// prove proves that a side does not lose, and writes down how.
func prove(ctx context.Context, defender rules.Color, out string, s streams) error {
	begun := time.Now()
	tell := func(visits int) { fmt.Fprintf(s.err, "%s: %d positions looked into\n", defender, visits) }
	leaf := proof.Tables(proof.CarriedMen, endgame.Carried(rules.Alquerque).Value)
	r := proof.Search(ctx, rules.Start(rules.Alquerque), defender.Other(), leaf,
		proof.Limits{Visits: proveVisits, Progress: seldom(tell)})
	if err := ctx.Err(); err != nil {
		return err
	}
	if r.Verdict != proof.NoWin {
		return fmt.Errorf("that %s does not lose could not be proven: %s after %d visits", defender, r.Verdict, r.Visits)
	}
	var file bytes.Buffer
	if err := r.Certificate.Write(&file, defender, proveCommand); err != nil {
		return err
	}
	name := filepath.Join(out, defender.String()+".cert")
	if err := os.WriteFile(name+".new", file.Bytes(), 0o644); err != nil {
		return err
	}
	if err := os.Rename(name+".new", name); err != nil {
		return err
	}
	fmt.Fprintf(s.out, "%s does not lose: %d positions, %d visits, %d bytes, %v\n%x  %s\n",
		defender, r.Certificate.Len(), r.Visits, file.Len(), time.Since(begun).Round(time.Second/10),
		sha256.Sum256(file.Bytes()), filepath.Base(name))
	return nil
}

// seldom passes on what it is told once in two seconds.
func seldom(tell func(visits int)) func(int) {
	last := time.Now()
	return func(visits int) {
		if now := time.Now(); now.Sub(last) >= 2*time.Second {
			last = now
			tell(visits)
		}
	}
}

// verifyCertificates follows every line of the carried certificates to its end.
func verifyCertificates(ctx context.Context, s streams) error {
	table := func(p rules.Position) (value int, known bool) {
		v, known := endgame.Carried(rules.Alquerque).Value(&p)
		return int(v), known
	}
	for _, defender := range []rules.Color{rules.White, rules.Black} {
		file, err := proof.CarriedFile(defender)
		if err != nil {
			return err
		}
		c, err := check.Open(bytes.NewReader(file))
		if err != nil {
			return err
		}
		seen, err := c.Check(ctx, proof.CarriedMen, table, nil)
		if err != nil {
			return fmt.Errorf("that %s does not lose: %w", defender, err)
		}
		fmt.Fprintf(s.out, "alquerque, %s does not lose: %d positions; %d moves against them, %d of which lead into the tables\n",
			defender, seen.Positions, seen.Attacks, seen.Leaves)
	}
	return nil
}
