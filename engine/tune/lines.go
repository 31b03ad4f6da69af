package tune

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"strings"

	"damiera/rules"
)

// A Line is one of a file of games, not looked at yet.
type Line struct {
	File   string
	Number int
	Text   string
}

// Lines gives those of a file, from 1, and an error as the last if it cannot be
// read. A last line without an end is left out: a run is still at work on it, or
// was cut short.
func Lines(name string) iter.Seq2[Line, error] {
	return func(yield func(Line, error) bool) {
		file, err := os.Open(name)
		if err != nil {
			yield(Line{}, err)
			return
		}
		defer file.Close()
		lines := bufio.NewReader(file)
		for number := 1; ; number++ {
			text, err := lines.ReadString('\n')
			switch {
			case errors.Is(err, io.EOF):
				return
			case err != nil:
				yield(Line{}, fmt.Errorf("%s: %w", name, err))
				return
			}
			if !yield(Line{name, number, strings.TrimSuffix(text, "\n")}, nil) {
				return
			}
		}
	}
}

// Comment reports whether the line is no game.
func (l Line) Comment() bool { return strings.HasPrefix(l.Text, commentMark) }

// Parse reads a game of a kind. The error tells where it is wrong.
func (l Line) Parse(g rules.Game) (Record, error) {
	r, err := parseRecord(g, l.Text)
	if err != nil {
		return r, fmt.Errorf("%s, line %d: %w", l.File, l.Number, err)
	}
	return r, nil
}
