package prefs

import "time"

// A pause lets others run during long work. A web page has one thread: nothing
// is drawn and no tap arrives until the work sleeps.
type pause struct{ last time.Time }

const (
	stretch = 8 * time.Millisecond // of work at a time
	nap     = time.Millisecond     // a sleep ends only after the browser had its turn
)

// rest sleeps where the work has gone on for long enough.
func (p *pause) rest() {
	now := time.Now()
	if p.last.IsZero() {
		p.last = now
	}
	if now.Sub(p.last) >= stretch {
		time.Sleep(nap)
		p.last = time.Now()
	}
}
