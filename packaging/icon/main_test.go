package main

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

// The icon that is shipped is the one that the board draws now.
func TestIconIsCurrent(t *testing.T) {
	file := filepath.Join(t.TempDir(), "icon.png")
	if err := write([]string{file}); err != nil {
		t.Fatal(err)
	}
	drawn, shipped := load(t, file), load(t, filepath.Join("..", "..", "Icon.png"))
	if drawn.Bounds() != image.Rect(0, 0, size, size) {
		t.Fatalf("the icon is %v", drawn.Bounds())
	}
	if shipped.Bounds() != drawn.Bounds() {
		t.Fatalf("Icon.png is %v: run make icon", shipped.Bounds())
	}
	for y := range size {
		for x := range size {
			if a, b := drawn.At(x, y), shipped.At(x, y); a != b {
				t.Fatalf("Icon.png is old at %d, %d (%v, now %v): run make icon", x, y, b, a)
			}
		}
	}
	for _, corner := range []image.Point{{}, {X: size - 1}, {Y: size - 1}, {X: size - 1, Y: size - 1}} {
		if _, _, _, a := drawn.At(corner.X, corner.Y).RGBA(); a != 0 {
			t.Errorf("the corner %v is %v", corner, color.NRGBAModel.Convert(drawn.At(corner.X, corner.Y)))
		}
	}
}

func load(t *testing.T, name string) image.Image {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	return img
}
