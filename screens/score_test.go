package screens

import (
	"testing"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
)

// at is a table where a person who has the first move is in the middle of a game that began at the
// usual start, so that captured pieces count.
func at(t *testing.T, g rules.Game, position string, level engine.Level) Table {
	t.Helper()
	pos, err := rules.ParsePosition(g, position)
	if err != nil {
		t.Fatal(err)
	}
	match, err := rules.NewMatchFrom(pos)
	if err != nil {
		t.Fatal(err)
	}
	table := newTable(g, "test", level)
	table.Match = match
	return table
}

// play makes moves for both sides, the computer's at the table's level.
func (t Table) play(test *testing.T, moves ...string) Table {
	test.Helper()
	for _, text := range moves {
		m, err := t.Match.Position().ParseMove(text)
		if err != nil {
			test.Fatalf("%s: %v", text, err)
		}
		by := engine.Level(0)
		if t.computersTurn() {
			by = t.Level
		}
		if t, err = t.played(m, by); err != nil {
			test.Fatalf("%s: %v", text, err)
		}
	}
	return t
}

func TestScoreHasItsParts(t *testing.T) {
	// White takes the last two men.
	table := at(t, rules.Italian, "W:W22:B18,3", engine.Strong).play(t, "22x13", "3-7")
	if _, over := table.Score(); over {
		t.Error("a game that goes on has a score")
	}
	table = at(t, rules.Italian, "W:W22:B18,10", engine.Strong).play(t, "22x13x6")
	got, ok := table.Score()
	want := prefs.Score{Pieces: 2, Won: true, Level: engine.Strong, Number: 4}
	if !ok || got != want {
		t.Errorf("score %+v %v, want %+v", got, ok, want)
	}
	if got.Captured() != 20 || got.Win() != 100 || got.Strength() != 200 || got.Total() != 320 {
		t.Errorf("parts %d + %d + %d = %d, want 20 + 100 + 200 = 320", got.Captured(), got.Win(), got.Strength(), got.Total())
	}
}

func TestLosingAndDrawingScoreOnlyThePieces(t *testing.T) {
	drawn := newTable(rules.Italian, "x", engine.Easy).play(t, "22-18", "11-14", "18x11")
	drawn.Match = drawn.Match.Agree()
	if got, ok := drawn.Score(); !ok || got.Total() != 10 || got.Won {
		t.Errorf("a draw with one piece captured scores %+v %v", got, ok)
	}
	lost := drawn
	lost.Match = newTable(rules.Italian, "x", engine.Easy).play(t, "22-18", "11-14", "18x11").Match.Resign(rules.White)
	if got, ok := lost.Score(); !ok || got.Total() != 10 || got.Won {
		t.Errorf("a loss with one piece captured scores %+v %v", got, ok)
	}
}

func TestTheLowestLevelThatMovedCounts(t *testing.T) {
	table := newTable(rules.Alquerque, "x", engine.Hard)
	for _, level := range []engine.Level{engine.Hard, engine.Easy, engine.Hard} {
		table.Level = level
		table = table.play(t, firstLegal(table))
		table = table.play(t, firstLegal(table))
	}
	if table.Lowest != engine.Easy {
		t.Errorf("the lowest level is %v, want easy", table.Lowest)
	}
	table.Match = table.Match.Resign(rules.Black)
	if got, _ := table.Score(); got.Number != 1 || got.Strength() != 50 {
		t.Errorf("a win with Easy as the lowest of Alquerque's levels scores %+v", got)
	}
}

func TestWhatDoesNotScore(t *testing.T) {
	won := at(t, rules.Italian, "W:W22:B18", engine.Medium).play(t, "22x13")
	for name, change := range map[string]func(*Table){
		"practice":        func(t *Table) { t.Scores = false },
		"two people":      func(t *Table) { t.Seats = [2]prefs.Seat{prefs.Person, prefs.Person} },
		"the computer's":  func(t *Table) { t.Seats = [2]prefs.Seat{prefs.Computer, prefs.Computer} },
		"nothing changed": nil,
	} {
		table := won
		if change != nil {
			change(&table)
		}
		if _, ok := table.Score(); ok != (change == nil) {
			t.Errorf("%s: scores %v", name, ok)
		}
	}
}

func firstLegal(t Table) string { return t.Match.Legal()[0].String() }
