package engine

import (
	"fmt"
	"strings"
	"testing"

	"damiera/rules"
)

// TestBooks follows the embedded books, the other side making every move: there
// is something to play in the first plies, and for each side a choice. Alquerque
// begins with a chain of forced captures.
func TestBooks(t *testing.T) {
	for _, g := range rules.Games() {
		data, err := bookFiles.ReadFile("book/" + g.String() + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		b, err := readBook(g, data)
		if err != nil {
			t.Fatalf("%v: %v", g, err)
		}
		var choices [2]int
		level := []rules.Position{rules.Start(g)}
		for ply := range map[rules.Game]int{rules.Italian: 4, rules.English: 4, rules.Alquerque: 8}[g] {
			var below []rules.Position
			for _, p := range level {
				switch n := len(b[p]); {
				case n == 0:
					t.Fatalf("%v: nothing to play in %v, ply %d", g, p, ply)
				case n > 1:
					choices[p.Turn]++
				}
				for _, m := range p.Moves() {
					below = append(below, p.Play(m))
				}
			}
			level = below
		}
		if choices[rules.White] == 0 || choices[rules.Black] == 0 {
			t.Errorf("%v: White has %d choices, Black %d", g, choices[rules.White], choices[rules.Black])
		}
	}
}

func TestBookTellsWhereItIsWrong(t *testing.T) {
	for _, text := range []string{
		": 22-18 10-19", "1-2: 9-13", "22-18 9-13: 21-17", "22-18", ": 22-18\n: 21-17",
	} {
		text = "# a book\n" + text
		wrong := fmt.Sprintf("line %d:", strings.Count(text, "\n")+1)
		if b, err := readBook(rules.Italian, []byte(text)); err == nil || !strings.Contains(err.Error(), wrong) {
			t.Errorf("%q is read as %v, error %v", text, b, err)
		}
	}
}
