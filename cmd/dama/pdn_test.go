package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// file writes a game file.
func file(t *testing.T, name, text string) string {
	t.Helper()
	name = filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return name
}

const (
	soundGames = `[GameType "22,W,8,8,N2,1"]
[Result "1/2-1/2"]

1. 22-18 10-14 2. 27-22 12-15 1/2-1/2

[GameType "21,B,8,8,N1,0"]

1. 11-15 23-19 2. 8-11 0-2
`
	brokenGames = `[Bianco "Rossi"]
[Risultato "1-0"]

1. 22-18 11-15 2. 18x11 6x15 1-0

[GameType "20,W,10,10,N1,0"]

1. 32-28 19-23 *

[GameType "22"]

1. 22-18
`
)

func TestPDN(t *testing.T) {
	sound, broken := file(t, "sound.pdn", soundGames), file(t, "broken.pdn", brokenGames)
	empty := file(t, "empty.pdn", "\n")
	for _, c := range []call{
		{
			name:   "sound",
			args:   []string{"pdn", sound},
			stdout: "1\titalian\t4\t1/2-1/2\tok\n2\tenglish\t3\t0-2\tok\n",
		},
		{
			name:   "standard input",
			args:   []string{"pdn", "-"},
			stdin:  soundGames,
			stdout: "1\titalian\t4\t1/2-1/2\tok\n2\tenglish\t3\t0-2\tok\n",
		},
		{
			name:   "a file without a game, and another one",
			args:   []string{"pdn", empty, sound},
			stdout: "1\titalian\t4\t1/2-1/2\tok\n2\tenglish\t3\t0-2\tok\n",
			stderr: "empty.pdn: no game",
		},
		{
			name:   "a file that is not there, and another one",
			args:   []string{"pdn", sound + "x", sound},
			stdout: "1\titalian\t4\t1/2-1/2\tok\n2\tenglish\t3\t0-2\tok\n",
			stderr: "sound.pdnx",
			status: failed,
		},
	} {
		c.check(t)
	}
	stdout, stderr, status := dama("", "pdn", sound, broken)
	want := []string{
		"1\titalian\t4\t1/2-1/2\tok",
		"2\tenglish\t3\t0-2\tok",
		"3\titalian\t2\t1-0\tline 4: ",
		"4\tother\t0\t*\tline 6: ",
		"5\titalian\t1\t*\tok",
	}
	lines := strings.Split(strings.TrimSuffix(stdout, "\n"), "\n")
	if status != failed || stderr != "" || len(lines) != len(want) {
		t.Fatalf("exit status %d, %q,\n%s", status, stderr, stdout)
	}
	for i, line := range lines {
		if !strings.HasPrefix(line, want[i]) || strings.Count(line, "\t") != 4 {
			t.Errorf("line %q, want %q", line, want[i])
		}
	}
}

// Where nothing tells the game, -game does; and it does not overrule a GameType tag.
func TestPDNGame(t *testing.T) {
	name := file(t, "positions.pdn", `[FEN "W:W31,K32:B1,2"]

*

[GameType "22"]
[FEN "W:W31,K32:B1,2"]

*
`)
	for flag, kind := range map[string]string{"": "english", "italian": "italian", "english": "english"} {
		args := []string{"pdn"}
		if flag != "" {
			args = append(args, "-game", flag)
		}
		stdout, _, status := dama("", append(args, name)...)
		if want := fmt.Sprintf("1\t%s\t0\t*\tok\n2\titalian\t0\t*\tok\n", kind); stdout != want || status != fine {
			t.Errorf("%v: exit status %d\n%swant\n%s", args, status, stdout, want)
		}
	}
}

// The odd files of package pdn: as many lines as they hold games, of the kind and with the verdict that
// is expected or accepted there.
func TestPDNOddFiles(t *testing.T) {
	const folder = "../../rules/pdn/testdata/"
	text, err := os.ReadFile(folder + "expected.json")
	if err != nil {
		t.Fatal(err)
	}
	var files []struct {
		File  string
		Games []expectedGame
	}
	if err := json.Unmarshal(text, &files); err != nil {
		t.Fatal(err)
	}
	number := 0
	for _, f := range files {
		if len(f.Games) == 0 {
			continue
		}
		args := []string{"pdn", folder + f.File}
		if strings.HasPrefix(f.File, "it_") {
			args = []string{"pdn", "-game", "italian", folder + f.File}
		}
		stdout, stderr, status := dama("", args...)
		lines := strings.Split(strings.TrimSuffix(stdout, "\n"), "\n")
		if len(lines) != len(f.Games) || (stderr != "") {
			t.Errorf("%s: %d lines for %d games, %q", f.File, len(lines), len(f.Games), stderr)
			continue
		}
		bad := false
		for i, line := range lines {
			columns := strings.Split(line, "\t")
			if len(columns) != 5 || columns[0] != fmt.Sprint(i+1) {
				t.Errorf("%s: line %q", f.File, line)
				continue
			}
			bad = bad || columns[4] != "ok"
			if !f.Games[i].accepts(columns[1], columns[2], columns[4]) {
				t.Errorf("%s, game %d: %q", f.File, i+1, line)
			}
			number++
		}
		if bad != (status == failed) {
			t.Errorf("%s: exit status %d\n%s", f.File, status, stdout)
		}
	}
	t.Logf("%d games", number)
}

// An expectedGame is what expected.json tells of a game, as far as a line can show it.
type expectedGame struct {
	Kind    string
	Plies   int
	Problem json.RawMessage
	Accept  []json.RawMessage // each replaces some of the fields above
}

// accepts tells whether a line is the expected one or another that is right too.
func (g expectedGame) accepts(kind, plies, verdict string) bool {
	if g.fits(kind, plies, verdict) {
		return true
	}
	for _, other := range g.Accept {
		also := g
		if err := json.Unmarshal(other, &also); err == nil && also.fits(kind, plies, verdict) {
			return true
		}
	}
	return false
}

func (g expectedGame) fits(kind, plies, verdict string) bool {
	var problem *struct{ Line json.RawMessage }
	if err := json.Unmarshal(g.Problem, &problem); err != nil {
		return false
	}
	begins := "ok"
	switch {
	case problem == nil:
	case string(problem.Line) == `"any"`:
		begins = "line "
	default:
		begins = "line " + string(problem.Line) + ": "
	}
	return (kind == g.Kind || g.Kind == "any") && plies == fmt.Sprint(g.Plies) && strings.HasPrefix(verdict, begins)
}
