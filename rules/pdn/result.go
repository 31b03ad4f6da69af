package pdn

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"damiera/rules"
)

// A score is what a result says in the order it is written in: who is written
// first has won, or second, or neither.
type score uint8

const (
	silent score = iota
	firstWins
	secondWins
	drawn
)

// results are the results that end a game's moves, the longer before those that
// they begin with. 0-0 is a game that both have lost: it says nothing here.
var results = []struct {
	text string
	score
}{
	{"1/2-1/2", drawn}, {"1/2", drawn}, {"½-½", drawn}, {"½", drawn},
	{"1-0", firstWins}, {"2-0", firstWins}, {"0-1", secondWins}, {"0-2", secondWins},
	{"1-1", drawn}, {"0-0", silent},
}

// cutResult takes a result off a word. A star is one only when it stands alone:
// glued to something it is a sign.
func cutResult(w string) (text, rest string, ok bool) {
	if w == "*" {
		return w, "", true
	}
	for _, known := range results {
		rest, ok := cutDashed(w, known.text)
		if !ok {
			continue
		}
		next, _ := utf8.DecodeRuneInString(rest)
		if _, isSign := joiner(next); isSign || unicode.IsDigit(next) || next == '/' {
			continue // a move, or some other game's score
		}
		return w[:len(w)-len(rest)], rest, true
	}
	return "", w, false
}

// cutDashed is strings.CutPrefix for which all dashes are the same.
func cutDashed(w, prefix string) (rest string, ok bool) {
	for _, want := range prefix {
		r, size := utf8.DecodeRuneInString(w)
		if sign, _ := joiner(r); r != want && (want != '-' || sign != '-') {
			return "", false
		}
		w = w[size:]
	}
	return w, true
}

func scoreOf(text string) score {
	text = strings.Join(strings.Fields(text), "")
	for _, known := range results {
		if rest, ok := cutDashed(text, known.text); ok && rest == "" {
			return known.score
		}
	}
	return silent
}

// outcome is who won. The first figure is the first mover's: in English draughts
// that is Black, so that 1-0 there says that White has lost.
func (s score) outcome(kind rules.Game) rules.Outcome {
	switch s {
	case firstWins:
		return rules.WonBy(kind.First())
	case secondWins:
		return rules.WonBy(kind.First().Other())
	case drawn:
		return rules.Draw
	}
	return rules.Open
}

// resultText is the inverse of score.outcome, as text.
func resultText(kind rules.Game, o rules.Outcome) string {
	winner, won := o.Winner()
	switch {
	case won && winner == kind.First():
		return "1-0"
	case won:
		return "0-1"
	}
	return o.String() // of a draw or an open game, the same everywhere
}

func isResultTag(name string) bool {
	return sameName(name, "Result") || sameName(name, "Risultato")
}

// result is the text that counts: the tag, unless it says nothing and the end of
// the moves says something.
func (d *draft) result() string {
	tag := ""
	for _, t := range d.tags {
		if !isResultTag(t.Name) {
			continue
		}
		if scoreOf(t.Value) != silent {
			return t.Value
		}
		if tag == "" {
			tag = t.Value
		}
	}
	if tag == "" || scoreOf(d.terminator) != silent {
		return d.terminator
	}
	return tag
}
