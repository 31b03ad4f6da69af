package main

import (
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"damiera/engine/endgame"
	"damiera/rules"
)

// Tables are built, built on, and checked.
func TestTables(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "tables")
	const three = "" +
		"  pieces  positions    won  drawn   lost  longest\n" +
		"       2       3488    866   2087    535       11\n" +
		"       3     196032  96116  17204  82712       34\n"
	// On a slow machine a word about the progress may come too.
	if stdout, stderr, status := dama("", "tables", "build", "italian", "3", dir); status != fine || stdout != three {
		t.Fatalf("exit status %d, %s%s", status, stderr, stdout)
	}
	call{name: "nothing left to build", args: []string{"tables", "build", "italian", "3", dir}, stdout: three,
		stderr: "going on from what is in " + dir + ": 199520 of 199520 positions"}.check(t)
	call{name: "verify", args: []string{"tables", "verify", "-dir", dir, "-pieces", "3", "-sample", "500", "-whole", "2", "italian"},
		stdout: "" +
			"italian, 2 pieces: all 3488 positions: 866 won, 2087 drawn, 535 lost; 1401 distances, the longest 11; 3484 more with an empty side\n" +
			"italian, 3 pieces: 500 positions drawn at random: 243 won, 39 drawn, 218 lost; 461 distances, the longest 34\n" +
			"italian: no difference\n"}.check(t)
	call{name: "verify what is not there", args: []string{"tables", "verify", "english", "-dir", dir, "-pieces", "3"},
		stderr: "build them first", status: failed}.check(t)

	// A result that is wrong, in a file that is whole.
	name := filepath.Join(dir, "italian-0m1k-0m1k-progress.results")
	spoil(t, name, func(results []byte) { results[400] ^= 128 })
	stdout, stderr, status := dama("", "tables", "verify", "italian", "-dir", dir, "-pieces", "3")
	position := regexp.MustCompile(`[WB]:WK\d+:BK\d+: the (value|distance) is told as `)
	if status != failed || stdout != "" || !position.MatchString(stderr) {
		t.Errorf("a wrong result: exit status %d, %s%s", status, stdout, stderr)
	}
	// One that is not whole.
	if err := os.WriteFile(name, []byte("damaged"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"build", "italian", "3", dir}, {"verify", "-dir", dir, "italian"}} {
		call{name: "damaged, " + args[0], args: append([]string{"tables"}, args...), stderr: name + " is damaged", status: failed}.check(t)
	}
}

// spoil rewrites a file of results.
func spoil(t *testing.T, name string, change func(results []byte)) {
	t.Helper()
	file, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	results, err := io.ReadAll(flate.NewReader(bytes.NewReader(file[65:])))
	if err != nil {
		t.Fatal(err)
	}
	change(results)
	named := append([]byte(filepath.Base(name)+"\n"), results...)
	again := bytes.NewBufferString(fmt.Sprintf("%x\n", sha256.Sum256(named)))
	w, err := flate.NewWriter(again, flate.BestSpeed)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(results); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, again.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestTablesOfAlquerque(t *testing.T) {
	dir := t.TempDir()
	call{name: "build", args: []string{"tables", "build", "alquerque", "3", dir}, stdout: "" +
		"  pieces  positions   won  drawn  lost  longest\n" +
		"       2        600    92    493    15        6\n" +
		"       3      13800  4093   7636  2071       25\n"}.check(t)
	call{name: "verify", args: []string{"tables", "verify", "alquerque", "-dir", dir, "-pieces", "3"}, stdout: "" +
		"alquerque, 2 pieces: all 600 positions: 92 won, 493 drawn, 15 lost; 107 distances, the longest 6; 600 more with an empty side\n" +
		"alquerque, 3 pieces: all 13800 positions: 4093 won, 7636 drawn, 2071 lost; 6164 distances, the longest 25; 4600 more with an empty side\n" +
		"alquerque: no difference\n"}.check(t)
}

// What the program carries is checked where nothing else is said.
func TestTablesCarried(t *testing.T) {
	for _, g := range rules.Games() {
		stdout, stderr, status := dama("", "tables", "verify", g.String(), "-whole", "2", "-sample", "300", "-slices", "1")
		last := fmt.Sprintf("\n%s, %d pieces: 300 positions drawn at random: ", g, endgame.Carried(g).Reach())
		if status != fine || stderr != "" || !strings.Contains(stdout, last) || !strings.HasSuffix(stdout, g.String()+": no difference\n") {
			t.Errorf("%s: exit status %d, %s%s", g, status, stdout, stderr)
		}
	}
}

// A carried file tells the command that makes it, wherever it is made, and not
// where.
func TestCarry(t *testing.T) {
	out, work := t.TempDir(), t.TempDir()
	small := endgame.Part{Game: rules.English, From: 2, To: 2}
	var files [][]byte
	for _, dir := range []string{"", work, work} {
		var stdout, stderr bytes.Buffer
		if err := carry([]endgame.Part{small}, out, dir, streams{out: &stdout, err: &stderr}); err != nil {
			t.Fatal(err)
		}
		file, err := os.ReadFile(filepath.Join(out, "english-2.tables"))
		if err != nil {
			t.Fatal(err)
		}
		if want := fmt.Sprintf("%x  %8d  english-2.tables\n", sha256.Sum256(file), len(file)); stdout.String() != want {
			t.Errorf("it prints %q, want %q", stdout.String(), want)
		}
		files = append(files, file)
	}
	if !bytes.Contains(files[0], []byte(`"command":"dama tables carry"`)) || bytes.Contains(files[1], []byte(work)) {
		t.Errorf("the file begins with %.300q", files[0])
	}
	if !bytes.Equal(files[0], files[1]) || !bytes.Equal(files[0], files[2]) {
		t.Error("the folder that keeps the work changes the file")
	}
	if left, err := os.ReadDir(out); err != nil || len(left) != 1 {
		t.Errorf("%d files are left, %v", len(left), err)
	}
}

func TestTablesMisuse(t *testing.T) {
	for _, c := range []call{
		{name: "nothing", args: []string{"tables"}, stderr: "or verify?"},
		{name: "something else", args: []string{"tables", "burn"}, stderr: `"burn"`},
		{name: "no game", args: []string{"tables", "build"}, stderr: "which game?"},
		{name: "no pieces", args: []string{"tables", "build", "italian"}, stderr: "PIECES and DIR"},
		{name: "no folder", args: []string{"tables", "build", "italian", "4"}, stderr: "PIECES and DIR"},
		{name: "an empty folder", args: []string{"tables", "build", "italian", "4", ""}, stderr: "PIECES and DIR"},
		{name: "too many pieces", args: []string{"tables", "build", "italian", "7", "x"}, stderr: "2 to 6"},
		{name: "too many men", args: []string{"tables", "build", "alquerque", "8", "x"}, stderr: "2 to 7"},
		{name: "too few", args: []string{"tables", "build", "english", "1", "x"}, stderr: `"1"`},
		{name: "no number", args: []string{"tables", "build", "english", "five", "x"}, stderr: `"five"`},
		{name: "carry with more", args: []string{"tables", "carry", "italian"}, stderr: "no arguments"},
		{name: "carry to nowhere", args: []string{"tables", "carry", "-out", ""}, stderr: "-out"},
		{name: "verify nothing", args: []string{"tables", "verify", "-whole", "3"}, stderr: "which game?"},
		{name: "verify more", args: []string{"tables", "verify", "italian", "tables"}, stderr: `"tables"`},
		{name: "verify too many", args: []string{"tables", "verify", "italian", "-pieces", "7"}, stderr: "2 to 6"},
		{name: "verify fewer than none", args: []string{"tables", "verify", "italian", "-whole", "-1"}, stderr: "-whole"},
		{name: "an empty sample", args: []string{"tables", "verify", "-sample", "0", "italian"}, stderr: "-sample"},
	} {
		c.status = misuse
		c.check(t)
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	call{name: "carry into a file", args: []string{"tables", "carry", "-out", file}, stderr: "not a folder", status: failed}.check(t)
	call{name: "prove into a file", args: []string{"tables", "prove", "alquerque", "-out", file}, stderr: "not a folder", status: failed}.check(t)
	call{name: "verify beyond", args: []string{"tables", "verify", "italian", "-pieces", "6"}, stderr: "reach to 5", status: failed}.check(t)
	call{name: "carry where nothing is", args: []string{"tables", "carry", "-out", filepath.Join(t.TempDir(), "nowhere")},
		stderr: "nowhere", status: failed}.check(t)
}
