package engine

import (
	"syscall/js"
	"time"
)

// A pause lets others run while the search works. A web page has one thread:
// nothing is drawn and no tap arrives until the search sleeps.
type pause struct{ last time.Time }

const (
	stretch  = 12 * time.Millisecond // of work at a time
	nap      = time.Millisecond      // a sleep ends only after the browser had its turn
	patience = 50 * time.Millisecond // for a picture, of which ten a second are wanted
)

func (p *pause) begin() { p.last = time.Now() }

func (p *pause) rest() {
	if time.Since(p.last) < stretch {
		return
	}
	awaitPicture()
	time.Sleep(nap)
	p.last = time.Now()
}

// awaitPicture waits until the page draws. Where that takes long, the machine is
// busy with the picture before, and work on our side would only keep it longer.
func awaitPicture() {
	page := js.Global()
	if page.Get("requestAnimationFrame").IsUndefined() {
		return // it is no page: a test, or a worker
	}
	if sheet := page.Get("document"); !sheet.IsUndefined() && sheet.Get("hidden").Truthy() {
		return // nothing is drawn, and waiting for it would cost most of the time
	}
	drawing := make(chan struct{})
	draw := js.FuncOf(func(js.Value, []js.Value) any {
		close(drawing)
		return nil
	})
	defer draw.Release()
	asked := page.Call("requestAnimationFrame", draw)
	enough := time.NewTimer(patience)
	defer enough.Stop()
	select {
	case <-drawing:
	case <-enough.C: // a page that is not seen draws nothing
		page.Call("cancelAnimationFrame", asked)
	}
}
