package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// A Share is a part of a whole.
type Share struct {
	Fill  Fill
	Count int
}

// NewShares is a bar of the parts of a whole, from the left. A part that counts at all is seen.
func NewShares(parts ...Share) *Chart {
	return newChart(barHeight, func(s *sketch, size fyne.Size) {
		widths := shareOut(size.Width, parts)
		x := float32(0)
		for i, part := range parts {
			if part.Count > 0 {
				s.fill(box{x, 0, widths[i], size.Height}, part.Fill)
				x += widths[i] + between
			}
		}
	})
}

// The measures of bars, in points.
const (
	between  = 2 // the parts of a bar
	thinnest = 6 // part
)

// barHeight grows with the text beside the bar.
func barHeight(float32) float32 { return max(16, theme.TextSize()*1.3) }

// shareOut is how wide each part is: none where it counts nothing, else no less than the thinnest.
func shareOut(width float32, parts []Share) []float32 {
	widths := make([]float32, len(parts))
	seen, all := 0, 0
	for _, part := range parts {
		if part.Count > 0 {
			seen++
			all += part.Count
		}
	}
	if seen == 0 {
		return widths
	}
	room := max(0, width-float32(seen-1)*between-float32(seen)*thinnest)
	for i, part := range parts {
		if part.Count > 0 {
			widths[i] = thinnest + room*float32(part.Count)/float32(all)
		}
	}
	return widths
}

// NewMeter is a bar that shows two numbers of the same scale, which ends at most: the rim reaches to the
// one, what is filled in it to the other, which is no larger.
func NewMeter(rim, filled, most float32) *Chart {
	return newChart(barHeight, func(s *sketch, size fyne.Size) {
		if most <= 0 {
			return
		}
		reach := func(number float32) float32 { return max(thinnest, size.Width*min(1, number/most)) }
		if filled > 0 {
			s.fill(box{0, 0, reach(filled), size.Height}, Solid)
		}
		s.fill(box{0, 0, reach(rim), size.Height}, Hollow)
	})
}
