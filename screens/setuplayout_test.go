package screens

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"damiera/screens/controls"
)

// outOf says which of the boxes leaves the place, is too small for a finger or overlaps another; "" if none.
func outOf(place box, boxes map[string]box) string {
	const crumb = 0.01
	for name, b := range boxes {
		if b.X < -crumb || b.Y < -crumb || b.X+b.W > place.W+crumb || b.Y+b.H > place.H+crumb {
			return fmt.Sprintf("%s leaves its place: %v in %v", name, b, place)
		}
		if name != "status" && (b.W < controls.Tappable-crumb || b.H < controls.Tappable-crumb) {
			return fmt.Sprintf("%s is too small: %v", name, b)
		}
		for other, o := range boxes {
			if name < other && b.X < o.X+o.W-crumb && o.X < b.X+b.W-crumb && b.Y < o.Y+o.H-crumb && o.Y < b.Y+b.H-crumb {
				return fmt.Sprintf("%s %v and %s %v overlap", name, b, other, o)
			}
		}
	}
	return ""
}

func (p controlPlaces) all() map[string]box {
	all := map[string]box{"undo": p.Undo, "status": p.Status, "white": p.White, "black": p.Black, "play": p.Play}
	if p.More != (box{}) {
		all["more"] = p.More
	}
	for i, b := range p.Tools {
		all[fmt.Sprint("tool ", i)] = b
	}
	for i, b := range p.Extras {
		all[fmt.Sprint("extra ", i)] = b
	}
	return all
}

// In every window, with every size of text: the board is whole and large, nothing overlaps, everything can be
// tapped, and what has no room on the page is behind the button with the bars.
func TestSetUpPlaces(t *testing.T) {
	const extras = 5
	for _, window := range windows {
		for _, text := range textSizes {
			for _, tools := range []int{3, 5} {
				room := window.SubtractWidthHeight(0, max(controls.Tappable, text*2.4)+controls.Margin)
				p := arrangeSetUp(room, text, tools, extras)
				name := fmt.Sprintf("%v, text %v, %d tools", window, text, tools)
				if bad := outOf(box{W: room.Width, H: room.Height}, map[string]box{"board": p.Board, "controls": p.Controls}); bad != "" {
					t.Errorf("%s: %s", name, bad)
				}
				if p.Inner.Height > p.Controls.H {
					t.Errorf("%s: the controls scroll: %v in %v", name, p.Inner.Height, p.Controls.H)
				}
				if bad := outOf(box{W: p.Controls.W, H: p.Inner.Height}, p.Inner.all()); bad != "" {
					t.Errorf("%s: %s", name, bad)
				}
				if least := min(window.Width, window.Height) * 0.76; p.Board.W < least || p.Board.W != p.Board.H {
					t.Errorf("%s: the board is %v by %v, want %v", name, p.Board.W, p.Board.H, least)
				}
				if len(p.Inner.Tools) != tools || (p.Inner.More == (box{})) != (len(p.Inner.Extras) == extras) {
					t.Errorf("%s: %d tools, %d extras, more at %v", name, len(p.Inner.Tools), len(p.Inner.Extras), p.Inner.More)
				}
			}
		}
	}
}

// Even where there is no room at all, and slowly past the point where the controls change sides.
func TestSetUpPlacesAtEveryWidth(t *testing.T) {
	for width := float32(0); width < 1400; width += 7 {
		p := arrangeSetUp(fyne.NewSize(width, 640), usual, 5, 5)
		if width < smallest {
			continue
		}
		if bad := outOf(box{W: width, H: 640}, map[string]box{"board": p.Board, "controls": p.Controls}); bad != "" {
			t.Errorf("%v wide: %s", width, bad)
		}
	}
}
