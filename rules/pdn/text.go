package pdn

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strings"
	"unicode/utf8"
)

// A line is one line of a file, decoded, without its end.
type line struct {
	text   string
	number int
}

// lines hands out the lines of a file one by one. CR, LF and CRLF each end one.
type lines struct {
	in     *bufio.Reader
	raw    []byte
	number int
	again  []line // lines given back, to be handed out first
	err    error  // what ended the reading, nil at the end of the file
}

const binaryProbe = 4096

func newLines(r io.Reader) *lines {
	return &lines{in: bufio.NewReaderSize(r, binaryProbe)}
}

// binary reports whether the file begins like one that is no text. No text has
// a zero byte; UTF-16 has, and is not read here.
func (l *lines) binary() bool {
	head, _ := l.in.Peek(binaryProbe) // an error shows again when the lines are read
	return bytes.IndexByte(head, 0) >= 0
}

func (l *lines) next() (line, bool) {
	if len(l.again) > 0 {
		next := l.again[0]
		l.again = l.again[1:]
		return next, true
	}
	if l.err != nil {
		return line{}, false
	}
	l.raw = l.raw[:0]
	for {
		c, err := l.in.ReadByte()
		if err != nil {
			if !errors.Is(err, io.EOF) {
				l.err = err
				return line{}, false
			}
			if len(l.raw) == 0 {
				return line{}, false
			}
			break
		}
		if c == '\r' {
			// An error here is met again by the next reading.
			if after, err := l.in.Peek(1); err == nil && after[0] == '\n' {
				_, _ = l.in.Discard(1)
			}
			break
		}
		if c == '\n' {
			break
		}
		l.raw = append(l.raw, c)
	}
	if l.number++; l.number == 1 {
		l.raw = bytes.TrimPrefix(l.raw, []byte("\ufeff"))
	}
	return line{decode(l.raw), l.number}, true
}

// unread gives lines back, to be handed out again before all others.
func (l *lines) unread(back []line) {
	l.again = append(back, l.again...)
}

// decode makes clean UTF-8 of a line. Bytes that are not UTF-8 are Windows-1252,
// which is Latin-1 with printable characters in place of a row of controls. A
// line that is valid UTF-8 is never read otherwise. In one that is not, the
// majority decides whether it is Windows-1252 as a whole, in which two letters
// happened to look like UTF-8, or UTF-8 with a few stray bytes.
func decode(raw []byte) string {
	sequences, stray, plain := 0, 0, true
	for i := 0; i < len(raw); {
		r, size := rune(raw[i]), 1
		if raw[i] >= utf8.RuneSelf {
			r, size = utf8.DecodeRune(raw[i:])
		}
		switch {
		case size > 1:
			sequences++
		case r == utf8.RuneError:
			stray++
		}
		plain = plain && clean(r) == r && r != utf8.RuneError
		i += size
	}
	if plain {
		return string(raw)
	}
	var b strings.Builder
	b.Grow(len(raw) + stray)
	for i := 0; i < len(raw); {
		r, size := utf8.DecodeRune(raw[i:])
		if r == utf8.RuneError && size == 1 || raw[i] >= utf8.RuneSelf && stray > sequences {
			r, size = windows1252(raw[i]), 1
		}
		b.WriteRune(clean(r))
		i += size
	}
	return b.String()
}

// clean makes blanks of control characters and of byte order marks.
func clean(r rune) rune {
	if r < ' ' || r == 0x7f || r == '\ufeff' {
		return ' '
	}
	return r
}

// upperControls are the characters of Windows-1252 from 0x80 to 0x9f. Where it
// has none the control of Latin-1 stands.
var upperControls = [32]rune{
	'€', 0x81, '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', 0x8d, 'Ž', 0x8f,
	0x90, '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', 0x9d, 'ž', 'Ÿ',
}

func windows1252(c byte) rune {
	if c >= 0x80 && c < 0xa0 {
		return upperControls[c-0x80]
	}
	return rune(c)
}
