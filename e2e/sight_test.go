//go:build e2e

package e2e

import (
	"fmt"
	"image"
	"image/color"

	"damiera/rules"
)

// tones are the flat colours that tell a board and its pieces.
type tones struct {
	ground       color.RGBA // the playing squares of draughts
	slab         color.RGBA // Alquerque's board
	white, black color.RGBA // the pieces
	accent       color.RGBA // "you can do this"
	mark         color.RGBA // the tick of what is kept
}

var variants = map[string]tones{
	"light": {
		ground: rgb(0x8A5A3B), slab: rgb(0xE3D0AC), white: rgb(0xFBF6EA), black: rgb(0x2B2A33), accent: rgb(0x1E8A7A),
		mark: rgb(0x176F62),
	},
	"dark": {
		ground: rgb(0x5B3B29), slab: rgb(0xA68F6C), white: rgb(0xF2EADB), black: rgb(0x17161B), accent: rgb(0x4FC0AE),
		mark: rgb(0x4FC0AE),
	},
}

func rgb(hex uint32) color.RGBA {
	return color.RGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 0xFF}
}

// A sight is a board as the screen shows it: where it is, and which colours tell what.
type sight struct {
	game   rules.Game
	bottom rules.Color
	frame  image.Rectangle // the playing squares, or the slab
	window image.Rectangle
	tones  tones
}

// findBoard looks for the square that the board's own ground spans. In draughts the playing squares
// reach all four edges; in Alquerque the slab does.
func findBoard(picture *image.RGBA, game rules.Game, variant string) (sight, bool) {
	s := sight{game: game, bottom: game.First(), tones: variants[variant]}
	ground := s.tones.ground
	if game == rules.Alquerque {
		ground = s.tones.slab
	}
	s.frame = span(picture, ground)
	side := s.frame.Dx()
	return s, side >= 200 && abs(side-s.frame.Dy()) <= 2
}

// span is the smallest rectangle that holds the rows and columns with a good deal of the colour: a
// stray button or letter of that colour has less.
func span(picture *image.RGBA, tone color.RGBA) image.Rectangle {
	const deal = 40
	bounds := picture.Bounds()
	rows, columns := make([]int, bounds.Dy()), make([]int, bounds.Dx())
	for y := range rows {
		for x := range columns {
			if picture.RGBAAt(x, y) == tone {
				rows[y]++
				columns[x]++
			}
		}
	}
	var found image.Rectangle
	found.Min.X, found.Max.X = ends(columns, deal)
	found.Min.Y, found.Max.Y = ends(rows, deal)
	return found
}

// ends is the first place and the place after the last one that count at least so much.
func ends(counts []int, atLeast int) (first, after int) {
	first = -1
	for i, count := range counts {
		if count < atLeast {
			continue
		}
		if first < 0 {
			first = i
		}
		after = i + 1
	}
	return max(first, 0), after
}

func abs(n int) int { return max(n, -n) }

// cell is the side of a square in pixels; for Alquerque the room round a point.
func (s sight) cell() float64 { return float64(s.frame.Dx()) / float64(s.game.Size()) }

// place is the column and row of a playing point as the board is turned.
func (s sight) place(p rules.Point) (column, row int) {
	column, row = s.game.Cell(p)
	if s.bottom == rules.Black {
		return s.game.Size() - 1 - column, s.game.Size() - 1 - row
	}
	return column, row
}

// pointsLeftOf counts the playing points of a row that are left of a column.
func (s sight) pointsLeftOf(column, row int) (count int) {
	for _, p := range s.game.Points() {
		if c, r := s.place(p); r == row && c < column {
			count++
		}
	}
	return count
}

// center is where on the screen a playing point is.
func (s sight) center(p rules.Point) image.Point {
	column, row := s.place(p)
	at := func(n int) int { return int((float64(n) + 0.5) * s.cell()) }
	return s.frame.Min.Add(image.Pt(at(column), at(row)))
}

// stones reads where each side's pieces stand: most of the middle of a place is nearer to a side's
// colour than to the ground. Rings, crowns, marks and the pointer are the lesser part.
func (s sight) stones(picture *image.RGBA) (side [2]rules.Set) {
	reach := int(0.3 * s.cell())
	for _, point := range s.game.Points() {
		middle := s.center(point)
		var votes [2]int
		all := 0
		for y := -reach; y <= reach; y++ {
			for x := -reach; x <= reach; x++ {
				if x*x+y*y > reach*reach {
					continue
				}
				all++
				tone := picture.RGBAAt(middle.X+x, middle.Y+y)
				switch nearest(tone, s.tones.white, s.tones.black, s.tones.ground, s.tones.slab) {
				case s.tones.white:
					votes[rules.White]++
				case s.tones.black:
					votes[rules.Black]++
				}
			}
		}
		for _, c := range []rules.Color{rules.White, rules.Black} {
			if votes[c] > all/2 {
				side[c] = side[c].With(point)
			}
		}
	}
	return side
}

// marks tells whether the accent colour is seen within a playing point's room.
func (s sight) marks(picture *image.RGBA, p rules.Point) bool {
	reach := int(s.cell() / 2)
	middle := s.center(p)
	for y := middle.Y - reach; y < middle.Y+reach; y++ {
		for x := middle.X - reach; x < middle.X+reach; x++ {
			if distance(picture.RGBAAt(x, y), s.tones.accent) < 30*30 {
				return true
			}
		}
	}
	return false
}

// keptMark tells whether the tick of what is kept is shown: a small thing in its colour, wider than it is
// high, all by itself at the right edge of the window. The question mark in its ring that stands there
// too is higher than wide.
func (s sight) keptMark(picture *image.RGBA) bool {
	edge := s.window
	edge.Min.X = edge.Max.X - edgeWidth
	for _, patch := range patches(picture, edge, s.tones.mark) {
		small := patch.Dx() >= 6 && patch.Dx() <= 20 && patch.Dy() >= 4 && patch.Dy() < patch.Dx()-1
		if small && !patch.Overlaps(s.frame) {
			return true
		}
	}
	return false
}

// edgeWidth is how far from the right edge of the window the tick may be, in pixels.
const edgeWidth = 40

// patches are the rectangles round each connected patch of a colour, diagonal neighbours included.
func patches(picture *image.RGBA, within image.Rectangle, tone color.RGBA) (found []image.Rectangle) {
	const near = 24 * 24 // slanted lines blend with what is below them
	seen := map[image.Point]bool{}
	isTone := func(at image.Point) bool {
		return at.In(within) && !seen[at] && distance(picture.RGBAAt(at.X, at.Y), tone) < near
	}
	for y := within.Min.Y; y < within.Max.Y; y++ {
		for x := within.Min.X; x < within.Max.X; x++ {
			start := image.Pt(x, y)
			if !isTone(start) {
				continue
			}
			patch, todo := image.Rectangle{Min: start, Max: start.Add(image.Pt(1, 1))}, []image.Point{start}
			seen[start] = true
			for len(todo) > 0 {
				at := todo[len(todo)-1]
				todo = todo[:len(todo)-1]
				patch = patch.Union(image.Rectangle{Min: at, Max: at.Add(image.Pt(1, 1))})
				for i := range 9 {
					if next := at.Add(image.Pt(i%3-1, i/3-1)); isTone(next) {
						seen[next] = true
						todo = append(todo, next)
					}
				}
			}
			found = append(found, patch)
		}
	}
	return found
}

// nearest is the colour among those given that a tone is closest to.
func nearest(tone color.RGBA, among ...color.RGBA) color.RGBA {
	best := among[0]
	for _, other := range among[1:] {
		if distance(tone, other) < distance(tone, best) {
			best = other
		}
	}
	return best
}

// distance is the square of how far two colours are apart.
func distance(a, b color.RGBA) int {
	red, green, blue := int(a.R)-int(b.R), int(a.G)-int(b.G), int(a.B)-int(b.B)
	return red*red + green*green + blue*blue
}

// differs tells how what is seen differs from a position, in names of points; "" when it does not.
func (s sight) differs(seen [2]rules.Set, want rules.Position) string {
	var text string
	for _, c := range []rules.Color{rules.White, rules.Black} {
		for _, p := range s.game.Points() {
			switch {
			case seen[c].Has(p) && !want.Side[c].Has(p):
				text += fmt.Sprintf(" %v on %s", c, s.game.Name(p))
			case !seen[c].Has(p) && want.Side[c].Has(p):
				text += fmt.Sprintf(" no %v on %s", c, s.game.Name(p))
			}
		}
	}
	return text
}
