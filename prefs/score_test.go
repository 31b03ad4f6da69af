//go:build !js

package prefs_test

import (
	"testing"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
)

// against is a record of a person with the first move, against the computer.
func against(m rules.Match, lowest engine.Level) prefs.Record {
	r := record(m)
	r.Lowest = lowest
	return r
}

func TestScoreHasItsParts(t *testing.T) {
	r := against(playTexts(t, rules.Italian, "W:W22:B18,3", "22x13", "3-7"), engine.Strong)
	if _, over := r.Score(); over {
		t.Error("a game that goes on has a score")
	}
	r = against(playTexts(t, rules.Italian, "W:W22:B18,10", "22x13x6"), engine.Strong)
	got, ok := r.Score()
	if want := (prefs.Score{Pieces: 2, Won: true, Level: engine.Strong, Number: 4}); !ok || got != want {
		t.Errorf("score %+v %v, want %+v", got, ok, want)
	}
	if got.Captured() != 20 || got.Win() != 100 || got.Strength() != 200 || got.Total() != 320 {
		t.Errorf("parts %d + %d + %d = %d, want 20 + 100 + 200 = 320", got.Captured(), got.Win(), got.Strength(), got.Total())
	}
}

func TestLosingAndDrawingScoreOnlyThePieces(t *testing.T) {
	m := playTexts(t, rules.Italian, rules.Start(rules.Italian).String(), "22-18", "11-14", "18x11")
	for name, end := range map[string]rules.Match{"a draw": m.Agree(), "a loss": m.Resign(rules.White)} {
		if got, ok := against(end, engine.Easy).Score(); !ok || got.Total() != 10 || got.Won {
			t.Errorf("%s with one piece captured scores %+v %v", name, got, ok)
		}
	}
	won := against(m.Resign(rules.Black), engine.Hard)
	won.Seats = [2]prefs.Seat{rules.White: prefs.Computer}
	if got, ok := won.Score(); !ok || got.Total() != 0 || got.Won {
		t.Errorf("a loss as the second player, without a capture, scores %+v %v", got, ok)
	}
}

// Who gives up before the computer has moved has lost to no level yet.
func TestScoreWithoutALevel(t *testing.T) {
	r := against(rules.NewMatch(rules.Alquerque).Resign(rules.White), 0)
	if got, ok := r.Score(); !ok || got != (prefs.Score{}) {
		t.Errorf("score %+v %v", got, ok)
	}
}

func TestWhatDoesNotScore(t *testing.T) {
	won := against(playTexts(t, rules.Italian, "W:W22:B18", "22x13"), engine.Medium)
	for name, change := range map[string]func(*prefs.Record){
		"practice":        func(r *prefs.Record) { r.Scores = false },
		"two people":      func(r *prefs.Record) { r.Seats = [2]prefs.Seat{prefs.Person, prefs.Person} },
		"the computer's":  func(r *prefs.Record) { r.Seats = [2]prefs.Seat{prefs.Computer, prefs.Computer} },
		"nothing changed": nil,
	} {
		r := won
		if change != nil {
			change(&r)
		}
		if _, ok := r.Score(); ok != (change == nil) {
			t.Errorf("%s: scores %v", name, ok)
		}
	}
}
