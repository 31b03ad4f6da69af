package tune

import (
	"fmt"
	"strings"

	"damiera/rules"
)

// A Record is a finished game from the game's start, as a file keeps it: one
// line, the result and then the moves in the game's own notation, with a space
// between any two.
//
//	1/2-1/2 22-18 10-13 18-14 …
type Record struct {
	Result rules.Outcome
	Moves  []rules.Move
}

// appendText appends the line without its end. The moves must be legal.
func (r Record) appendText(dst []byte, g rules.Game) []byte {
	dst = append(dst, r.Result.String()...)
	p := rules.Start(g)
	for _, m := range r.Moves {
		dst = append(dst, ' ')
		dst = append(dst, p.Text(m)...)
		p = p.Play(m)
	}
	return dst
}

// parseRecord reads a line of g. The error shows the word that is wrong.
func parseRecord(g rules.Game, line string) (Record, error) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return Record{}, fmt.Errorf("an empty line where a game should be")
	}
	result, err := parseResult(words[0])
	if err != nil {
		return Record{}, err
	}
	r := Record{Result: result, Moves: make([]rules.Move, 0, len(words)-1)}
	p := rules.Start(g)
	for i, word := range words[1:] {
		m, err := p.ParseMove(word)
		if err != nil {
			return Record{}, fmt.Errorf("move %d, %s: %w", i+1, word, err)
		}
		r.Moves = append(r.Moves, m)
		p = p.Play(m)
	}
	return r, nil
}

func parseResult(word string) (rules.Outcome, error) {
	for _, o := range []rules.Outcome{rules.WhiteWins, rules.BlackWins, rules.Draw} {
		if o.String() == word {
			return o, nil
		}
	}
	return rules.Open, fmt.Errorf("%q is no result: a game begins with 1-0, 0-1 or 1/2-1/2", word)
}
