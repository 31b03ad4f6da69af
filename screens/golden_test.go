package screens

import (
	"bytes"
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"damiera/prefs"
)

var update = flag.Bool("update", false, "draw the golden pictures anew")

// A few small pictures are compared with what they were when a person last looked at them. go test
// -tags ci ./screens -run Golden -update draws them anew.
func TestGoldenPictures(t *testing.T) {
	for _, c := range []struct {
		scene, language string
		look            prefs.Theme
		window          fyne.Size
	}{
		{"start-italian", "en", prefs.LightTheme, fyne.NewSize(320, 480)},
		{"selected-english", "en", prefs.DarkTheme, fyne.NewSize(360, 640)},
		{"rings-alquerque", "en", prefs.HighContrast, fyne.NewSize(640, 360)},
		{"why-most-pieces", "en", prefs.LightTheme, fyne.NewSize(480, 320)},
		{"menu", "en", prefs.DarkTheme, fyne.NewSize(320, 480)},
	} {
		t.Run(c.scene, func(t *testing.T) {
			s := sit(t)
			s.dress(c.language, c.look, prefs.NormalText, c.window)
			sceneNamed(t, c.scene).set(s)
			s.window.Resize(c.window)
			compare(t, filepath.Join("testdata", "golden", c.scene+".png"), s.window.Canvas().Capture())
		})
	}
}

// compare wants a picture to be like the golden one, up to how edges are smoothed.
func compare(t *testing.T, file string, got image.Image) {
	t.Helper()
	if *update {
		var text bytes.Buffer
		if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&text, got); err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, text.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want, err := png.Decode(bytes.NewReader(text))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	if got.Bounds().Size() != want.Bounds().Size() {
		t.Fatalf("%s is %v large, the screen %v", file, want.Bounds().Size(), got.Bounds().Size())
	}
	const allowed = 0.002 // of all pixels may differ visibly
	if share := differing(got, want); share > allowed {
		failed := filepath.Join(t.ArtifactDir(), filepath.Base(file))
		var text bytes.Buffer
		_ = png.Encode(&text, got)
		_ = os.WriteFile(failed, text.Bytes(), 0o644)
		t.Errorf("%.2f %% of the screen differs from %s; it is kept as %s with -artifacts", share*100, file, failed)
	}
}

// differing is the share of pixels whose colours are visibly apart.
func differing(a, b image.Image) float64 {
	const visible = 0x2800 // of 0xFFFF in one colour
	bounds := a.Bounds()
	apart := 0
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			ar, ag, ab, _ := a.At(x, y).RGBA()
			br, bg, bb, _ := b.At(x, y).RGBA()
			for _, d := range [...]int{int(ar) - int(br), int(ag) - int(bg), int(ab) - int(bb)} {
				if d > visible || d < -visible {
					apart++
					break
				}
			}
		}
	}
	return float64(apart) / float64(bounds.Dx()*bounds.Dy())
}

func sceneNamed(t *testing.T, name string) scene {
	t.Helper()
	for _, s := range scenes {
		if s.name == name {
			return s
		}
	}
	t.Fatalf("there is no scene %s", name)
	return scene{}
}
