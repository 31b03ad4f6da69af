package prefs

import (
	"bytes"
	"errors"
	"reflect"
	"strings"

	"damiera/rules/pdn"
)

// escapedTag writes the value of a tag as PDN does.
var escapedTag = strings.NewReplacer(`\`, `\\`, `"`, `\"`)

// errNoRoom means that after what a text holds no game could be read.
var errNoRoom = errors.New("no game can be added to this text")

// readable tells whether something is a text at all.
func readable(text []byte) error {
	for _, err := range pdn.Games(bytes.NewReader(text), pdn.Options{}) {
		if errors.Is(err, pdn.ErrBinary) {
			return err
		}
		break
	}
	return nil
}

// appended is a text with a game after it. What was there stays as it is, and
// what it left open, such as the head of a game without moves, is ended first:
// the game is tried to be read.
func appended(text, entry []byte) ([]byte, error) {
	gap := gapAfter(text)
	tail := lastGames(text)
	want, err := lastGame(entry)
	if err != nil {
		return nil, err
	}
	for _, between := range [...]string{gap, gap + "*\n\n", gap + "}\n\n*\n\n"} {
		last, err := lastGame(bytes.Join([][]byte{tail, entry}, []byte(between)))
		if err != nil {
			continue
		}
		if sameBesideRemarks(last, want) {
			return bytes.Join([][]byte{text, entry}, []byte(between)), nil
		}
	}
	return nil, errNoRoom
}

// lastGame reads a text to its end, and rests between its games.
func lastGame(text []byte) (last pdn.Game, err error) {
	var pause pause
	for game, err := range pdn.Games(bytes.NewReader(text), pdn.Options{}) {
		if err != nil {
			return last, err
		}
		last = game
		pause.rest()
	}
	return last, nil
}

// gapAfter is what makes an empty line of the end of a text.
func gapAfter(text []byte) string {
	unix := bytes.ReplaceAll(text[max(0, len(text)-4):], []byte("\r\n"), []byte("\n"))
	switch {
	case len(text) == 0, bytes.HasSuffix(unix, []byte("\n\n")):
		return ""
	case bytes.HasSuffix(unix, []byte("\n")):
		return "\n"
	}
	return "\n\n"
}

// tailSize is how many bytes of a long text are looked at, at least, to see how
// it ends.
const tailSize = 32 << 10

// lastGames is the end of a text, from a line on where whatever was before is
// over: a tag after an empty line.
func lastGames(text []byte) []byte {
	if len(text) <= tailSize {
		return text
	}
	head := text[:len(text)-tailSize]
	at := max(bytes.LastIndex(head, []byte("\n\n[")), bytes.LastIndex(head, []byte("\n\r\n[")))
	return text[max(at, 0):]
}

// sameGame tells whether two games that were read say the same.
func sameGame(a, b pdn.Game) bool {
	return a.Kind == b.Kind && a.Foreign == b.Foreign && a.Unplaced == b.Unplaced && a.Outcome == b.Outcome &&
		a.ResultText == b.ResultText && (a.Problem == nil) == (b.Problem == nil) &&
		reflect.DeepEqual(a.Tags, b.Tags) && reflect.DeepEqual(a.Comments, b.Comments) &&
		a.Match.Plies() == b.Match.Plies() && a.Match.Position() == b.Match.Position()
}
