package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestCopySwapped(t *testing.T) {
	from, to := t.TempDir(), t.TempDir()
	for name, text := range map[string]string{
		"go.mod":           "module m\n",
		"a.go":             "package m\n\nimport (\n\t\"io\"\n\t\"net/http\"\n)\n",
		"sub/b.go":         "package sub\n\nimport \"io\"\n",
		"sub/font.ttf":     "\x00\x01",
		"a_test.go":        "package m\n",
		"testdata/big.png": "big",
	} {
		file := filepath.Join(from, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o444); err != nil {
			t.Fatal(err)
		}
	}
	if err := copySwapped(to, from, []swap{http}); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(to, "a.go"))
	if err != nil || strings.Contains(string(text), "net/http") || !strings.Contains(string(text), http.new) {
		t.Errorf("a.go: %s, %v", text, err)
	}
	for name, wanted := range map[string]bool{"go.mod": true, "sub/b.go": true, "sub/font.ttf": true, "a_test.go": false, "testdata": false} {
		if _, err := os.Stat(filepath.Join(to, name)); (err == nil) != wanted {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := copySwapped(to, from, []swap{http, letters}); err == nil || !strings.Contains(err.Error(), "keyStr") {
		t.Errorf("a swap that nothing needs: %v", err)
	}
}
