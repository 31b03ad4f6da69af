package screens

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
)

// strip puts the latest moves into one line, the newest at its end: "… 10-14 12. 23x14".
func (r *movesRenderer) strip(size fyne.Size, letter float32) {
	const cut = "…"
	words := r.list.spoken()
	space := measured(" ", letter, false)
	wide := func(i int) float32 { return measured(words[i], letter, i == len(words)-1) }
	newest := len(words) - 1
	if w := wide(newest) + 2*around; w > size.Width {
		letter *= size.Width / w
	}

	// From the newest backwards, as long as the words and the sign for what is left out have room.
	first, total := newest, wide(newest)+2*around
	omission := measured(cut, letter, false) + space
	for first > 0 {
		more := wide(first-1) + space
		needed := total + more
		if first > 1 {
			needed += omission
		}
		if needed > size.Width {
			break
		}
		first, total = first-1, total+more
	}

	x := float32(-around) // words that have no frame begin at the edge
	if first == newest {
		x = 0
	}
	if first > 0 && total+omission <= size.Width {
		r.put(cut, letter, false, x, 0, size.Height)
		x += omission
	}
	for i := first; i <= newest; i++ {
		if i == newest && i > first {
			x += around
		}
		r.put(words[i], letter, i == newest, x, 0, size.Height)
		x += wide(i) + space
	}
}

// latest is the moves of the last two numbers, as a text.
func (l *moveList) latest() string {
	words, numbers := l.spoken(), 0
	for i := len(words) - 1; i > 0; i-- {
		if strings.HasSuffix(words[i], ".") {
			if numbers++; numbers == 2 {
				return "… " + strings.Join(words[i:], " ")
			}
		}
	}
	return strings.Join(words, " ")
}

// spoken are the moves with their numbers as words: "1.", "22-18", "10-14", "2.", "23x14".
func (l *moveList) spoken() []string {
	var words []string
	if l.shift == 1 {
		words = append(words, "1.", "…")
	}
	for i, text := range l.texts {
		if (i+l.shift)%2 == 0 {
			words = append(words, strconv.Itoa((i+l.shift)/2+1)+".")
		}
		words = append(words, text)
	}
	return words
}
