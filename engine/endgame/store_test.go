package endgame

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"damiera/rules"
)

func TestResultsAreKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "some.results")
	if found, err := readResults(path, 4); found != nil || err != nil {
		t.Errorf("where nothing is there are %v, %v", found, err)
	}
	results := []result{drawn, wins + 3, loses + farthest, wins + farthest}
	if err := writeResults(path, results); err != nil {
		t.Fatal(err)
	}
	found, err := readResults(path, len(results))
	if err != nil || !bytes.Equal(bytesOf(found), bytesOf(results)) {
		t.Errorf("%v come back as %v, %v", results, found, err)
	}
}

// A file that is not whole is named and not used.
func TestDamagedResults(t *testing.T) {
	m := Material{Kings: 1, TheirKings: 1}
	dir := t.TempDir()
	path := build(t, rules.English, ToProgress, 2, dir).path(m)
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	flip := func(at int) []byte {
		file := bytes.Clone(whole)
		file[at] ^= 1
		return file
	}
	otherSize := filepath.Join(dir, "other")
	if err := writeResults(otherSize, make([]result, 991)); err != nil {
		t.Fatal(err)
	}
	short, err := os.ReadFile(otherSize)
	if err != nil {
		t.Fatal(err)
	}
	// As many results, of another game.
	foreign, err := os.ReadFile(build(t, rules.Italian, ToProgress, 2, dir).path(m))
	if err != nil {
		t.Fatal(err)
	}
	for name, file := range map[string][]byte{
		"nothing":          {},
		"another game's":   foreign,
		"a text":           []byte("no results\n"),
		"the first half":   whole[:len(whole)/2],
		"checksum alone":   whole[:65],
		"another checksum": flip(3),
		"another result":   flip(65 + (len(whole)-65)/2),
		"too few results":  short,
	} {
		if err := os.WriteFile(path, file, 0o666); err != nil {
			t.Fatal(err)
		}
		b, err := NewBuilder(rules.English, ToProgress, dir)
		if err != nil {
			t.Fatal(err)
		}
		err = b.Build(context.Background(), 2, nil)
		if err == nil || !strings.Contains(err.Error(), path) || !strings.Contains(err.Error(), "damaged") {
			t.Errorf("%s: %v", name, err)
		}
		if b.results[m] != nil {
			t.Errorf("%s: results were used", name)
		}
	}
	// Removed, it is built again.
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	build(t, rules.English, ToProgress, 2, dir)
	if again, err := os.ReadFile(path); err != nil || !bytes.Equal(again, whole) {
		t.Errorf("built again, the file is another: %v", err)
	}
}

// Games and measures do not get into each other's way in one folder.
func TestOneFolderForAll(t *testing.T) {
	dir := t.TempDir()
	for _, g := range draughts {
		for _, toEnd := range []bool{ToProgress, ToEnd} {
			b, fresh := build(t, g, toEnd, 2, dir), build(t, g, toEnd, 2, "")
			for _, m := range Materials(2) {
				got, err := b.resultsOf(m)
				if err != nil || !bytes.Equal(bytesOf(got), bytesOf(fresh.results[m])) {
					t.Errorf("%s, to the end %v: %s is another: %v", g, toEnd, m, err)
				}
			}
		}
	}
	men := BuildAlquerque(3, nil)
	if err := men.Store(dir); err != nil {
		t.Fatal(err)
	}
	c := Check{Game: rules.Alquerque, Pieces: 3, Whole: 3}
	if err := c.Folder(context.Background(), dir, func(Checked) {}); err != nil {
		t.Error(err)
	}
}
