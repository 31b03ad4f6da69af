package screens

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"damiera/screens/controls"
	"damiera/translations"
)

// A readingPage tells how far a file is read. Leaving it stops the reading.
type readingPage struct {
	play *Play
	page *controls.Page
	name string
	now  progress
	said *controls.Words
	bar  *controls.Gauge
	stop *controls.Button
}

// openReading opens the page of a reading that cancel stops.
func (p *Play) openReading(name string, cancel context.CancelFunc) *readingPage {
	r := &readingPage{play: p, page: controls.NewPage(""), name: name, said: controls.NewWords(), bar: controls.NewGauge()}
	leave := func() {
		cancel()
		r.close()
	}
	r.stop = p.button(leave)
	r.stop.Deaf = p.turning
	r.page.Back, r.page.Renew = leave, r.renew
	r.page.Rebody(r.said, r.bar, r.stop)
	r.renew()
	p.openPage(r.page)
	return r
}

// show tells how far the reading is. It may come late, when the page is gone.
func (r *readingPage) show(now progress) {
	r.now = now
	r.tell()
}

func (r *readingPage) renew() {
	title := r.play.say.Text("file.reading")
	if r.name != "" {
		title = shortened(r.name, nameLength)
	}
	r.page.Retitle(title)
	r.stop.Say(r.play.say.Text("file.stop"), false)
	r.tell()
	r.page.Relay()
}

func (r *readingPage) tell() {
	text := r.play.say.Text("file.reading")
	if r.now.games > 0 {
		text = r.play.say.Text("file.reading.games", translations.Args{"Count": r.now.games})
	}
	r.said.Say(controls.Paragraph{Text: text, Size: theme.TextSize(), Style: fyne.TextStyle{Bold: true}})
	share := float32(0)
	if r.now.all > 0 {
		share = float32(r.now.done) / float32(r.now.all)
	}
	r.bar.SetDone(share)
}

// close takes the page away, if it is still there. Nothing is opened over it.
func (r *readingPage) close() {
	if r.play.topPage() == r.page {
		r.play.closePage()
	}
}
