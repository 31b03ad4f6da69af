package screens

import (
	"math/rand/v2"
	"strings"

	"fyne.io/fyne/v2"

	"damiera/rules"
	"damiera/rules/ballot"
	"damiera/screens/controls"
	"damiera/translations"
)

// An openingChoice is what a game of Italian draughts begins with: the usual start, an opening to be drawn
// from one of the federation's tables, or one of a number. The zero choice is the usual start.
type openingChoice struct {
	table  rune // 0 for none
	number int  // 0 for none
}

// match is the match to begin with, and the number of its opening.
func (c openingChoice) match(random *rand.Rand) (m rules.Match, number int) {
	if c.table != 0 {
		openings := ballot.In(c.table)
		drawn := openings[random.IntN(len(openings))]
		return drawn.Match(), drawn.Number
	}
	if o, ok := ballot.Find(c.number); ok {
		return o.Match(), o.Number
	}
	return rules.NewMatch(rules.Italian), 0
}

// name is what the choice is called.
func (c openingChoice) name(say translations.Language) string {
	switch {
	case c.table != 0:
		return say.Text("ballot.drawn", translations.Args{"Table": string(c.table)})
	case c.number != 0:
		return say.Text("ballot.number", translations.Args{"Number": c.number})
	default:
		return say.Text("ballot.none")
	}
}

// openingRow is the row on which the opening is chosen.
func (n *newGameScreen) openingRow() *controls.Row {
	p := n.play
	row := controls.NewRow(n.offerOpenings, p.typedKey, p.typedRune)
	row.Deaf = p.turning
	row.Say(p.say.Text("ballot.title"), n.opening.name(p.say))
	return row
}

// offerOpenings offers the usual start, the tables and the list of all.
func (n *newGameScreen) offerOpenings() {
	p := n.play
	if p.card != nil {
		return
	}
	choices := []openingChoice{{}}
	for _, table := range ballot.Tables {
		choices = append(choices, openingChoice{table: table})
	}
	var options []option
	at := len(choices)
	for i, c := range choices {
		if c == n.opening {
			at = i
		}
		options = append(options, option{c.name(p.say), func() {
			p.dismiss()
			n.choose(c)
		}})
	}
	options = append(options, option{p.say.Text("ballot.by-number"), func() {
		p.dismiss()
		n.openBallots()
	}})
	card := p.newChoice(p.say.Text("ballot.title"), p.say.Text("ballot.about"), at, options...)
	p.openCard(card, card.Buttons[at])
}

// choose takes up a choice of the opening.
func (n *newGameScreen) choose(c openingChoice) {
	n.opening = c
	n.write()
}

// openBallots lists all balloted openings to choose from. Digits lead to their number.
func (n *newGameScreen) openBallots() {
	p := n.play
	openings := ballot.All()
	pg := controls.NewPage("")
	var list *controls.LongList
	typed := 0
	list = controls.NewLongList(func(i int) controls.Entry {
		o := openings[i]
		return controls.Entry{
			Title: p.say.Text("ballot.row", translations.Args{"Number": o.Number, "Moves": movesText(o)}),
			Aside: judgementText(p.say, o.Favours),
		}
	}, func(i int) {
		p.closePage()
		n.choose(openingChoice{number: openings[i].Number})
	}, p.typedKey, func(r rune) {
		if r < '0' || r > '9' {
			return
		}
		digit := int(r - '0')
		if typed = typed*10 + digit; typed > len(openings) {
			typed = digit // another number begins
		}
		if typed > 0 {
			list.MoveTo(typed - 1)
		}
	})
	list.Deaf, list.Current = p.turning, n.opening.number-1
	list.SetLow()
	list.SetCount(len(openings))
	pg.Whole, pg.Keys = list, scrolls(p, list)
	pg.Renew = func() {
		pg.Retitle(p.say.Text("ballot.title"))
		list.SetCount(len(openings))
	}
	pg.Renew()
	p.openPage(pg)
	if !fyne.CurrentDevice().IsMobile() {
		p.window.Canvas().Focus(list)
	}
	list.MoveTo(max(0, n.opening.number-1))
}

// movesText is the moves of an opening in notation.
func movesText(o ballot.Opening) string {
	positions := o.Match().Positions()
	var texts []string
	for i, m := range o.Moves {
		texts = append(texts, positions[i].Text(m))
	}
	return strings.Join(texts, " ")
}
