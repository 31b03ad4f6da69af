package screens

import "context"

// An errand asks the engine for something other than a move, away from the UI's goroutine. An answer that
// nobody waits for any more is dropped. Its methods belong to the UI's goroutine.
type errand struct {
	run  func(search, reply func()) // as a thinker's
	stop context.CancelFunc
}

// send asks on a goroutine of its own and calls done on the UI's, unless drop or another send comes first.
func (e *errand) send(ask func(context.Context), done func()) {
	e.drop()
	ctx, cancel := context.WithCancel(context.Background())
	e.stop = cancel
	e.run(func() { ask(ctx) }, func() {
		if ctx.Err() == nil {
			e.drop()
			done()
		}
	})
}

// sent tells whether somebody waits for an answer.
func (e *errand) sent() bool { return e.stop != nil }

// drop gives up what was asked.
func (e *errand) drop() {
	if e.stop != nil {
		e.stop()
		e.stop = nil
	}
}
