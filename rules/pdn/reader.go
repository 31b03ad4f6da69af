package pdn

import (
	"io"
	"iter"

	"damiera/rules"
)

// Options say what to make of games that do not say what they are.
type Options struct {
	// Default, when HasDefault is set, is what a game without a GameType tag is
	// taken for, unless its squares or letters show that it is none of ours.
	Default    rules.Game
	HasDefault bool

	// ItalianFirst makes Italian, rather than English, of a game that could be
	// either of the two, such as a mere position.
	ItalianFirst bool
}

// Read reads all games of a text. Trouble inside a game is that game's Problem.
// The error is ErrNoGame or ErrBinary, or why reading failed, and then the games
// are those before that.
func Read(r io.Reader, o Options) ([]Game, error) {
	var games []Game
	for g, err := range Games(r, o) {
		if err != nil {
			return games, err
		}
		games = append(games, g)
	}
	return games, nil
}

// Games reads a text game by game, and holds no more than one in memory. An
// error, as that of [Read], comes last.
func Games(r io.Reader, o Options) iter.Seq2[Game, error] {
	return func(yield func(Game, error) bool) {
		s := newScanner(r)
		if s.lines.binary() {
			yield(Game{}, ErrBinary)
			return
		}
		games := 0
		for d := new(draft); d != nil; games++ {
			next := d.fill(s)
			failed := s.lines.err
			whole := failed == nil || next != nil || d.ended // a game cut by a failure is none
			if d.begun && whole && !yield(d.game(o), nil) {
				return
			}
			if failed != nil && next == nil {
				yield(Game{}, failed)
				return
			}
			if next == nil && !d.begun && games == 0 {
				yield(Game{}, ErrNoGame)
				return
			}
			d = next
		}
	}
}

// A draft is what a file says of one game, before it is known which game is
// played.
type draft struct {
	begun      bool // there is a game, not just comments
	line       int
	tags       []Tag
	tagLines   []int
	named      map[string]bool
	items      []item
	moved      bool // moves, or something in their place, have come
	ended      bool // a result has come
	terminator string
	trouble    *Problem // the first with a tag
}

// An item is a move, a comment or something broken.
type item struct {
	kind tokenKind
	line int
	text string
	spot string // of something broken: what is
}

// fill reads until the game ends. The next game is returned with the token that
// begins it, nil at the end of the file.
func (d *draft) fill(s *scanner) (next *draft) {
	for {
		t := s.next()
		if t.kind == endToken {
			return nil
		}
		if d.isOver(t) {
			next = new(draft)
			next.add(t)
			return next
		}
		d.add(t)
	}
}

// isOver reports whether t begins a new game. Tags do when moves or a result
// have come, for many files leave the result out. So does a tag that was given
// already if it stands after an empty line: there a game had no moves.
func (d *draft) isOver(t token) bool {
	switch t.kind {
	case tagToken:
		return d.moved || d.ended || t.fresh && d.named[lowerASCII(t.name)]
	case moveToken:
		return d.ended
	}
	return false
}

func (d *draft) add(t token) {
	if t.kind == badWordToken && d.ended {
		t.kind, t.text = commentToken, commentText(t.name) // some remark after the result
	}
	switch t.kind {
	case commentToken:
		d.items = append(d.items, item{kind: t.kind, line: t.line, text: t.text})
		return
	case resultToken:
		// A result alone is no game, and only the first of several counts.
		if d.begun && !d.ended {
			d.ended = true
			d.terminator = t.text
		}
		return
	}
	if !d.begun {
		d.begun = true
		d.line = t.line
	}
	switch t.kind {
	case tagToken:
		d.tags = append(d.tags, Tag{t.name, t.text})
		d.tagLines = append(d.tagLines, t.line)
		if d.named == nil {
			d.named = make(map[string]bool)
		}
		d.named[lowerASCII(t.name)] = true
	case badTagToken:
		d.trouble = earlier(d.trouble, &Problem{Line: t.line, About: t.text, Fault: BadTag})
	default:
		d.moved = true
		d.items = append(d.items, item{t.kind, t.line, t.text, t.name})
	}
}

// tag is the value of the first tag of that name, and its line.
func (d *draft) tag(name string) (value string, line int, ok bool) {
	if !d.named[lowerASCII(name)] {
		return "", 0, false
	}
	for i, t := range d.tags {
		if sameName(t.Name, name) {
			return t.Value, d.tagLines[i], true
		}
	}
	return "", 0, false
}
