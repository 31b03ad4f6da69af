package rules_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"damiera/rules"
)

// A positionVector is a row of the position files: testdata/italian.jsonl and its like.
type positionVector struct {
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

func TestPositionVectors(t *testing.T) {
	for _, g := range rules.Games() {
		t.Run(g.String(), func(t *testing.T) {
			rows := readLines[positionVector](t, "testdata/"+g.String()+".jsonl")
			if len(rows) != 300 {
				t.Errorf("%d rows, want 300", len(rows))
			}
			for _, v := range rows {
				checkMoves(t, g, v)
				checkForbidden(t, g, v)
			}
		})
	}
}

// checkMoves compares everything that a position tells about its legal moves.
func checkMoves(t *testing.T, g rules.Game, v positionVector) {
	t.Helper()
	p := parse(t, g, v.FEN)
	if p.String() != v.FEN {
		t.Errorf("%s: %s is written as %s", v.ID, v.FEN, p)
	}
	moves := p.Moves()
	var got, want []string
	captures, movers := false, map[string]bool{}
	for _, m := range moves {
		got = append(got, fmt.Sprintf("%s takes %s: %s", m, strings.Join(jumped(m), ","), p.Play(m)))
		captures = captures || m.IsCapture()
		movers[g.Name(m.From())] = true
		if err := p.Play(m).Valid(); err != nil {
			t.Errorf("%s: after %s: %v", v.ID, m, err)
		}
		if taken := names(g, m.Taken); !slices.Equal(taken, sorted(jumped(m), taken)) {
			t.Errorf("%s: %s takes the set %v but jumps %v", v.ID, m, taken, jumped(m))
		}
	}
	for _, m := range v.Moves {
		want = append(want, fmt.Sprintf("%s takes %s: %s", m.Move, strings.Join(m.Captures, ","), m.After))
	}
	same(t, v.ID+" "+v.FEN, got, want)
	if p.MustCapture() != captures {
		t.Errorf("%s: MustCapture is %v", v.ID, p.MustCapture())
	}
	for pt := range p.Movers().All() {
		if !movers[g.Name(pt)] {
			t.Errorf("%s: %s is among the movers", v.ID, g.Name(pt))
		}
		delete(movers, g.Name(pt))
	}
	if len(movers) > 0 {
		t.Errorf("%s: %v are not among the movers", v.ID, movers)
	}
	checkEffects(t, v.ID, p, moves)
}

// checkEffects compares AppendEffects with what its description says of AppendMoves' list.
func checkEffects(t *testing.T, id string, p rules.Position, moves []rules.Move) {
	t.Helper()
	type effect struct {
		from, to rules.Point
		taken    rules.Set
	}
	seen := map[effect]bool{}
	var want []rules.Move
	for _, m := range moves {
		if e := (effect{m.From(), m.To(), m.Taken}); !seen[e] {
			seen[e] = true
			want = append(want, m)
		}
	}
	if got := p.AppendEffects(nil); !slices.Equal(got, want) {
		t.Errorf("%s: effects %v, want %v", id, got, want)
	}
	if got := p.AppendEffects(moves[:len(moves):len(moves)]); !slices.Equal(got[len(moves):], want) {
		t.Errorf("%s: effects after a full list %v, want %v", id, got, want)
	}
}

func checkForbidden(t *testing.T, g rules.Game, v positionVector) {
	t.Helper()
	p := parse(t, g, v.FEN)
	legal := p.Moves()
	var got, want, byFirstKing []string
	for _, r := range p.Forbidden() {
		got = append(got, fmt.Sprintf("%s takes %s: rule %d", r.Move, strings.Join(jumped(r.Move), ","), r.Rule))
		if !slices.Contains(legal, r.By) {
			t.Errorf("%s: %s is outranked by %s, which is not legal", v.ID, r.Move, r.By)
		}
		if r.Rule == 4 {
			byFirstKing = append(byFirstKing, r.Move.String())
		}
	}
	for _, r := range v.Forbidden {
		want = append(want, fmt.Sprintf("%s takes %s: rule %d", r.Move, strings.Join(r.Captures, ","), r.Rule))
	}
	same(t, v.ID+" forbidden in "+v.FEN, got, want)
	// The other reading of the fourth rule allows more, and only of what this rule forbids here.
	for _, m := range legal {
		byFirstKing = append(byFirstKing, m.String())
	}
	for _, text := range v.IfFirstKingOnly {
		if !slices.Contains(byFirstKing, text) {
			t.Errorf("%s: %s is neither legal nor forbidden by the fourth rule", v.ID, text)
		}
	}
}

// spelledWhole are texts that notation.json refuses as short forms that fit several moves. Each of
// them is also the long form of a legal move, a single jump, so by the rule that the vectors state (a
// text that spells a legal move's long form means that move, even when others share its ends) it is
// read. Two rows of the same file, 10x1 and a3xa5, do say so, and without the rule such a move could
// not be written at all.
var spelledWhole = map[string]string{
	"bb3/bbwbw/b2bw/w1bwb/1w1b1 w": "e3xc5",
	"b1w1b/1bbbb/5/2bb1/4b w":      "c5xa3",
}

func TestNotationVectors(t *testing.T) {
	type row struct{ Game, FEN, Text, Means, Why string }
	rows := readAll[row](t, "testdata/notation.json")
	for _, v := range rows {
		p := parse(t, game(t, v.Game), v.FEN)
		if spelledWhole[v.FEN] == v.Text {
			v.Means = v.Text
		}
		m, err := p.ParseMove(v.Text)
		switch {
		case v.Means == "" && err == nil:
			t.Errorf("%s in %s is read as %s, but is %s", v.Text, v.FEN, m, v.Why)
		case v.Means != "" && err != nil:
			t.Errorf("%s in %s: %v", v.Text, v.FEN, err)
		case v.Means != "" && m.String() != v.Means:
			t.Errorf("%s in %s is read as %s, want %s", v.Text, v.FEN, m, v.Means)
		}
	}
	t.Logf("%d texts", len(rows))
}

func game(t *testing.T, name string) rules.Game {
	t.Helper()
	g, err := rules.ParseGame(name)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func parse(t testing.TB, g rules.Game, text string) rules.Position {
	t.Helper()
	p, err := rules.ParsePosition(g, text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return p
}

// jumped names the points that a move takes, in order.
func jumped(m rules.Move) []string {
	var list []string
	for i := range m.Jumps() {
		list = append(list, m.Game().Name(m.Jumped(i)))
	}
	return list
}

// names names the points of a set, in the order of the board.
func names(g rules.Game, s rules.Set) []string {
	var list []string
	for pt := range s.All() {
		list = append(list, g.Name(pt))
	}
	return list
}

// sorted puts a list in the order of another one that should have the same elements.
func sorted(list, like []string) []string {
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b string) int { return slices.Index(like, a) - slices.Index(like, b) })
	return list
}

// same compares two lists as sets.
func same(t *testing.T, what string, got, want []string) {
	t.Helper()
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("%s:\n got %s\nwant %s", what, strings.Join(got, "\n     "), strings.Join(want, "\n     "))
	}
}

// readLines reads a file of one JSON object a line.
func readLines[T any](t testing.TB, name string) []T {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var rows []T
	for line := range bytes.Lines(text) {
		var row T
		if err := json.Unmarshal(line, &row); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		rows = append(rows, row)
	}
	return rows
}

// readAll reads a file of one JSON array.
func readAll[T any](t testing.TB, name string) []T {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var rows []T
	if err := json.Unmarshal(text, &rows); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	if len(rows) == 0 {
		t.Fatalf("%s is empty", name)
	}
	return rows
}
