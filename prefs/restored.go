package prefs

import (
	"regexp"
	"strings"
)

// putBack is a text with games in their old places, as far as these can be told:
// each after what was before it, else at the end. The places are in the order of
// the file. Games of ours that are in the text already are left out.
func putBack(text string, places []place) string {
	there := idsIn(text)
	var out strings.Builder
	rest := text      // what is not written yet
	var recent string // the last bytes that are
	write := func(part string) {
		out.WriteString(part)
		recent += part[max(0, len(part)-anchorSize):]
		recent = recent[max(0, len(recent)-anchorSize):]
	}
	var lost []place
	for _, p := range places {
		if id, ours := p.id(); ours && there[id] {
			continue
		}
		n, ok := p.find(out.Len(), recent, rest)
		if !ok {
			lost = append(lost, p)
			continue
		}
		write(rest[:n])
		rest = rest[n:]
		write(p.text)
		if p.last && rest != "" {
			write(gapAfter([]byte(p.text)))
		}
	}
	write(rest)
	for _, p := range lost {
		write(gapAfter([]byte(recent)))
		write(p.text)
	}
	return out.String()
}

// find tells how much of the rest of a text comes before the place: where it
// was, or else after what was before it. So many bytes are written already, the
// recent ones last.
func (p place) find(written int, recent, rest string) (n int, ok bool) {
	n = p.at - written
	if n >= 0 && n <= len(rest) && strings.HasSuffix(recent+rest[max(0, n-anchorSize):n], p.before) {
		return n, true
	}
	if p.before == "" {
		return 0, false
	}
	if at := strings.Index(rest, p.before); at >= 0 {
		return at + len(p.before), true
	}
	return 0, strings.HasSuffix(recent, p.before)
}

var idPattern = regexp.MustCompile(`(?i)\[[ \t]*` + idTag + `[ \t]*"((?:[^"\\\r\n]|\\.)*)"`)

// idsIn is the IDs of the games of ours in a text, as they are written. It rests
// between parts, which end where a line does.
func idsIn(text string) map[string]bool {
	const partSize = 64 << 10
	ids := make(map[string]bool)
	var pause pause
	for text != "" {
		end := len(text)
		if line := strings.IndexByte(text[min(partSize, end):], '\n'); line >= 0 {
			end = min(partSize, end) + line + 1
		}
		for _, found := range idPattern.FindAllStringSubmatch(text[:end], -1) {
			ids[found[1]] = true
		}
		text = text[end:]
		pause.rest()
	}
	return ids
}

// id is that of a game of ours, as it is written.
func (p place) id() (id string, ours bool) {
	found := idPattern.FindStringSubmatch(p.text)
	if found == nil {
		return "", false
	}
	return found[1], true
}
