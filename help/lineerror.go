package help

import (
	"errors"
	"fmt"

	"damiera/rules"
)

// A LineError tells what is wrong with a page, and where.
type LineError struct {
	Line  int              // counted from 1
	Where *rules.TextError // the spot within the line
}

func (e *LineError) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Where) }

// Unwrap gives the spot alone, for errors.As.
func (e *LineError) Unwrap() error { return e.Where }

// A line is one line of a page.
type line struct {
	text   string
	number int
}

// wrong points at a part of the line.
func (l line) wrong(at, length int, format string, args ...any) error {
	return &LineError{l.number, &rules.TextError{Text: l.text, At: at, Len: length, Why: fmt.Sprintf(format, args...)}}
}

// allWrong points at the whole line.
func (l line) allWrong(format string, args ...any) error {
	return l.wrong(0, len(l.text), format, args...)
}

// relay gives what the rules have against a part of the line that begins at the offset. They point into
// that part; the person who mends the page wants to see it in its line.
func (l line) relay(at, length int, err error) error {
	var spot *rules.TextError
	if errors.As(err, &spot) {
		return l.wrong(at+spot.At, spot.Len, "%s", spot.Why)
	}
	return l.wrong(at, length, "%v", err)
}
