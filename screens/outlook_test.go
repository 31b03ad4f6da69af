package screens

import (
	"testing"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
	"damiera/translations"
)

// A person has White in Italian draughts and Black in English.
func TestTheStatusTellsHowAGameWillEnd(t *testing.T) {
	italian, english := "W:WK18,K23:BK4", "B:BK14,K15:WK32"
	for _, c := range []struct {
		game     rules.Game
		position string
		outlook  engine.Outlook
		want     string
	}{
		{rules.Italian, italian, engine.Outlook{Outcome: rules.WhiteWins, Moves: 12}, "With best play you win in 12 moves"},
		{rules.Italian, italian, engine.Outlook{Outcome: rules.WhiteWins, Moves: 1}, "With best play you win in 1 move"},
		{rules.Italian, italian, engine.Outlook{Outcome: rules.WhiteWins}, "With best play you win"},
		{rules.Italian, italian, engine.Outlook{Outcome: rules.BlackWins, Moves: 7}, "With best play the computer wins in 7 moves"},
		{rules.Italian, italian, engine.Outlook{Outcome: rules.BlackWins, Moves: 1}, "With best play the computer wins in 1 move"},
		{rules.Italian, italian, engine.Outlook{Outcome: rules.BlackWins}, "With best play the computer wins"},
		{rules.Italian, italian, engine.Outlook{Outcome: rules.Draw}, "With best play it is a draw"},
		{rules.Italian, italian, engine.Outlook{}, ""},
		{rules.English, english, engine.Outlook{Outcome: rules.WhiteWins, Moves: 11}, "With best play the computer wins in 11 moves"},
		{rules.English, english, engine.Outlook{Outcome: rules.BlackWins, Moves: 4}, "With best play you win in 4 moves"},
	} {
		got := statusOf(translations.Choose("en"), at(t, c.game, c.position, engine.Medium), notice{}, noNote, c.outlook)
		if got.Outlook != c.want || got.Headline != "Your turn" {
			t.Errorf("%v, %+v: %+v, want %q", c.game, c.outlook, got, c.want)
		}
	}
}

// Between two persons, or two computers, the winner goes by colour.
func TestTheStatusNamesTheColorOfAWinner(t *testing.T) {
	for _, seat := range []prefs.Seat{prefs.Person, prefs.Computer} {
		table := at(t, rules.Italian, "W:WK18,K23:BK4", engine.Medium)
		table.Seats = [2]prefs.Seat{seat, seat}
		for o, want := range map[engine.Outlook]string{
			{Outcome: rules.WhiteWins, Moves: 12}: "With best play White wins in 12 moves",
			{Outcome: rules.WhiteWins, Moves: 1}:  "With best play White wins in 1 move",
			{Outcome: rules.BlackWins}:            "With best play Black wins",
			{Outcome: rules.Draw}:                 "With best play it is a draw",
		} {
			if got := statusOf(translations.Choose("en"), table, notice{}, noNote, o).Outlook; got != want {
				t.Errorf("%v on both sides, %+v: %q, want %q", seat, o, got, want)
			}
		}
	}
}

// One is a plural of its own in all languages but Indonesian and Turkish.
func TestAnOutlookCountsInEveryLanguage(t *testing.T) {
	table := at(t, rules.Italian, "W:WK18,K23:BK4", engine.Medium)
	for tag, want := range map[string][2]string{
		"en":    {"With best play you win in 1 move", "With best play you win in 2 moves"},
		"it":    {"Con il miglior gioco vinci in 1 mossa", "Con il miglior gioco vinci in 2 mosse"},
		"de":    {"Bei bestem Spiel gewinnst du in 1 Zug", "Bei bestem Spiel gewinnst du in 2 Zügen"},
		"fr":    {"Avec le meilleur jeu, vous gagnez en 1 coup", "Avec le meilleur jeu, vous gagnez en 2 coups"},
		"es":    {"Con el mejor juego ganas en 1 jugada", "Con el mejor juego ganas en 2 jugadas"},
		"pt-BR": {"Com o melhor jogo, você vence em 1 lance", "Com o melhor jogo, você vence em 2 lances"},
		"id":    {"Dengan permainan terbaik, kamu menang dalam 1 langkah", "Dengan permainan terbaik, kamu menang dalam 2 langkah"},
		"tr":    {"En iyi oyunla 1 hamlede kazanırsın", "En iyi oyunla 2 hamlede kazanırsın"},
	} {
		for i, text := range want {
			got := outlookText(translations.Choose(tag), table, engine.Outlook{Outcome: rules.WhiteWins, Moves: i + 1})
			if got != text {
				t.Errorf("%s: %q, want %q", tag, got, text)
			}
		}
	}
}

// What a person needs now comes before what will be, and the end of a game before both.
func TestAnOutlookPushesNothingOut(t *testing.T) {
	say, draw := translations.Choose("en"), engine.Outlook{Outcome: rules.Draw}
	const told = "With best play it is a draw"
	must := statusOf(say, at(t, rules.Italian, "W:W22,30:B18", engine.Medium), notice{}, noNote, draw)
	if must.Headline != "You must capture: only one way" || must.Topic != "capture" || must.Outlook != told {
		t.Errorf("a capture: %+v", must)
	}
	refused := statusOf(say, at(t, rules.Italian, "W:WK18:BK5", engine.Medium), notice{text: only("why.king-step"), topic: "moves"}, noNote, draw)
	if refused.Detail != say.Text("why.king-step") || refused.Topic != "moves" || !refused.Answer || refused.Outlook != told {
		t.Errorf("a refusal: %+v", refused)
	}
	table := at(t, rules.Italian, "W:WK32:BK1", engine.Medium)
	for range 11 {
		table = table.play(t, "32-28", "1-5", "28-32", "5-1")
	}
	near := statusOf(say, table, notice{}, noNote, draw)
	if near.Remark != "22 of 40 moves each without progress" || near.Topic != "draws" || near.Outlook != told || near.Detail != "" {
		t.Errorf("a draw that is near: %+v", near)
	}
	both := statusOf(say, table, notice{text: only("why.king-step"), topic: "moves"}, noNote, draw)
	if both.Remark != near.Remark || both.Detail != say.Text("why.king-step") || both.Outlook != "" {
		t.Errorf("a refusal and a draw that is near: %+v", both)
	}
	won := at(t, rules.Italian, "W:W22:B18", engine.Medium).play(t, "22x13")
	if got := statusOf(say, won, notice{}, noNote, draw); got.Outlook != "" || got.Topic != "score" {
		t.Errorf("the end: %+v", got)
	}
}

// Where there is room for one thing only, it is the one that is needed: an outlook goes before a remark and
// before what answers a tap, but after the move that the board shows as well.
func TestAnOutlookIsTheSpareLine(t *testing.T) {
	s := sit(t)
	s.window.Resize(small)
	long := " that is so long that it needs two lines of a small telephone by itself, all alone"
	for _, c := range []struct {
		now        status
		kept, gone string
	}{
		{status{Headline: "You must capture", Detail: "Move" + long, Outlook: "Outlook" + long}, "Outlook", "Move"},
		{status{Headline: "You must capture", Outlook: "Outlook" + long, Remark: "Note" + long}, "Note", "Outlook"},
		{status{Headline: "You must capture", Detail: "Why" + long, Outlook: "Outlook" + long, Answer: true}, "Why", "Outlook"},
	} {
		s.play.status.show(c.now, false)
		drawn := map[string]bool{}
		lines, _ := s.play.status.words.Lines()
		for _, l := range lines {
			for _, word := range []string{"Move", "Outlook", "Note", "Why"} {
				drawn[word] = drawn[word] || len(l.Text) >= len(word) && l.Text[:len(word)] == word
			}
		}
		if !drawn[c.kept] || drawn[c.gone] {
			t.Errorf("drawn are %+v, want %s without %s", lines, c.kept, c.gone)
		}
	}
}
