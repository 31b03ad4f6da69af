package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"damiera/board"
	"damiera/prefs"
	"damiera/rules"
	"damiera/screens/controls"
	"damiera/translations"
)

// show puts the table on the screen: the board, and all that is said about it.
func (p *Play) show() {
	p.board.SetView(p.view())
	p.moves.show(p.table().Match)
	p.tell()
}

// view is what the board shows: the table, what a notice draws there, and the settings.
func (p *Play) view() board.View {
	v := p.table().view()
	v.Due, v.Barred = p.notice.due, p.notice.barred
	v.Numbers = p.settings.Numbers()
	v.Bottom = p.nearSide()
	return v
}

// nearSide is who sits at the bottom: the person, of two who take turns at the board the one to move, unless
// the board is turned.
func (p *Play) nearSide() rules.Color {
	t := p.table()
	near := t.person()
	if t.mode() == twoPlayers && t.open() && p.settings.TurnBoard() {
		near = t.turn()
	}
	if p.settings.Flipped() {
		return near.Other()
	}
	return near
}

// tell renews the words and leaves the board alone, with what is selected there.
func (p *Play) tell() {
	t := p.table()
	p.title.Say(controls.Paragraph{Text: p.gameTitle(), Size: theme.TextSize() * 1.2, Style: fyne.TextStyle{Bold: true}})
	near := p.nearSide()
	p.top.show(p.playerName(near.Other()), near.Other(), t.captured(near.Other()), t.open() && t.turn() != near)
	p.bottom.show(p.playerName(near), near, t.captured(near), t.open() && t.turn() == near)
	p.nameButtons()
	now := statusOf(p.say, t, p.present(), p.note, p.foresight.outlook)
	if p.paused && t.computersTurn() {
		now.Headline = p.say.Text("status.paused")
	}
	if now.Remark == "" && now.Outlook == "" && !now.Answer && !p.listed {
		now.Remark = p.moves.latest()
	}
	p.status.show(now, p.isKept())
}

// listedMoves notes whether the list of the moves has a place. Where it has none the status has the latest.
func (p *Play) listedMoves(has bool) {
	if has != p.listed {
		p.listed = has
		p.tell()
	}
}

// playerName is what the player of a side is called.
func (p *Play) playerName(c rules.Color) string {
	t := p.table()
	switch {
	case t.mode() == twoPlayers:
		return sideName(p.say, t, c)
	case t.Seats[c] == prefs.Person:
		return p.say.Text("player.you")
	}
	level := t.Level
	if !t.open() && t.Lowest != 0 {
		level = t.Lowest // a level that is set now is for the next game
	}
	return p.say.Text("player.computer-at", translations.Args{"Level": levelName(p.say, p.game, level)})
}

// gameTitle is what the game on the board is called, with how it is played where it does not count.
func (p *Play) gameTitle() string {
	name := gameName(p.say, p.game)
	if m := p.table().mode(); m == practice || m == twoPlayers {
		return p.say.Text("title.with-mode", translations.Args{"Game": name, "Mode": modeName(p.say, m)})
	}
	return name
}
