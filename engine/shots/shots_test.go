package shots

import (
	"slices"
	"strings"
	"testing"

	"damiera/rules"
)

func position(t *testing.T, g rules.Game, text string) rules.Position {
	t.Helper()
	p, err := rules.ParsePosition(g, text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// What is written is read again.
func TestRead(t *testing.T) {
	const text = `# game | position | move
english | W:W22,25:B6,14,18 | 22x15

  alquerque | 2b1b/2b1b/b4/2ww1/1w1w1 b | a3-b2
italian|W:W22:B18|22x13
`
	shots, err := Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	var numbers []int
	for _, s := range shots {
		lines, numbers = append(lines, s.String()), append(numbers, s.Line)
		if m, err := s.Match(); err != nil || m.Position() != s.Position {
			t.Errorf("%v: begins at %v, %v", s, m.Position(), err)
		}
	}
	want := []string{
		"english | W:W22,25:B6,14,18 | 22x15",
		"alquerque | 2b1b/2b1b/b4/2ww1/1w1w1 b | a3-b2",
		"italian | W:W22:B18 | 22x13",
	}
	if !slices.Equal(lines, want) || !slices.Equal(numbers, []int{2, 4, 5}) {
		t.Errorf("lines %d: %q, want %q", numbers, lines, want)
	}
}

func TestWhatIsWrongInALineIsShown(t *testing.T) {
	for text, want := range map[string]string{
		"english | W:W22:BK18":         "game | position | move",
		"chess | W:W22:BK18 | 22x15":   `"chess"`,
		"english | W:W33:BK18 | 22x15": "»33«",
		"english | W:W1:B18 | 22x15":   "1",
		"english | W:W22:BK18 | 22-17": "22-17",
	} {
		_, err := Read(strings.NewReader("# one\n" + text + "\n"))
		if err == nil || !strings.HasPrefix(err.Error(), "line 2: ") || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want line 2 and %s", text, err, want)
		}
	}
}

// Two ways round that take the same men are as good; to take fewer is not.
func TestSolves(t *testing.T) {
	p := position(t, rules.English, "W:WK23:B10,11,18,19,26")
	move := func(text string) rules.Move {
		m, err := p.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	shot := Shot{Position: p, Move: move("23x14x7x16x23x30")}
	for text, want := range map[string]bool{
		"23x14x7x16x23x30": true,
		"23x16x7x14x23x30": true,
		"23x30":            false,
	} {
		if got := shot.Solves(move(text)); got != want {
			t.Errorf("%s solves it: %v", text, got)
		}
	}
}
