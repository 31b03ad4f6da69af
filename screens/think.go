package screens

import (
	"context"
	"time"

	"damiera/engine"
	"damiera/rules"
)

// A chooser finds the computer's moves.
type chooser interface {
	Choose(context.Context, rules.Match, engine.Level) engine.Answer
}

// A thinker lets a chooser think away from the UI's goroutine, one search at a time. Its methods belong
// to the UI's goroutine.
type thinker struct {
	// run calls search on a goroutine of its own and then, if there is still a screen, reply on the UI's.
	// A test may run both in line.
	run func(search, reply func())
	// pause is the least time between a question and its answer, so that a move made at once can be seen
	// to come after the one before; watched is the same where the computer plays itself, and nobody knows
	// what comes. A search that has begun keeps the one it began with.
	pause, watched time.Duration
	watching       bool // the computer plays itself

	stopLast context.CancelFunc
	ended    chan struct{} // closed when the last search has ended
}

// start asks c for a move and gives it to played, unless stop or another start comes first.
func (t *thinker) start(c chooser, m rules.Match, l engine.Level, played func(rules.Move)) {
	t.stop()
	ctx, cancel := context.WithCancel(context.Background())
	before, ended := t.ended, make(chan struct{})
	t.stopLast, t.ended = cancel, ended
	pause := t.pause
	if t.watching {
		pause = t.watched
	}

	var answer engine.Answer
	search := func() {
		defer close(ended)
		if before != nil {
			<-before // a cancelled search ends at once, but two are never alive together
		}
		shown := time.NewTimer(pause)
		defer shown.Stop()
		answer = c.Choose(ctx, m, l)
		select {
		case <-shown.C:
		case <-ctx.Done():
		}
	}
	reply := func() {
		// Stopping happens on this goroutine too, so a reply that is stale is known to be.
		if ctx.Err() == nil {
			cancel()
			played(answer.Move)
		}
	}
	t.run(search, reply)
}

// stop ends the search, if there is one; its reply is dropped.
func (t *thinker) stop() {
	if t.stopLast != nil {
		t.stopLast()
	}
}
