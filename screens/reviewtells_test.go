package screens

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
	"damiera/rules/pdn"
)

func TestAReviewTellsOfTheGame(t *testing.T) {
	s := sit(t)
	r := s.reviewing(desk, toReview)
	for _, want := range []string{
		"White: Bianca · Black: Nerio", "Black won", "Trofeo · Round 2", "2031-05-09", "Italian draughts · Opening 57",
		"Line 11 of the file: the move 6x22 is not legal there",
	} {
		r.told(t, want)
	}
	r.show(9)
	lines := strings.Split(r.text.Words.Text(), "\n")
	if !strings.HasPrefix(lines[1], "Line 11") {
		t.Errorf("at the end the problem is not told first: %q", lines)
	}
	en := s.reviewing(desk, "[GameType \"21\"]\n[Result \"1-0\"]\n\n1. 11-15 23-19 *")
	en.told(t, "Black won") // who moves first, in English draughts
}

// What another game is, or what has no board, is told in words.
func TestAReviewWithoutABoard(t *testing.T) {
	s := sit(t)
	r := s.reviewing(phone, "[White \"A\"]\n[GameType \"20,W,10,10,N1,0\"]\n\n1. 32-28 19-23 *")
	r.told(t, "GameType 20")
	s.key(fyne.KeyRight, fyne.KeyEnd, fyne.KeyDown)
	r = s.reviewing(phone, "[GameType \"22\"]\n[FEN \"W:WX4:B1\"]\n\n*")
	r.told(t, "Line 2 of the file: the position to begin from is wrong")
	s.act(r, "Copy the game")
	s.act(r, "Set up a position") // where the spot is shown and can be mended
	if s.play.card == nil || !strings.Contains(s.play.card.Words.Text(), "»X4«") {
		t.Error("the position that cannot be read is not shown")
	}
}

// Much more than a clipboard takes is not put there.
func TestTooMuchToCopy(t *testing.T) {
	s := sit(t)
	s.app.Clipboard().SetContent("before")
	var told string
	s.play.copyText(strings.Repeat("x", largestCopied+1), only("review.copied-game"), func(said saying) { told = said(s.play.say) })
	if told != "That is too much to copy. Save it as a file instead." || s.app.Clipboard().Content() != "before" {
		t.Errorf("it says %q, and the clipboard has changed: %v", told, s.app.Clipboard().Content() != "before")
	}
}

// What is known of the ending is told, of each position anew.
func TestAReviewForeseesTheEnding(t *testing.T) {
	s := sit(t)
	var asked []int
	s.play.foresight.look = func(m rules.Match) (engine.Outlook, bool) {
		asked = append(asked, m.Plies())
		return engine.Outlook{Outcome: rules.Draw}, m.Plies() == 2
	}
	r := s.reviewing(desk, toReview)
	s.key(fyne.KeyRight)
	if strings.Contains(r.text.Words.Text(), s.play.say.Text("outlook.draw")) {
		t.Error("too early")
	}
	s.key(fyne.KeyRight)
	r.told(t, s.play.say.Text("outlook.draw"))
	if len(asked) != 3 {
		t.Errorf("asked at %v", asked)
	}
	s.play.settings.SetEndings(false)
	s.play.apply()
	if strings.Contains(r.text.Words.Text(), s.play.say.Text("outlook.draw")) {
		t.Error("it is told against the setting")
	}
}

// The language, the looks and the size of text change below one's hands.
func TestAReviewIsRenewed(t *testing.T) {
	s := sit(t)
	r := s.reviewing(phone, toReview)
	r.show(4)
	s.play.settings.SetLanguage("it")
	s.play.settings.SetTextSize(prefs.LargestText)
	s.play.settings.SetTheme(prefs.DarkTheme)
	s.play.apply()
	r.at(t, 4)
	if r.text.Words.Paragraphs[0].Size < 17 {
		t.Errorf("the text is still %v high", r.text.Words.Paragraphs[0].Size)
	}
}

// Which rule forbids the move at which the reading stopped is told, and drawn on the board.
func TestAForbiddenMoveIsExplained(t *testing.T) {
	s := sit(t)
	text, err := os.ReadFile("../rules/pdn/testdata/it_illegal_middle.pdn")
	if err != nil {
		t.Fatal(err)
	}
	games, err := pdn.Read(bytes.NewReader(text), pdn.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r := s.play.openReview(games[1])
	if r.board.View().Barred != (rules.Move{}) {
		t.Error("it is drawn before its time")
	}
	r.show(len(r.moves))
	v := r.board.View()
	if v.Barred.String() != "18x9" || v.Due.String() != "2x11" {
		t.Fatalf("drawn are %v and %v", v.Due, v.Barred)
	}
	n, _ := r.forbidden()
	r.told(t, n.text(s.play.say))
}

// Where in the position the fault is, is told.
func TestAWrongStartIsExplained(t *testing.T) {
	s := sit(t)
	for fen, want := range map[string]string{
		"W:WX4:B1":      "»X4«",
		"W:W20-32:B1":   "White",
		"?:W32:B1":      "»?«",
		"W:W4,4:B1":     "»4«",
		"W:W21-32:B1-3": "",
	} {
		r := s.play.openReview(read(t, "[GameType \"22\"]\n[FEN \""+fen+"\"]\n\n*"))
		if want != "" && !strings.Contains(r.reasonText(), want) || want == "" && r.reasonText() != "" {
			t.Errorf("%s: it says %q, want %q in it", fen, r.reasonText(), want)
		}
	}
}

// A game that is being played is looked at like one that is over.
func TestThePresentGameIsReviewed(t *testing.T) {
	s := sit(t)
	s.tap("22", "18")
	r := s.play.openRecord(s.play.table().Record)
	r.told(t, "White: You · Black: Computer")
	s.key(fyne.KeyEnd)
	r.at(t, 2)
}

// What a file says is shown within bounds, whatever it is.
func TestShortened(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"  two\n words ", "two words"},
		{strings.Repeat("x", 30), strings.Repeat("x", 24) + " " + strings.Repeat("x", 6)},
		{strings.Repeat("ab ", 100), strings.Repeat("ab ", 19) + "ab…"},
		{"", ""},
	} {
		if got := shortened(c.text, nameLength); got != c.want {
			t.Errorf("%q becomes %q, want %q", c.text, got, c.want)
		}
	}
}
