package pdn

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// word reads a word of the given length at the beginning of the line's rest.
// Files glue things together, so that one word may be a number, a move, a sign
// and somebody's remark in a row: 12.22-18!good.
func (s *scanner) word(length int) {
	w := s.rest[:length]
	for w != "" {
		if text, rest, ok := cutResult(w); ok {
			s.emit(resultToken, s.now.number, "", text)
			w = trimSigns(rest)
			continue
		}
		if rest, ok := cutNumber(w); ok {
			w = rest
			continue
		}
		if text, rest, ok := cutMove(w); ok {
			s.emit(moveToken, s.now.number, "", text)
			w = trimSigns(rest)
			continue
		}
		if startsWithDigit(w) {
			if mayBeSpaced(w) {
				if text, rest, ok := cutSpaced(s.rest[length-len(w):]); ok {
					s.spaced(text)
					s.rest = rest
					return
				}
			}
			if !isBareNumber(w) {
				s.emit(badWordToken, s.now.number, w, clip(w)+" is no whole move")
			}
			break
		}
		after := trimSigns(w)
		if len(after) == len(w) || !startsWithDigit(after) {
			if after != "" {
				s.loosen(w)
			}
			break
		}
		w = after
	}
	s.rest = s.rest[length:]
}

// spaced takes what was written with blanks between the parts, already joined.
func (s *scanner) spaced(text string) {
	if result, rest, ok := cutResult(text); ok && rest == "" {
		s.emit(resultToken, s.now.number, "", result)
	} else if move, rest, ok := cutMove(text); ok && rest == "" {
		s.emit(moveToken, s.now.number, "", move)
	} else {
		s.emit(badWordToken, s.now.number, text, clip(text)+" is no whole move")
	}
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func startsWithDigit(w string) bool { return w != "" && isDigit(w[0]) }

// mayBeSpaced reports whether a move or result that has blanks in it can begin
// with the word w: a number, perhaps with a sign.
func mayBeSpaced(w string) bool {
	rest := w[digits(w):]
	r, size := utf8.DecodeRuneInString(rest)
	_, isSign := joiner(r)
	return rest == "" || isSign && size == len(rest)
}

// isBareNumber reports whether w is the number of a move without its full stop.
func isBareNumber(w string) bool {
	return len(w) <= 4 && digits(w) == len(w)
}

func digits(w string) int {
	n := 0
	for n < len(w) && isDigit(w[n]) {
		n++
	}
	return n
}

// cutNumber takes the number of a move, 12. or 12..., off a word.
func cutNumber(w string) (rest string, ok bool) {
	n := digits(w)
	rest = strings.TrimLeft(w[n:], ".…")
	return rest, n > 0 && len(rest) < len(w)-n
}

// trimSigns takes off what judges a move or merely separates: signs, glyphs
// such as $6, and a star, which glued to a move means that it was forced.
func trimSigns(w string) string {
	for {
		w = strings.TrimLeft(w, "!?*+#=.,:~^_-–—±…'\"")
		if !strings.HasPrefix(w, "$") {
			return w
		}
		w = w[1+digits(w[1:]):]
	}
}

// joiners are the signs between squares, and what they are written as.
func joiner(r rune) (sign byte, ok bool) {
	switch r {
	case '-', '‐', '‑', '‒', '–', '—', '−':
		return '-', true
	case 'x', 'X', ':', '×':
		return 'x', true
	}
	return 0, false
}

// cutSquare takes a square off a word: 1 to 99, which is enough for the largest
// of boards, or a letter and a digit.
func cutSquare(w string) (square, rest string, ok bool) {
	if n := digits(w); n > 0 {
		square = strings.TrimLeft(w[:n], "0")
		return square, w[n:], len(square) == 1 || len(square) == 2
	}
	if len(w) < 2 || !isDigit(w[1]) || w[1] == '0' || digits(w[1:]) > 2 {
		return "", w, false
	}
	letter := lowerASCII(w[:1])
	if letter < "a" || letter > "l" {
		return "", w, false
	}
	n := 1 + digits(w[1:])
	return letter + w[1:n], w[n:], true
}

// cutMove takes a move off a word: two squares at least, joined by signs. The
// text is the move with plain signs and squares. A sign that nothing follows
// makes it a move cut short, which is none.
func cutMove(w string) (text, rest string, ok bool) {
	square, rest, ok := cutSquare(w)
	if !ok {
		return "", w, false
	}
	var b strings.Builder
	b.WriteString(square)
	squares := 1
	for rest != "" {
		r, size := utf8.DecodeRuneInString(rest)
		sign, isSign := joiner(r)
		if !isSign {
			break
		}
		next, after, isSquare := cutSquare(rest[size:])
		if !isSquare {
			if after == "" && r != ':' || squares == 1 || startsWithDigit(rest[size:]) {
				return "", w, false
			}
			break
		}
		b.WriteByte(sign)
		b.WriteString(next)
		if squares++; squares > mostSquares {
			return "", w, false
		}
		rest = after
	}
	return b.String(), rest, squares > 1
}

// mostSquares is how many squares a move names at the most. That bounds how far
// anything looks ahead.
const mostSquares = 13

// cutSpaced takes a move or result with blanks beside its signs off a line:
// 22 - 18, 9 x18. It begins with a digit. The text comes without the blanks.
func cutSpaced(s string) (text, rest string, ok bool) {
	var b strings.Builder
	n := digits(s)
	b.WriteString(s[:n])
	rest = s[n:]
	parts := 1
	for parts < mostSquares {
		after := trimLeft(rest)
		r, size := utf8.DecodeRuneInString(after)
		if _, isSign := joiner(r); !isSign && r != '/' {
			break
		}
		after = trimLeft(after[size:])
		n := digits(after)
		if n == 0 {
			break
		}
		b.WriteRune(r)
		b.WriteString(after[:n])
		rest = after[n:]
		parts++
	}
	if next, _ := utf8.DecodeRuneInString(rest); rest != "" && (unicode.IsLetter(next) || next == '.') {
		return "", s, false
	}
	return b.String(), rest, parts > 1
}
