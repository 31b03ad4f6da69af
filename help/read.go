package help

import (
	"strings"

	"damiera/rules"
)

// Read reads a page of a game. What it does not understand, and what the rules do not allow, gives a
// *LineError.
func Read(g rules.Game, text string) (Page, error) {
	r := reader{game: g, ids: make(map[string]int)}
	number := 0
	for text := range strings.Lines(strings.TrimPrefix(text, "\ufeff")) {
		number++
		if err := r.line(line{strings.TrimRight(text, " \t\r\n"), number}); err != nil {
			return Page{}, err
		}
	}
	if err := r.endBlock(); err != nil {
		return Page{}, err
	}
	if len(r.page.Chapters) == 0 {
		return Page{}, line{"", max(1, number)}.allWrong("the page has no chapter")
	}
	return r.page, nil
}

// A reader walks a page from line to line. What is of several lines is gathered until a blank line or a
// heading ends it.
type reader struct {
	game    rules.Game
	page    Page
	ids     map[string]int // the line where each id stands
	prose   []string
	diagram []line
}

func (r *reader) line(l line) error {
	switch {
	case l.text == "":
		return r.endBlock()
	case strings.HasPrefix(l.text, "#"):
		if err := r.endBlock(); err != nil {
			return err
		}
		return r.heading(l)
	case len(r.page.Chapters) == 0:
		return l.allWrong("a chapter must begin before anything is said: ## Heading {id}")
	case strings.HasPrefix(l.text, ":"):
		if len(r.prose) > 0 {
			return l.wrong(0, 1, "a blank line must part a diagram from the prose before it")
		}
		r.diagram = append(r.diagram, l)
	default:
		if len(r.diagram) > 0 {
			return l.allWrong("every line of a diagram begins with a colon, and a blank line ends it")
		}
		r.prose = append(r.prose, l.text)
	}
	return nil
}

// heading takes a line that begins with #.
func (r *reader) heading(l line) error {
	marks := len(l.text) - len(strings.TrimLeft(l.text, "#"))
	title := strings.TrimSpace(l.text[marks:])
	switch {
	case marks > 3:
		return l.wrong(0, marks, "a heading has three marks at the most")
	case title == "" || l.text[marks] != ' ':
		return l.wrong(0, marks, "a heading is a mark, a blank and words")
	case marks == 1:
		if r.page.Title != "" || len(r.page.Chapters) > 0 {
			return l.allWrong("the page's title stands once, at its top")
		}
		r.page.Title = title
		return nil
	}
	title, id, err := r.named(l, title)
	if err != nil {
		return err
	}
	if marks == 2 {
		r.page.Chapters = append(r.page.Chapters, Chapter{ID: id, Title: title})
		return nil
	}
	if len(r.page.Chapters) == 0 {
		return l.wrong(0, marks, "a part stands in a chapter, and none has begun")
	}
	r.add(Block{ID: id, Heading: title})
	return nil
}

// named parts a heading's words from its id.
func (r *reader) named(l line, heading string) (title, id string, err error) {
	title, rest, found := strings.Cut(heading, "{")
	title = strings.TrimSpace(title)
	id, closed := strings.CutSuffix(rest, "}")
	at := strings.Index(l.text, "{")
	switch {
	case !found:
		return "", "", l.wrong(len(l.text), 0, "the heading's id is missing: {id}")
	case !closed:
		return "", "", l.wrong(at, len(l.text)-at, "an id ends with } and the line ends with it")
	case id == "" || strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789-") != "":
		return "", "", l.wrong(at+1, len(id), "an id is of small letters, digits and dashes")
	case title == "":
		return "", "", l.wrong(at, 0, "the heading has no words")
	case r.ids[id] != 0:
		return "", "", l.wrong(at+1, len(id), "line %d has the same id", r.ids[id])
	}
	r.ids[id] = l.number
	return title, id, nil
}

// endBlock takes up what has been gathered. Paragraphs that follow one another are one block.
func (r *reader) endBlock() error {
	switch {
	case len(r.prose) > 0:
		paragraph := strings.Join(r.prose, "\n")
		r.prose = nil
		blocks := r.page.Chapters[len(r.page.Chapters)-1].Blocks
		if n := len(blocks); n > 0 && blocks[n-1].Prose != "" {
			blocks[n-1].Prose += "\n\n" + paragraph
			return nil
		}
		r.add(Block{Prose: paragraph})
	case len(r.diagram) > 0:
		d, err := readDiagram(r.game, r.diagram)
		r.diagram = nil
		if err != nil {
			return err
		}
		r.add(Block{Diagram: &d})
	}
	return nil
}

func (r *reader) add(b Block) {
	chapter := &r.page.Chapters[len(r.page.Chapters)-1]
	chapter.Blocks = append(chapter.Blocks, b)
}
