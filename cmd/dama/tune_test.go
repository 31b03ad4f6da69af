package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"damiera/engine/evaluation"
	"damiera/engine/tune"
	"damiera/rules"
)

// A small round: games are played, and weights are learned from them.
func TestTune(t *testing.T) {
	folder := t.TempDir()
	games, weights := filepath.Join(folder, "games.txt"), filepath.Join(folder, "english.bin")

	play := []string{"tune", "play", "-seed", "5", "-games", "20", "-nodes", "60", "english", games}
	stdout, stderr, status := dama("", play...)
	if status != fine || stdout != "" || !strings.Contains(stderr, "20 of 20 games") {
		t.Fatalf("exit status %d, %q, %s", status, stdout, stderr)
	}
	first, err := os.ReadFile(games)
	if err != nil {
		t.Fatal(err)
	}
	// There is nothing left to play.
	if _, stderr, status = dama("", play...); status != fine || stderr != "" {
		t.Errorf("exit status %d, %s", status, stderr)
	}
	if again, err := os.ReadFile(games); err != nil || string(again) != string(first) {
		t.Errorf("the games are now\n%s, %v", again, err)
	}

	// Nor are games of another seed mixed with these.
	play[3] = "6"
	if _, stderr, status = dama("", play...); status != failed || !strings.Contains(stderr, "-seed 5") || !strings.Contains(stderr, "-seed 6") {
		t.Errorf("exit status %d, %s", status, stderr)
	}

	stdout, stderr, status = dama("", "tune", "fit", "-seed", "3", "-epochs", "2", "-out", weights, "english", games, games)
	if status != fine || stderr != "" {
		t.Fatalf("exit status %d, %s", status, stderr)
	}
	var count, positions, held int
	if _, err := fmt.Sscanf(stdout, "%d games, %d positions to learn from, %d held back", &count, &positions, &held); err != nil || count != 40 {
		t.Errorf("%v in\n%s", err, stdout)
	}
	for _, want := range []string{
		`a constant: loss 0\.\d{5}; the present evaluation: 0\.\d{5}`,
		`epoch 1: loss \d\.\d{5}, held back \d\.\d{5}`,
		`epoch 2: loss`,
		`best: epoch [12];`,
		`\d\.\d  man, full board`,
	} {
		if !regexp.MustCompile(want).MatchString(stdout) {
			t.Errorf("no %q in\n%s", want, stdout)
		}
	}
	if file, err := os.ReadFile(weights); err != nil || len(file) < 100 || len(file) > evaluation.Weights(rules.English)*2 {
		t.Errorf("%d bytes of weights, %v", len(file), err)
	}
	text, err := os.ReadFile(filepath.Join(folder, "english.json"))
	var o tune.Origin
	if err != nil || json.Unmarshal(text, &o) != nil || o.Games != 40 || o.Positions != positions || o.Seed != 3 || o.Loss <= 0 {
		t.Errorf("origin %s, %v", text, err)
	}
	if made := "dama tune play -seed 5 -nodes 60 english"; !slices.Equal(o.Play, []string{made, made}) {
		t.Errorf("the games were made by %q", o.Play)
	}
	if want := " -epochs 2 "; !strings.Contains(o.Command, want) || !strings.HasSuffix(o.Command, " english games.txt games.txt") {
		t.Errorf("command %q", o.Command)
	}
}

// Shots are mined from games, and a search solves them.
func TestTuneShots(t *testing.T) {
	games := filepath.Join(t.TempDir(), "games.txt")
	if _, stderr, status := dama("", "tune", "play", "-seed", "3", "-games", "120", "-nodes", "60", "italian", games); status != fine {
		t.Fatal(stderr)
	}
	shots, stderr, status := dama("", "tune", "shots", "-seed", "4", "-count", "2", "-nodes", "20000", "italian", games)
	if status != fine {
		t.Fatalf("exit status %d, %s", status, stderr)
	}
	const head = "# dama tune shots -seed 4 -count 2 -nodes 20000 italian games.txt\n"
	if !strings.HasPrefix(shots, head) || strings.Count(shots, "\nitalian | ") != 2 {
		t.Errorf("printed\n%s", shots)
	}
	call{
		name: "solved", args: []string{"bench", "-shots", file(t, "shots.txt", shots), "-nodes", "20000"},
		stdout: "BenchmarkShots/italian/nodes=20000\t2\t100.00 %solved\n",
	}.check(t)
}

// What help says of the settings is what they are.
func TestTuneHelpTellsTheDefaults(t *testing.T) {
	f := tune.DefaultFit()
	page, _, _ := dama("", "help", "tune")
	for flag, value := range map[string]any{
		"search": f.Search, "epochs": f.Epochs, "batch": f.Batch, "rate": f.Rate, "decay": f.Decay, "turn-decay": f.TurnDecay,
	} {
		if !regexp.MustCompile(fmt.Sprintf(`(?m)^  -%s \w  .*; %v$`, flag, value)).MatchString(page) {
			t.Errorf("-%s is %v, which help does not say:\n%s", flag, value, page)
		}
	}
}

func TestTuneMisuse(t *testing.T) {
	for _, c := range []call{
		{name: "nothing", args: []string{"tune"}, stderr: "play, fit, book or shots?"},
		{name: "neither", args: []string{"tune", "learn"}, stderr: `"learn"`},
		{name: "no game", args: []string{"tune", "play"}, stderr: "which game?"},
		{name: "no file", args: []string{"tune", "play", "italian"}, stderr: "one FILE"},
		{name: "two files", args: []string{"tune", "play", "italian", "a", "b"}, stderr: "one FILE"},
		{name: "no games", args: []string{"tune", "play", "-games", "0", "italian", "a"}, stderr: "from 1"},
		{name: "no files", args: []string{"tune", "fit", "english"}, stderr: "FILE of games"},
		{name: "no epochs", args: []string{"tune", "fit", "-epochs", "0", "english", "a"}, stderr: "from 1"},
		{name: "a rate that is none", args: []string{"tune", "fit", "-rate", "NaN", "italian", "a"}, stderr: "-rate"},
		{name: "more than all of search", args: []string{"tune", "fit", "-search", "2", "italian", "a"}, stderr: "-search"},
		{name: "no games to mine", args: []string{"tune", "shots", "english"}, stderr: "FILE of games"},
		{name: "no shots", args: []string{"tune", "shots", "-count", "0", "english", "a"}, stderr: "from 1,"},
		{name: "too few nodes", args: []string{"tune", "shots", "-nodes", "999", "english", "a"}, stderr: "from 1000"},
		{name: "no such flag", args: []string{"tune", "fit", "-depth", "1", "english", "a"}, stderr: "-depth"},
	} {
		c.status = misuse
		c.check(t)
	}
}

func TestTuneFailure(t *testing.T) {
	folder := t.TempDir()
	none, broken := filepath.Join(folder, "none"), filepath.Join(folder, "broken")
	if err := os.WriteFile(broken, []byte("1-0 11-15 hello\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []call{
		{name: "no such file", args: []string{"tune", "fit", "english", none}, stderr: "none"},
		{name: "broken", args: []string{"tune", "fit", "english", broken}, stderr: "line 1: move 2, hello"},
		{name: "broken shots", args: []string{"tune", "shots", "english", broken}, stderr: "line 1: move 2, hello"},
		{name: "play into a folder", args: []string{"tune", "play", "english", folder}, stderr: "directory"},
	} {
		c.status = failed
		c.check(t)
	}
}
