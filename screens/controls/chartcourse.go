package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// A Mark is one in a course of events: above the line for what went well, below it for what did not, on it
// for what is neither.
type Mark int8

// The marks.
const (
	Below Mark = -1
	Even  Mark = 0
	Above Mark = 1
)

// CourseWords are what stands below a course: what the first and the last mark are called, by their numbers
// from 0, and, where there is no room for each, that so many of them share a column.
type CourseWords struct {
	Mark   func(number int) string
	Shared func(many int) string
}

// NewCourse is marks in the order in which they came about, the latest at the right. Where there is no room
// for each, as many as need be share a column: solid below for what went well, hollow above for what did
// not, and striped between them.
func NewCourse(marks []Mark, words CourseWords) *Chart {
	return newChart(
		func(float32) float32 { return 2*markHeight + labelSize()*1.6 },
		func(s *sketch, size fyne.Size) {
			if len(marks) == 0 || size.Width < closestMark {
				return
			}
			each, many := columnsOf(len(marks), size.Width)
			if many == 1 {
				drawMarks(s, size.Width, each, marks)
				drawLabels(s, size, each*float32(len(marks)), words.Mark(0), "", words.Mark(len(marks)-1))
				return
			}
			end := drawColumns(s, each, many, marks)
			drawLabels(s, size, end, words.Mark(0), words.Shared(many), words.Mark(len(marks)-1))
		},
	)
}

// The measures of a course, in points.
const (
	markHeight  = 26 // above or below the line
	evenHeight  = 12 // of a mark on the line
	widestMark  = 16 // with the room to the next one
	closestMark = 8
)

func labelSize() float32 { return theme.TextSize() * 0.85 }

// columnsOf is how wide the columns of so many marks are, with the room between them, and how many marks
// share one.
func columnsOf(marks int, width float32) (each float32, many int) {
	most := int(width / closestMark)
	many = (marks + most - 1) / most
	columns := (marks + many - 1) / many
	return min(widestMark, width/float32(columns)), many
}

// drawMarks draws each mark above, below or on the line.
func drawMarks(s *sketch, width, each float32, marks []Mark) {
	s.line(fyne.NewPos(0, markHeight), fyne.NewPos(width, markHeight), s.color(theme.ColorNameForeground), 1)
	for i, mark := range marks {
		b := box{float32(i) * each, 0, each - between, markHeight - 1}
		switch mark {
		case Above:
			s.fill(b, Solid)
		case Below:
			b.Y = markHeight + 1
			s.fill(b, Hollow)
		default:
			b.Y, b.H = markHeight-evenHeight/2, evenHeight
			s.fill(b, Striped)
		}
	}
}

// drawColumns draws so many marks a column, and returns where the last one ends.
func drawColumns(s *sketch, each float32, many int, marks []Mark) (end float32) {
	const high = 2 * markHeight
	for len(marks) > 0 {
		group := marks[:min(many, len(marks))]
		marks = marks[len(group):]
		count := map[Mark]int{}
		for _, mark := range group {
			count[mark]++
		}
		y := float32(high)
		for _, part := range [...]struct {
			mark Mark
			fill Fill
		}{{Above, Solid}, {Even, Striped}, {Below, Hollow}} {
			if n := count[part.mark]; n > 0 {
				tall := high * float32(n) / float32(len(group))
				s.fill(box{end, y - tall, each - between, tall}, part.fill)
				y -= tall
			}
		}
		end += each
	}
	return end
}

// drawLabels writes what stands below the first column, below the middle, and below the last column, which
// ends so far right. The last matters most: the others are left out where they would touch.
func drawLabels(s *sketch, size fyne.Size, end float32, first, middle, last string) {
	letters := labelSize()
	wide := func(text string) float32 { return Measured(text, letters, fyne.TextStyle{}).Width }
	for letters > Legible && wide(last) > size.Width {
		letters--
	}
	y := float32(2*markHeight) + letters*0.2
	lastAt := max(0, min(size.Width, max(end, wide(last)))-wide(last))
	s.text(last, letters, fyne.NewPos(lastAt, y))
	if wide(first)+2*Gap > lastAt {
		return
	}
	s.text(first, letters, fyne.NewPos(0, y))
	middleAt := (wide(first) + lastAt - wide(middle)) / 2
	if middle != "" && middleAt > wide(first)+2*Gap {
		s.text(middle, letters, fyne.NewPos(middleAt, y))
	}
}
