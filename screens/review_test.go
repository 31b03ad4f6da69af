package screens

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"damiera/rules"
	"damiera/rules/pdn"
)

// A game to look at: it has a comment, and stops at a move that is not legal.
const toReview = `[Event "Trofeo"]
[Date "2031.05.09"]
[Round "2"]
[White "Bianca"]
[Black "Nerio"]
[Result "0-1"]
[Apertura "0057"]
[GameType "22"]

1. 22-18 {so it begins} 10-14 2. 27-22 12-15 3. 18-13 9x27 4. 31x22 8-12
5. 22-19 6x22 0-1
`

// read is the first game of a text.
func read(t testing.TB, text string) pdn.Game {
	t.Helper()
	games, err := pdn.Read(strings.NewReader(text), pdn.Options{ItalianFirst: true})
	if err != nil {
		t.Fatal(err)
	}
	return games[0]
}

// reviewing opens a game in a window of that size.
func (s *sitting) reviewing(window fyne.Size, text string) *review {
	s.t.Helper()
	s.window.Resize(window)
	return s.play.openReview(read(s.t, text))
}

// told wants the words of a review to hold a text.
func (r *review) told(t *testing.T, want string) {
	t.Helper()
	if got := r.text.Words.Text(); !strings.Contains(got, want) {
		t.Errorf("it says %q, which lacks %q", got, want)
	}
}

// at wants a review to be so many plies down, and all its parts with it.
func (r *review) at(t *testing.T, ply int) {
	t.Helper()
	position := r.game.Match.Positions()[ply]
	if r.ply != ply || r.slider.Value != ply || r.record.ply != ply || r.board.View().Position != position {
		t.Errorf("%d moves have been made, the slider is at %d, the list at %d, the board shows %v; want %d and %v",
			r.ply, r.slider.Value, r.record.ply, r.board.View().Position, ply, position)
	}
}

func TestAGameIsSteppedThroughByButtons(t *testing.T) {
	s := sit(t)
	s.tap("22", "18")
	before := s.play.table()
	for _, window := range []fyne.Size{phone, {Width: 360, Height: 640}, {Width: 640, Height: 360}, desk} {
		r := s.reviewing(window, toReview)
		r.at(t, 0)
		r.told(t, "Before the first move")
		start, back, on, end := r.steps[0], r.steps[1], r.steps[2], r.steps[3]
		s.press(on)
		r.at(t, 1)
		r.told(t, "1. 22-18 (move 1 of 9)")
		r.told(t, "so it begins")
		s.press(r.over)
		r.at(t, 2)
		r.told(t, "1… 10-14")
		s.press(back)
		r.at(t, 1)
		s.press(end)
		r.at(t, 9)
		s.press(on)
		r.at(t, 9)
		s.press(start)
		s.press(back)
		r.at(t, 0)
		bottom := r.board.View().Bottom
		if s.press(r.turn); r.board.View().Bottom == bottom {
			t.Error("the board does not turn")
		}
		s.press(r.page.Way)
		if s.play.topPage() != nil {
			t.Fatal("the way back leads nowhere")
		}
	}
	if now := s.play.table(); now.Match.Plies() != before.Match.Plies() || now.ID != before.ID {
		t.Error("the game being played is another one")
	}
}

func TestAGameIsSteppedThroughByKeys(t *testing.T) {
	s := sit(t)
	r := s.reviewing(desk, toReview)
	for _, step := range []struct {
		key fyne.KeyName
		ply int
	}{
		{fyne.KeyRight, 1}, {fyne.KeySpace, 2}, {fyne.KeyLeft, 1}, {fyne.KeyEnd, 9}, {fyne.KeyRight, 9},
		{fyne.KeyHome, 0}, {fyne.KeyLeft, 0}, {fyne.KeyPageDown, 9}, {fyne.KeyPageUp, 0},
	} {
		s.key(step.key)
		r.at(t, step.ply)
	}
	s.window.Canvas().Focus(r.steps[2])
	s.key(fyne.KeyReturn, fyne.KeyRight)
	r.at(t, 2)
	s.window.Canvas().Focus(r.slider)
	s.key(fyne.KeyRight, fyne.KeyEnd, fyne.KeyLeft)
	r.at(t, 8)
	s.key(fyne.KeyEscape)
	if s.play.topPage() != nil {
		t.Error("Esc does not leave")
	}
}

func TestTheSliderGoesThroughAGame(t *testing.T) {
	s := sit(t)
	r := s.reviewing(phone, toReview)
	corner := s.app.Driver().AbsolutePositionForObject(r.slider)
	wide := r.slider.Size().Width
	test.TapCanvas(s.window.Canvas(), corner.AddXY(wide-12, 22))
	r.at(t, 9)
	test.TapCanvas(s.window.Canvas(), corner.AddXY(4, 22))
	r.at(t, 0)
	way := (wide - 22) / 9
	test.Drag(s.window.Canvas(), corner.AddXY(11+4*way, 22), 3, 0)
	r.at(t, 4)
	if r.slider.Size().Height < 44 {
		t.Errorf("the slider is %v high", r.slider.Size().Height)
	}
}

// The move at a tap in the list is gone to.
func TestAMoveInTheListIsTapped(t *testing.T) {
	s := sit(t)
	r := s.reviewing(desk, toReview)
	high := movesRowHeight(14)
	number, column := r.record.columns(r.record.Size().Width)
	corner := s.app.Driver().AbsolutePositionForObject(r.record)
	s.play.turned = s.play.turned.Add(-1e9)
	for i, want := range []int{1, 2, 3, 4, 5, 6} {
		test.TapCanvas(s.window.Canvas(), corner.AddXY(number+column*(0.5+float32(i%2)), high*(float32(i/2)+0.5)))
		r.at(t, want)
	}
	r = s.reviewing(desk, "[GameType \"22\"]\n[FEN \"B:W21-32:B1-12\"]\n\n1... 10-14 2. 22-18 *")
	s.play.turned = s.play.turned.Add(-1e9)
	test.TapCanvas(s.window.Canvas(), corner.AddXY(number+column*1.5, high*0.5))
	r.at(t, 1)
	r.told(t, "1… 10-14 (move 1 of 2)")
}

// Where the board leaves the moves no room they have a page.
func TestTheMovesHaveAPage(t *testing.T) {
	s := sit(t)
	r := s.reviewing(phone, toReview)
	if r.record.Size().Height != 0 {
		t.Fatal("the moves have room here")
	}
	s.act(r, "Moves")
	list := s.play.topPage().Whole
	s.play.turned = s.play.turned.Add(-1e9)
	test.TapCanvas(s.window.Canvas(), s.app.Driver().AbsolutePositionForObject(list).AddXY(100, 60+20))
	if s.play.topPage() != r.page {
		t.Fatal("a tap on a move does not come back")
	}
	if r.ply == 0 {
		t.Error("a tap on a move leads nowhere")
	}
}

// act opens what can be done with a game, and does one of it.
func (s *sitting) act(r *review, label string) {
	s.t.Helper()
	s.press(r.more)
	if s.play.card == nil {
		s.t.Fatal("nothing is offered")
	}
	for _, b := range s.play.card.Buttons {
		if b.Label.Text() == label {
			s.press(b)
			return
		}
	}
	s.t.Fatalf("%q is not offered", label)
}

func TestAGameIsCopied(t *testing.T) {
	s := sit(t)
	r := s.reviewing(phone, toReview)
	r.show(3)
	s.act(r, "Copy the position")
	if got := s.app.Clipboard().Content(); got != r.positions[3].String() {
		t.Errorf("the clipboard has %q", got)
	}
	r.told(t, "The position is copied.")
	s.act(r, "Copy the game")
	r.told(t, "The game is copied.")
	again := read(t, s.app.Clipboard().Content())
	if again.Match.Position() != r.game.Match.Position() || again.Outcome != rules.BlackWins || again.Comments[0].Text != "so it begins" {
		t.Errorf("what was copied is another game: %q", s.app.Clipboard().Content())
	}
	s.key(fyne.KeyRight)
	if strings.Contains(r.text.Words.Text(), "copied") {
		t.Error("it is still said to be copied after a step")
	}
}

func TestAGameIsSaved(t *testing.T) {
	s := sit(t)
	var name, saved string
	var fails error
	s.play.filing.put = func(_ *Play, as string, text []byte, done func(bool, error)) {
		name, saved = as, string(text)
		done(fails == nil, fails)
	}
	r := s.reviewing(desk, toReview)
	s.act(r, "Save as a file")
	if want := "2031-05-09-Bianca-Nerio.pdn"; name != want || !strings.Contains(saved, "22-18") {
		t.Errorf("saved as %q, want %q: %q", name, want, saved)
	}
	r.told(t, "The file is saved.")
	fails = os.ErrPermission
	s.act(r, "Save as a file")
	r.told(t, "could not be saved")
}

// A game of 20,000 moves is stepped through like any other.
func TestALongGameIsReviewed(t *testing.T) {
	p, err := rules.ParsePosition(rules.Italian, "W:WK32:BK1")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchFrom(p)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 20000 {
		mv, err := m.Position().ParseMove([]string{"32-28", "1-5", "28-32", "5-1"}[i%4])
		if err != nil {
			t.Fatal(err)
		}
		if m, err = m.Replay(mv); err != nil {
			t.Fatal(err)
		}
	}
	var text bytes.Buffer
	if err := pdn.Write(&text, pdn.Game{Kind: rules.Italian, Match: m}); err != nil {
		t.Fatal(err)
	}
	s := sit(t)
	r := s.reviewing(desk, text.String())
	s.key(fyne.KeyEnd)
	r.at(t, 20000)
	s.key(fyne.KeyLeft)
	r.at(t, 19999)
	if n := len(test.WidgetRenderer(r.record).Objects()); n > 100 {
		t.Errorf("%d objects are drawn for the list", n)
	}
}

// The board has its share of every window, and everything that is tapped its size.
func TestReviewPlaces(t *testing.T) {
	for _, window := range []fyne.Size{
		{Width: 320, Height: 480 - 52}, {Width: 360, Height: 640 - 52}, {Width: 640, Height: 360 - 52},
		{Width: 720, Height: 720 - 52}, {Width: 1024, Height: 1366 - 52}, {Width: 1920, Height: 1080 - 52},
	} {
		for _, text := range []float32{14, 22} {
			p := arrangeReview(window, text)
			short := min(window.Width, window.Height)
			if p.Board.W < short*0.72 {
				t.Errorf("%v, text of %v: the board is %v wide", window, text, p.Board.W)
			}
			all := map[string]box{"board": p.Board, "text": p.Text, "slider": p.Slider, "moves": p.Moves}
			for i, b := range p.Buttons {
				all[string(rune('1'+i))] = b
				if b.W < 43.9 || b.H < 43.9 {
					t.Errorf("%v, text of %v: button %d is %v", window, text, i, b)
				}
			}
			if p.Text.H < 2*text*1.2 {
				t.Errorf("%v, text of %v: the words have %v", window, text, p.Text.H)
			}
			for a, one := range all {
				if one.X < -0.1 || one.Y < -0.1 || one.X+one.W > window.Width+0.1 || one.Y+one.H > window.Height+0.1 {
					t.Errorf("%v, text of %v: %s is outside: %v", window, text, a, one)
				}
				for b, other := range all {
					if a < b && one.X+one.W > other.X+0.1 && other.X+other.W > one.X+0.1 && one.Y+one.H > other.Y+0.1 && other.Y+other.H > one.Y+0.1 {
						t.Errorf("%v, text of %v: %s %v lies over %s %v", window, text, a, one, b, other)
					}
				}
			}
		}
	}
}
