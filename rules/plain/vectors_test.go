package plain_test

import (
	"bufio"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"damiera/rules"
	"damiera/rules/plain"
)

// A vector is a row of the position files: see rules/testdata.
type vector struct {
	ID, FEN string
	Moves   []struct {
		Move     string
		Captures []string
		After    string
	}
	Forbidden []struct {
		Move     string
		Captures []string
		Rule     int
	}
	IfFirstKingOnly []string
}

func TestVectors(t *testing.T) {
	for _, file := range []struct {
		game rules.Game
		name string
	}{{rules.Italian, "italian"}, {rules.English, "english"}, {rules.Alquerque, "alquerque"}} {
		f, err := os.Open("../testdata/" + file.name + ".jsonl")
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		rows := 0
		lines := bufio.NewScanner(f)
		lines.Buffer(nil, 1<<20)
		for lines.Scan() {
			var v vector
			if err := json.Unmarshal(lines.Bytes(), &v); err != nil {
				t.Fatal(err)
			}
			checkVector(t, file.game, v)
			rows++
		}
		if lines.Err() != nil || rows != 300 {
			t.Errorf("%s: %d rows read, want 300; %v", file.name, rows, lines.Err())
		}
	}
}

func checkVector(t *testing.T, g rules.Game, v vector) {
	t.Helper()
	p, err := plain.Parse(g, v.FEN)
	if err != nil {
		t.Errorf("%s: %v", v.ID, err)
		return
	}
	var got, want []string
	for _, m := range p.Moves() {
		got = append(got, line(p.Long(m), p.Names(m.Taken), p.After(m).String()))
	}
	for _, m := range v.Moves {
		want = append(want, line(m.Move, m.Captures, m.After))
	}
	if !slices.Equal(sorted(got), sorted(want)) {
		t.Errorf("%s %s:\n got %v\nwant %v", v.ID, v.FEN, got, want)
	}
	got, want = nil, nil
	for _, r := range p.Forbidden() {
		got = append(got, line(p.Long(r.Move), p.Names(r.Move.Taken), string(rune('0'+r.Rule))))
	}
	for _, r := range v.Forbidden {
		want = append(want, line(r.Move, r.Captures, string(rune('0'+r.Rule))))
	}
	if !slices.Equal(sorted(got), sorted(want)) {
		t.Errorf("%s %s forbidden:\n got %v\nwant %v", v.ID, v.FEN, got, want)
	}
}

// line makes one text of a move and what it does.
func line(move string, captures []string, effect string) string {
	return move + " takes " + strings.Join(captures, ",") + ": " + effect
}

func sorted(list []string) []string {
	slices.Sort(list)
	return list
}

func TestParseRefuses(t *testing.T) {
	for text, g := range map[string]rules.Game{
		"":                               rules.Italian,
		"W:W21":                          rules.Italian,
		"X:W21:B1":                       rules.English,
		"W:W33:B1":                       rules.English,
		"W:W2,1:B3":                      rules.English,
		"W:W1,1:B3":                      rules.English,
		"5/5/5/5/5":                      rules.Alquerque,
		"5/5/5/5 w":                      rules.Alquerque,
		"5/5/5/5/6 w":                    rules.Alquerque,
		"5/5/5/5/11w1 w":                 rules.Alquerque,
		"bbbbb/bbbbb/bb1ww/wwwwwww/ww w": rules.Alquerque,
	} {
		if p, err := plain.Parse(g, text); err == nil {
			t.Errorf("%q was read as %q", text, p)
		}
	}
}
