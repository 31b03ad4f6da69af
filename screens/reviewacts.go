package screens

import (
	"bytes"
	"strings"
	"unicode"

	"damiera/rules"
	"damiera/rules/pdn"
	"damiera/screens/controls"
)

// openActs offers what can be done with the game and with the position on view.
func (r *review) openActs() {
	p := r.play
	if p.card != nil {
		return
	}
	var options []option
	offer := func(key string, does func()) {
		options = append(options, option{p.say.Text(key), func() { p.dismiss(); does() }})
	}
	if r.board != nil {
		if len(r.moves) > 0 && r.record.Size().Height < controls.Tappable {
			offer("review.moves", r.openMoves)
		}
		if len(r.positions[r.ply].Moves()) > 0 {
			offer("review.go-on", r.goOn)
		}
		offer("review.copy-position", r.copyPosition)
	}
	if fen, ok := r.game.Tag("FEN"); ok && r.game.Unplaced && r.game.Foreign == "" {
		offer("menu.set-up", func() { p.openSetUp(fen) })
	}
	if r.game.Foreign == "" {
		offer("review.copy-game", r.copyGame)
		offer("review.save", r.save)
	}
	if r.mayDelete() {
		offer("review.delete", r.askDelete)
	}
	card := p.newChoice(p.say.Text("review.acts"), "", -1, options...)
	p.openCard(card, card.Buttons[0])
}

// mayDelete tells whether the game is one of the archive.
func (r *review) mayDelete() bool { return r.list != nil && r.list.archived && r.kept != nil }

// tellThat says what has been done, until the next step.
func (r *review) tellThat(said saying) {
	r.said = said
	r.text.Scroll.ScrollTo(0)
	r.tell()
}

// goOn offers to play on from the position on view.
func (r *review) goOn() {
	m := r.game.Match.TakeBack(len(r.moves) - r.ply)
	if m.Result().Outcome != rules.Open {
		// The counters of a game in play would have ended it here, which its record did not.
		m, _ = rules.NewMatchFrom(r.positions[r.ply])
	}
	r.play.playFrom(m)
}

// copyPosition puts the position into the clipboard.
func (r *review) copyPosition() {
	r.play.copyText(r.positions[r.ply].String(), only("review.copied-position"), r.tellThat)
}

// largestCopied is the size of the longest text that is copied, in bytes. Some programs take no more, and a
// much longer one ends the connection to an X display.
const largestCopied = 500_000

// copyText puts a text into the clipboard, and has it told whether that could be done.
func (p *Play) copyText(text string, done saying, tell func(saying)) {
	if len(text) > largestCopied {
		tell(only("paste.too-long"))
		return
	}
	p.writeClipboard(text, func(reached bool) {
		if !reached {
			done = only("paste.no-clipboard")
		}
		tell(done)
	})
}

// copyGame puts the game into the clipboard.
func (r *review) copyGame() {
	r.play.write([]pdn.Game{r.game}, func(text []byte, err error) {
		if err != nil {
			r.tellThat(only("review.not-written"))
			return
		}
		r.play.copyText(string(text), only("review.copied-game"), r.tellThat)
	})
}

// save writes the game into a file that the person chooses.
func (r *review) save() {
	r.play.write([]pdn.Game{r.game}, func(text []byte, err error) {
		if err != nil {
			r.tellThat(only("review.not-written"))
			return
		}
		r.play.saveFile(fileNameOf(r.game), text, r.tellThat)
	})
}

// write makes text of games, away from the screen.
func (p *Play) write(games []pdn.Game, done func(text []byte, err error)) {
	var text bytes.Buffer
	var err error
	p.thinker.run(func() {
		for _, g := range games {
			if err = pdn.Write(&text, g); err != nil {
				return
			}
		}
	}, func() { done(text.Bytes(), err) })
}

// fileNameOf is a name for a file with a game.
func fileNameOf(g pdn.Game) string {
	h := headOf(g)
	name := strings.Join([]string{h.date, h.players[rules.White], h.players[rules.Black]}, " ")
	name = strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || r == '-' || r == ' ' {
			return r
		}
		return -1
	}, name)
	if name = strings.Join(strings.Fields(name), "-"); name == "" {
		name = g.Kind.String()
	}
	return name + ".pdn"
}

// askDelete asks whether the game is to be deleted.
func (r *review) askDelete() {
	p := r.play
	keep := p.button(p.dismiss)
	keep.Say(p.say.Text("review.keep-it"), false)
	remove := p.button(func() {
		p.dismiss()
		r.foresight.drop()
		p.closePage()
		r.list.remove(*r.kept)
	})
	remove.Say(p.say.Text("review.delete-it"), false)
	buttons := []*controls.Button{keep, remove}
	card := controls.NewCard(p.say.Text("review.delete-question"), p.say.Text("review.delete-text"), buttons, true, p.dismiss)
	p.openCard(card, keep)
}

// openMoves lists the moves on a page of their own, where the board leaves them no room.
func (r *review) openMoves() {
	p := r.play
	pg := controls.NewPage(p.say.Text("review.moves"))
	list := controls.NewLongList(func(i int) controls.Entry {
		return controls.Entry{Title: r.numbered(i), Detail: shortened(r.comments[i+1], nameLength)}
	}, func(i int) {
		p.closePage()
		r.show(i + 1)
	}, p.typedKey, p.typedRune)
	list.Deaf = p.turning
	list.Current = r.ply - 1
	list.SetCount(len(r.moves))
	pg.Whole, pg.Keys = list, scrolls(p, list)
	pg.Renew = func() { pg.Retitle(p.say.Text("review.moves")); list.SetCount(len(r.moves)) }
	p.openPage(pg)
	list.Reveal(max(0, r.ply-1))
}
