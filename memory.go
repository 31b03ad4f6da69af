package main

import (
	"runtime"
	"runtime/debug"
)

// By how much the heap may grow, in percent, before garbage is looked for.
const (
	// gcAtStart holds until the first picture is drawn. Nearly all that a start makes stays, some megabytes
	// of fonts and pictures: to look for garbage again and again while they grow would be a tenth of its
	// work.
	gcAtStart = 400
	// gcLater holds from then on. Most of the heap is pictures and, once the computer thinks, its table of
	// known positions, in which there is nothing to look through. So a look costs little, and comes often
	// enough that what is thrown away takes a tenth of what is held, not as much again.
	gcLater = 10
)

// startQuickly has the start go before the memory, until holdLess is called.
func startQuickly() (holdLess func()) {
	later := debug.SetGCPercent(gcAtStart)
	if runtime.GOOS != "js" { // a page has one thread, which stands still while garbage is looked for
		later = gcLater
	}
	return func() { debug.SetGCPercent(later) }
}
