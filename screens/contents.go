package screens

import (
	"slices"

	"fyne.io/fyne/v2"

	"damiera/rules"
)

// contents is the table of contents: the games whose help there is, and the chapters of one.
type contents struct {
	games *choice
	rows  []*arrow
	all   *stack
}

func (h *helpScreen) newContents() contents {
	var games []*button
	for _, g := range rules.Games() {
		b := h.play.button(func() { h.turnTo(g) })
		b.show(gameName(h.play.say, g), false)
		games = append(games, b)
	}
	c := contents{games: newChoice(games...)}
	items := []item{{object: c.games}}
	for i, each := range h.book.Chapters {
		row := h.play.newRow(each.Title, false, func() { h.open(i) })
		c.rows = append(c.rows, row)
		items = append(items, item{object: row})
	}
	if len(items) > 1 {
		items[1].above = 2 * gap
	}
	c.all = newStack(items...)
	return c
}

// has tells whether the keyboard is on one of the chapters.
func (c contents) has(focused fyne.Focusable) bool {
	return slices.ContainsFunc(c.rows, func(row *arrow) bool { return fyne.Focusable(row) == focused })
}

// choose marks the game, and the chapter where it is seen at the same time.
func (c contents) choose(g rules.Game, chapter int, seen bool) {
	c.games.choose(int(g))
	for i, row := range c.rows {
		row.choose(seen && i == chapter)
	}
}
