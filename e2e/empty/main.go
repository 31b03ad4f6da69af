//go:build e2e

// Empty opens a window with nothing in it, of the size that Damiera opens with: what a program of this
// toolkit costs that does nothing. The end-to-end test measures Damiera beside it.
package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
)

func main() {
	w := app.NewWithID("app.damiera.empty").NewWindow("Empty")
	w.Resize(fyne.NewSize(900, 640))
	w.ShowAndRun()
}
