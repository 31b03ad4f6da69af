package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"damiera/engine"
	"damiera/rules"
	"damiera/screens/controls"
	"damiera/translations"
)

// A newGameScreen is the page on which a new game is arranged.
type newGameScreen struct {
	play *Play
	page *controls.Page

	mode    mode
	side    rules.Color
	level   engine.Level
	opening openingChoice
	names   [2]*controls.Field

	start *controls.Button
}

// openNewGame shows how the next game is to be: as the last one was begun, until a person says otherwise.
func (p *Play) openNewGame() {
	if p.card != nil || p.topPage() != nil {
		return
	}
	s := p.settings
	n := &newGameScreen{
		play: p, page: controls.NewPage(""),
		mode: modeNamed(s.Mode(p.game)), side: s.Side(p.game), level: p.table().Level,
	}
	for c := range n.names {
		n.names[c] = controls.NewField(s.PlayerName(rules.Color(c)), longestName, n.leaveName)
	}
	n.start = p.button(n.begin)
	n.start.Deaf = p.turning
	n.page.SetGap(0)
	n.page.Renew = n.write
	n.write()
	p.openPage(n.page)
	switch canvas := p.window.Canvas(); {
	case fyne.CurrentDevice().IsMobile():
	case p.table().underway():
		canvas.Focus(n.page.Way) // Enter is to lose nothing
	default:
		canvas.Focus(n.start)
	}
}

// longestName is in letters: what the list of games and the row of a player still show legibly.
const longestName = 24

// leaveName goes from a name to the button that begins: the first Esc leaves no more than that.
func (n *newGameScreen) leaveName(*fyne.KeyEvent) {
	if canvas := n.play.window.Canvas(); fyne.CurrentDevice().IsMobile() {
		canvas.Unfocus()
	} else {
		canvas.Focus(n.start)
	}
}

// write writes the page anew: what there is to choose depends on who plays.
func (n *newGameScreen) write() {
	say, game := n.play.say, n.play.game
	n.page.Retitle(say.Text("new-game.heading", translations.Args{"Game": gameName(say, game)}))
	body := []fyne.CanvasObject{
		newChoiceRow(n, "new-game.mode", modes(), modeName, &n.mode),
	}
	if n.mode.onePerson() {
		body = append(body, newChoiceRow(n, "new-game.side", []rules.Color{game.First(), game.First().Other()}, n.sideName, &n.side))
	}
	if n.mode != twoPlayers {
		body = append(body, newChoiceRow(n, "new-game.level", engine.Levels(game), n.levelName, &n.level))
	}
	if game == rules.Italian {
		body = append(body, n.openingRow())
	}
	if n.mode == twoPlayers {
		for c, entry := range n.names {
			entry.Ask(say.Text("new-game.name", translations.Args{"Color": colorName(say, rules.Color(c))}))
			body = append(body, entry)
		}
	}
	body = append(body, n.about())
	n.start.Say(say.Text("new-game.start"), true)
	n.page.Rebody(append(body, n.start)...)
}

// about says what the chosen way to play means, and what is lost by beginning.
func (n *newGameScreen) about() *controls.Words {
	p := n.play
	about := []controls.Paragraph{{Text: modeText(p.say, n.mode), Size: theme.TextSize()}}
	if p.table().underway() {
		about = append(about, controls.Paragraph{
			Text: p.say.Text("new-game.text"), Size: theme.TextSize(), Style: fyne.TextStyle{Bold: true},
		})
	}
	words := controls.NewWords()
	words.Above, words.Left, words.Below = 12, controls.LabelInset, 12
	words.Say(about...)
	return words
}

// newChoiceRow makes a row for one of the choices.
func newChoiceRow[T comparable](n *newGameScreen, key string, all []T, label func(translations.Language, T) string, chosen *T) *controls.Row {
	p := n.play
	row := controls.NewRow(func() {
		said := func(each T) string { return label(p.say, each) }
		offerOneOf(p, p.say.Text(key), all, said, *chosen, func(each T) {
			*chosen = each
			n.write()
		})
	}, p.typedKey, p.typedRune)
	row.Deaf = p.turning
	row.Say(p.say.Text(key), label(p.say, *chosen))
	return row
}

// modeName is what a way to play is called.
func modeName(say translations.Language, m mode) string {
	switch m {
	case practice:
		return say.Text("mode.practice")
	case twoPlayers:
		return say.Text("mode.two-players")
	case watching:
		return say.Text("mode.watching")
	default:
		return say.Text("mode.scored")
	}
}

// modeText says in a sentence what a way to play means.
func modeText(say translations.Language, m mode) string {
	switch m {
	case practice:
		return say.Text("mode.practice.about")
	case twoPlayers:
		return say.Text("mode.two-players.about")
	case watching:
		return say.Text("mode.watching.about")
	default:
		return say.Text("mode.scored.about")
	}
}

// sideName is what a side is called, and whether it begins.
func (n *newGameScreen) sideName(say translations.Language, c rules.Color) string {
	if c == n.play.game.First() {
		return say.Text("new-game.side.first", translations.Args{"Color": colorName(say, c)})
	}
	return say.Text("new-game.side.second", translations.Args{"Color": colorName(say, c)})
}

func (n *newGameScreen) levelName(say translations.Language, l engine.Level) string {
	return levelName(say, n.play.game, l)
}

// begin begins the game that has been arranged, and remembers how.
func (n *newGameScreen) begin() {
	p := n.play
	s, g := p.settings, p.game
	s.SetMode(g, modeKeys[n.mode])
	s.SetSide(g, n.side)
	if n.mode != twoPlayers {
		s.SetLevel(g, n.level)
	}
	a := arrangement{mode: n.mode, side: n.side, from: rules.NewMatch(g), level: n.level}
	if n.mode == twoPlayers {
		for c, entry := range n.names {
			a.names[c] = entry.Text()
			s.SetPlayerName(rules.Color(c), a.names[c])
		}
	}
	if g == rules.Italian {
		a.from, a.ballot = n.opening.match(p.random)
	}
	p.beginGame(a)
}
