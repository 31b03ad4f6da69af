package board

import (
	"image"
	"image/color"
	"math"
	"testing"
)

// Whatever mask a system lays over the icon, the pieces stay whole.
func TestIconPiecesAreWithinTheMask(t *testing.T) {
	const size = 432
	for _, trial := range []struct {
		name   string
		kind   IconKind
		within float64 // radius of the circle that no mask cuts, in widths
	}{
		{"maskable", MaskableIcon, 0.8 / 2},
		{"foreground", ForegroundIcon, 66.0 / 108 / 2},
	} {
		t.Run(trial.name, func(t *testing.T) {
			pieces := image.NewRGBA(image.Rect(0, 0, size, size))
			trial.kind.view().drawPieces(pieces, newPalette(ownTones(Light)))
			far := 0.0
			for y := range size {
				for x := range size {
					if pieces.RGBAAt(x, y).A > 0 {
						far = max(far, math.Hypot(float64(x)+0.5-size/2, float64(y)+0.5-size/2)/size)
					}
				}
			}
			// Nor may they be lost in it.
			if far > trial.within || far < 0.8*trial.within {
				t.Errorf("the pieces reach %.3f from the middle; the circle is %.3f", far, trial.within)
			}
		})
	}
}

func TestIconKindsCoverWhatTheyShould(t *testing.T) {
	const size = 108
	for _, trial := range []struct {
		name           string
		kind           IconKind
		corner, middle bool // covered there
	}{
		{"plain", PlainIcon, false, true},
		{"maskable", MaskableIcon, true, true},
		{"foreground", ForegroundIcon, false, false},
		{"background", BackgroundIcon, true, true},
	} {
		t.Run(trial.name, func(t *testing.T) {
			icon := Icon(size, trial.kind)
			for spot, want := range map[image.Point]bool{{}: trial.corner, {X: size - 1, Y: size - 1}: trial.corner, {X: size / 2, Y: size / 2}: trial.middle} {
				if got := icon.At(spot.X, spot.Y).(color.RGBA).A; (got == 0xff) != want || (got == 0) == want {
					t.Errorf("at %v the opacity is %d", spot, got)
				}
			}
		})
	}
}
