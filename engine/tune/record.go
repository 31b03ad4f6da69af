package tune

import (
	"fmt"
	"strconv"
	"strings"

	"damiera/rules"
)

// A Record is a finished game from the game's start, as a file keeps it: one
// line, the result and then the moves in the game's own notation, with a space
// between any two. After a move and a slash stands how its side was judged to
// stand, in hundredths of a man, where a search was made.
//
//	1/2-1/2 22-18 10-13/4 18-14/-12 …
type Record struct {
	Result rules.Outcome
	Moves  []rules.Move
	Scores []int // one for each move, Unjudged where no search was made; or none at all
}

// Score is how the side that made the i-th move was judged to stand before it.
func (r Record) Score(i int) (score int, judged bool) {
	if i >= len(r.Scores) || r.Scores[i] == Unjudged {
		return 0, false
	}
	return r.Scores[i], true
}

// Unjudged stands for a score where no search was made.
const Unjudged = 1 << 20

const (
	decisive  = 3000 // scores beyond it are cut to it: they say that the game is won
	scoreMark = "/"
)

// appendText appends the line without its end. The moves must be legal.
func (r Record) appendText(dst []byte, g rules.Game) []byte {
	dst = append(dst, r.Result.String()...)
	p := rules.Start(g)
	for i, m := range r.Moves {
		dst = append(dst, ' ')
		dst = append(dst, p.Text(m)...)
		if s, judged := r.Score(i); judged {
			dst = strconv.AppendInt(append(dst, scoreMark...), int64(max(-decisive, min(s, decisive))), 10)
		}
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
		text, number, judged := strings.Cut(word, scoreMark)
		m, err := p.ParseMove(text)
		if err != nil {
			return Record{}, fmt.Errorf("move %d, %s: %w", i+1, word, err)
		}
		score := Unjudged
		if judged {
			if score, err = strconv.Atoi(number); err != nil || max(score, -score) > decisive {
				return Record{}, fmt.Errorf("move %d, %s: %q is no score from %d to %d", i+1, word, number, -decisive, decisive)
			}
		}
		r.Moves, r.Scores = append(r.Moves, m), append(r.Scores, score)
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
