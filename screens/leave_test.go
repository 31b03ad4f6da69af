package screens

import (
	"os"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Whatever the toolkit does when it stops, the program ends.
func TestTheProgramEndsWhenItIsToldTo(t *testing.T) {
	test.NewTempApp(t)
	for name, leave := range map[string]func(fyne.Window, chan<- os.Signal){
		"the window is closed": func(w fyne.Window, _ chan<- os.Signal) { w.Close() },
		"the system asks":      func(_ fyne.Window, asked chan<- os.Signal) { asked <- os.Interrupt },
	} {
		w, asked, ended := test.NewWindow(nil), make(chan os.Signal, 1), make(chan bool, 1)
		endWith(w, asked, time.Millisecond, func() { ended <- true })
		select {
		case <-ended:
			t.Fatalf("it ended before %s", name)
		case <-time.After(20 * time.Millisecond):
		}
		leave(w, asked)
		select {
		case <-ended:
		case <-time.After(5 * time.Second):
			t.Errorf("%s, and the program goes on", name)
		}
	}
}
