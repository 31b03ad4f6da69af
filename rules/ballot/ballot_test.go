package ballot

import (
	"strings"
	"testing"

	"damiera/rules"
)

func TestAll(t *testing.T) {
	if _, err := read(table); err != nil {
		t.Fatal(err)
	}
	list := All()
	if len(list) != 174 {
		t.Errorf("%d openings, the federation has 174", len(list))
	}
	seen := make(map[rules.Position]int)
	for i, o := range list {
		if o.Number != i+1 {
			t.Errorf("opening %d is in the place of %d", o.Number, i+1)
		}
		m := o.Match()
		if m.Plies() != 3 || m.Result().Outcome != rules.Open || m.Position().Turn != rules.Black {
			t.Errorf("opening %d: %d moves lead to %v", o.Number, m.Plies(), m.Position())
		}
		if before, ok := seen[m.Position()]; ok {
			t.Errorf("openings %d and %d lead to the same position", before, o.Number)
		}
		seen[m.Position()] = o.Number
	}
}

// TestAllIsACopy changes what it was given.
func TestAllIsACopy(t *testing.T) {
	All()[0].Number = 7
	if n := All()[0].Number; n != 1 {
		t.Errorf("the first opening is now %d", n)
	}
}

func TestTables(t *testing.T) {
	for letter, want := range map[rune]int{'A': 40, 'B': 126, 'C': 83, 'D': 8, 'E': 0, ' ': 0, 'b': 0} {
		list := In(letter)
		if len(list) != want {
			t.Errorf("table %c has %d openings, want %d", letter, len(list), want)
		}
		for _, o := range list {
			if !o.In(letter) {
				t.Errorf("opening %d is in %q, not in %c", o.Number, o.Tables, letter)
			}
			if least, most := stepsOf(letter); o.Favours.Steps < least || o.Favours.Steps > most {
				t.Errorf("opening %d in table %c: %v", o.Number, letter, o.Favours)
			}
		}
	}
}

// stepsOf is how clearly the openings of a table favour a side.
func stepsOf(table rune) (least, most int) {
	switch table {
	case 'A':
		return 3, 3
	case 'B':
		return 0, 2
	case 'C':
		return 0, 1
	}
	return 4, 4
}

func TestFind(t *testing.T) {
	for _, c := range []struct {
		number        int
		moves, judged string
	}{
		{1, "21-17 9-13 25-21", "white +1"},
		{3, "21-17 9-13 22-18", "black +3"},
		{4, "21-17 10-13 17x10", "equal"},
	} {
		o, ok := Find(c.number)
		var moves []string
		for _, m := range o.Moves {
			moves = append(moves, m.String())
		}
		if got := strings.Join(moves, " "); !ok || o.Number != c.number || got != c.moves || o.Favours.String() != c.judged {
			t.Errorf("opening %d is %s, %v; want %s, %s", c.number, got, o.Favours, c.moves, c.judged)
		}
	}
	for _, number := range []int{-1, 0, 175} {
		if o, ok := Find(number); ok {
			t.Errorf("number %d finds %v", number, o)
		}
	}
}

func TestJudgement(t *testing.T) {
	if j := (Judgement{}); !j.Equal() {
		t.Errorf("the zero judgement is %v", j)
	}
	if o, _ := Find(3); o.Favours != (Judgement{3, rules.Black}) {
		t.Errorf("opening 3 favours %v", o.Favours)
	}
}

func TestReadTellsWhatIsWrong(t *testing.T) {
	const head = "number\tmoves\tfavours\ttables\n"
	for row, want := range map[string]string{
		"1\t21-17 9-13 25-20\twhite +1\tB C\n":                           "25-20",
		"1\t21-17 9-13 25-99\twhite +1\tB C\n":                           "99",
		"1\t21-17 9-13\twhite +1\tB C\n":                                 "2 moves",
		"1\t21-17 9-13 25-21\twhite +5\tB C\n":                           "white +5",
		"1\t21-17 9-13 25-21\twhite\tB C\n":                              "white",
		"1\t21-17 9-13 25-21\tequal\tE\n":                                "E",
		"1\t21-17 9-13 25-21\tequal\t\n":                                 "tables",
		"one\t21-17 9-13 25-21\tequal\tB\n":                              "one",
		"1\t21-17 9-13 25-21\n":                                          "four columns",
		"2\t21-17 9-13 25-21\tequal\tB\n1\t21-17 9-13 26-21\tequal\tB\n": "1 comes after 2",
	} {
		if _, err := read(head + row); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want it to show %q", row, err, want)
		}
	}
}
