package engine

import "time"

// A pause lets others run while the search works. A web page has one thread:
// nothing is drawn and no tap arrives until the search sleeps.
type pause struct{ last time.Time }

const (
	stretch = 10 * time.Millisecond // of work at a time
	rest    = time.Millisecond      // a sleep ends only after the browser had its turn
)

func (p *pause) begin() { p.last = time.Now() }

func (p *pause) rest() {
	if time.Since(p.last) >= stretch {
		time.Sleep(rest)
		p.last = time.Now()
	}
}
