package engine_test

import (
	"bufio"
	"context"
	"os"
	"strings"
	"testing"

	"damiera/engine"
	"damiera/rules"
)

// TestShots finds known sacrifices within a fifth of what the highest level looks at.
func TestShots(t *testing.T) {
	file, err := os.Open("testdata/shots.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	e := small(1)
	number := 0
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if number++; testing.Short() && number%5 != 0 {
			continue
		}
		if strings.HasPrefix(lines.Text(), "#") {
			continue
		}
		field := strings.Split(lines.Text(), " | ")
		if len(field) != 3 {
			t.Fatalf("want game, position and move: %q", lines.Text())
		}
		g, err := rules.ParseGame(field[0])
		if err != nil {
			t.Fatal(err)
		}
		m := from(t, g, field[1])
		a := e.Think(context.Background(), m, engine.Limits{Nodes: 200_000}, nil)
		if got := m.Position().Text(a.Move); got != field[2] {
			t.Errorf("%v %s: chose %s (score %d, line %v), want %s", g, field[1], got, a.Score, a.Line, field[2])
		}
	}
}
