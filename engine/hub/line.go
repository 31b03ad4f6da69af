package hub

import (
	"fmt"
	"strings"
)

// A line is a command or an answer: a word and arguments, name=value. What has
// no value is a flag, the same as one with an empty value.
type line struct {
	command string
	args    []arg
}

type arg struct{ name, value string }

// value is that of the last argument of the name, as later ones overrule.
func (l line) value(name string) (value string, ok bool) {
	for _, a := range l.args {
		if a.name == name {
			value, ok = a.value, true
		}
	}
	return value, ok
}

// String is l as it is sent, without the line feed.
func (l line) String() string {
	var b strings.Builder
	b.WriteString(l.command)
	for _, a := range l.args {
		b.WriteString(" " + a.name + "=" + quoted(a.value))
	}
	return b.String()
}

// quoted puts a value between quotes where it needs them. The protocol has no
// way to write a quote or a control character, so they become something else.
func quoted(value string) string {
	value = strings.Map(func(r rune) rune {
		switch {
		case r == '"':
			return '\''
		case r < ' ' || r == 0x7f:
			return ' '
		}
		return r
	}, strings.ToValidUTF8(value, "?"))
	for i := range len(value) {
		if !isWord(value[i]) {
			return `"` + value + `"`
		}
	}
	if value == "" {
		return `""`
	}
	return value
}

func isBlank(c byte) bool { return c == ' ' || c >= '\t' && c <= '\r' }

func isWord(c byte) bool { return c > ' ' && c != '=' && c != '"' && c != 0x7f }

// parseLine reads a line. A line of blanks alone has no command and no error.
func parseLine(text string) (line, error) {
	s := scanner{text: text}
	if s.end() {
		return line{}, nil
	}
	var l line
	var err error
	if l.command, err = s.word("a command"); err != nil {
		return line{}, err
	}
	for !s.end() {
		var a arg
		if a.name, err = s.word("an argument"); err != nil {
			return line{}, err
		}
		if !s.end() && s.text[s.at] == '=' {
			s.at++
			if a.value, err = s.value(a.name); err != nil {
				return line{}, err
			}
		}
		l.args = append(l.args, a)
	}
	return l, nil
}

// A scanner walks a line from left to right.
type scanner struct {
	text string
	at   int
}

// end passes over blanks and reports whether anything is left.
func (s *scanner) end() bool {
	for s.at < len(s.text) && isBlank(s.text[s.at]) {
		s.at++
	}
	return s.at == len(s.text)
}

func (s *scanner) word(what string) (string, error) {
	start := s.at
	for s.at < len(s.text) && isWord(s.text[s.at]) {
		s.at++
	}
	if s.at == start {
		return "", fmt.Errorf("%s is expected, not %s", what, excerpt(s.text[start:]))
	}
	return s.text[start:s.at], nil
}

func (s *scanner) value(name string) (string, error) {
	if s.end() {
		return "", fmt.Errorf("%s= lacks its value", excerpt(name))
	}
	if s.text[s.at] != '"' {
		return s.word("a value of " + excerpt(name))
	}
	value, rest, closed := strings.Cut(s.text[s.at+1:], `"`)
	if !closed {
		return "", fmt.Errorf("the quote is not closed: %s", excerpt(s.text[s.at+1:]))
	}
	s.at = len(s.text) - len(rest)
	return value, nil
}

// excerpt is the beginning of a text that may be long or no text at all.
func excerpt(text string) string {
	const most = 80
	if len(text) > most {
		text = text[:most] + "…"
	}
	return strings.ToValidUTF8(text, "?")
}
