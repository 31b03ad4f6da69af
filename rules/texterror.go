package rules

import (
	"fmt"
	"strings"
)

// A TextError tells what is wrong with a position or move as it was written,
// and where.
type TextError struct {
	Text string
	At   int // byte offset in Text
	Len  int // bytes of the offending spot; 0 where something is missing
	Why  string

	Fault Fault // what Why says, where it is about a position
}

// Error shows the offending spot between two markers.
func (e *TextError) Error() string {
	const around = 30 // a line is enough to find the spot in a long text
	return fmt.Sprintf("%s: %s", e.Why, e.Marked(around))
}

// Marked is the text with the offending spot between two markers, and so many
// bytes of what is around it.
func (e *TextError) Marked(around int) string {
	at := min(max(e.At, 0), len(e.Text))
	end := min(at+max(e.Len, 0), len(e.Text))
	before, after := e.Text[:at], e.Text[end:]
	if len(before) > around {
		before = "…" + before[len(before)-around:]
	}
	if len(after) > around {
		after = after[:around] + "…"
	}
	spot := e.Text[at:end]
	if len(spot) > 2*around {
		spot = spot[:around] + "…" + spot[len(spot)-around:]
	}
	return strings.ToValidUTF8(before+"»"+spot+"«"+after, "?")
}

// wrong points at the part of text, which must be a slice of it, that begins at
// the given offset.
func wrong(text string, at, length int, format string, args ...any) error {
	return &TextError{Text: text, At: at, Len: length, Why: fmt.Sprintf(format, args...)}
}

// of says in a TextError what kind of thing is wrong.
func (f Fault) of(err error) error {
	if e, ok := err.(*TextError); ok {
		e.Fault = f
	}
	return err
}
