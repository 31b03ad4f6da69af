package screens

import (
	"testing"

	"damiera/engine"
	"damiera/rules"
	"damiera/translations"
)

func TestStatusSaysWhoseTurnItIsAndWhatIsRequired(t *testing.T) {
	english := translations.Choose("en")
	start := newTable(rules.Italian, "x", engine.Medium)
	for _, c := range []struct {
		table Table
		want  status
	}{
		{start, status{Headline: "Your turn", Detail: "You play White and move first", Topic: "moves"}},
		{newTable(rules.English, "x", engine.Medium), status{Headline: "Your turn", Detail: "You play Black and move first", Topic: "moves"}},
		{start.play(t, "22-18"), status{Headline: "The computer is thinking…", Detail: "You played 22-18"}},
		{start.play(t, "22-18", "12-16"), status{Headline: "Your turn", Detail: "The computer played 12-16", Topic: "moves"}},
		{start.play(t, "22-18", "11-14"), status{Headline: "You must capture: only one way", Detail: "The computer played 11-14", Topic: "capture"}},
		{at(t, rules.Italian, "W:W22:BK18", engine.Medium), status{Headline: "Your turn: only one move", Detail: "You play White and move first", Topic: "moves"}},
	} {
		if got := statusOf(english, c.table, notice{}, noNote, engine.Outlook{}); got != c.want {
			t.Errorf("%v: %+v, want %+v", c.table.Match.Position(), got, c.want)
		}
	}
}

func TestStatusSaysWhoWonAndWhy(t *testing.T) {
	english := translations.Choose("en")
	draw := func(g rules.Game, plies int, moves ...string) Table {
		table := at(t, g, moves[0], engine.Medium)
		for i := range plies {
			table = table.play(t, moves[1+i%(len(moves)-1)])
		}
		return table
	}
	for _, c := range []struct {
		table Table
		want  status
	}{
		{
			at(t, rules.Italian, "W:W22:B18", engine.Medium).play(t, "22x13"),
			status{Headline: "You won: the computer has no pieces left", Detail: "Score 260 = 10 (1 piece captured) + 100 (win) + 150 (Medium)", Topic: "score"},
		},
		{
			at(t, rules.Italian, "W:W12,30:B4,6", engine.Beginner).play(t, "30-26", "6-10", "26-21", "10-14", "12-7", "4x11"),
			status{Headline: "Your turn", Detail: "The computer played 4x11, its only move", Topic: "moves"},
		},
		{
			at(t, rules.Italian, "W:W12:B4,6", engine.Medium).play(t, "12-8", "6-10"),
			status{Headline: "The computer won: you have no move", Detail: "Score 0: 0 pieces captured × 10", Topic: "score"},
		},
		{
			draw(rules.Italian, 80, "W:WK32:BK1", "32-28", "1-5", "28-32", "5-1"),
			status{Headline: "Draw: forty moves each without progress", Detail: "Score 0: 0 pieces captured × 10", Topic: "draws"},
		},
		{
			draw(rules.English, 8, "B:WK32:BK1", "1-5", "32-28", "5-1", "28-32"),
			status{Headline: "Draw: the same position for the third time", Detail: "Score 0: 0 pieces captured × 10", Topic: "draws"},
		},
	} {
		if got := statusOf(english, c.table, notice{}, noNote, engine.Outlook{}); got != c.want {
			t.Errorf("%v: %+v, want %+v", c.table.Match.Position(), got, c.want)
		}
	}
}

// A game that ended at an earlier sitting is told of quietly, and brings nothing a second time.
func TestAnEarlierGameIsToldOfQuietly(t *testing.T) {
	table := at(t, rules.Italian, "W:W22:B18", engine.Medium).play(t, "22x13")
	table.Ended = false
	want := status{Headline: "Last game – You won: the computer has no pieces left", Quiet: true, Topic: "ending"}
	if got := statusOf(translations.Choose("en"), table, notice{}, noNote, engine.Outlook{}); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}
