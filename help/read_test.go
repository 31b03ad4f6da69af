package help

import (
	"errors"
	"strings"
	"testing"

	"damiera/rules"
)

const sample = `# Italian draughts

## The board {board}

A board of *64* squares,
and men on them.

- twelve white men
- twelve black men

:board start
:moves 22-18 10-14
:caption The start.

Then it goes on.

## Captures {capture}

### Rule 1: the most pieces {precedence-1}

:board W:W23,24:B10,19,20
:refused 24x15
:moves 23x14x5
:caption Three pieces come before two.
:bottom black
`

func TestReadsAPage(t *testing.T) {
	p, err := Read(rules.Italian, sample)
	if err != nil {
		t.Fatal(err)
	}
	if p.Title != "Italian draughts" || len(p.Chapters) != 2 {
		t.Fatalf("the title is %q and there are %d chapters", p.Title, len(p.Chapters))
	}
	board, capture := p.Chapters[0], p.Chapters[1]
	if board.ID != "board" || board.Title != "The board" {
		t.Errorf("the first chapter is %q with the id %q", board.Title, board.ID)
	}
	if want := "A board of *64* squares,\nand men on them.\n\n- twelve white men\n- twelve black men"; board.Blocks[0].Prose != want {
		t.Errorf("the prose is %q", board.Blocks[0].Prose)
	}
	d := board.Blocks[1].Diagram
	if d == nil || d.Start != rules.Start(rules.Italian) || len(d.Moves) != 2 || d.Bottom != rules.White || d.Caption != "The start." {
		t.Fatalf("the first diagram is %+v", d)
	}
	if !d.Refused.IsZero() || !d.Due.IsZero() || d.Rule() != 0 {
		t.Errorf("something is refused at the start: %v", d.Refused)
	}
	if after := d.Positions(); len(after) != 3 || after[2] != after[1].Play(d.Moves[1]) {
		t.Errorf("its positions are %v", after)
	}
	if h := capture.Blocks[0]; h.ID != "precedence-1" || h.Heading != "Rule 1: the most pieces" {
		t.Errorf("the part is %+v", h)
	}
	d = capture.Blocks[1].Diagram
	if d.Refused.String() != "24x15" || d.Due.String() != "23x14x5" || d.Rule() != 1 || d.Bottom != rules.Black {
		t.Errorf("the second diagram refuses %v by rule %d, for %v, with %v at the bottom", d.Refused, d.Rule(), d.Due, d.Bottom)
	}
}

func TestFindsWhereALinkLeads(t *testing.T) {
	p, err := Read(rules.Italian, sample)
	if err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string][2]int{"board": {0, -1}, "capture": {1, -1}, "precedence-1": {1, 0}} {
		if c, b, ok := p.Find(id); !ok || [2]int{c, b} != want {
			t.Errorf("%s stands at %d, %d, %v", id, c, b, ok)
		}
	}
	for _, id := range []string{"", "precedence-5"} {
		if _, _, ok := p.Find(id); ok {
			t.Errorf("%q has been found", id)
		}
	}
	if got := strings.Join(p.IDs(), " "); got != "board capture precedence-1" {
		t.Errorf("the ids are %s", got)
	}
	if got := len(p.Diagrams()); got != 2 {
		t.Errorf("there are %d diagrams", got)
	}
}

// A diagram without moves or refusal is a picture; the due capture is one of the rules' own choice.
func TestDiagramsMayLackMoves(t *testing.T) {
	p, err := Read(rules.Italian, "## A {a}\n:board W:W23,24:B10,19,20\n:refused 24x15\n:caption Look.")
	if err != nil {
		t.Fatal(err)
	}
	if d := p.Diagrams()[0]; len(d.Moves) != 0 || d.Due.String() != "23x14x5" || len(d.Positions()) != 1 {
		t.Errorf("the diagram is %+v", d)
	}
}

func TestEveryGameReadsItsOwnForm(t *testing.T) {
	for g, board := range map[rules.Game]string{
		rules.English:   "B:W21-32:B1-12",
		rules.Alquerque: "bbbbb/bbbbb/bb1ww/wwwww/wwwww w",
	} {
		p, err := Read(g, "## A {a}\r\n\r\n:board "+board+"\r\n:caption The start.\r\n")
		if err != nil {
			t.Errorf("%v: %v", g, err)
			continue
		}
		if d := p.Diagrams()[0]; d.Start != rules.Start(g) || d.Bottom != g.First() || d.Caption != "The start." {
			t.Errorf("%v: the diagram is %+v", g, d)
		}
	}
}

// What is wrong is shown with its line and the spot in it.
func TestErrorsShowTheSpot(t *testing.T) {
	const top = "# T\n## A {a}\n"
	for text, want := range map[string]string{
		"":                  "line 1: the page has no chapter: »«",
		"# T\n":             "line 1: the page has no chapter: »«",
		"Hello.\n":          "line 1: a chapter must begin before anything is said: ## Heading {id}: »Hello.«",
		":board start\n":    "line 1: a chapter must begin before anything is said: ## Heading {id}: »:board start«",
		"### A {a}\n":       "line 1: a part stands in a chapter, and none has begun: »###« A {a}",
		"## A\n":            "line 1: the heading's id is missing: {id}: ## A»«",
		"## A {a\n":         "line 1: an id ends with } and the line ends with it: ## A »{a«",
		"## A {a} b\n":      "line 1: an id ends with } and the line ends with it: ## A »{a} b«",
		"## A {}\n":         "line 1: an id is of small letters, digits and dashes: ## A {»«}",
		"## A {Ab}\n":       "line 1: an id is of small letters, digits and dashes: ## A {»Ab«}",
		"## {a}\n":          "line 1: the heading has no words: ## »«{a}",
		"##A {a}\n":         "line 1: a heading is a mark, a blank and words: »##«A {a}",
		"#\n":               "line 1: a heading is a mark, a blank and words: »#«",
		"#### A {a}\n":      "line 1: a heading has three marks at the most: »####« A {a}",
		"# A\n# B\n":        "line 2: the page's title stands once, at its top: »# B«",
		"## A {a}\n# B\n":   "line 2: the page's title stands once, at its top: »# B«",
		top + "## B {a}\n":  "line 3: line 2 has the same id: ## B {»a«}",
		top + "### B {a}\n": "line 3: line 2 has the same id: ### B {»a«}",

		top + "So:\n:board start\n":                                 "line 4: a blank line must part a diagram from the prose before it: »:«board start",
		top + ":board start\n:caption C\nso\n":                      "line 5: every line of a diagram begins with a colon, and a blank line ends it: »so«",
		top + ":bord start\n:caption C\n":                           "line 3: a diagram has no such line: board, moves, refused, bottom and caption there are: :»bord« start",
		top + ":\n:caption C\n":                                     "line 3: a diagram has no such line: board, moves, refused, bottom and caption there are: :»«",
		top + ":board start\n:board start\n":                        "line 4: line 3 says it already: :»board« start",
		top + ":board start\n:caption\n":                            "line 4: something must follow: :caption»«",
		top + ":board start\n":                                      "line 3: the diagram that begins here has no :caption: »:board start«",
		top + ":moves 22-18\n:caption C\n":                          "line 3: the diagram that begins here has no :board: »:moves 22-18«",
		top + ":board  W:WX4:B1\n:caption C\n":                      "line 3: a square is expected, 1 to 32: :board  W:W»X4«:B1",
		top + ":board W:W20-32:B1-12\n:caption C\n":                 "line 3: 13 white pieces: a side has at most 12: :board »W:W20-32:B1-12«",
		top + ":board start\n:caption C\n:bottom b":                 "line 5: at the bottom sits white or black: :bottom »b«",
		top + ":board start\n:caption C\n:moves 22":                 "line 5: a move names its points: 22-18 or 30x21x14: :moves »22«",
		top + ":board start\n:caption C\n:moves ..":                 "line 5: a move names its points: 22-18 or 30x21x14: :moves ».«.",
		top + ":caption C\n:moves 22-18  22-18":                     "line 3: the diagram that begins here has no :board: »:caption C«",
		top + ":board W:W23,24:B10,19,20\n:caption C\n:moves 24x15": "line 5: rule 1 of precedence forbids it: 23x14x5 comes first: :moves »24x15«",
		top + ":board W:W23,24:B10,19,20\n:caption C\n:moves 23x14": "line 5: the capture must go on: 23x14x5: :moves 23x»14«",

		top + ":board start\n:caption C\n:moves 22-18 22-18": "line 5: nobody stands there: :moves 22-18 »22«-18",

		top + ":board W:W23,24:B10,19,20\n:caption C\n:refused 23x5":  "line 5: it is not refused: it may be played: :refused »23x5«",
		top + ":board W:W23,24:B10,19,20\n:caption C\n:refused 24-20": "line 5: no rule of precedence refuses it: nothing of the kind could be captured: :refused »24-20«",
		top + ":board W:W23,24:B10,19,20\n:caption C\n:refused 99":    "line 5: no rule of precedence refuses it: nothing of the kind could be captured: :refused »99«",
		top + ":board start\n:caption C\n:refused 22x15":              "line 5: no rule of precedence refuses it: nothing of the kind could be captured: :refused »22x15«",
	} {
		_, err := Read(rules.Italian, text)
		if err == nil || err.Error() != want {
			t.Errorf("%q:\n got %v\nwant %s", text, err, want)
		}
		var where *LineError
		if err != nil && !errors.As(err, &where) {
			t.Errorf("%q: the error is a %T", text, err)
		}
		var spot *rules.TextError
		if err != nil && !errors.As(err, &spot) {
			t.Errorf("%q: the error does not give its spot", text)
		}
	}
}

// Two refused captures that share their ends are told apart by their landings.
func TestARefusedCaptureMayNeedItsWholePath(t *testing.T) {
	const text = "## A {a}\n:board W:WK24,30:B3,11,12,19,20,27\n:caption C\n:refused "
	_, err := Read(rules.Italian, text+"30x7")
	if want := "line 4: several refused captures have these ends: name every landing: :refused »30x7«"; err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
	p, err := Read(rules.Italian, text+"30x23x16x7")
	if err != nil {
		t.Fatal(err)
	}
	if d := p.Diagrams()[0]; d.Refused.String() != "30x23x16x7" || d.Rule() != 2 || d.Due.String() != "24x15x22x31" {
		t.Errorf("refused is %v by rule %d, for %v", d.Refused, d.Rule(), d.Due)
	}
}

// Whatever the text, reading comes to an end with a page or a place; what was read holds what a page
// promises.
func FuzzRead(f *testing.F) {
	f.Add(uint8(0), sample)
	f.Add(uint8(1), "## A {a}\n\n:board start\n:moves 11-15\n:caption C\n")
	f.Add(uint8(2), "## A {a}\n:board 4b/5/5/2b2/1w3 w\n:moves b1-a1\n:caption C\n\n- *so*\n### B {b}\n")
	f.Add(uint8(0), "# \n##\n### {}\n:\n:board\n::")
	f.Fuzz(func(t *testing.T, game uint8, text string) {
		games := rules.Games()
		p, err := Read(games[int(game)%len(games)], text)
		var where *LineError
		switch {
		case errors.As(err, &where):
			if where.Line < 1 || where.Line > strings.Count(text, "\n")+1 {
				t.Fatalf("line %d of %q", where.Line, text)
			}
			return
		case err != nil:
			t.Fatalf("the error is a %T", err)
		}
		seen := make(map[string]bool)
		for _, id := range p.IDs() {
			if _, _, ok := p.Find(id); !ok || seen[id] {
				t.Errorf("the id %q cannot be found, or twice", id)
			}
			seen[id] = true
		}
		for _, d := range p.Diagrams() {
			if d.Caption == "" || d.Start.Valid() != nil || len(d.Positions()) != len(d.Moves)+1 || d.Refused.IsZero() != (d.Rule() == 0) {
				t.Errorf("%+v should not have been read", d)
			}
		}
	})
}
