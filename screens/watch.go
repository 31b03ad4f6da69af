package screens

import (
	"time"

	"fyne.io/fyne/v2"
)

// togglePause has the computer, which plays against itself, wait or go on.
func (p *Play) togglePause() {
	if p.table().mode() != watching || p.settling() {
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
	covered := p.away || p.topPage() != nil || p.picking
	return p.table().mode() == watching && (p.paused || covered)
}

// Away is called when the program has gone to the background: what is not known to be kept is written, and on
// a phone, where nothing of it is seen any more, a watched game waits.
func (p *Play) Away() {
	p.Flush()
	p.away = fyne.CurrentDevice().IsMobile()
	p.watchOn()
}

// Return is called when the program has come back.
func (p *Play) Return() {
	p.away = false
	p.watchOn()
}
