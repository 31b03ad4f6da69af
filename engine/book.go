package engine

import (
	"bufio"
	"bytes"
	"embed"
	"fmt"
	"strings"
	"sync"

	"damiera/rules"
)

// The books of openings: for each position of the first plies the moves that a
// long search found as good as the best. The highest levels draw from them, so
// that their games differ though they never play a move that they think worse.
// "dama tune book" makes the files; their first lines tell with what arguments.
//
//go:embed book/*.txt
var bookFiles embed.FS

// A book has the good moves of positions.
type book map[rules.Position][]rules.Move

var books = [...]func() book{
	rules.Italian:   bookOf(rules.Italian),
	rules.English:   bookOf(rules.English),
	rules.Alquerque: bookOf(rules.Alquerque),
}

// bookOf reads a book when it is first asked for. A file that cannot be read
// gives none: the levels then search from the first move on.
func bookOf(g rules.Game) func() book {
	return sync.OnceValue(func() book {
		data, err := bookFiles.ReadFile("book/" + g.String() + ".txt")
		if err != nil {
			return nil
		}
		b, err := readBook(g, data)
		if err != nil {
			return nil
		}
		return b
	})
}

// readBook reads lines of moves that lead to a position, a colon, and the good
// moves there. A way one move shorter has its line above, so that no way is played
// from the start again. Lines that begin with # are for people.
func readBook(g rules.Game, data []byte) (book, error) {
	b := book{}
	at := map[string]rules.Position{"": rules.Start(g)}
	lines := bufio.NewScanner(bytes.NewReader(data))
	for number := 1; lines.Scan(); number++ {
		if strings.HasPrefix(lines.Text(), "#") {
			continue
		}
		way, good, ok := strings.Cut(lines.Text(), ":")
		if !ok {
			return nil, fmt.Errorf("line %d: %q has no colon", number, lines.Text())
		}
		before, last := "", way
		if i := strings.LastIndexByte(way, ' '); i >= 0 {
			before, last = way[:i], way[i+1:]
		}
		p, known := at[before]
		if !known {
			return nil, fmt.Errorf("line %d: %q leads to no line above", number, before)
		}
		if last != "" {
			m, err := p.ParseMove(last)
			if err != nil {
				return nil, fmt.Errorf("line %d: %w", number, err)
			}
			p = p.Play(m)
		}
		at[way] = p
		if _, twice := b[p]; twice {
			return nil, fmt.Errorf("line %d: %q leads to a position of a line above", number, way)
		}
		for _, text := range strings.Fields(good) {
			m, err := p.ParseMove(text)
			if err != nil {
				return nil, fmt.Errorf("line %d: %w", number, err)
			}
			b[p] = append(b[p], m)
		}
	}
	return b, lines.Err()
}
