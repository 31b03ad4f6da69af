package screens

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"slices"

	"fyne.io/fyne/v2"

	"damiera/rules"
	"damiera/rules/pdn"
	"damiera/screens/controls"
	"damiera/translations"
)

// usualLargest is the size of file that is read, in bytes. All its games are held in memory.
const usualLargest = 32 << 20

func (p *Play) largestFile() int64 {
	if p.filing.largest > 0 {
		return p.filing.largest
	}
	return usualLargest
}

// openFile lets the person choose a file of games, and shows them.
func (p *Play) openFile() {
	p.chooseFile(func(s source, err error) {
		if err != nil {
			p.openTrouble(s, err)
			return
		}
		p.openSource(s)
	})
}

// openText shows the games of a text, or lays a single position out.
func (p *Play) openText(text string) {
	if meansPosition(text) {
		p.openSetUp(text)
		return
	}
	p.openSource(source{size: int64(len(text)), open: func() (io.ReadCloser, error) {
		return io.NopCloser(bytes.NewReader([]byte(text))), nil
	}})
}

// openSource reads a file away from the screen, with a page that tells how far it is and lets the person
// stop it. A file cut short by trouble still shows the games before that.
func (p *Play) openSource(s source) {
	ctx, cancel := context.WithCancel(context.Background())
	page := p.openReading(s.name, cancel)
	r := &reader{ctx: ctx, largest: p.largestFile()}
	r.told = func(now progress) { p.do(func() { page.show(now) }) }
	present := p.game
	var text []byte
	var games []pdn.Game
	var err error
	p.thinker.run(func() {
		text, err = r.text(s)
		if err == nil || len(text) > 0 {
			games, err = r.games(text, err, present)
		} else if s.folder != nil && s.folder() {
			err = errFolder
		}
	}, func() {
		if ctx.Err() != nil {
			return
		}
		cancel()
		page.close()
		switch {
		case len(text) < longestPosition && meansPosition(string(text)):
			p.openSetUp(string(text))
		case len(games) == 0:
			p.openTrouble(s, err)
		case noise(games):
			p.openTrouble(s, pdn.ErrNoGame)
		default:
			p.openRead(s.name, text, games, present)
			if err != nil && p.card == nil { // a question comes first: it matters more
				p.openTrouble(s, err)
			}
		}
	})
}

// noise tells whether nothing in games looks like one: no tag and no move.
func noise(games []pdn.Game) bool {
	return !slices.ContainsFunc(games, func(g pdn.Game) bool {
		return len(g.Tags) > 0 || g.Match.Plies() > 0 || g.Problem == nil || g.Foreign != ""
	})
}

// longestPosition is the size of the largest file that may be nothing but a position, in bytes.
const longestPosition = 1000

// errFolder means that what was chosen is a folder.
var errFolder = errors.New("a folder, not a file")

// openRead shows games that were read: one in a review, more in a list. Where some do not say which game they
// are, the person is asked; they were taken for the one on the board.
func (p *Play) openRead(name string, text []byte, games []pdn.Game, taken rules.Game) {
	var close func()
	if len(games) == 1 {
		p.openReview(games[0])
		close = p.closePage
	} else {
		p.openList(name, games)
		close = p.closePage
	}
	if n := undetermined(games); n > 0 {
		p.askKind(n, len(games), taken, func(g rules.Game) {
			close()
			p.readAs(name, text, g)
		})
	}
}

// askKind asks which game it is that nothing tells. The one it was taken for is offered; to dismiss the
// question agrees with it.
func (p *Play) askKind(n, all int, taken rules.Game, other func(rules.Game)) {
	if taken == rules.Alquerque {
		taken = rules.Italian
	}
	var options []option
	for _, g := range []rules.Game{rules.Italian, rules.English} {
		options = append(options, option{gameName(p.say, g), func() {
			p.dismiss()
			if g != taken {
				other(g)
			}
		}})
	}
	text := p.say.Text("file.which.text")
	if all > 1 {
		text = p.say.Text("file.which.of-many", translations.Args{"Count": n, "All": all})
	}
	card := p.newChoice(p.say.Text("file.which"), text, int(taken), options...)
	p.openCard(card, card.Buttons[taken])
}

// readAs reads a text once more, as the person has said.
func (p *Play) readAs(name string, text []byte, g rules.Game) {
	ctx, cancel := context.WithCancel(context.Background())
	page := p.openReading(name, cancel)
	r := &reader{ctx: ctx, largest: p.largestFile()}
	r.told = func(now progress) { p.do(func() { page.show(now) }) }
	var games []pdn.Game
	p.thinker.run(func() { games, _ = r.games(text, nil, g) }, func() {
		if ctx.Err() != nil {
			return
		}
		cancel()
		page.close()
		switch {
		case len(games) == 1:
			p.openReview(games[0])
		case len(games) > 1:
			p.openList(name, games)
		}
	})
}

// openTrouble says why a file could not be opened, and what else would do.
func (p *Play) openTrouble(s source, err error) {
	p.dismiss()
	title := p.say.Text("file.trouble")
	if s.name != "" {
		title = shortened(s.name, nameLength)
	}
	ok := p.button(p.dismiss)
	ok.Say(p.say.Text("file.close"), true)
	buttons := []*controls.Button{ok}
	if p.topPage() == nil { // a text that was pasted has no other way to come
		paste := p.button(func() { p.dismiss(); p.openPaste() })
		paste.Say(p.say.Text("file.paste"), false)
		buttons = []*controls.Button{paste, ok}
	}
	p.openCard(controls.NewCard(title, troubleText(p.say, err), buttons, true, p.dismiss), ok)
}

// troubleText says what is wrong with a file.
func troubleText(say translations.Language, err error) string {
	switch {
	case errors.Is(err, pdn.ErrNoGame):
		return say.Text("file.trouble.no-game")
	case errors.Is(err, pdn.ErrBinary):
		return say.Text("file.trouble.binary")
	case errors.Is(err, errTooLarge):
		return say.Text("file.trouble.too-large", translations.Args{"Size": usualLargest >> 20})
	case errors.Is(err, errFolder):
		return say.Text("file.trouble.folder")
	case errors.Is(err, fs.ErrNotExist):
		return say.Text("file.trouble.gone")
	case errors.Is(err, fs.ErrPermission):
		return say.Text("file.trouble.forbidden")
	case errors.Is(err, errNoPicker):
		return say.Text("file.trouble.no-picker")
	default:
		fyne.LogError("a file was not read", err)
		return say.Text("file.trouble.unreadable")
	}
}
