// Package hub lets other programs play with the engine, and the engine with
// other programs, in the Hub protocol: lines of text on a pair of pipes, which
// the Scan engine brought and draughts programs speak. Version 2 of it.
//
// [Serve] is the engine's side of such a talk, a [Client] the other one. The
// README beside this file tells the commands, the positions and the moves.
package hub

import (
	"cmp"
	"context"
	"io"
	"time"

	"damiera/engine"
	"damiera/rules"
)

// Options are how a served engine begins. The zero value is good.
type Options struct {
	Game    rules.Game    // the variant until a set-param changes it
	Version string        // what the id line tells; empty leaves it out
	Grace   time.Duration // how long a search may go on after the end of the input; 0 is two seconds
}

// Serve reads commands from in and answers them on out until quit, the end of
// in or the end of ctx. A command that is wrong gets an error line and changes
// nothing. The error is that of in, of out or of ctx: nil when all ended well.
//
// A read that is under way when Serve returns stays so until in is closed.
func Serve(ctx context.Context, in io.Reader, out io.Writer, o Options) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	s := server{
		version:  o.Version,
		out:      &output{w: out, failed: cancel},
		settings: settings{game: o.Game, hash: defaultHash, threads: 1},
		match:    rules.NewMatch(o.Game),
		grace:    cmp.Or(o.Grace, usualGrace),
	}
	defer s.halt()
	lines := readLines(ctx, in)
	for {
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case a := <-s.search.answer:
			s.finish(a)
		case l, ok := <-lines:
			switch {
			case !ok:
				return s.last(ctx)
			case l.failed != nil:
				return l.failed
			case l.wrong != nil:
				s.out.error(l.wrong)
			default:
				if s.obey(ctx, l.text) == leave {
					return nil
				}
			}
		}
	}
}

const usualGrace = 2 * time.Second

// last waits for a search that would end by itself, since commands may be piped
// in, but not for long: the other program may also have died.
func (s *server) last(ctx context.Context) error {
	if s.search.bounded {
		select {
		case a := <-s.search.answer:
			s.finish(a)
		case <-time.After(s.grace):
		case <-ctx.Done():
		}
	}
	return context.Cause(ctx)
}

// A server is one talk with a program.
type server struct {
	version  string
	out      *output
	settings settings
	match    rules.Match
	grace    time.Duration
	level    level
	engine   *engine.Engine // made when first needed and after every change
	search   thinking
}
