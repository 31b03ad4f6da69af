package screens

import (
	"context"
	"errors"

	"fyne.io/fyne/v2"

	"damiera/prefs"
	"damiera/rules"
	"damiera/screens/controls"
	"damiera/translations"
)

// A statisticsScreen shows how the scored games went, those of one game at a time. It reads the kept games
// when it is opened and after each change; nothing of it is stored.
type statisticsScreen struct {
	play    *Play
	page    *controls.Page
	game    rules.Game
	games   *controls.Choice
	reset   *controls.Button
	restore *controls.Button
	begin   *controls.Button

	state   keptState
	kept    []prefs.Kept
	removed [3]prefs.Removed   // by game: what was reset since the page was opened
	said    saying             // what came of the last reset, nil for nothing
	busy    bool               // something is being deleted or put back
	leave   context.CancelFunc // gives up reading
}

// openStatistics shows the statistics of the game on the board.
func (p *Play) openStatistics() {
	if p.card != nil || p.topPage() != nil {
		return
	}
	s := newStatisticsScreen(p)
	s.write()
	p.openPage(s.page)
	s.read()
}

func newStatisticsScreen(p *Play) *statisticsScreen {
	s := &statisticsScreen{play: p, page: controls.NewPage(""), game: p.game, leave: func() {}}
	s.page.Renew = s.write
	s.page.Back = func() { s.leave(); p.closePage() }
	button := func(does func()) *controls.Button {
		b := p.button(does)
		b.Deaf = p.turning
		return b
	}
	var games []*controls.Button
	for _, g := range rules.Games() {
		games = append(games, button(func() { s.turnTo(g) }))
	}
	s.games = controls.NewChoice(games...)
	s.reset, s.restore = button(s.askReset), button(s.putBack)
	s.begin = button(func() {
		s.page.Back()
		if s.game != p.game {
			p.choose(s.game)
		}
		p.openNewGame()
	})
	return s
}

// turnTo shows another game's statistics.
func (s *statisticsScreen) turnTo(g rules.Game) {
	if g == s.game {
		return
	}
	s.game, s.said = g, nil
	s.write()
	s.page.Scroll.ScrollTo(0)
}

// read reads the kept games, away from the screen, and shows them. An earlier reading is given up.
func (s *statisticsScreen) read() {
	s.leave()
	ctx, cancel := context.WithCancel(context.Background())
	s.leave = cancel
	var games []prefs.Kept
	var err error
	a := s.play.filing.archive
	s.play.thinker.run(func() { games, err = a.Games(ctx, resting()) }, func() {
		if ctx.Err() != nil {
			return
		}
		s.state, s.kept = keptRead, games
		if err != nil {
			fyne.LogError("the finished games were not read", err)
			s.state = keptFailed
		}
		s.write()
	})
}

// scored are the games that count here.
func (s *statisticsScreen) scored() []prefs.Kept {
	var games []prefs.Kept
	for _, k := range s.kept {
		if k.Scored(s.game) {
			games = append(games, k)
		}
	}
	return games
}

// askReset asks whether to delete the games that count here.
func (s *statisticsScreen) askReset() {
	p, games := s.play, s.scored()
	if s.busy || len(games) == 0 || p.card != nil {
		return
	}
	args := translations.Args{"Count": len(games), "Game": gameName(p.say, s.game)}
	p.ask(p.say.Text("statistics.reset.title", args), p.say.Text("statistics.reset.text", args),
		p.say.Text("statistics.reset.yes"), p.say.Text("statistics.reset.no"), func() { s.delete(games) })
}

// delete deletes games. It can be taken back until the page is left.
func (s *statisticsScreen) delete(games []prefs.Kept) {
	var removed prefs.Removed
	var err error
	a, g := s.play.filing.archive, s.game
	s.busy = true
	s.play.thinker.run(func() { removed, err = a.Delete(games...) }, func() {
		s.busy = false
		switch {
		case errors.Is(err, prefs.ErrChanged):
			s.said = only("statistics.changed")
		case err != nil:
			fyne.LogError("the games were not deleted", err)
			s.said = only("statistics.not-deleted")
		default:
			s.removed[g], s.said = removed, with("statistics.deleted", translations.Args{"Count": removed.Len()})
		}
		s.changed()
	})
}

// putBack takes back what was deleted last of this game.
func (s *statisticsScreen) putBack() {
	removed := s.removed[s.game]
	if s.busy || removed.Len() == 0 {
		return
	}
	var err error
	a, g := s.play.filing.archive, s.game
	s.busy = true
	s.play.thinker.run(func() { err = a.Restore(removed) }, func() {
		s.busy = false
		if err != nil {
			fyne.LogError("the games were not put back", err)
			s.said = only("statistics.not-restored")
		} else {
			s.removed[g], s.said = prefs.Removed{}, with("statistics.restored", translations.Args{"Count": removed.Len()})
		}
		s.changed()
	})
}

// changed shows what became of the games once they are read again, from the top of the page, where it is
// said.
func (s *statisticsScreen) changed() {
	s.page.Scroll.ScrollTo(0)
	s.read()
}
