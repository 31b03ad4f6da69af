package screens

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"damiera/rules"
)

// A collected file is what the collection of game files tells of one of them.
type collected struct {
	File    string
	Problem *string
	Games   []collectedGame
}

// A collectedGame is what it tells of a game. The fields of an element of Accept may stand for those of the
// same name.
type collectedGame struct {
	Kind    string
	Plies   int
	Result  string
	Problem *struct{ Line any }
	Accept  []map[string]json.RawMessage
}

func collection(t *testing.T) []collected {
	t.Helper()
	text, err := os.ReadFile("../rules/pdn/testdata/expected.json")
	if err != nil {
		t.Fatal(err)
	}
	var files []collected
	if err := json.Unmarshal(text, &files); err != nil {
		t.Fatal(err)
	}
	if len(files) < 35 {
		t.Fatalf("only %d files", len(files))
	}
	return files
}

// accepted are the game and the other right answers.
func (g collectedGame) accepted(t *testing.T) []collectedGame {
	t.Helper()
	all := []collectedGame{g}
	for _, accept := range g.Accept {
		other := g
		if _, ok := accept["problem"]; ok {
			other.Problem = nil
		}
		text, err := json.Marshal(accept)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(text, &other); err != nil {
			t.Fatal(err)
		}
		all = append(all, other)
	}
	return all
}

// shown wants a game to be told of as the collection has it, in its review and in the list it is opened from.
func (g collectedGame) shown(t *testing.T, r *review, l *gameList) {
	t.Helper()
	said := strings.Split(r.text.Words.Text(), "\n")
	var wrong []string
	for _, want := range g.accepted(t) {
		bad := want.differs(r, said)
		if bad == "" && l != nil {
			bad = want.listed(l, r)
		}
		if bad == "" {
			return
		}
		wrong = append(wrong, bad)
	}
	t.Errorf("%q: %s", said, strings.Join(wrong, "; or "))
}

// words are what the screen says of a result.
var words = map[string]string{"white wins": "White won", "black wins": "Black won", "draw": "Draw", "open": "No result"}

// problem is how the screen begins to tell of the problem, "" for none.
func (g collectedGame) problem() string {
	if g.Problem == nil {
		return ""
	}
	if line, ok := g.Problem.Line.(float64); ok {
		return fmt.Sprintf("Line %d of the file: ", int(line))
	}
	return "Line "
}

func (g collectedGame) differs(r *review, said []string) string {
	if result := words[g.Result]; !slices.Contains(said, result) && g.Result != "any" {
		return "it does not say " + result
	}
	begins := func(line string) bool { return strings.HasPrefix(line, g.problem()) }
	if g.Problem != nil && !slices.ContainsFunc(said, begins) {
		return "it does not say " + g.problem()
	}
	anyProblem := func(line string) bool { return strings.Contains(line, " of the file: ") }
	if g.Problem == nil && slices.ContainsFunc(said, anyProblem) {
		return "it tells of a problem"
	}
	if g.Kind == "other" {
		if r.board != nil {
			return "a game of another kind has a board"
		}
		return ""
	}
	name := map[string]rules.Game{"italian": rules.Italian, "english": rules.English, "alquerque": rules.Alquerque}[g.Kind]
	if kind := gameName(r.play.say, name); !slices.ContainsFunc(said, func(line string) bool { return strings.HasPrefix(line, kind) }) {
		return "it does not say " + kind
	}
	if r.board != nil && r.slider.Last != g.Plies {
		return fmt.Sprintf("the slider has %d moves, want %d", r.slider.Last, g.Plies)
	}
	return ""
}

// listed tells where the row of the game is not as wanted.
func (g collectedGame) listed(l *gameList, r *review) string {
	e := l.fileEntry(r.game)
	switch {
	case e.Title == "":
		return "the row has no name"
	case e.Aside != words[g.Result] && g.Result != "any":
		return fmt.Sprintf("the row says %q", e.Aside)
	case !strings.HasPrefix(e.Detail, g.problem()) || e.Amiss != (g.Problem != nil):
		return fmt.Sprintf("the row says %q", e.Detail)
	case g.Problem == nil && g.Plies > 0 && !strings.Contains(e.Detail, fmt.Sprintf("%d move", g.Plies)):
		return fmt.Sprintf("the row says %q", e.Detail)
	}
	return ""
}
