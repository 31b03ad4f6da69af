package pdn

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// A tagText is what stands at the beginning of a text that begins with "[".
type tagText struct {
	Tag
	closed bool
	rest   string // what follows on the line
}

// tagHead takes `[Name "` off a text. It is what tells a tag from other
// brackets, wherever it stands.
func tagHead(s string) (name string, quote rune, body string, ok bool) {
	if !strings.HasPrefix(s, "[") {
		return "", 0, "", false
	}
	s = trimLeft(s[1:])
	end := strings.IndexFunc(s, func(r rune) bool { return !isNameRune(r) })
	if end <= 0 {
		return "", 0, "", false
	}
	body = trimLeft(s[end:])
	quote, size := utf8.DecodeRuneInString(body)
	if !isQuote(quote) {
		return "", 0, "", false
	}
	return s[:end], quote, body[size:], true
}

func isNameRune(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || r == '_' || r == '-' || r == '.'
}

// isQuote also takes the quotes that word processors put in place of straight
// ones.
func isQuote(r rune) bool {
	return r == '"' || r == '“' || r == '”' || r == '„' || r == '‟'
}

func trimLeft(s string) string { return strings.TrimLeftFunc(s, unicode.IsSpace) }

// cutTag takes a tag off a text that begins with "[". It is not ok when there is
// none; it is not closed when the line ends before the tag does, and the value
// is then the rest of the line.
//
// A quote ends the value only where the bracket follows, so that one inside does
// no harm. A backslash makes a quote or a backslash part of the value.
func cutTag(s string) (t tagText, ok bool) {
	name, quote, body, ok := tagHead(s)
	if !ok {
		return tagText{}, false
	}
	var value strings.Builder
	spareValue, spareRest := -1, ""
	for i := 0; i < len(body); {
		r, size := utf8.DecodeRuneInString(body[i:])
		after := body[i+size:]
		if r == '\\' && after != "" && (after[0] == '"' || after[0] == '\\') {
			// A path such as "C:\" looks as if its last quote did not count. If no
			// other ends the value, this one does.
			if rest, ends := cutBracket(after[1:]); ends && after[0] == '"' {
				spareValue, spareRest = value.Len(), rest
			}
			value.WriteByte(after[0])
			i += 2
			continue
		}
		if r == quote || quote != '"' && isQuote(r) {
			if rest, ends := cutBracket(after); ends {
				return tagText{Tag{name, value.String()}, true, rest}, true
			}
		}
		value.WriteRune(r)
		i += size
	}
	if spareValue >= 0 {
		return tagText{Tag{name, value.String()[:spareValue] + `\`}, true, spareRest}, true
	}
	text := strings.TrimRightFunc(value.String(), unicode.IsSpace)
	return tagText{Tag{name, strings.TrimRightFunc(text, isQuote)}, false, ""}, true
}

func cutBracket(s string) (rest string, ok bool) {
	return strings.CutPrefix(trimLeft(s), "]")
}

// cutBareTag takes a tag without quotes, [Round 3], off a text. Such a one is
// believed only where tags are expected.
func cutBareTag(s string) (t tagText, ok bool) {
	inside, rest, ok := strings.Cut(s[1:], "]")
	if !ok {
		return tagText{}, false
	}
	name, value, _ := strings.Cut(strings.TrimSpace(inside), " ")
	first, _ := utf8.DecodeRuneInString(name)
	if !unicode.IsLetter(first) || strings.ContainsFunc(name, func(r rune) bool { return !isNameRune(r) }) {
		return tagText{}, false
	}
	return tagText{Tag{name, strings.TrimSpace(value)}, true, rest}, true
}
