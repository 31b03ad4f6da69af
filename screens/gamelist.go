package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"damiera/rules/pdn"
	"damiera/screens/controls"
	"damiera/translations"
)

// A gameList is a page with many games, those of a file or those in the archive. A tap on one opens it.
type gameList struct {
	play *Play
	page *controls.Page
	name saying // the page's title

	games []pdn.Game // of a file
	list  *controls.LongList
	note  *controls.Words // above the list: how many there are, or what has just been done
	said  saying          // what has just been done, nil for nothing
	body  *listBody

	archived bool // the games are those of the archive
	keptGames
}

// openList shows the games of a file.
func (p *Play) openList(name string, games []pdn.Game) *gameList {
	l := p.newList(func(say translations.Language) string {
		if name == "" {
			return say.Text("games.of-text")
		}
		return shortened(name, nameLength)
	})
	l.games = games
	l.list.Entry = func(i int) controls.Entry { return l.fileEntry(l.games[i]) }
	l.list.OnChosen = func(i int) { p.openReviewOf(l.games[i], nil, l) }
	l.list.SetCount(len(games))
	l.renew()
	p.openPage(l.page)
	return l
}

// newList makes a page without games.
func (p *Play) newList(name saying) *gameList {
	l := &gameList{play: p, page: controls.NewPage(""), name: name, note: controls.NewWords()}
	l.note.Middle = true
	l.list = controls.NewLongList(func(int) controls.Entry { return controls.Entry{} }, func(int) {}, p.typedKey, p.typedRune)
	l.list.Deaf = p.turning
	l.body = newListBody(l)
	l.page.Whole, l.page.Renew, l.page.Keys = l.body, l.renew, scrolls(p, l.list)
	return l
}

// scrolls gives the keys of a page to its list, which comes to have the keyboard.
func scrolls(p *Play, list *controls.LongList) func(fyne.KeyName) bool {
	return func(key fyne.KeyName) bool {
		switch key {
		case fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyHome, fyne.KeyEnd:
			if canvas := p.window.Canvas(); canvas.Focused() != fyne.Focusable(list) {
				canvas.Focus(list)
				if key == fyne.KeyUp || key == fyne.KeyDown {
					return true // the first press shows where one is
				}
			}
			list.TypedKey(&fyne.KeyEvent{Name: key})
			return true
		}
		return false
	}
}

// renew says everything in the language and the size of text of now.
func (l *gameList) renew() {
	l.page.Retitle(l.name(l.play.say))
	l.list.SetCount(l.list.Count())
	l.tell()
}

// tell renews what is said above the list, and the buttons.
func (l *gameList) tell() {
	say := l.play.say
	text := say.Text("games.count", translations.Args{"Count": l.list.Count()})
	if l.archived {
		text = l.keptNote()
	}
	color := theme.ColorNamePlaceHolder
	if l.said != nil {
		text, color = l.said(say), theme.ColorNamePrimary
	}
	l.note.Say(controls.Paragraph{Text: text, Size: theme.TextSize(), Color: color})
	if l.archived {
		l.nameButtons()
	}
	l.body.Refresh()
}

// fileEntry is the row of a game of a file.
func (l *gameList) fileEntry(g pdn.Game) controls.Entry {
	say, h := l.play.say, headOf(g)
	e := controls.Entry{Title: playersText(say, h.players), Aside: outcomeText(say, g.Outcome)}
	if e.Title == "" {
		e.Title = h.event
	}
	if e.Title == "" {
		e.Title = say.Text("games.no-names")
	}
	if g.Problem != nil {
		e.Amiss, e.Detail = true, problemText(say, g.Problem)
		return e
	}
	moves := say.Text("games.position")
	if n := g.Match.Plies(); n > 0 {
		moves = say.Text("games.moves", translations.Args{"Count": n})
	}
	e.Detail = joined(h.year, moves, gameName(say, g.Kind))
	return e
}

// joined is those parts that are not empty, with dots between.
func joined(parts ...string) string {
	all := ""
	for _, part := range parts {
		switch {
		case part == "":
		case all == "":
			all = part
		default:
			all += " · " + part
		}
	}
	return all
}
