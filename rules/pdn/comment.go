package pdn

import "strings"

// commentText is a comment with single blanks. Braces become brackets, as a
// comment in braces can hold neither of them for every reader.
func commentText(s string) string {
	return braces.Replace(strings.Join(strings.Fields(s), " "))
}

var braces = strings.NewReplacer("{", "(", "}", ")")

// comment reads a comment in braces. The first closing brace ends it.
//
// A forgotten brace must not cost the games that follow, so two things tell that
// a comment was never closed. One is an empty line and then a line that begins
// with a tag. The other is a line that begins with a tag and then, before any
// closing brace, a second opening one or the end of the file. The comment then
// ends before that line, and reading goes on there: as the lines in between hold
// no opening brace, no line is read more than twice.
func (s *scanner) comment() {
	begun := s.now.number
	body := s.rest[1:]
	var parts []string
	var back []line // the first line that begins with a tag, and those after it
	kept := 0       // how many parts came before it
	for afterEmpty := false; ; {
		end := strings.IndexAny(body, "{}")
		if end >= 0 && body[end] == '{' && back == nil {
			end = strings.IndexByte(body, '}')
		}
		if end >= 0 && body[end] == '}' {
			s.endComment(begun, append(parts, body[:end]))
			s.skipTo(body[end+1:])
			return
		}
		if end >= 0 {
			break // a second opening brace
		}
		parts = append(parts, body)
		next, ok := s.lines.next()
		if !ok {
			break
		}
		body = next.text
		_, _, _, isTag := tagHead(trimLeft(body))
		if isTag && back == nil {
			kept = len(parts)
		}
		if isTag || back != nil {
			back = append(back, next)
		}
		if isTag && afterEmpty {
			break
		}
		afterEmpty = isEmpty(body)
		s.begin(next)
	}
	if back != nil {
		parts = parts[:kept]
		s.lines.unread(back)
	}
	s.endComment(begun, parts)
	s.depth = 0 // the variation's bracket is not to blame
	s.emit(brokenToken, begun, "", "the comment is never closed")
	s.rest = ""
}

func (s *scanner) endComment(begun int, parts []string) {
	if text := commentText(strings.Join(parts, " ")); text != "" && s.depth == 0 {
		s.emit(commentToken, begun, "", text)
	}
}
