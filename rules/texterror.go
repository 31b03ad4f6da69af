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
}

// Error shows the offending spot between two markers.
func (e *TextError) Error() string {
	at := min(max(e.At, 0), len(e.Text))
	end := min(at+max(e.Len, 0), len(e.Text))
	const around = 30 // a line is enough to find the spot in a long text
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
	shown := strings.ToValidUTF8(before+"»"+spot+"«"+after, "?")
	return fmt.Sprintf("%s: %s", e.Why, shown)
}

// wrong points at the part of text, which must be a slice of it, that begins at
// the given offset.
func wrong(text string, at, length int, format string, args ...any) error {
	return &TextError{Text: text, At: at, Len: length, Why: fmt.Sprintf(format, args...)}
}
