package pdn_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"damiera/rules"
	"damiera/rules/pdn"
)

// A wantFile is what testdata/expected.json says of a file.
type wantFile struct {
	File       string
	Problem    *string
	AcceptFile string
	Games      []wantGame
}

// A wantGame is what it says of a game. The fields of an element of Accept
// replace those of the same name.
type wantGame struct {
	Kind, KindFrom string
	Plies          int
	Moves          string
	Start          string
	Final          *string
	Result         string
	Problem        *wantProblem
	Tags           map[string]string
	Accept         []map[string]json.RawMessage
}

// A wantProblem has a line, which may be the word any.
type wantProblem struct{ Line any }

// TestCorpus reads every game of the corpus and compares it with what is
// expected, where any of the accepted answers agrees.
func TestCorpus(t *testing.T) {
	text, err := os.ReadFile("testdata/expected.json")
	if err != nil {
		t.Fatal(err)
	}
	var files []wantFile
	if err := json.Unmarshal(text, &files); err != nil {
		t.Fatal(err)
	}
	agreeing, exactly, games := 0, 0, 0
	for _, want := range files {
		t.Run(want.File, func(t *testing.T) {
			got, err := readFile(t, want.File)
			if want.Problem != nil {
				if err == nil || len(got) > 0 {
					t.Errorf("%d games and error %v, want the error %q", len(got), err, *want.Problem)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			games += len(want.Games)
			if len(got) != len(want.Games) {
				t.Fatalf("%d games, want %d", len(got), len(want.Games))
			}
			for i, g := range got {
				exact := differences(g, want.Games[i])
				if exact == "" {
					exactly++
				}
				if exact == "" || slices.ContainsFunc(want.Games[i].alternatives(t), func(w wantGame) bool {
					return differences(g, w) == ""
				}) {
					agreeing++
					continue
				}
				t.Errorf("game %d: %s", i+1, exact)
			}
		})
	}
	t.Logf("%d of %d games agree, %d of them with the first answer", agreeing, games, exactly)
	if games != 143 {
		t.Errorf("%d games are expected in all, want 143", games)
	}
}

// readFile reads a file of the corpus. Where nothing tells the kind, it is
// Italian in files whose names begin with it.
func readFile(t testing.TB, name string) ([]pdn.Game, error) {
	t.Helper()
	f, err := os.Open(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	return pdn.Read(f, pdn.Options{ItalianFirst: strings.HasPrefix(name, "it_")})
}

// alternatives lists the other right answers, whole.
func (w wantGame) alternatives(t *testing.T) []wantGame {
	var all []wantGame
	for _, accept := range w.Accept {
		other := w
		other.Accept = nil
		var plies int
		if raw, ok := accept["plies"]; ok && accept["moves"] == nil {
			if err := json.Unmarshal(raw, &plies); err != nil {
				t.Fatal(err)
			}
			other.Moves = strings.Join(strings.Fields(w.Moves)[:plies], " ")
		}
		text, err := json.Marshal(accept)
		if err != nil {
			t.Fatal(err)
		}
		if problem, ok := accept["problem"]; ok {
			other.Problem = nil // not to be shared with w
			if string(problem) != "null" {
				other.Tags = nil
			}
		}
		if _, ok := accept["final"]; ok {
			other.Final = nil
		}
		if err := json.Unmarshal(text, &other); err != nil {
			t.Fatal(err)
		}
		all = append(all, other)
	}
	return all
}

// differences tells where a game is not the wanted one, empty if nowhere.
func differences(g pdn.Game, want wantGame) string {
	var all []string
	differ := func(what string, got, want any) {
		if fmt.Sprint(got) != fmt.Sprint(want) && want != "any" {
			all = append(all, fmt.Sprintf("%s is %v, want %v", what, got, want))
		}
	}
	kind := g.Kind.String()
	if g.Foreign != "" {
		kind = "other"
	}
	differ("kind", kind, want.Kind)
	if kind == want.Kind {
		differ("what tells the kind", g.KindFrom, want.KindFrom)
	}
	differ("number of plies", g.Match.Plies(), want.Plies)
	differ("moves", moveText(g.Match), want.Moves)
	differ("result", resultWords(g.Outcome), want.Result)
	if want.Start != "" && want.Problem == nil {
		differ("start", g.Match.Start(), want.Start)
	}
	final := "none"
	if !g.Unplaced {
		final = g.Match.Position().String()
	}
	if want.Final == nil {
		differ("final position", final, "none")
	} else {
		differ("final position", final, *want.Final)
	}
	switch {
	case want.Problem == nil && g.Problem != nil:
		differ("problem", *g.Problem, "none")
	case want.Problem != nil && g.Problem == nil:
		differ("problem", "none", want.Problem.Line)
	case want.Problem != nil:
		differ("problem's line", g.Problem.Line, want.Problem.Line)
	}
	for name, value := range want.Tags {
		got, ok := g.Tag(name)
		if !ok || got != value {
			differ("tag "+name, got, value)
		}
	}
	return strings.Join(all, "; ")
}

func moveText(m rules.Match) string {
	var texts []string
	for _, mv := range m.Moves() {
		texts = append(texts, mv.String())
	}
	return strings.Join(texts, " ")
}

func resultWords(o rules.Outcome) string {
	return map[rules.Outcome]string{
		rules.WhiteWins: "white wins", rules.BlackWins: "black wins", rules.Draw: "draw", rules.Open: "open",
	}[o]
}

func TestFilesWithoutAGame(t *testing.T) {
	for name, want := range map[string]error{
		"empty.pdn": pdn.ErrNoGame, "blank.pdn": pdn.ErrNoGame, "binary.pdn": pdn.ErrBinary,
	} {
		if _, err := readFile(t, name); !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", name, err, want)
		}
	}
}
