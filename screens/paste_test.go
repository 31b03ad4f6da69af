package screens

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"damiera/prefs"
	"damiera/screens/controls"
	"damiera/translations"
)

// A pasting is a sitting with the paste page open.
type pasting struct {
	*sitting
	page *pastePage
}

func (s *sitting) pasting() *pasting {
	s.t.Helper()
	p := newPastePage(s.play)
	p.open()
	s.play.turned = time.Time{}
	return &pasting{s, p}
}

// take has a text in the clipboard and taps Paste.
func (p *pasting) take(text string) {
	p.t.Helper()
	p.app.Clipboard().SetContent(text)
	p.press(p.page.paste)
}

func (p *pasting) tells(want string) {
	p.t.Helper()
	if got := p.page.status.Text(); got != want {
		p.t.Errorf("it says %q, want %q", got, want)
	}
}

func TestPastingAPosition(t *testing.T) {
	p := sit(t).pasting()
	p.press(p.page.opens)
	p.tells("There is nothing to open yet")
	p.take("")
	p.tells("There is no text in the clipboard")
	p.take("W:W20-32:B1-12\r\n")
	p.tells("")
	if p.page.entry.Text != "W:W20-32:B1-12\n" {
		t.Errorf("the entry has %q", p.page.entry.Text)
	}
	p.press(p.page.opens)
	if len(p.play.pages) != 2 || p.play.topPage() == p.page.page {
		t.Fatal("the position is not laid out")
	}
	p.key(fyne.KeyEscape)
	if p.play.topPage() != p.page.page || p.page.entry.Text == "" {
		t.Error("Back does not lead to the text")
	}
	p.press(p.page.clear)
	if p.page.entry.Text != "" {
		t.Error("the entry is not empty")
	}
}

// A position that cannot be read says why, and the cursor goes to the spot.
func TestPastingAWrongPosition(t *testing.T) {
	p := sit(t).pasting()
	p.take("W:W22,\n")
	p.page.entry.SetText("\n W:W22,X4,5:B1\n")
	p.press(p.page.opens)
	p.tells("A square is expected here, 1 to 32. W:W22,»X4«,5:B1")
	if p.play.topPage() != p.page.page || p.page.entry.Text != "\n W:W22,X4,5:B1\n" {
		t.Fatalf("the text is %q", p.page.entry.Text)
	}
	if e := p.page.entry; e.CursorRow != 1 || e.CursorColumn != 7 {
		t.Errorf("the cursor is at %d, %d, want 1, 7", e.CursorRow, e.CursorColumn)
	}
	p.window.Canvas().Focus(p.page.entry)
	p.char('1')
	p.tells("")
	if p.page.entry.Text != "\n W:W22,1X4,5:B1\n" {
		t.Errorf("what is typed at the spot gives %q", p.page.entry.Text)
	}
}

func TestPastingAGame(t *testing.T) {
	p := sit(t).pasting()
	p.take("[GameType \"22\"]\n\n1. 22-18 11-15 2. 18x11 6x15 *")
	before := p.play.table().Match.Position()
	p.press(p.page.opens)
	if len(p.play.pages) != 2 || p.play.table().Match.Position() != before {
		t.Errorf("%d pages, the game shows %v", len(p.play.pages), p.play.table().Match.Position())
	}
}

// A long text is kept aside: an entry would stall over it.
func TestPastingALongText(t *testing.T) {
	p := sit(t).pasting()
	game := "1. 22-18 11-15 2. 18x11 6x15 *\n"
	p.app.Clipboard().SetContent(strings.Repeat(game, 5_000_000/len(game)))
	p.page.entry.TypedShortcut(&fyne.ShortcutPaste{})
	if p.page.entry.Visible() || p.page.entry.Text != "" || len(p.page.text()) < 4_900_000 {
		t.Fatalf("the entry has %d bytes", len(p.page.entry.Text))
	}
	if got, want := p.page.about.Text(), "A text of 5 MB, 161290 lines, is ready to be opened."; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
	if p.window.Canvas().Focused() != fyne.Focusable(p.page.opens) {
		t.Error("the keyboard is in an entry that is not seen")
	}
	p.take("W:W22:B10") // another text takes its place
	if !p.page.entry.Visible() || p.page.text() != "W:W22:B10" {
		t.Errorf("there is %q", p.page.text())
	}
	p.take(strings.Repeat("x", largestEntry)) // after the text that is there
	if got, want := p.page.about.Text(), "A text of 6 kB, 1 line, is ready to be opened."; got != want || !strings.HasPrefix(p.page.text(), "W:W22:B10xx") {
		t.Errorf("it says %q, want %q", got, want)
	}
	p.press(p.page.clear)
	if !p.page.entry.Visible() || p.page.text() != "" {
		t.Errorf("there is %q", p.page.text())
	}
}

// The keyboard alone: it begins in the entry, the shortcut pastes, Tab leads on and Esc back.
func TestPastingByKeyboard(t *testing.T) {
	p := sit(t).pasting()
	if p.window.Canvas().Focused() != fyne.Focusable(p.page.entry) {
		t.Fatal("the keyboard is not in the entry")
	}
	p.app.Clipboard().SetContent("W:W22:B10")
	p.page.entry.TypedShortcut(&fyne.ShortcutPaste{Clipboard: p.app.Clipboard()})
	if p.page.entry.Text != "W:W22:B10" {
		t.Errorf("the entry has %q", p.page.entry.Text)
	}
	p.window.Canvas().FocusNext()
	p.window.Canvas().FocusNext()
	p.window.Canvas().FocusNext()
	p.key(fyne.KeyEnter)
	if len(p.play.pages) != 2 {
		t.Fatalf("the third thing after the entry does not open it: %T", p.window.Canvas().Focused())
	}
	p.key(fyne.KeyEscape)
	p.window.Canvas().Focus(p.page.entry)
	p.key(fyne.KeyEscape)
	if p.play.topPage() != nil {
		t.Error("Esc does not leave the entry")
	}
}

// Whatever the window, the language and the size of text: no word is cut, and the entry has room.
func TestPasteFitsEveryWindow(t *testing.T) {
	measures(t)
	s := sit(t)
	for _, l := range translations.Languages() {
		for _, size := range []prefs.TextSize{prefs.NormalText, prefs.LargestText} {
			s.play.settings.SetLanguage(l.Tag())
			s.play.settings.SetTextSize(size)
			s.play.apply()
			p := s.pasting()
			p.page.entry.SetText("?:W22,23,24:W29,30,31")
			p.press(p.page.opens)
			for _, window := range windows {
				s.window.Resize(window)
				for name, w := range map[string]*controls.Words{
					"title": p.page.page.Title, "status": p.page.status,
					"paste": p.page.paste.Label, "clear": p.page.clear.Label, "open": p.page.opens.Label,
				} {
					if bad := cut(w); bad != "" {
						t.Errorf("%v, %v, %v: the %s %q %s", l, size, window, name, w.Text(), bad)
					}
				}
				if p.page.entry.Size().Height < 80 {
					t.Errorf("%v, %v, %v: the entry is %v", l, size, window, p.page.entry.Size())
				}
			}
			s.key(fyne.KeyEscape)
			s.key(fyne.KeyEscape)
		}
	}
}

func TestAPastedTextIsFoundAgain(t *testing.T) {
	p := sit(t).pasting()
	p.take("1. 22-18")
	p.key(fyne.KeyEscape)
	if p = p.pasting(); p.page.text() != "1. 22-18" {
		t.Errorf("there is %q", p.page.text())
	}
}
