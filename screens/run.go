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
//
// started is called once the window shows its first picture, on a phone just before. What that picture can do
// without is done then too.
func Run(a fyne.App, w fyne.Window, say translations.Language, started func()) {
	opened := false
	a.Lifecycle().SetOnStarted(func() {
		opened = true
		started()
		if err := say.InToolkit(); err != nil {
			fyne.LogError("the toolkit keeps its own words", err)
		}
	})
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
