package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestArenaMisuse(t *testing.T) {
	for _, c := range []call{
		{name: "no game", args: []string{"-levels", "easy,hard"}, stderr: "which game?"},
		{name: "another game", args: []string{"-game", "chess", "-levels", "easy,hard"}, stderr: `"chess"`},
		{name: "nobody", args: []string{"-game", "english"}, stderr: "who plays?"},
		{name: "A alone", args: []string{"-game", "english", "-levels", "easy"}, stderr: "B has neither a level nor a limit"},
		{name: "no such level", args: []string{"-game", "english", "-levels", "easy,harder"}, stderr: `unknown level "harder"`},
		{name: "no level after the comma", args: []string{"-game", "english", "-levels", "easy,"}, stderr: `unknown level ""`},
		{name: "a level of other games", args: []string{"-game", "alquerque", "-levels", "easy,beginner"}, stderr: "alquerque has no level beginner"},
		{name: "three levels", args: []string{"-game", "english", "-levels", "easy,easy,hard"}, stderr: "3 levels"},
		{name: "levels and another program", args: []string{"-game", "english", "-levels", "easy,hard", "-hub", "x"}, stderr: "2 levels and 1 other"},
		{name: "three programs", args: []string{"-game", "english", "-hub", "x", "-hub", "x", "-hub", "x"}, stderr: "3 other"},
		{name: "levels within limits", args: []string{"-game", "english", "-levels", "easy,hard", "-nodes", "5"}, stderr: "limits of their own"},
		{name: "a level within a limit", args: []string{"-game", "english", "-levels", "easy", "-nodes", "5,6"}, stderr: "only B has a limit"},
		{name: "a program without limit", args: []string{"-game", "english", "-levels", "easy", "-hub", "x"}, stderr: "B has neither"},
		{name: "no limit for A", args: []string{"-game", "english", "-nodes", "0,5"}, stderr: "A has neither"},
		{name: "three limits", args: []string{"-game", "english", "-nodes", "1,2,3"}, stderr: "A's and B's"},
		{name: "nodes that are no number", args: []string{"-game", "english", "-nodes", "many"}, stderr: `"many"`},
		{name: "depth below zero", args: []string{"-game", "english", "-depth", "3,-2"}, stderr: `"-2"`},
		{name: "time without unit", args: []string{"-game", "english", "-time", "50"}, stderr: `"50"`},
		{name: "no games", args: []string{"-game", "english", "-nodes", "5", "-games", "0"}, stderr: "even number from 2"},
		{name: "odd games", args: []string{"-game", "english", "-nodes", "5", "-games", "7"}, stderr: "not 7"},
		{name: "nobody at a time", args: []string{"-game", "english", "-nodes", "5", "-parallel", "0"}, stderr: "-parallel"},
		{name: "a judge below zero", args: []string{"-game", "english", "-nodes", "5", "-judge", "-1"}, stderr: "-judge"},
		{name: "an empty command", args: []string{"-game", "english", "-nodes", "5", "-hub", " "}, stderr: "empty"},
		{name: "an open quote", args: []string{"-game", "english", "-nodes", "5", "-hub", "'a b"}, stderr: "quote ' does not end"},
		{name: "more", args: []string{"-game", "english", "-nodes", "5", "games.pdn"}, stderr: `"games.pdn"`},
	} {
		c.args = append([]string{"arena"}, c.args...)
		c.status = misuse
		c.check(t)
	}
}

func TestArenaWithJudge(t *testing.T) {
	stdout, stderr, status := dama("", "arena", "-game", "english", "-nodes", "300", "-games", "2", "-judge", "500", "-json")
	if status != fine || stderr != "" {
		t.Fatalf("exit status %d, %q", status, stderr)
	}
	for _, part := range []string{"even openings, seed 1, judged with 500 nodes\n", `"judge":500,`} {
		if !strings.Contains(stdout, part) {
			t.Errorf("without %q:\n%s", part, stdout)
		}
	}
}

func TestArena(t *testing.T) {
	args := []string{"arena", "-game", "italian", "-levels", "medium,random", "-games", "10", "-seed", "3", "-json"}
	stdout, stderr, status := dama("", args...)
	if status != fine || stderr != "" {
		t.Fatalf("exit status %d, %q", status, stderr)
	}
	lines := strings.Split(strings.TrimSuffix(stdout, "\n"), "\n")
	if want := "italian: medium against random, even openings, seed 3"; lines[0] != want {
		t.Errorf("%q, want %q", lines[0], want)
	}
	var got struct {
		Games, Wins, Draws, Losses int
		Score                      float64
		Elo, Error                 *float64
	}
	if err := json.Unmarshal([]byte(lines[len(lines)-1]), &got); err != nil {
		t.Fatal(err)
	}
	if got.Games != 10 || got.Wins+got.Draws+got.Losses != 10 {
		t.Errorf("%+v", got)
	}
	if want := (float64(got.Wins) + float64(got.Draws)/2) / 10; got.Score != want || want < 0.8 {
		t.Errorf("a score of %v, want %v, and much for medium", got.Score, want)
	}
	if (got.Elo == nil) != (got.Score == 1) || (got.Error == nil) != (got.Score == 1) {
		t.Errorf("a score of %v with elo %v and error %v", got.Score, got.Elo, got.Error)
	}
	if again, _, _ := dama("", args...); again != stdout {
		t.Errorf("the second time\n%snot\n%s", again, stdout)
	}
	if again, _, _ := dama("", append(args, "-parallel", "2")...); again != stdout {
		t.Errorf("two at a time\n%snot\n%s", again, stdout)
	}
}

// TestArenaLimits lets the same engine play twice against one that sees less.
func TestArenaLimits(t *testing.T) {
	score := func(args ...string) (score float64, names string) {
		t.Helper()
		stdout, stderr, status := dama("", append([]string{"arena", "-game", "english", "-games", "6", "-json"}, args...)...)
		if status != fine || stderr != "" {
			t.Fatalf("%v: exit status %d, %q", args, status, stderr)
		}
		var got struct {
			A, B  string
			Score float64
		}
		lines := strings.Split(strings.TrimSuffix(stdout, "\n"), "\n")
		if err := json.Unmarshal([]byte(lines[len(lines)-1]), &got); err != nil {
			t.Fatal(err)
		}
		return got.Score, got.A + " and " + got.B
	}
	for want, args := range map[string][]string{
		"nodes 2000 and nodes 10":      {"-nodes", "2000,10"},
		"depth 5 and depth 1":          {"-depth", "5,1"},
		"depth 5 and nodes 10":         {"-depth", "5,0", "-nodes", "0,10"},
		"easy and random":              {"-levels", "easy,random"},
		"medium and depth 1, nodes 10": {"-levels", "medium", "-depth", "1", "-nodes", "10"},
	} {
		if s, names := score(args...); names != want || s < 0.6 {
			t.Errorf("%v: %s, a score of %v", args, names, s)
		}
	}
	if s, names := score("-nodes", "300"); names != "nodes 300 and nodes 300" || s != 0.5 {
		t.Errorf("%s: a score of %v of an engine against itself", names, s)
	}
}

func TestArenaKeepsGames(t *testing.T) {
	name := filepath.Join(t.TempDir(), "games.pdn")
	args := []string{"arena", "-game", "alquerque", "-levels", "easy,random", "-out", name, "-games"}
	if _, stderr, status := dama("", append(args, "4")...); status != fine {
		t.Fatal(stderr)
	}
	stdout, stderr, status := dama("", append(args, "12", "-v")...)
	if status != fine || !strings.Contains(stderr, "10 of 12: ") {
		t.Fatalf("exit status %d, %q", status, stderr)
	}
	straight, _, _ := dama("", "arena", "-game", "alquerque", "-levels", "easy,random", "-games", "12")
	if stdout != straight {
		t.Errorf("in two goes\n%snot\n%s", stdout, straight)
	}
	checked, stderr, status := dama("", "pdn", name)
	if status != fine || strings.Count(checked, "\tok\n") != 12 {
		t.Errorf("exit status %d, %s\n%s", status, stderr, checked)
	}
	call{
		name: "another contest", args: append(args, "12", "-seed", "2"),
		stderr: `games.pdn: line 1, game 1: a game of another contest: Seed is "1", not "2"`, status: failed,
	}.check(t)
}

func TestArenaTellsWhoFailed(t *testing.T) {
	nobody := filepath.Join(t.TempDir(), "nobody")
	call{
		name: "a program that is not there", status: failed, stderr: nobody,
		args: []string{"arena", "-game", "italian", "-nodes", "10", "-hub", `"` + nobody + `" hub`},
	}.check(t)
	if _, err := os.Stat(nobody); err == nil {
		t.Error("somebody made it")
	}
}

func TestSplitCommand(t *testing.T) {
	for text, want := range map[string][]string{
		"scan":                          {"scan"},
		"  scan   hub ":                 {"scan", "hub"},
		`"C:\My engines\scan.exe" hub`:  {`C:\My engines\scan.exe`, "hub"},
		`./a 'it"s one' "it's another"`: {"./a", `it"s one`, "it's another"},
		`a''b "" c`:                     {"ab", "", "c"},
	} {
		if got, err := splitCommand(text); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %q, %v, want %q", text, got, err, want)
		}
	}
}
