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

// The icon that is shipped is, byte for byte, the one that the board draws now.
func TestIconIsCurrent(t *testing.T) {
	drawn := filepath.Join(t.TempDir(), "icon.png")
	if err := write([]string{drawn}, 512, board.PlainIcon); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(read(t, drawn), read(t, filepath.Join("..", "..", "Icon.png"))) {
		t.Fatal("Icon.png is old: run make icon")
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
