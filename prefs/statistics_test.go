//go:build !js

package prefs_test

import (
	"errors"
	"slices"
	"testing"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
)

// career is an archive with games of a person, told in letters, each against a level: won, drawn, lost.
func career(t *testing.T, g rules.Game, level engine.Level, endings string) map[string][]byte {
	t.Helper()
	texts := make(map[string][]byte)
	addCareer(t, texts, g, level, endings)
	return texts
}

func addCareer(t *testing.T, texts map[string][]byte, g rules.Game, level engine.Level, endings string) {
	t.Helper()
	a := prefs.OpenArchive(inMemory(texts))
	for i, ending := range endings {
		m := played(t, g, 20+i, uint64(i))
		if m.Result().Outcome != rules.Open {
			t.Fatalf("the match of seed %d is over too early", i)
		}
		r := record(m)
		r.ID, r.Lowest, r.Played = prefs.NewID(), level, day(2026, 1, 1+i)
		switch ending {
		case 'w':
			r.Match = m.Resign(g.First().Other())
		case 'd':
			r.Match = m.Agree()
		case 'l':
			r.Match = m.Resign(g.First())
		}
		if err := a.File(r); err != nil {
			t.Fatal(err)
		}
	}
}

func TestStatistics(t *testing.T) {
	texts := career(t, rules.Italian, engine.Easy, "wwlwwwdlw")
	addCareer(t, texts, rules.Italian, engine.Hard, "lld")
	addCareer(t, texts, rules.English, engine.Easy, "www")
	games := kept(t, inMemory(texts))
	s := prefs.StatisticsOf(rules.Italian, games)
	if len(s.Levels) != 5 {
		t.Fatalf("%d levels", len(s.Levels))
	}
	for i, want := range [][3]int{{}, {6, 1, 2}, {}, {}, {0, 1, 2}} {
		l := s.Levels[i]
		if got := [3]int{l.Count(prefs.Won), l.Count(prefs.Drawn), l.Count(prefs.Lost)}; got != want || l.Level != engine.Levels(rules.Italian)[i] {
			t.Errorf("%v: won, drawn, lost %v, want %v", l.Level, got, want)
		}
	}
	easy, hard := s.Levels[1].Tally, s.Levels[4].Tally
	if current, longest := easy.Runs(); current != 1 || longest != 3 {
		t.Errorf("runs of %d and %d wins, want 1 and 3", current, longest)
	}
	if current, longest := hard.Runs(); current != 0 || longest != 0 {
		t.Errorf("runs of %d and %d wins without any", current, longest)
	}
	if easy.Games() != 9 || s.All.Games() != 12 || hard.Moves() != 10.5 {
		t.Errorf("%d games, %d in all, of %v moves", easy.Games(), s.All.Games(), hard.Moves())
	}
	best, ok := s.All.Best()
	for _, f := range s.All.Results {
		if f.Score.Total() > best.Score.Total() {
			t.Errorf("a score of %d is better than %d", f.Score.Total(), best.Score.Total())
		}
	}
	if !ok || !best.Score.Won || best.Played.IsZero() {
		t.Errorf("the best is %+v", best)
	}
	var order []prefs.Ending
	for _, f := range easy.Results {
		order = append(order, f.Ending)
	}
	won, drawn, lost := prefs.Won, prefs.Drawn, prefs.Lost
	if !slices.Equal(order, []prefs.Ending{won, won, lost, won, won, won, drawn, lost, won}) {
		t.Errorf("the games ended %v", order)
	}
}

// Nothing that is no scored game of the person counts.
func TestWhatDoesNotCount(t *testing.T) {
	texts := make(map[string][]byte)
	a := prefs.OpenArchive(inMemory(texts))
	for i, change := range []func(*prefs.Record){
		func(r *prefs.Record) { r.Scores = false },
		func(r *prefs.Record) { r.Seats = [2]prefs.Seat{} },
		func(r *prefs.Record) { r.Seats = [2]prefs.Seat{prefs.Computer, prefs.Computer} },
	} {
		r := finished(t, rules.Italian, uint64(i))
		change(&r)
		if err := a.File(r); err != nil {
			t.Fatal(err)
		}
	}
	texts["games"] = append(texts["games"], "[GameType \"22\"]\n[Result \"1-0\"]\n\n1. 22-18 1-0\n"...)
	games := kept(t, inMemory(texts))
	if s := prefs.StatisticsOf(rules.Italian, games); len(games) != 4 || s.All.Games() != 0 {
		t.Errorf("of %d games %d count", len(games), s.All.Games())
	}
	empty := prefs.StatisticsOf(rules.Alquerque, nil)
	if _, ok := empty.All.Best(); ok || empty.All.Moves() != 0 || len(empty.Levels) != 3 {
		t.Errorf("without games there is a best one, or %v moves, or %d levels", empty.All.Moves(), len(empty.Levels))
	}
}

// Statistics are what the games say: they follow what is deleted and put back, and a game that is filed
// twice counts once.
func TestStatisticsFollowTheGames(t *testing.T) {
	texts := career(t, rules.Alquerque, engine.Medium, "wwlw")
	a := prefs.OpenArchive(inMemory(texts))
	count := func() int { return prefs.StatisticsOf(rules.Alquerque, kept(t, inMemory(texts))).All.Count(prefs.Won) }
	games := kept(t, inMemory(texts))
	if err := a.File(games[0].Record); err != nil || count() != 3 {
		t.Errorf("filed again: %v, %d won", err, count())
	}
	removed, err := a.Delete(games[0], games[3])
	if err != nil || count() != 1 {
		t.Errorf("without two: %v, %d won", err, count())
	}
	if err = errors.Join(a.Restore(removed)); err != nil || count() != 3 {
		t.Errorf("put back: %v, %d won", err, count())
	}
}
