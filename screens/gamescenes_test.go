package screens

import (
	"fmt"
	"os"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
	"damiera/rules/pdn"
)

// gameScenes are what a person may come to see of games from files and from the archive.
var gameScenes = []scene{
	{"review", func(s *sitting) { s.play.openReview(read(s.t, toReview)).show(6) }},
	{"review-start", func(s *sitting) { s.play.openReview(read(s.t, toReview)) }},
	{"review-problem", func(s *sitting) { s.play.openReview(read(s.t, toReview)).show(9) }},
	{"review-forbidden", func(s *sitting) {
		text, err := os.ReadFile("../rules/pdn/testdata/it_illegal_middle.pdn")
		if err != nil {
			s.t.Fatal(err)
		}
		games, _ := pdn.Read(strings.NewReader(string(text)), pdn.Options{})
		s.play.openReview(games[1]).show(28)
	}},
	{"review-wrong-start", func(s *sitting) {
		s.play.openReview(read(s.t, "[White \"A\"]\n[GameType \"22\"]\n[FEN \"W:WX4:B1\"]\n\n1. 32-28 1-0"))
	}},
	{"review-alquerque", func(s *sitting) {
		s.play.openReview(read(s.t, "[Variant \"Alquerque\"]\n[White \"Anna\"]\n\n1. d3-c3 b3xd3 *")).show(1)
	}},
	{"review-long-comment", func(s *sitting) {
		text := strings.Replace(toReview, "so it begins", strings.Repeat("White takes the middle of the board and waits. ", 12), 1)
		s.play.openReview(read(s.t, text)).show(1)
	}},
	{"review-acts", func(s *sitting) { r := s.play.openReview(read(s.t, toReview)); r.show(3); r.openActs() }},
	{"review-delete", func(s *sitting) {
		l := s.archive(3)
		r := s.play.openReviewOf(l.kept[0].Game, &l.kept[0], l)
		r.askDelete()
	}},
	{"review-other-game", func(s *sitting) {
		s.play.openReview(read(s.t, "[White \"A\"]\n[GameType \"20,W,10,10,N1,0\"]\n\n1. 32-28 19-23 1-0"))
	}},
	{"games-of-file", func(s *sitting) {
		for _, name := range []string{"it_illegal_middle.pdn", "other_gametype.pdn", "en_results.pdn"} {
			text, err := os.ReadFile("../rules/pdn/testdata/" + name)
			if err != nil {
				s.t.Fatal(err)
			}
			games, _ := pdn.Read(strings.NewReader(string(text)), pdn.Options{})
			s.play.openList(name, games)
		}
	}},
	{"games-kept", func(s *sitting) { s.archive(40); s.key(fyne.KeyDown); s.key(fyne.KeyDown) }},
	{"games-none", func(s *sitting) { s.archive(0) }},
	{"games-deleted", func(s *sitting) { l := s.archive(5); l.remove(l.kept[0]) }},
	{"file-reading", func(s *sitting) {
		s.play.openReading("tournament.pdn", func() {}).show(progress{2_000_000, 5_000_000, 4711})
	}},
	{"file-which", func(s *sitting) {
		games := []pdn.Game{read(s.t, "[FEN \"W:W32:B1\"]\n\n*")}
		s.play.openRead("positions.pdn", nil, games, rules.Italian)
	}},
	{"file-trouble", func(s *sitting) { s.play.openTrouble(source{name: "picture.png"}, pdn.ErrBinary) }},
}

// archive opens the list of so many finished games of all kinds.
func (s *sitting) archive(games int) *gameList {
	s.t.Helper()
	for i := range games {
		if err := s.filed.File(finished(s.t, i)); err != nil {
			s.t.Fatal(err)
		}
	}
	s.play.openGames()
	return s.list()
}

// list is the list of games that was opened last.
func (s *sitting) list() *gameList {
	s.t.Helper()
	if body, ok := s.play.topPage().Whole.(*listBody); ok {
		return body.list
	}
	s.t.Fatal("no list of games is open")
	return nil
}

// finished is a game that was played to its end; each number makes another.
func finished(t interface {
	Helper()
	Fatal(...any)
}, number int) prefs.Record {
	t.Helper()
	g := rules.Games()[number%3]
	record := prefs.Record{
		ID: fmt.Sprint("game", number), Match: rules.NewMatch(g), Scores: number%2 == 0, Lowest: engine.Levels(g)[number%3],
		Played: time.Date(2026, 11, 1+number%28, 0, 0, 0, 0, time.UTC),
	}
	record.Seats[g.First().Other()] = prefs.Computer
	switch number % 5 {
	case 3:
		record.Seats, record.Scores, record.Lowest = [2]prefs.Seat{}, false, 0
		record.Names = [2]string{"Anna", "Bruno"}
	case 4:
		record.Seats, record.Scores = [2]prefs.Seat{prefs.Computer, prefs.Computer}, false
	}
	if g == rules.Italian && record.Scores {
		record.Ballot = 1 + number
	}
	for record.Match.Plies() < 8+number%4 {
		next, err := record.Match.Play(record.Match.Legal()[0])
		if err != nil {
			t.Fatal(err)
		}
		record.Match = next
	}
	if number%7 == 6 {
		record.Match = record.Match.Agree()
	} else {
		record.Match = record.Match.Resign(rules.Color(number / 3 % 2))
	}
	return record
}
