package pdn

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"damiera/rules"
)

// Write writes a game and an empty line after it, so that one may follow
// another. [Read] gives the same game back: moves, start, outcome, comments and
// tags. Its order of tags and form of text are those of the PDN standard.
//
// The tags that g.Match and g.Kind decide are written by them, whatever g.Tags
// says: GameType or Variant, SetUp, FEN and, by g.Outcome, Result. Other tags are
// not made up where g has none. Blanks in comments become single, braces in them
// become brackets.
//
// It is an error to write a foreign game, a match of a kind other than g.Kind, or
// a tag whose name is not of letters, digits and the signs _ - . only.
func Write(w io.Writer, g Game) error {
	if g.Foreign != "" {
		return fmt.Errorf("a game of another kind cannot be written: %s", g.Foreign)
	}
	if !g.Unplaced && g.Match.Game() != g.Kind {
		return fmt.Errorf("a game of kind %s cannot hold a match of kind %s", g.Kind, g.Match.Game())
	}
	tags := g.tagsToWrite()
	for _, t := range tags {
		if t.Name == "" || strings.ContainsFunc(t.Name, func(r rune) bool { return !isNameRune(r) }) {
			return fmt.Errorf("%q cannot be the name of a tag", t.Name)
		}
	}
	out := bufio.NewWriter(w)
	for _, t := range tags {
		fmt.Fprintf(out, "[%s \"%s\"]\n", t.Name, escaped.Replace(decode([]byte(t.Value))))
	}
	out.WriteByte('\n')
	text := wrapper{out: out}
	g.writeMoves(&text)
	text.word(g.terminator())
	out.WriteString("\n\n")
	return out.Flush() // tells of all errors before it
}

var escaped = strings.NewReplacer(`\`, `\\`, `"`, `\"`)

// standardOrder is the order of tags in a game's head, the names in small letters.
// Tags of other names follow, then SetUp and FEN.
var standardOrder = []string{"event", "site", "date", "round", "white", "black", "result", "gametype", "variant"}

// tagsToWrite are the tags of g, put in order and made to agree with the rest.
func (g Game) tagsToWrite() []Tag {
	result := g.terminator()
	var tags []Tag
	hasResult := false
	for _, t := range g.Tags {
		name := lowerASCII(t.Name)
		switch {
		case name == "gametype", name == "variant" && g.Kind == rules.Alquerque:
			continue
		case (name == "setup" || name == "fen") && !g.Unplaced:
			continue
		case isResultTag(name):
			t.Value = result
			hasResult = true
		}
		tags = append(tags, t)
	}
	if !hasResult {
		tags = append(tags, Tag{"Result", result})
	}
	switch g.Kind {
	case rules.Italian:
		tags = append(tags, Tag{"GameType", italianType})
	case rules.English:
		tags = append(tags, Tag{"GameType", englishType})
	default:
		tags = append(tags, Tag{"Variant", "Alquerque"})
	}
	place := func(t Tag) int {
		if i := slices.Index(standardOrder, lowerASCII(t.Name)); i >= 0 {
			return i
		}
		return len(standardOrder)
	}
	slices.SortStableFunc(tags, func(a, b Tag) int { return place(a) - place(b) })
	if start := g.Match.Start(); !g.Unplaced && start != rules.Start(g.Kind) {
		tags = append(tags, Tag{"SetUp", "1"}, Tag{"FEN", start.String()})
	}
	return tags
}

// terminator is the result as it is written: as the file had it, if that is
// still the outcome and is standard.
func (g Game) terminator() string {
	standard := []string{"1-0", "0-1", "1/2-1/2", "2-0", "1-1", "0-2"}
	if slices.Contains(standard, g.ResultText) && scoreOf(g.ResultText).outcome(g.Kind) == g.Outcome {
		return g.ResultText
	}
	return resultText(g.Kind, g.Outcome)
}

// writeMoves writes moves and comments. A capture is written with its whole way
// where its ends are not enough to know it.
func (g Game) writeMoves(text *wrapper) {
	comments := slices.Clone(g.Comments)
	slices.SortStableFunc(comments, func(a, b Comment) int { return a.Ply - b.Ply })
	positions, moves := g.Match.Positions(), g.Match.Moves()
	first := g.Kind.First()
	number := 1
	for ply, m := range moves {
		comments = writeComments(text, comments, ply)
		p := positions[ply]
		switch {
		case p.Turn == first:
			text.word(strconv.Itoa(number) + ".")
		case ply == 0:
			text.word("1.")
			text.word("...")
		}
		text.word(p.Text(m))
		if p.Turn != first {
			number++
		}
	}
	if len(comments) > 0 { // those after the last move
		writeComments(text, comments, max(len(moves), comments[len(comments)-1].Ply))
	}
}

// writeComments writes the comments up to the given ply, and returns the rest.
func writeComments(text *wrapper, comments []Comment, ply int) []Comment {
	for len(comments) > 0 && comments[0].Ply <= ply {
		if comment := commentText(decode([]byte(comments[0].Text))); comment != "" {
			for word := range strings.FieldsSeq("{" + comment + "}") {
				text.word(word)
			}
		}
		comments = comments[1:]
	}
	return comments
}

// A wrapper writes words with single blanks in lines of fewer than 80 columns,
// unless a word alone is longer.
type wrapper struct {
	out    *bufio.Writer
	column int
}

func (w *wrapper) word(word string) {
	const columns = 79
	width := len([]rune(word))
	switch {
	case w.column == 0:
	case w.column+1+width > columns && word[0] != '%' && word[0] != '[':
		// Such a word, which only a comment can hold, stays on its line even if
		// that gets long: at the beginning of a line it would mean something.
		w.out.WriteByte('\n')
		w.column = 0
	default:
		w.out.WriteByte(' ')
		w.column++
	}
	w.out.WriteString(word)
	w.column += width
}
