package screens

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"

	"damiera/prefs"
	"damiera/rules"
	"damiera/rules/pdn"
	"damiera/screens/controls"
	"damiera/translations"
)

// An archive is where the finished games are kept. It waits for the disk, so it is asked away from the screen.
type archive interface {
	Games(ctx context.Context, progress func(done, all int64)) ([]prefs.Kept, error)
	Delete(games ...prefs.Kept) (prefs.Removed, error)
	Restore(removed prefs.Removed) error
}

// keptGames is what a list of the archive has more than one of a file.
type keptGames struct {
	kept   []prefs.Kept // the newest first
	seen   []int        // which of them are listed
	of     rules.Game   // the only game that is listed, where filtered is set
	filter bool
	state  keptState

	choose, undo, copyAll, saveAll *controls.Button
}

// A keptState is how far the reading of the archive is.
type keptState uint8

const (
	keptReading keptState = iota
	keptRead
	keptFailed
)

// openGames lists the games that were finished, the newest first.
func (p *Play) openGames() {
	if p.card != nil {
		p.dismiss()
	}
	l := p.newList(only("games.title"))
	l.archived = true
	button := func(does func()) *controls.Button {
		b := p.button(does)
		b.Deaf = p.turning
		return b
	}
	l.choose, l.undo = button(l.chooseGame), button(l.restore)
	l.copyAll, l.saveAll = button(l.copyGames), button(l.saveGames)
	controls.Alike(l.choose, l.copyAll, l.saveAll)
	l.list.Entry = func(i int) controls.Entry { return l.keptEntry(l.kept[l.seen[i]]) }
	l.list.OnChosen = func(i int) {
		k := l.kept[l.seen[i]]
		p.openReviewOf(k.Game, &k, l)
	}
	ctx, cancel := context.WithCancel(context.Background())
	l.page.Back = func() { cancel(); p.closePage() }
	l.renew()
	p.openPage(l.page)
	l.read(ctx)
}

// read reads the archive.
func (l *gameList) read(ctx context.Context) {
	var games []prefs.Kept
	var err error
	a := l.play.filing.archive
	l.play.thinker.run(func() {
		if a != nil {
			games, err = a.Games(ctx, resting())
		}
	}, func() {
		if ctx.Err() != nil {
			return
		}
		l.state = keptRead
		if err != nil {
			fyne.LogError("the finished games were not read", err)
			l.state = keptFailed
		}
		slices.Reverse(games)
		l.kept = games
		l.sift()
	})
}

// reread reads the archive after a change, and shows the same part of it.
func (l *gameList) reread() { l.read(context.Background()) }

// sift lists the games that are asked for.
func (l *gameList) sift() {
	l.seen = l.seen[:0]
	for i, k := range l.kept {
		if !l.filter || k.Game.Foreign == "" && k.Game.Kind == l.of {
			l.seen = append(l.seen, i)
		}
	}
	l.list.SetCount(len(l.seen))
	l.tell()
}

// chooseGame offers to list one of the games alone.
func (l *gameList) chooseGame() {
	p := l.play
	if p.card != nil {
		return
	}
	options := []option{{p.say.Text("games.all"), func() { p.dismiss(); l.filter = false; l.sift() }}}
	chosen := 0
	for _, g := range rules.Games() {
		if l.filter && l.of == g {
			chosen = len(options)
		}
		options = append(options, option{gameName(p.say, g), func() { p.dismiss(); l.filter, l.of = true, g; l.sift() }})
	}
	card := p.newChoice(p.say.Text("games.choose"), "", chosen, options...)
	p.openCard(card, card.Buttons[chosen])
}

// remove deletes a game. It can be taken back until the next one is deleted.
func (l *gameList) remove(k prefs.Kept) {
	var removed prefs.Removed
	var err error
	a := l.play.filing.archive
	l.play.thinker.run(func() { removed, err = a.Delete(k) }, func() {
		if err != nil {
			fyne.LogError("a game was not deleted", err)
			l.said = only("games.not-deleted")
		} else {
			l.play.removed, l.said = removed, only("games.deleted")
		}
		l.reread()
	})
}

// restore takes the last deletion back.
func (l *gameList) restore() {
	removed, a := l.play.removed, l.play.filing.archive
	if removed.Len() == 0 {
		return
	}
	var err error
	l.play.thinker.run(func() { err = a.Restore(removed) }, func() {
		if err != nil {
			fyne.LogError("a game was not restored", err)
			l.said = only("games.not-restored")
		} else {
			l.play.removed, l.said = prefs.Removed{}, only("games.restored")
		}
		l.reread()
	})
}

// listed are the games that are listed and can be written, the oldest first, as in the archive.
func (l *gameList) listed() []pdn.Game {
	var games []pdn.Game
	for _, i := range slices.Backward(l.seen) {
		if g := l.kept[i].Game; g.Foreign == "" {
			games = append(games, g)
		}
	}
	return games
}

// copyGames puts the games that are listed into the clipboard.
func (l *gameList) copyGames() {
	games := l.listed()
	l.play.write(games, func(text []byte, err error) {
		if err != nil {
			l.tellThat(only("review.not-written"))
			return
		}
		l.play.copyText(string(text), with("games.copied", translations.Args{"Count": len(games)}), l.tellThat)
	})
}

// saveGames writes them into a file that the person chooses.
func (l *gameList) saveGames() {
	l.play.write(l.listed(), func(text []byte, err error) {
		if err != nil {
			l.tellThat(only("review.not-written"))
			return
		}
		l.play.saveFile("damiera.pdn", text, l.tellThat)
	})
}

// tellThat says what has been done.
func (l *gameList) tellThat(said saying) {
	l.said = said
	l.tell()
}
