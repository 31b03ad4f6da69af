package pdn

import (
	"io"
	"strings"
	"unicode"
	"unicode/utf8"
)

type tokenKind uint8

const (
	endToken     tokenKind = iota
	tagToken               // name and text
	moveToken              // text: the squares, joined by - or x
	resultToken            // text as written
	commentToken           // text, never empty, blanks made single
	brokenToken            // text: what is wrong; the game's moves end here
	badWordToken           // name: a word where a move could stand, text: what is wrong with it
	badTagToken            // text: what is wrong with a tag
)

// A token is a part of a game that means something. Move numbers, variations
// and signs on moves are no tokens.
type token struct {
	kind  tokenKind
	line  int // where it begins
	name  string
	text  string
	fresh bool // an empty line stands between the token before and this one
}

// A scanner makes tokens of lines.
type scanner struct {
	lines *lines
	now   line
	rest  string // what is left of the line
	ended bool

	out      []token
	given    int      // how many of out have been handed out
	loose    []string // words outside any comment, to become one
	looseAt  int
	emptied  bool // an empty line has come since the last token
	inTags   bool // tags are expected: no move has come since the last one
	depth    int  // of variations
	bracket  int  // the line where the outermost one begins
	brackets int  // how many closing square brackets the rest of the line holds
}

func newScanner(r io.Reader) *scanner {
	return &scanner{lines: newLines(r), inTags: true}
}

// next returns an endToken, again and again, at the end of the file.
func (s *scanner) next() token {
	for s.given == len(s.out) {
		s.out, s.given = s.out[:0], 0
		s.step()
	}
	s.given++
	return s.out[s.given-1]
}

func (s *scanner) emit(kind tokenKind, line int, name, text string) {
	s.flushLoose()
	s.out = append(s.out, token{kind, line, name, text, s.emptied})
	s.emptied = false
	switch kind {
	case tagToken, badTagToken:
		s.inTags = true
	case moveToken, resultToken, brokenToken, badWordToken:
		s.inTags = false
	}
}

// loosen keeps a word that stands where none should. Such words become a
// comment; they are joined only at the end, or a megabyte of them would be slow.
func (s *scanner) loosen(word string) {
	if len(s.loose) == 0 {
		s.looseAt = s.now.number
	}
	s.loose = append(s.loose, word)
}

func (s *scanner) flushLoose() {
	if len(s.loose) == 0 {
		return
	}
	text := commentText(strings.Join(s.loose, " "))
	s.loose = nil
	if text != "" {
		s.out = append(s.out, token{commentToken, s.looseAt, "", text, false})
	}
}

// advance goes to the next line that is not an escape line. At the end of the
// file it emits what was not finished, and an endToken.
func (s *scanner) advance() {
	for {
		next, ok := s.lines.next()
		if !ok {
			s.ended = true
			s.closeVariations()
			s.emit(endToken, s.now.number, "", "")
			return
		}
		if strings.HasPrefix(next.text, "%") {
			continue
		}
		s.begin(next)
		return
	}
}

func (s *scanner) begin(l line) {
	s.now, s.rest = l, l.text
	s.brackets = strings.Count(l.text, "]")
	if isEmpty(l.text) {
		s.emptied = true
	}
}

func isEmpty(text string) bool { return trimLeft(text) == "" }

// step reads one thing of whatever kind.
func (s *scanner) step() {
	s.rest = trimLeft(s.rest)
	if s.rest == "" {
		if s.ended {
			s.emit(endToken, s.now.number, "", "")
		} else {
			s.advance()
		}
		return
	}
	switch s.rest[0] {
	case '{':
		s.comment()
	case ';':
		if text := commentText(s.rest[1:]); text != "" && s.depth == 0 {
			s.emit(commentToken, s.now.number, "", text)
		}
		s.rest = ""
	case '(':
		if s.depth == 0 {
			s.bracket = s.now.number
		}
		s.depth++
		s.rest = s.rest[1:]
	case ')':
		s.depth = max(s.depth-1, 0)
		s.rest = s.rest[1:]
	case '[':
		s.square()
	case ']':
		s.brackets--
		s.rest = s.rest[1:]
	case '}':
		s.rest = s.rest[1:]
	default:
		end := wordEnd(s.rest)
		switch {
		case s.depth > 0:
			s.rest = s.rest[end:]
		default:
			s.word(end)
		}
	}
}

// closeVariations ends variations that the text has left open.
func (s *scanner) closeVariations() {
	if s.depth > 0 {
		s.depth = 0
		s.emit(brokenToken, s.bracket, "", "the bracket of a variation is never closed")
	}
}

// square reads what begins with a square bracket: a tag, or words in brackets.
func (s *scanner) square() {
	if t, ok := cutTag(s.rest); ok {
		s.closeVariations() // no variation holds a tag
		s.emit(tagToken, s.now.number, t.Name, t.Value)
		if !t.closed {
			s.emit(badTagToken, s.now.number, "", "the tag "+clip(t.Name)+" is not closed")
		}
		s.skipTo(t.rest)
		return
	}
	inTags := s.inTags && s.depth == 0
	if s.brackets == 0 {
		// Nothing closes it on this line. Looking for that once a bracket would
		// be slow, hence the count.
		if !inTags {
			s.rest = s.rest[1:]
			return
		}
		s.emit(badTagToken, s.now.number, "", "the tag is not closed: "+clip(s.rest))
		s.rest = ""
		return
	}
	if t, ok := cutBareTag(s.rest); ok && inTags {
		s.emit(tagToken, s.now.number, t.Name, t.Value)
		s.skipTo(t.rest)
		return
	}
	end := strings.IndexByte(s.rest, ']') + 1
	switch {
	case inTags:
		s.emit(badTagToken, s.now.number, "", "no tag: "+clip(s.rest[:end]))
	case s.depth == 0:
		s.loosen(s.rest[:end])
	}
	s.skipTo(s.rest[end:])
}

// skipTo goes on at rest, which ends what is left of the line.
func (s *scanner) skipTo(rest string) {
	s.brackets -= strings.Count(s.rest[:len(s.rest)-len(rest)], "]")
	s.rest = rest
}

// wordEnd is the length of the word at the beginning of s.
func wordEnd(s string) int {
	end := strings.IndexFunc(s, func(r rune) bool {
		return unicode.IsSpace(r) || strings.ContainsRune("{}()[];", r)
	})
	if end < 0 {
		return len(s)
	}
	return end
}

// clip shortens what is shown of a text.
func clip(s string) string {
	const longest = 40
	if utf8.RuneCountInString(s) <= longest {
		return s
	}
	n := 0
	for i := range s {
		if n == longest {
			return s[:i] + "…"
		}
		n++
	}
	return s
}
