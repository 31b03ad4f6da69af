// Package help reads the help pages: prose in Markdown with diagrams between, each a position with
// the moves that are played from it. Every position and move is checked against the rules, so that a
// page that has been read teaches nothing that cannot be played.
//
// A page begins with a line "# Title", which may be missing. Its chapters begin with "## Heading {id}",
// the parts of a chapter with "### Heading {id}"; an id is the same in every language and tells where
// a link leads. A diagram is a block of lines that begin with a colon:
//
//	:board W:W23,24:B10,19,20
//	:refused 24x15
//	:moves 23x14x5
//	:bottom white
//	:caption Three pieces come before two.
//
// Only the board and the caption must be there.
package help

import "damiera/rules"

// A Page is the help of one game in one language.
type Page struct {
	Title    string // empty where the page has none
	Chapters []Chapter
}

// A Chapter is what is shown at a time.
type Chapter struct {
	ID, Title string
	Blocks    []Block
}

// A Block is one of three: a heading with its ID, a piece of prose, or a diagram.
type Block struct {
	ID, Heading string
	Prose       string // Markdown: paragraphs and lists
	Diagram     *Diagram
}

// A Diagram is a position and what is played from it.
type Diagram struct {
	Start rules.Position
	Moves []rules.Move // legal, each in the position that the one before it leads to; may be none
	// Refused is a capture of Start that a rule of precedence rules out, and Due the one that is to be
	// made instead; both are zero where the diagram does not tell of one.
	Refused, Due rules.Move
	Bottom       rules.Color // who sits at the bottom
	Caption      string
}

// Positions are Start and the position after each move.
func (d Diagram) Positions() []rules.Position {
	all := []rules.Position{d.Start}
	for i, m := range d.Moves {
		all = append(all, all[i].Play(m))
	}
	return all
}

// Rule is the number of the rule of precedence that rules Refused out, 1 to 4, and 0 where nothing is
// refused.
func (d Diagram) Rule() int {
	for _, r := range d.Start.Forbidden() {
		if r.Move == d.Refused {
			return r.Rule
		}
	}
	return 0
}

// Find is where an id stands: the chapter, and in it the block with the heading, which is -1 where the
// id is the chapter's own.
func (p Page) Find(id string) (chapter, block int, ok bool) {
	for c, each := range p.Chapters {
		if each.ID == id {
			return c, -1, true
		}
		for b, part := range each.Blocks {
			if part.ID == id && part.Heading != "" {
				return c, b, true
			}
		}
	}
	return 0, 0, false
}
