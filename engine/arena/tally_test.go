package arena_test

import (
	"math"
	"testing"

	"damiera/engine/arena"
	"damiera/rules"
)

// counted is a tally of games that ended for A like this: + = or -.
func counted(results string) arena.Tally {
	var sum arena.Tally
	for i, r := range results {
		m := rules.NewMatch(rules.Italian)
		a := rules.Color(i % 2)
		switch r {
		case '+':
			m = m.Resign(a.Other())
		case '-':
			m = m.Resign(a)
		default:
			m = m.Agree()
		}
		sum.Add(arena.Game{Number: i, Match: m})
	}
	return sum
}

func TestTally(t *testing.T) {
	inf := math.Inf(1)
	for _, c := range []struct {
		results             string
		wins, draws, losses int
		score, margin       float64
		elo, eloError       float64
	}{
		// Four pairs of 1, 0.75, 0.5 and 0.75: a standard error of 0.2041/2.
		{"++ +=  +- =+", 5, 2, 1, 0.75, 0.2000, 190.8, 185.3},
		{"-- -=  -+ =-", 1, 2, 5, 0.25, 0.2000, -190.8, 185.3},
		// Colours decide each game, which says nothing against the players being equal.
		{"+- +- -+ +-", 4, 0, 4, 0.5, 0.75, 0, 521.1},
		{"++ ++ ++ ++ ++ ++", 12, 0, 0, 1, 0.5, inf, inf},
		{"-- --", 0, 0, 4, 0, 1, -inf, inf},
		{"", 0, 0, 0, 0.5, 1, 0, 694.9},
		{"+", 1, 0, 0, 1, 1, inf, inf},
	} {
		var results string
		for _, r := range c.results {
			if r != ' ' {
				results += string(r)
			}
		}
		sum := counted(results)
		if sum.Wins != c.wins || sum.Draws != c.draws || sum.Losses != c.losses {
			t.Errorf("%q: +%d =%d -%d", c.results, sum.Wins, sum.Draws, sum.Losses)
		}
		near := func(what string, got, want, by float64) {
			if got != want && !(math.Abs(got-want) <= by) {
				t.Errorf("%q: %s is %v, want %v", c.results, what, got, want)
			}
		}
		near("score", sum.Score(), c.score, 0)
		near("margin", sum.Margin(), c.margin, 0.0001)
		near("elo", sum.Elo(), c.elo, 0.1)
		near("error", sum.EloError(), c.eloError, 0.1)
	}
}

func TestEloBound(t *testing.T) {
	// 30 pairs won: the true score is above 0.9, that is by 382 points.
	var won, lost string
	for range 60 {
		won += "+"
		lost += "-"
	}
	if b := counted(won).EloBound(); math.Abs(b-381.7) > 0.1 {
		t.Errorf("above %v", b)
	}
	if b := counted(lost).EloBound(); math.Abs(b+381.7) > 0.1 {
		t.Errorf("below %v", b)
	}
	// Two games prove nothing.
	if b := counted("++").EloBound(); b != 0 {
		t.Errorf("above %v", b)
	}
}
