package screens

import (
	"io"
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"damiera/board"
	"damiera/rules"
)

// from has the person choose a file with that text.
func (s *sitting) from(name, text string) {
	s.t.Helper()
	s.play.filing.pick = func(_ *Play, chosen func(source, error)) {
		chosen(source{name: name, size: int64(len(text)), open: func() (io.ReadCloser, error) {
			return io.NopCloser(strings.NewReader(text)), nil
		}}, nil)
	}
	s.play.openFile()
}

// answer presses the button of the card with that label.
func (s *sitting) answer(label string) {
	s.t.Helper()
	if s.play.card == nil {
		s.t.Fatalf("nothing is asked, so %q is no answer", label)
	}
	for _, b := range s.play.card.Buttons {
		if b.Label.Text() == label {
			s.press(b)
			return
		}
	}
	s.t.Fatalf("%q is no answer to %q", label, s.play.card.Words.Text())
}

// review is the review on top.
func (s *sitting) review() *review {
	s.t.Helper()
	if pg := s.play.topPage(); pg != nil {
		if body, ok := pg.Whole.(*reviewBody); ok {
			return body.review
		}
	}
	s.t.Fatal("no game is open")
	return nil
}

func TestAFileWithOneGameOpensIt(t *testing.T) {
	s := sit(t)
	s.tap("22", "18")
	s.from("one.pdn", toReview)
	s.review().told(t, "Bianca")
	if s.play.card != nil {
		t.Error("something is asked")
	}
	s.key(fyne.KeyEscape)
	if s.play.topPage() != nil || s.play.table().Match.Plies() != 2 {
		t.Error("the present game is not back, or not as it was")
	}
}

// The second game is bad: it shows its problem with its line, and its neighbours open.
func TestABadGameAmongGoodOnes(t *testing.T) {
	s := sit(t)
	text, err := os.ReadFile("../rules/pdn/testdata/it_illegal_middle.pdn")
	if err != nil {
		t.Fatal(err)
	}
	s.from("it_illegal_middle.pdn", string(text))
	l := s.list()
	if l.list.Count() != 5 || l.page.Title.Text() != "it_illegal_middle.pdn" {
		t.Fatalf("%q lists %d games", l.page.Title.Text(), l.list.Count())
	}
	for i, want := range []struct {
		detail, result string
		amiss          bool
	}{
		{"20 moves · Italian draughts", "White won", false},
		{"Line 20 of the file: the move 18x9 is not legal there", "Black won", true},
		{"22 moves · Italian draughts", "Draw", false},
		{"Line 41 of the file: the move 9-13 is not legal there", "White won", true},
		{"24 moves · Italian draughts", "Black won", false},
	} {
		e := l.list.Entry(i)
		if e.Detail != want.detail || e.Aside != want.result || e.Amiss != want.amiss || e.Title != "White: Bianca · Black: Nerio" {
			t.Errorf("game %d: %+v", i+1, e)
		}
		l.list.OnChosen(i)
		r := s.review()
		s.key(fyne.KeyEnd)
		r.at(t, len(r.moves))
		if amiss := strings.Contains(r.text.Words.Text(), "of the file"); amiss != want.amiss {
			t.Errorf("game %d says %q", i+1, r.text.Words.Text())
		}
		s.key(fyne.KeyEscape)
		if s.play.topPage() != l.page {
			t.Fatal("the list is not back")
		}
	}
}

// Where nothing tells which game it is, the present one is offered, and the file is read as the person says.
func TestTheKindIsAskedFor(t *testing.T) {
	const position = "[FEN \"B:W32:BK1,5\"]\n[Result \"1-0\"]\n\n*\n"
	for _, c := range []struct {
		name, text, answer string
		present, want      rules.Game
		result             string
	}{
		{"one, as offered", position, "Italian draughts", rules.Italian, rules.Italian, "White won"},
		{"one, otherwise", position, "English draughts", rules.Italian, rules.English, "Black won"},
		{"one, in English", position, "English draughts", rules.English, rules.English, "Black won"},
		{"one, in Alquerque", position, "Italian draughts", rules.Alquerque, rules.Italian, "White won"},
		{"many", position + "\n" + position + "\n" + toReview, "English draughts", rules.Italian, rules.English, "Black won"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := sit(t)
			s.play.choose(c.present)
			s.from("a.pdn", c.text)
			if s.play.card == nil || !strings.HasPrefix(s.play.card.Words.Text(), "Which game is it?") {
				t.Fatal("nothing is asked")
			}
			if c.present != rules.Alquerque && s.play.card.First.Label.Text() != gameName(s.play.say, c.present) {
				t.Errorf("offered is %q", s.play.card.First.Label.Text())
			}
			s.answer(c.answer)
			if len(s.play.pages) != 1 {
				t.Fatalf("%d pages lie over one another", len(s.play.pages))
			}
			if c.name == "many" {
				l := s.list()
				if e := l.list.Entry(2); l.list.Count() != 3 || !e.Amiss || e.Aside != "Black won" || l.games[2].Kind != rules.Italian {
					t.Errorf("what a game is that says so has changed: %+v", e)
				}
				l.list.OnChosen(0)
			}
			r := s.review()
			if r.game.Kind != c.want {
				t.Errorf("read as %v", r.game.Kind)
			}
			r.told(t, c.result)
		})
	}
	s := sit(t)
	s.from("a.pdn", position)
	s.key(fyne.KeyEscape)
	s.review().told(t, "White won") // to say nothing agrees with what is offered
}

func TestAnOpenedPositionIsSetUp(t *testing.T) {
	for _, text := range []string{"B:W21,22,K30:B1,2", "bbbbb/bbbbb/bb1ww/wwwww/wwwww w"} {
		s := sit(t)
		s.play.openText(text)
		if pg := s.play.topPage(); pg == nil || pg.Title.Text() != s.play.say.Text("setup.title") {
			t.Errorf("%q is not set up", text)
		}
	}
	s := sit(t)
	s.play.openText(toReview)
	s.review().told(t, "Bianca")
}

// How far a reading is comes to the page, also when the page is gone.
func TestAReadingTellsHowFarItIs(t *testing.T) {
	s := sit(t)
	page := s.play.openReading("a.pdn", func() {})
	page.show(progress{50, 100, 1234})
	if got := page.said.Text(); got != "1234 games so far" {
		t.Errorf("it says %q", got)
	}
	page.close()
	page.show(progress{60, 100, 2345})
}

// Every file of the collection shows in the list, or as the only game, what is known of it.
func TestTheCollectionOpens(t *testing.T) {
	for _, file := range collection(t) {
		t.Run(file.File, func(t *testing.T) {
			text, err := os.ReadFile("../rules/pdn/testdata/" + file.File)
			if err != nil {
				t.Fatal(err)
			}
			s := sit(t)
			if strings.HasPrefix(file.File, "en_") {
				s.play.choose(rules.English)
			}
			s.from(file.File, string(text))
			if file.Problem != nil {
				if s.play.card == nil || len(s.play.pages) != 0 {
					t.Error("it does not say that there is no game")
				}
				return
			}
			s.play.dismiss() // the question which game it is, where the present one is right
			if len(file.Games) == 1 {
				file.Games[0].shown(t, s.review(), nil)
				return
			}
			l := s.list()
			if l.list.Count() != len(file.Games) {
				t.Fatalf("%d games are listed, want %d", l.list.Count(), len(file.Games))
			}
			for i, want := range file.Games {
				l.list.OnChosen(i)
				want.shown(t, s.review(), l)
				s.key(fyne.KeyEscape)
			}
		})
	}
}

// The looks change while a list is open.
func TestAListIsRenewed(t *testing.T) {
	s := sit(t)
	s.from("a.pdn", strings.Repeat(toReview+"\n", 20))
	s.app.Settings().SetTheme(board.NewTheme(board.HighContrast, 1.5))
	s.play.settings.SetLanguage("it")
	s.play.apply()
	if got := s.list().list.Entry(0).Detail; got == "" {
		t.Error("the rows say nothing any more")
	}
}

// A large file is read on a goroutine of its own, while the screen goes on.
func TestAFileIsReadAwayFromTheScreen(t *testing.T) {
	s := sit(t)
	s.play.thinker.run = func(search, reply func()) {
		go func() {
			search()
			s.play.do(reply)
		}()
	}
	s.from("a.pdn", strings.Repeat(toReview+"\n", 300))
	page := s.play.topPage()
	s.key(fyne.KeyDown)
	s.until(func() bool { return s.play.topPage() != page })
	if n := s.list().list.Count(); n != 300 {
		t.Errorf("%d games are listed", n)
	}
}
