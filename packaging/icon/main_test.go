package main

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"damiera/board"
)

// The icons that are shipped are, byte for byte, those that the board draws now.
func TestIconsAreCurrent(t *testing.T) {
	for shipped, size := range map[string]int{filepath.Join("..", "..", "Icon.png"): 512, "window.png": 128} {
		drawn := filepath.Join(t.TempDir(), "icon.png")
		if err := write([]string{drawn}, size, board.PlainIcon); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(read(t, drawn), read(t, shipped)) {
			t.Errorf("%s is old: run make icon", shipped)
		}
	}
}

func TestKindsAndSizes(t *testing.T) {
	seen := map[string]string{}
	for _, name := range []string{"plain", "maskable", "foreground", "background"} {
		kind, err := parseKind(name)
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(t.TempDir(), name)
		if err := write([]string{file}, 48, kind); err != nil {
			t.Fatal(err)
		}
		text := read(t, file)
		if twin, found := seen[string(text)]; found {
			t.Errorf("%s is the same as %s", name, twin)
		}
		seen[string(text)] = name
		icon, err := png.Decode(bytes.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		if icon.Bounds() != image.Rect(0, 0, 48, 48) {
			t.Errorf("%s is %v", name, icon.Bounds())
		}
	}
	if _, err := parseKind("round"); err == nil {
		t.Error("there is a kind called round")
	}
	if err := write(nil, 0, board.PlainIcon); err == nil {
		t.Error("an icon without pixels is written")
	}
}

func read(t *testing.T, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
