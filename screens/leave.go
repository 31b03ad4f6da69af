package screens

import (
	"os"
	"os/signal"
	"syscall"
	"time"

	"fyne.io/fyne/v2"
)

// patience is how long the program may take to end by itself.
const patience = 3 * time.Second

// EndWith makes sure that the program ends once its window is closed or the system asks it to. While Fyne
// stops, a call that comes between its last look at its queue and the queue's end is waited for for ever,
// and a program without a window would be left. finish is called first, on a goroutine of its own; it may
// have been called already.
func EndWith(w fyne.Window, finish func()) {
	asked := make(chan os.Signal, 1)
	if !fyne.CurrentDevice().IsMobile() {
		signal.Notify(asked, os.Interrupt, syscall.SIGTERM) // Fyne hears them too
	}
	endWith(w, asked, patience, func() {
		finish()
		os.Exit(0)
	})
}

func endWith(w fyne.Window, asked <-chan os.Signal, after time.Duration, end func()) {
	w.SetOnClosed(func() { time.AfterFunc(after, end) })
	go func() {
		<-asked
		time.AfterFunc(after, end)
	}()
}
