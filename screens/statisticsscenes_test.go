package screens

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
	"damiera/screens/controls"
)

// statisticsScenes are what a person may come to see of the statistics.
var statisticsScenes = []scene{
	{"statistics", func(s *sitting) { s.career(40); s.play.openStatistics() }},
	{"statistics-few", func(s *sitting) { s.career(2); s.play.openStatistics() }},
	{"statistics-many", func(s *sitting) { s.career(700); s.play.openStatistics() }},
	{"statistics-none", func(s *sitting) { s.play.openStatistics() }},
	{"statistics-reset", func(s *sitting) {
		s.career(40)
		s.play.openStatistics()
		s.press(s.statisticsButton("statistics.reset"))
	}},
	{"statistics-deleted", func(s *sitting) {
		s.career(40)
		s.play.openStatistics()
		s.press(s.statisticsButton("statistics.reset"))
		s.press(s.offer("statistics.reset.yes"))
	}},
}

// career files so many scored games of Italian draughts, and as many of English draughts and practice.
func (s *sitting) career(games int) {
	s.t.Helper()
	for i := range games {
		for _, r := range []prefs.Record{scoredGame(s.t, rules.Italian, i), scoredGame(s.t, rules.English, i), practised(s.t, i)} {
			if err := s.filed.File(r); err != nil {
				s.t.Fatal(err)
			}
		}
	}
}

// scoredGame is a game against the computer that was played to its end. Its number tells how it went: of
// eight games five are won, one is drawn and two are lost.
func scoredGame(t testing.TB, g rules.Game, number int) prefs.Record {
	t.Helper()
	levels := []engine.Level{engine.Beginner, engine.Beginner, engine.Easy, engine.Medium, engine.Medium, engine.Medium}
	r := prefs.Record{
		ID: fmt.Sprintf("%v-%d", g, number), Match: rules.NewMatch(g), Scores: true, Lowest: levels[number%len(levels)],
		Played: time.Date(2026, 1, 1+number, 0, 0, 0, 0, time.UTC),
	}
	r.Seats[g.First().Other()] = prefs.Computer
	for range 8 + number%20 {
		if legal := r.Match.Legal(); len(legal) > 0 {
			next, err := r.Match.Play(legal[len(legal)-1])
			if err != nil {
				t.Fatal(err)
			}
			r.Match = next
		}
	}
	switch number % 8 {
	case 3:
		r.Match = r.Match.Agree()
	case 2, 7:
		r.Match = r.Match.Resign(g.First())
	default:
		r.Match = r.Match.Resign(g.First().Other())
	}
	return r
}

func practised(t testing.TB, number int) prefs.Record {
	r := scoredGame(t, rules.Italian, number)
	r.ID, r.Scores = fmt.Sprint("practice", number), false
	return r
}

// statisticsButton is the button of that label on the page.
func (s *sitting) statisticsButton(key string) *controls.Button {
	s.t.Helper()
	if b := s.mayPress(key); b != nil {
		s.play.topPage().Scroll.Reveal(b)
		return b
	}
	s.t.Fatalf("the page has no button %s", key)
	return nil
}

// mayPress is the button of that label on the page, nil for none.
func (s *sitting) mayPress(key string) *controls.Button {
	for _, o := range s.play.topPage().Body.Objects {
		for _, item := range o.(*controls.Stack).Items {
			if b, ok := item.Object.(*controls.Button); ok && b.Label.Text() == s.play.say.Text(key) {
				return b
			}
		}
	}
	return nil
}

// gameButton is the button that leads to a game's statistics.
func (s *sitting) gameButton(g rules.Game) *controls.Button {
	s.t.Helper()
	s.play.topPage().Scroll.ScrollTo(0)
	return s.play.topPage().Body.Objects[0].(*controls.Stack).Items[0].Object.(*controls.Choice).Buttons[g]
}

// tells wants the page to say something.
func (s *sitting) tells(want string) {
	s.t.Helper()
	if !strings.Contains(s.pageText(), want) {
		s.t.Errorf("the page does not say %q:\n%s", want, s.pageText())
	}
}
