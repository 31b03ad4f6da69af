package screens

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"damiera/board"
	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
	"damiera/rules/pdn"
	"damiera/screens/controls"
)

// A review is a page on which a game from a file is looked at, move by move. The game being played goes on
// below it and is not touched.
type review struct {
	play *Play
	page *controls.Page
	game pdn.Game
	kept *prefs.Kept // the game in the archive that it is; nil for one from elsewhere
	list *gameList   // that it was opened from; nil for none

	positions []rules.Position // before the first move and after each
	moves     []rules.Move
	comments  map[int]string // by ply
	ply       int            // how many of the moves have been made
	bottom    rules.Color
	said      saying // what a button has just done, nil for nothing
	foresight foresight

	board  *board.Diagram
	over   *controls.TapArea
	slider *controls.Slider
	steps  [4]*controls.Arrow // to the start, back, on, to the end
	turn   *controls.Arrow
	more   *controls.Button
	text   *reviewWords
	record *reviewMoves
	body   *reviewBody
}

// openReview shows a game before its first move.
func (p *Play) openReview(g pdn.Game) *review { return p.openReviewOf(g, nil, nil) }

// openRecord shows a game that is played here, as far as it has come.
func (p *Play) openRecord(r prefs.Record) *review {
	g := r.Game()
	return p.openReviewOf(g, &prefs.Kept{Game: g, Record: r, Ours: true}, nil)
}

func (p *Play) openReviewOf(g pdn.Game, kept *prefs.Kept, list *gameList) *review {
	r := &review{play: p, page: controls.NewPage(""), game: g, kept: kept, list: list, comments: remarks(g)}
	r.foresight = foresight{run: p.thinker.run, later: p.foresight.later, told: r.tell}
	if !g.Unplaced {
		r.positions, r.moves = g.Match.Positions(), g.Match.Moves()
	}
	r.bottom = r.nearSide()
	r.furnish()
	r.page.Whole, r.page.Keys, r.page.Renew = r.body, r.typed, r.renew
	r.page.Back = func() { r.foresight.drop(); p.closePage() }
	r.renew()
	r.show(0)
	p.openPage(r.page)
	return r
}

// remarks are the comments of a game by ply.
func remarks(g pdn.Game) map[int]string {
	all := make(map[int]string)
	for _, c := range g.Comments {
		if before := all[c.Ply]; before != "" {
			all[c.Ply] = before + " " + c.Text
		} else {
			all[c.Ply] = c.Text
		}
	}
	return all
}

// nearSide is who sits at the bottom: the person in a game of one's own, else White, unless the board is
// turned.
func (r *review) nearSide() rules.Color {
	near := rules.White
	if r.kept != nil && r.kept.Ours {
		near = Table{Record: r.kept.Record}.person()
	}
	if r.play.settings.Flipped() {
		return near.Other()
	}
	return near
}

// furnish makes what is on the page.
func (r *review) furnish() {
	p := r.play
	key, char := p.typedKey, p.typedRune
	r.text = newReviewWords()
	if !r.game.Unplaced {
		r.board = board.NewDiagram(r.view())
		r.over = controls.NewTapArea(func() {
			if !p.turning() {
				r.show(r.ply + 1)
			}
		})
		r.record = newReviewMoves(r.positions, r.moves, r.show)
		r.slider = controls.NewSlider(len(r.moves), r.show, key, char)
		r.steps = [4]*controls.Arrow{
			controls.NewStep(controls.ToStart, func() { r.show(0) }, key, char),
			controls.NewStep(controls.StepBack, func() { r.show(r.ply - 1) }, key, char),
			controls.NewStep(controls.StepOn, func() { r.show(r.ply + 1) }, key, char),
			controls.NewStep(controls.ToEnd, func() { r.show(len(r.moves)) }, key, char),
		}
		r.turn = controls.NewStep(controls.Around, r.turnRound, key, char)
		for _, step := range append(r.steps[:], r.turn) {
			step.Deaf = p.turning
		}
	}
	r.more = p.button(r.openActs)
	r.more.Bars, r.more.Deaf = true, p.turning
	r.body = newReviewBody(r)
}

// view is what the board shows.
func (r *review) view() board.View {
	v := board.View{Position: r.positions[r.ply], Bottom: r.bottom, Numbers: r.play.settings.Numbers()}
	if r.ply > 0 {
		v.Last = r.moves[r.ply-1]
	}
	if n, ok := r.forbidden(); ok && r.ply == len(r.moves) {
		v.Due, v.Barred = n.due, n.barred
	}
	return v
}

// show goes to the position after so many moves, as far as there are.
func (r *review) show(ply int) {
	if r.game.Unplaced {
		r.tell()
		return
	}
	r.ply, r.said = max(0, min(ply, len(r.moves))), nil
	r.board.SetView(r.view())
	r.slider.Set(r.ply)
	r.record.show(r.ply)
	for i, step := range r.steps {
		atEnd := r.ply == len(r.moves)
		if i < 2 {
			atEnd = r.ply == 0
		}
		if step.Idle != atEnd {
			step.Idle = atEnd
			step.Refresh()
		}
	}
	r.lookAhead()
	r.text.Scroll.ScrollTo(0)
	r.tell()
}

// lookAhead finds out how the game would end from here, where that is to be told.
func (r *review) lookAhead() {
	if !r.play.settings.Endings() {
		r.foresight.drop()
		return
	}
	// The match up to here is made where it takes no time from the screen.
	left, look := len(r.moves)-r.ply, r.play.foresight.look
	r.foresight.look = func(m rules.Match) (o engine.Outlook, known bool) {
		if m = m.TakeBack(left); m.Result().Outcome != rules.Open {
			return o, false
		}
		return look(m)
	}
	r.foresight.ask(prefs.Record{ID: strconv.Itoa(r.ply), Match: r.game.Match})
}

// turnRound has the other side at the bottom.
func (r *review) turnRound() {
	r.bottom = r.bottom.Other()
	r.board.SetView(r.view())
}

// typed takes the keys of a page.
func (r *review) typed(key fyne.KeyName) bool {
	const some, line = 10, 40
	switch key {
	case fyne.KeyLeft:
		r.show(r.ply - 1)
	case fyne.KeyRight, fyne.KeySpace:
		r.show(r.ply + 1)
	case fyne.KeyPageUp:
		r.show(r.ply - some)
	case fyne.KeyPageDown:
		r.show(r.ply + some)
	case fyne.KeyHome:
		r.show(0)
	case fyne.KeyEnd:
		r.show(len(r.moves))
	case fyne.KeyUp:
		r.text.Scroll.ScrollBy(-line)
	case fyne.KeyDown:
		r.text.Scroll.ScrollBy(line)
	default:
		return false
	}
	return true
}

// renew says everything in the language, the size of text and the looks of now.
func (r *review) renew() {
	r.page.Retitle(r.play.say.Text("review.title"))
	if r.board != nil {
		r.board.SetMotion(motion(r.play.settings.Motion()))
		r.board.SetView(r.view())
		r.lookAhead()
	}
	r.tell()
	r.body.Refresh()
}

// tell renews the words.
func (r *review) tell() {
	say, size := r.play.say, theme.TextSize()
	bold := fyne.TextStyle{Bold: true}
	var all []controls.Paragraph
	add := func(text string, style fyne.TextStyle, color fyne.ThemeColorName) {
		if text != "" {
			all = append(all, controls.Paragraph{Text: text, Size: size, Style: style, Color: color})
		}
	}
	plain := fyne.TextStyle{}
	if r.said != nil {
		add(r.said(say), bold, theme.ColorNamePrimary)
	}
	last := r.ply == len(r.moves)
	if !r.game.Unplaced {
		add(r.whereText(), bold, "")
	}
	if problem := r.game.Problem; problem != nil && last {
		add(problemText(say, problem), plain, theme.ColorNameError)
		add(r.reasonText(), plain, "")
	}
	if !r.game.Unplaced {
		add(shortened(r.comments[r.ply], remarkLength), fyne.TextStyle{Italic: true}, "")
	}
	if r.board != nil {
		t := Table{Record: prefs.Record{Match: r.game.Match}}
		add(outlookText(say, t, r.foresight.outlook), plain, "")
	}
	add(r.playersText(), bold, "")
	add(r.resultText(), plain, "")
	if problem := r.game.Problem; problem != nil && !last {
		add(problemText(say, problem), plain, theme.ColorNameError)
	}
	for _, line := range r.aboutText() {
		add(line, plain, theme.ColorNamePlaceHolder)
	}
	r.text.say(all)
}
