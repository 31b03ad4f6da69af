package screens

import (
	"context"
	"errors"
	"io/fs"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"damiera/prefs"
	"damiera/rules"
	"damiera/rules/pdn"
)

// rows are what the list says, a line each.
func (l *gameList) rows() []string {
	var all []string
	for i := range l.list.Count() {
		e := l.list.Entry(i)
		all = append(all, e.Title+" | "+e.Aside+" | "+e.Detail)
	}
	return all
}

func TestTheFinishedGamesAreListed(t *testing.T) {
	s := sit(t)
	l := s.archive(5)
	want := []string{
		"2026-11-05 · Computer alone · Easy | White won | English draughts",
		"2026-11-04 · White: Anna · Black: Bruno | White won | Italian draughts",
		"2026-11-03 · Computer · Hard | The computer won | Alquerque · ",
		"2026-11-02 · Practice · Easy | You won | English draughts",
		"2026-11-01 · Computer · Beginner | The computer won | Italian draughts · ",
	}
	got := l.rows()
	for i := range want {
		if i >= len(got) || !strings.HasPrefix(got[i], strings.TrimSuffix(want[i], " ")) {
			t.Errorf("row %d is %q, want %q", i, got, want[i])
			break
		}
	}
	if !strings.Contains(got[4], "points · Opening 1") {
		t.Errorf("the score or the opening is missing: %q", got[4])
	}
	if l.note.Text() != "5 games" {
		t.Errorf("above it stands %q", l.note.Text())
	}
	l.list.OnChosen(0)
	s.review().told(t, "White won")
	s.key(fyne.KeyEscape, fyne.KeyEscape)
	if s.play.topPage() != nil {
		t.Error("the game is not back")
	}
}

// The person is called You, and sits at the bottom.
func TestAGameOfOnesOwnIsReviewed(t *testing.T) {
	s := sit(t)
	l := s.archive(2)
	l.list.OnChosen(0) // English draughts, in which Black begins
	r := s.review()
	r.told(t, "White: Computer · Easy · Black: You")
	r.told(t, "You won")
	if r.board.View().Bottom != rules.Black {
		t.Error("the person sits at the top")
	}
	if strings.Contains(r.text.Words.Text(), "Damiera") {
		t.Errorf("it says %q", r.text.Words.Text())
	}
}

func TestTheListIsFiltered(t *testing.T) {
	s := sit(t)
	l := s.archive(7)
	for _, c := range []struct {
		label string
		count int
	}{{"Italian draughts", 3}, {"Alquerque", 2}, {"All games", 7}} {
		s.press(l.choose)
		s.answer(c.label)
		if l.list.Count() != c.count || l.choose.Label.Text() != c.label {
			t.Errorf("%s: %d games, the button says %q", c.label, l.list.Count(), l.choose.Label.Text())
		}
	}
}

func TestAGameIsDeletedAndComesBack(t *testing.T) {
	s := sit(t)
	l := s.archive(4)
	before := l.rows()
	l.list.OnChosen(1)
	r := s.review()
	s.act(r, "Delete this game")
	s.answer("Keep it")
	if s.play.topPage() != r.page || l.list.Count() != 4 {
		t.Fatal("kept is not kept")
	}
	s.act(r, "Delete this game")
	s.answer("Delete it")
	if s.play.topPage() != l.page || l.list.Count() != 3 || l.note.Text() != "The game is deleted." || !l.undo.Visible() {
		t.Fatalf("%d games, it says %q", l.list.Count(), l.note.Text())
	}
	if got := l.rows(); got[0] != before[0] || got[1] != before[2] {
		t.Errorf("another game is gone: %q", got)
	}
	s.press(l.undo)
	if got := l.rows(); strings.Join(got, "\n") != strings.Join(before, "\n") || l.undo.Visible() {
		t.Errorf("there are %q, want %q", got, before)
	}
}

// A game of a file is not in the archive and cannot be deleted.
func TestAGameOfAFileIsNotDeleted(t *testing.T) {
	s := sit(t)
	s.from("a.pdn", strings.Repeat(toReview+"\n", 2))
	s.list().list.OnChosen(0)
	s.press(s.review().more)
	for _, b := range s.play.card.Buttons {
		if b.Label.Text() == "Delete this game" {
			t.Error("it is offered")
		}
	}
}

func TestAnEmptyListInvites(t *testing.T) {
	s := sit(t)
	l := s.archive(0)
	if got := l.note.Text(); !strings.HasPrefix(got, "Every game that you finish is kept here") {
		t.Errorf("it says %q", got)
	}
	if l.copyAll.Visible() || l.choose.Visible() {
		t.Error("there are buttons for nothing")
	}
	s.key(fyne.KeyDown, fyne.KeyReturn, fyne.KeyEnd, fyne.KeyEscape)
}

func TestAllGamesAreCopiedAndSaved(t *testing.T) {
	s := sit(t)
	var saved string
	s.play.filing.put = func(_ *Play, _ string, text []byte, done func(bool, error)) {
		saved = string(text)
		done(true, nil)
	}
	l := s.archive(6)
	s.press(l.copyAll)
	if l.note.Text() != "6 games are copied." {
		t.Errorf("it says %q", l.note.Text())
	}
	games, err := pdn.Read(strings.NewReader(s.app.Clipboard().Content()), pdn.Options{})
	if err != nil || len(games) != 6 {
		t.Fatalf("copied are %d games, %v", len(games), err)
	}
	if first := finished(t, 0); games[0].Match.Position() != first.Match.Position() {
		t.Error("the oldest game is not the first")
	}
	s.press(l.choose)
	s.answer("Italian draughts")
	s.press(l.saveAll)
	if games, _ = pdn.Read(strings.NewReader(saved), pdn.Options{}); len(games) != 2 {
		t.Errorf("saved are %d games, want those that are listed", len(games))
	}
}

// A failing archive fails all it is asked.
type failingArchive struct{ keeps []prefs.Kept }

func (a failingArchive) Games(context.Context, func(int64, int64)) ([]prefs.Kept, error) {
	if a.keeps == nil {
		return nil, fs.ErrPermission
	}
	return a.keeps, nil
}

func (failingArchive) Delete(...prefs.Kept) (prefs.Removed, error) {
	return prefs.Removed{}, prefs.ErrChanged
}

func (failingArchive) Restore(prefs.Removed) error { return errors.New("never") }

func TestAnArchiveThatFails(t *testing.T) {
	s := sit(t)
	s.play.filing.archive = failingArchive{}
	s.play.openGames()
	if got := s.list().note.Text(); got != "The games could not be read." {
		t.Errorf("it says %q", got)
	}
	s.play.filing.archive = failingArchive{[]prefs.Kept{{Game: read(t, toReview)}}}
	s.play.openGames()
	l := s.list()
	l.remove(l.kept[0])
	if l.note.Text() != "The game could not be deleted." || l.list.Count() != 1 || l.undo.Visible() {
		t.Errorf("it says %q of %d games", l.note.Text(), l.list.Count())
	}
}

// A list that was left does not come back when its reading ends.
func TestAListIsLeftEarly(t *testing.T) {
	s := sit(t)
	var search, reply func()
	s.play.thinker.run = func(first, then func()) { search, reply = first, then }
	s.play.openGames()
	if got := s.list().note.Text(); got != "Reading the games…" {
		t.Errorf("it says %q", got)
	}
	s.key(fyne.KeyEscape)
	search()
	reply()
	if s.play.topPage() != nil {
		t.Error("it is back")
	}
}

// Ten thousand games: only the rows in sight exist, and the keyboard goes through all.
func TestAListOfTenThousandGames(t *testing.T) {
	s := sit(t)
	s.window.Resize(phone)
	games := make([]pdn.Game, 10000)
	for i := range games {
		games[i] = read(t, toReview)
	}
	s.play.openList("big.pdn", games)
	l := s.list()
	s.key(fyne.KeyDown) // takes the keyboard
	s.key(fyne.KeyEnd)
	first, rows := l.list.InSight()
	if first+rows != 10000 || rows > 12 {
		t.Errorf("%d rows exist from %d on", rows, first)
	}
	s.key(fyne.KeyUp, fyne.KeyReturn)
	s.review().told(t, "Bianca")
	s.key(fyne.KeyEscape)
	if again, _ := l.list.InSight(); again != first {
		t.Errorf("back in the list one sees row %d, it was %d", again, first)
	}
	test.Drag(s.window.Canvas(), fyne.NewPos(312, 470), 0, -500) // the thumb
	if again, _ := l.list.InSight(); again > 1000 {
		t.Errorf("the thumb leads from %d to %d", first, again)
	}
	test.Drag(s.window.Canvas(), fyne.NewPos(100, 300), 0, -100)
	s.play.turned = s.play.turned.Add(-1e9)
	test.TapCanvas(s.window.Canvas(), fyne.NewPos(100, 200))
	s.review()
}
