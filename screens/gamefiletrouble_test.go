package screens

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"strings"
	"testing"
	"testing/iotest"

	"fyne.io/fyne/v2"
)

func TestTroubleWithAFile(t *testing.T) {
	fails := func(err error) source {
		return source{name: "a.pdn", open: func() (io.ReadCloser, error) { return nil, err }}
	}
	with := func(r io.Reader) source {
		return source{name: "a.pdn", open: func() (io.ReadCloser, error) { return io.NopCloser(r), nil }}
	}
	folder := with(iotest.ErrReader(errors.New("is a directory")))
	folder.folder = func() bool { return true }
	large := with(strings.NewReader(toReview))
	large.size = 1 << 40
	endless := with(strings.NewReader(strings.Repeat("x ", 2000)))
	for name, c := range map[string]struct {
		source source
		err    error
		want   string
	}{
		"binary":    {source: with(strings.NewReader("\x7fELF\x00\x00")), want: "It is not a text file"},
		"empty":     {source: with(strings.NewReader("")), want: "There is no game in it."},
		"blank":     {source: with(strings.NewReader(" \r\n")), want: "There is no game in it."},
		"noise":     {source: with(strings.NewReader("Zm9vYmFy\nYmF6cXV4Cg==")), want: "There is no game in it."},
		"gone":      {source: fails(&fs.PathError{Op: "open", Path: "a.pdn", Err: fs.ErrNotExist}), want: "It is not there any more."},
		"forbidden": {source: fails(&fs.PathError{Op: "open", Path: "a.pdn", Err: fs.ErrPermission}), want: "It may not be read."},
		"a folder":  {source: folder, want: "It is a folder."},
		"large":     {source: large, want: "It is too large."},
		"larger":    {source: endless, want: "It is too large."},
		"broken":    {source: with(iotest.ErrReader(errors.New("the disk is gone"))), want: "It could not be read."},
		"no picker": {err: errNoPicker, want: "Copy and paste do the same job."},
	} {
		t.Run(name, func(t *testing.T) {
			s := sit(t)
			s.tap("22", "18")
			s.play.filing.largest = 1000
			s.play.filing.pick = func(_ *Play, chosen func(source, error)) { chosen(c.source, c.err) }
			s.play.openFile()
			if s.play.card == nil || !strings.Contains(s.play.card.Words.Text(), c.want) {
				t.Fatalf("it does not say %q", c.want)
			}
			if len(s.play.pages) != 0 {
				t.Error("a page is left over")
			}
			s.answer("Close")
			if s.play.card != nil || s.play.table().Match.Plies() != 2 {
				t.Error("the present game is not back, or not as it was")
			}
		})
	}
	s := sit(t)
	s.play.openTrouble(source{}, errNoPicker)
	s.answer("Paste instead")
	if pg := s.play.topPage(); pg == nil || pg.Title.Text() != s.play.say.Text("paste.title") {
		t.Error("no page to paste on")
	}
}

// To choose nothing is no failure.
func TestChoosingNothing(t *testing.T) {
	s := sit(t)
	s.play.filing.pick = func(*Play, func(source, error)) {}
	s.play.openFile()
	s.play.filing.put = func(_ *Play, _ string, _ []byte, done func(bool, error)) { done(false, nil) }
	if s.play.card != nil || s.play.topPage() != nil {
		t.Error("something is said")
	}
	r := s.reviewing(desk, toReview)
	s.act(r, "Save as a file")
	if text := r.text.Words.Text(); strings.Contains(text, "saved") {
		t.Errorf("it says %q", text)
	}
}

// A reading that is stopped leaves nothing behind, however late it ends.
func TestAReadingIsStopped(t *testing.T) {
	s := sit(t)
	var search, reply func()
	s.play.thinker.run = func(first, then func()) { search, reply = first, then }
	s.from("a.pdn", strings.Repeat(toReview+"\n", 50))
	if pg := s.play.topPage(); pg == nil || pg.Title.Text() != "a.pdn" {
		t.Fatal("it does not say that it reads")
	}
	s.key(fyne.KeyEscape)
	search()
	reply()
	if len(s.play.pages) != 0 || s.play.card != nil {
		t.Error("what was stopped shows something")
	}

	s.from("a.pdn", toReview)
	r := s.play.topPage().Body.Objects[2]
	search()
	s.press(r)
	reply()
	if len(s.play.pages) != 0 {
		t.Error("Stop does not stop it")
	}
}

// A file that is cut off by trouble shows the games before that, and the trouble.
func TestAFileIsCutShortByTrouble(t *testing.T) {
	s := sit(t)
	text := strings.NewReader(strings.Repeat(toReview+"\n", 2) + toReview[:200])
	s.play.openSource(source{name: "a.pdn", open: func() (io.ReadCloser, error) {
		return io.NopCloser(io.MultiReader(text, iotest.ErrReader(io.ErrUnexpectedEOF))), nil
	}})
	if s.play.card == nil || !strings.Contains(s.play.card.Words.Text(), "It could not be read.") {
		t.Fatal("it does not tell of the trouble")
	}
	s.answer("Close")
	if n := s.list().list.Count(); n != 2 {
		t.Errorf("%d games are listed", n)
	}
}

// The source's own reader is closed, whatever comes of it.
func TestAFileIsClosed(t *testing.T) {
	s := sit(t)
	for _, text := range []string{toReview, "", "\x00", strings.Repeat(toReview, 3)} {
		file := &closing{Reader: bytes.NewReader([]byte(text))}
		s.play.openSource(source{open: func() (io.ReadCloser, error) { return file, nil }})
		if !file.closed {
			t.Errorf("%.10q is left open", text)
		}
	}
}

type closing struct {
	io.Reader
	closed bool
}

func (c *closing) Close() error {
	c.closed = true
	return nil
}

// Fyne's own picker comes and goes, and Esc means it and not what is below it.
func TestThePickerIsSentAway(t *testing.T) {
	s := sit(t)
	for _, window := range []fyne.Size{small, desk} {
		s.window.Resize(window)
		r := s.reviewing(window, toReview)
		for name, show := range map[string]func(){
			"to open": s.play.openFile,
			"to save": func() { s.act(r, "Save as a file") },
		} {
			show()
			if n := len(s.window.Canvas().Overlays().List()); n != 2 {
				t.Fatalf("%s: %d things lie over one another", name, n)
			}
			s.window.Canvas().Unfocus()
			s.key(fyne.KeyEscape)
			if n := len(s.window.Canvas().Overlays().List()); n != 1 || s.play.topPage() != r.page || s.play.card != nil {
				t.Errorf("%s: after Esc %d things lie over one another", name, n)
			}
		}
		s.key(fyne.KeyEscape)
		if s.play.topPage() != nil {
			t.Error("Esc does not leave the review any more")
		}
	}
}
