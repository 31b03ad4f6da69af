package screens

import (
	"errors"
	"regexp"
	"strings"

	"damiera/rules"
)

// unsaid stands in the place of the side to move where nobody has said which it is.
const unsaid = "?"

// tagged is a position in the tag of a game file.
var tagged = regexp.MustCompile(`(?i)\[\s*FEN\s+"([^"\n]*)"`)

// The shapes of a position as text: the lists of the games on 32 squares, and Alquerque's five rows.
var (
	listForm = regexp.MustCompile(`^[WBwb?]?\s*:\s*[WBwb]`)
	rowForm  = regexp.MustCompile(`^[wbWB1-5]{1,6}(/[wbWB1-5]{1,6}){2,}`)
)

// bare is a text without what people and mails put around a position.
func bare(text string) string { return strings.Trim(text, " \t\r\n\"'“”‘’`\u00a0\ufeff") }

// meansPosition tells whether a text is meant for a position and not for a game.
func meansPosition(text string) bool {
	const longest = 600 // bytes; the longest tidy one has fewer than 200
	text = bare(text)
	return len(text) < longest && !strings.Contains(text, "\n") &&
		(listForm.MatchString(text) || rowForm.MatchString(text))
}

// readSketch reads a position: one of Alquerque by its form, else one of the given game, or of Italian
// draughts if that is Alquerque. One that cannot occur is read too, and one that does not say who moves. The
// error is a *rules.TextError.
func readSketch(g rules.Game, text string) (sketch, error) {
	if found := tagged.FindStringSubmatch(text); found != nil {
		text = found[1]
	}
	text = oneLine.Replace(bare(text))
	switch {
	case rowForm.MatchString(text):
		g = rules.Alquerque
	case g == rules.Alquerque:
		g = rules.Italian
	}
	p, err := parsed(g, text)
	var slip *rules.TextError
	if !errors.As(err, &slip) || slip.Fault != rules.NoTurn {
		return sketch{position: p}, err
	}
	filled, ok := withTurn(slip)
	if !ok {
		return sketch{position: p}, err
	}
	if p, err = parsed(g, filled); errors.As(err, &slip) {
		slip.At -= len(filled) - len(text)
		slip.Text = text
	}
	return sketch{position: p, asked: err == nil}, err
}

// oneLine joins the lines of a text that a mail has broken.
var oneLine = strings.NewReplacer("\r\n", " ", "\r", " ", "\n", " ")

// withTurn is a text that lacks the side to move, or has a question mark for it, with a side in its place.
func withTurn(slip *rules.TextError) (filled string, ok bool) {
	before, spot, after := slip.Text[:slip.At], slip.Text[slip.At:slip.At+slip.Len], slip.Text[slip.At+slip.Len:]
	const any = "W"
	switch spot {
	case unsaid:
		return before + any + after, true
	case ":": // the lists follow at once
		return before + any + spot + after, true
	case "":
		return before + " " + any + after, true
	}
	return "", false
}

// parsed reads a position, also one that cannot occur.
func parsed(g rules.Game, text string) (rules.Position, error) {
	p, err := rules.ParsePosition(g, text)
	var impossible *rules.PositionError
	if errors.As(err, &impossible) {
		return p, nil
	}
	return p, err
}
