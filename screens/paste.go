package screens

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"damiera/rules"
	"damiera/screens/controls"
	"damiera/translations"
)

// A pastePage takes a game or a position as text, pasted or typed, and opens it.
type pastePage struct {
	play *Play
	page *controls.Page

	large string // a text too long for the entry, kept aside; "" for none

	entry  *pasteEntry
	about  *controls.Words // in the place of the entry: what is kept aside
	status *controls.Words
	paste  *controls.Button
	clear  *controls.Button
	opens  *controls.Button
}

// largestEntry is how many bytes an entry takes without stalling: a long game with comments.
const largestEntry = 6000

// openPaste shows the page for pasting a game or a position.
func (p *Play) openPaste() {
	if p.card == nil {
		newPastePage(p).open()
	}
}

func newPastePage(p *Play) *pastePage {
	s := &pastePage{play: p, page: controls.NewPage("")}
	s.entry = newPasteEntry(s.take, p.typedKey)
	s.entry.OnChanged = func(string) { s.tell("") }
	s.about, s.status = controls.NewWords(), controls.NewWords()
	s.about.Center, s.about.Middle, s.status.Middle = true, true, true
	s.paste, s.clear, s.opens = p.button(s.take), p.button(s.empty), p.button(s.read)
	for _, b := range []*controls.Button{s.paste, s.clear, s.opens} {
		b.Deaf = p.turning
	}
	controls.Alike(s.paste, s.clear, s.opens)
	s.page.Whole = container.New(pasteLayout{s}, s.entry, s.about, s.status, s.paste, s.clear, s.opens)
	s.page.Renew = s.renew
	s.page.Back = func() { p.leftText = s.text(); p.closePage() }
	if s.entry.Text = p.leftText; len(p.leftText) > largestEntry {
		s.entry.Text, s.large = "", p.leftText
	}
	s.renew()
	return s
}

// open shows the page. On a phone the entry is not asked to take the keyboard, which would cover half of it.
func (s *pastePage) open() {
	s.play.openPage(s.page)
	if !fyne.CurrentDevice().IsMobile() {
		s.play.window.Canvas().Focus(s.entry)
	}
}

// renew says everything in the language and the size of text of now.
func (s *pastePage) renew() {
	say := s.play.say
	s.page.Retitle(say.Text("paste.title"))
	s.entry.SetPlaceHolder(say.Text("paste.hint"))
	s.clear.Say(say.Text("paste.clear"), false)
	s.tell("")
}

// text is what is to be opened.
func (s *pastePage) text() string {
	if s.large != "" {
		return s.large
	}
	return s.entry.Text
}

// tell shows what there is, and says something below it; nothing where it is empty.
func (s *pastePage) tell(what string) {
	say, kept := s.play.say, s.large != ""
	show(s.entry, !kept)
	show(s.about, kept)
	if kept {
		s.about.Say(controls.Paragraph{Size: theme.TextSize(), Text: say.Text("paste.kept", translations.Args{
			"Size": sizeText(say, len(s.large)), "Count": strings.Count(strings.TrimSuffix(s.large, "\n"), "\n") + 1,
		})})
	}
	s.status.Say(controls.Paragraph{Text: what, Size: theme.TextSize(), Style: fyne.TextStyle{Bold: true}})
	s.paste.Say(say.Text("paste.paste"), s.text() == "")
	s.opens.Say(say.Text("paste.open"), s.text() != "")
}

// take takes the text in the clipboard.
func (s *pastePage) take() {
	s.play.readClipboard(func(text string, reached bool) {
		switch {
		case s.play.topPage() != s.page:
			// It took a while, and one has gone on.
		case !reached:
			s.tell(s.play.say.Text("paste.no-clipboard"))
		case text == "":
			s.tell(s.play.say.Text("paste.no-text"))
		case len(text)+len(s.entry.Text) > largestEntry:
			s.keepAside(text)
		default:
			s.large = ""
			s.tell("")
			s.entry.insert(strings.ReplaceAll(text, "\r\n", "\n"))
		}
	})
}

// keepAside keeps a text that is too long for the entry, after what is written there. The keyboard leaves the
// entry, which is not seen any more.
func (s *pastePage) keepAside(text string) {
	if s.large == "" && s.entry.SelectedText() != s.entry.Text {
		text = s.entry.Text + text
	}
	s.large = text
	s.entry.SetText("")
	s.tell("")
	switch canvas := s.play.window.Canvas(); {
	case canvas.Focused() != fyne.Focusable(s.entry):
	case fyne.CurrentDevice().IsMobile():
		canvas.Unfocus()
	default:
		canvas.Focus(s.opens)
	}
}

// empty takes everything away.
func (s *pastePage) empty() {
	s.large = ""
	s.entry.SetText("")
	s.tell("")
}

// read opens what there is: a position to be set up, anything else as games. Where a position cannot be read
// it says why, and the cursor goes to the spot.
func (s *pastePage) read() {
	text := s.text()
	switch {
	case bare(text) == "":
		s.tell(s.play.say.Text("paste.nothing"))
	case !meansPosition(text):
		s.play.openText(text)
	default:
		if _, err := readSketch(s.play.game, text); err != nil {
			why, spot := slipText(s.play.say, err)
			s.point(text, err)
			s.tell(why + " " + spot)
			return
		}
		s.play.openSetUp(text)
	}
}

// point puts the cursor to the spot of an error in the text.
func (s *pastePage) point(text string, err error) {
	var slip *rules.TextError
	if errors.As(err, &slip) {
		s.entry.point(strings.Index(text, slip.Text) + slip.At)
	}
}

// sizeText is how long a text is, in kilobytes or megabytes.
func sizeText(say translations.Language, bytes int) string {
	const kilo, mega = 1000, 1000 * 1000
	if bytes < mega {
		return say.Text("paste.kilobytes", translations.Args{"Size": (bytes + kilo/2) / kilo})
	}
	return say.Text("paste.megabytes", translations.Args{"Size": (bytes + mega/2) / mega})
}
