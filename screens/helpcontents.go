package screens

import (
	"slices"

	"fyne.io/fyne/v2"

	"damiera/rules"
	"damiera/screens/controls"
)

// contents is the table of contents: the games whose help there is, and the chapters of one.
type contents struct {
	games *controls.Choice
	rows  []*controls.Arrow
	all   *controls.Stack
}

func (h *helpScreen) newContents() contents {
	var games []*controls.Button
	for _, g := range rules.Games() {
		b := h.play.button(func() { h.turnTo(g) })
		b.Deaf = h.play.turning
		b.Say(gameName(h.play.say, g), false)
		games = append(games, b)
	}
	c := contents{games: controls.NewChoice(games...)}
	items := []controls.Item{{Object: c.games}}
	for i, each := range h.book.Chapters {
		row := h.newLead(each.Title, i)
		c.rows = append(c.rows, row)
		items = append(items, controls.Item{Object: row})
	}
	if len(items) > 1 {
		items[1].Above = 2 * gap
	}
	c.all = controls.NewStack(items...)
	return c
}

// has tells whether the keyboard is on one of the chapters.
func (c contents) has(focused fyne.Focusable) bool {
	return slices.ContainsFunc(c.rows, func(row *controls.Arrow) bool { return fyne.Focusable(row) == focused })
}

// choose marks the game, and the chapter where it is seen at the same time.
func (c contents) choose(g rules.Game, chapter int, seen bool) {
	c.games.Choose(int(g))
	for i, row := range c.rows {
		row.Choose(seen && i == chapter)
	}
}
