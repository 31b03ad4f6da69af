//go:build e2e

package e2e

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"damiera/rules"
)

// spoilings are what may have become of a file that was whole.
var spoilings = []struct {
	name  string
	spoil func(path, whole string) error
}{
	{"empty", func(path, _ string) error { return os.WriteFile(path, nil, 0o600) }},
	{"halved", func(path, whole string) error { return os.WriteFile(path, []byte(whole[:len(whole)/2]), 0o600) }},
	{"noise", func(path, _ string) error { return os.WriteFile(path, []byte("\x00\x01 no text ]]"), 0o600) }},
	{"folder", func(path, _ string) error { return os.MkdirAll(filepath.Join(path, "something in it"), 0o700) }},
	{"link", func(path, _ string) error { return os.Symlink("nowhere", path) }},
}

// Whatever is in the place of a file, the program starts and can be played. What was there is there still,
// and the other files are as they were. What the program says of it is tested where words can be read.
func TestEachFileDamaged(t *testing.T) {
	p := newProgram(t, "light")
	shelf := p.learn()
	p.lay(shelf, p.position(rules.Italian, "W:W22:B18"), "finished")
	board, _ := p.open(rules.Italian)
	p.move(board, tapping)
	p.key("1")
	p.quit()
	p.lay(shelf, p.position(rules.Italian, "W:W22,31:B10"), "laid")
	whole := contents(t, shelf.folder)
	isSettings := func(name string) bool { return strings.HasSuffix(name, ".json") } // what they hold is held twice
	for _, name := range slices.Sorted(maps.Keys(whole)) {
		for i, each := range spoilings {
			if isSettings(name) && !long && i%2 == 0 {
				continue
			}
			t.Run(name+" "+each.name, func(t *testing.T) {
				p.t = t
				put(t, shelf.folder, whole)
				path := filepath.Join(shelf.folder, name)
				if err := os.Remove(path); err != nil {
					t.Fatal(err)
				}
				if err := each.spoil(path, whole[name]); err != nil {
					t.Fatal(err)
				}
				spoiled := contents(t, shelf.folder)[name]
				board, _ := p.open(rules.Italian)
				p.move(board, tapping)
				p.quit()
				p.kept(rules.Italian)
				now := contents(t, shelf.folder)
				if !isSettings(name) && !holds(now, spoiled) {
					t.Errorf("%q is gone; there are %q", spoiled, now)
				}
				if name != "games.pdn" && now["games.pdn"] != whole["games.pdn"] {
					t.Errorf("the finished games were %q and are %q", whole["games.pdn"], now["games.pdn"])
				}
			})
		}
	}
}

// holds tells whether one of the texts is this one, or begins with it.
func holds(texts map[string]string, text string) bool {
	for _, each := range texts {
		if strings.HasPrefix(each, text) {
			return true
		}
	}
	return false
}

// put replaces all that is in a folder.
func put(t *testing.T, folder string, texts map[string]string) {
	t.Helper()
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	for name, text := range texts {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}
