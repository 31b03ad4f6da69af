package pdn_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"damiera/rules/pdn"
)

// FuzzRead reads any text. What is read must survive being written and read.
func FuzzRead(f *testing.F) {
	files, err := filepath.Glob("testdata/*.pdn")
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		// Short texts are where a fuzzer is quick.
		for i, game := range bytes.SplitAfter(text, []byte("\n\n")) {
			if i < 4 {
				f.Add(game)
			}
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		games, err := pdn.Read(bytes.NewReader(text), pdn.Options{})
		if err == nil && len(games) == 0 {
			t.Error("no game and no error")
		}
		last := 0
		for _, g := range games {
			if g.Line < last {
				t.Errorf("a game of line %d comes after one of line %d", g.Line, last)
			}
			last = g.Line
			if g.Foreign != "" {
				continue
			}
			back := again(t, g)
			same(t, back, g)
			if first, second := write(t, g), write(t, back); first != second {
				t.Errorf("written the second time as\n%s\nthe first time as\n%s", second, first)
			}
		}
	})
}
