package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// A Meaning is what a fill stands for.
type Meaning struct {
	Fill Fill
	Text string
}

// NewLegend is what the fills of a chart mean, beside one another as far as there is room.
func NewLegend(keys ...Meaning) *Chart {
	return newChart(
		func(width float32) float32 {
			places := placeKeys(keys, width)
			return places[len(places)-1].Y + keyLine()
		},
		func(s *sketch, size fyne.Size) {
			letters := theme.TextSize()
			for i, p := range placeKeys(keys, size.Width) {
				side := letters
				s.fill(box{p.X, p.Y + (keyLine()-side)/2, side * 1.4, side}, keys[i].Fill)
				high := Measured(keys[i].Text, p.H, fyne.TextStyle{}).Height
				s.text(keys[i].Text, p.H, fyne.NewPos(p.X+side*1.4+Gap, p.Y+(keyLine()-high)/2))
			}
		},
	)
}

func keyLine() float32 { return theme.TextSize() * 1.7 }

// placeKeys tells where each key begins, and as its height how large its letters are.
func placeKeys(keys []Meaning, width float32) []box {
	var places []box
	x, y := float32(0), float32(0)
	for _, key := range keys {
		letters := theme.TextSize()
		wide := func() float32 {
			return theme.TextSize()*1.4 + Gap + Measured(key.Text, letters, fyne.TextStyle{}).Width
		}
		for letters > Legible && wide() > width {
			letters--
		}
		if x > 0 && x+wide() > width {
			x, y = 0, y+keyLine()
		}
		places = append(places, box{x, y, wide(), letters})
		x += wide() + 3*Gap
	}
	return places
}
