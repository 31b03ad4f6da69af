package screens

import (
	"time"

	"damiera/screens/controls"
)

// togglePause has the computer, which plays against itself, wait or go on.
func (p *Play) togglePause() {
	if p.table().mode() != watching || time.Since(p.settled) < controls.DoubleTap {
		return
	}
	p.settled = time.Now()
	p.paused = !p.paused
	p.watchOn()
	p.tell()
}

// watchOn has the computer, where it plays against itself, go on or wait: it waits for who looks at something
// else.
func (p *Play) watchOn() {
	if p.table().mode() == watching {
		p.thinker.stop()
		p.think()
	}
}

// unwatched tells whether the computer plays against itself and nobody is looking.
func (p *Play) unwatched() bool {
	return p.table().mode() == watching && (p.paused || p.topPage() != nil)
}
