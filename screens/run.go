package screens

import (
	"fmt"
	"os"

	"fyne.io/fyne/v2"

	"damiera/translations"
)

// NoWindow is the exit status of a program that could open no window.
const NoWindow = 3

// Run opens the window and comes back when the program is to end. Where there is no display to open it
// on, Fyne panics; then it says so and ends the program with NoWindow.
func Run(a fyne.App, w fyne.Window, say translations.Language) {
	opened := false
	a.Lifecycle().SetOnStarted(func() { opened = true })
	defer func() {
		trouble := recover()
		switch {
		case trouble == nil:
		case opened:
			panic(trouble) // not about the window
		default:
			fmt.Fprintln(os.Stderr, say.Text("window.none"))
			os.Exit(NoWindow)
		}
	}()
	w.ShowAndRun()
}
