package help_test

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"damiera/help"
	"damiera/rules"
	"damiera/translations"
)

// chapters are the ids that each page has to have, in this order.
var chapters = map[string][]string{
	"italian": {
		"board", "moves", "capture", "precedence", "precedence-1", "precedence-2", "precedence-3", "precedence-4",
		"promotion", "ending", "strategy", "history",
	},
	"english":   {"board", "moves", "capture", "promotion", "ending", "strategy", "history"},
	"alquerque": {"board", "moves", "capture", "ending", "strategy", "perfect", "history"},
	"questions": {"questions", "cost", "network", "phone", "flying", "two-players", "score", "levels", "endings", "kept"},
}

// pages are the names of the pages with the game that each is read for.
var pages = []struct {
	name string
	game rules.Game
}{
	{"italian", rules.Italian}, {"english", rules.English}, {"alquerque", rules.Alquerque}, {"questions", rules.Italian},
}

// Every example of every page in every language is played through the rules, and each language tells
// the same as English, in the same order and with the same diagrams.
func TestEveryPageInEveryLanguage(t *testing.T) {
	examples, moves := 0, 0
	for _, page := range pages {
		english, err := help.Read(page.game, translations.Language{}.Page(page.name))
		if err != nil {
			t.Errorf("en, %s: %v", page.name, err)
		}
		for _, language := range translations.Languages() {
			t.Run(page.name+"/"+language.Tag(), func(t *testing.T) {
				file := page.name + "." + language.Tag() + ".md"
				text, err := os.ReadFile(filepath.Join("..", "translations", "help", file))
				if err != nil {
					t.Fatal(err) // the program would show English
				}
				p, err := help.Read(page.game, string(text))
				if err != nil {
					t.Fatalf("%s: %v", file, err)
				}
				complete(t, page.name, p)
				for _, d := range p.Diagrams() {
					examples++
					moves += played(t, d)
				}
				alike(t, english, p)
			})
		}
	}
	t.Logf("%d examples, %d moves played", examples, moves)
}

// complete wants a page to have all its chapters, each with something in it.
func complete(t *testing.T, name string, p help.Page) {
	t.Helper()
	want, got := chapters[name], p.IDs()
	at := 0
	for _, id := range got {
		if at < len(want) && id == want[at] {
			at++
		}
	}
	if at < len(want) {
		t.Errorf("%q is missing, or not in its order: there are %s", want[at], strings.Join(got, " "))
	}
	if name != "questions" && p.Title == "" {
		t.Error("the page has no title")
	}
	for _, c := range p.Chapters {
		if len(c.Blocks) == 0 {
			t.Errorf("the chapter %q is empty", c.ID)
		}
	}
	if name == "italian" {
		for rule := 1; rule <= 4; rule++ {
			refuses(t, p, "precedence-"+strconv.Itoa(rule), rule)
		}
	}
}

// refuses wants the part with an id to show a capture that just this rule of precedence rules out, and
// one that is to be made instead.
func refuses(t *testing.T, p help.Page, id string, rule int) {
	t.Helper()
	chapter, block, ok := p.Find(id)
	if !ok || block < 0 {
		t.Errorf("there is no part %s", id)
		return
	}
	for _, b := range p.Chapters[chapter].Blocks[block+1:] {
		if b.Heading != "" {
			break
		}
		if d := b.Diagram; d != nil && !d.Refused.IsZero() {
			if d.Rule() != rule || !slices.Contains(d.Start.Moves(), d.Due) {
				t.Errorf("%s: %v is refused by rule %d, and %v is due", id, d.Refused, d.Rule(), d.Due)
			}
			return
		}
	}
	t.Errorf("%s: no diagram shows a refused capture", id)
}

// played plays the moves of a diagram as a match does, which looks at each of them, and counts them. An
// example ends where it means to: nothing is played after the end of a game.
func played(t *testing.T, d help.Diagram) int {
	t.Helper()
	match, err := rules.NewMatchFrom(d.Start)
	if err != nil {
		t.Errorf("%v: %v", d.Start, err)
	}
	for i, m := range d.Moves {
		if match, err = match.Play(m); err != nil {
			t.Errorf("%v, move %d, %v: %v", d.Start, i+1, m, err)
			return i
		}
	}
	if all := d.Positions(); all[len(all)-1] != match.Position() {
		t.Errorf("%v: the diagram ends with %v, the match with %v", d.Start, all[len(all)-1], match.Position())
	}
	return len(d.Moves)
}

// alike wants a page to be the English one in other words.
func alike(t *testing.T, english, p help.Page) {
	t.Helper()
	if want, got := english.IDs(), p.IDs(); !slices.Equal(got, want) {
		t.Errorf("the ids are\n%s\nin English\n%s", strings.Join(got, " "), strings.Join(want, " "))
		return
	}
	for i, c := range p.Chapters {
		want, got := english.Chapters[i].Diagrams(), c.Diagrams()
		if len(got) != len(want) {
			t.Errorf("the chapter %q has %d diagrams, in English %d", c.ID, len(got), len(want))
			continue
		}
		for j, d := range got {
			if !same(d, want[j]) {
				t.Errorf("the chapter %q: diagram %d is not the English one: %v %v", c.ID, j+1, d.Start, d.Moves)
			}
		}
	}
}

// same tells whether two diagrams show the same. The captions are in their own languages.
func same(a, b help.Diagram) bool {
	return a.Start == b.Start && slices.Equal(a.Moves, b.Moves) && a.Refused == b.Refused && a.Bottom == b.Bottom
}
