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

// nearSide is who sits at the bottom: the person, unless the board is turned.
func (p *Play) nearSide() rules.Color {
	if p.settings.Flipped() {
		return p.table().person().Other()
	}
	return p.table().person()
}

// tell renews the words and leaves the board alone, with what is selected there.
func (p *Play) tell() {
	t := p.table()
	p.title.Say(controls.Paragraph{Text: gameName(p.say, p.game), Size: theme.TextSize() * 1.2, Style: fyne.TextStyle{Bold: true}})
	near := p.nearSide()
	p.top.show(p.playerName(near.Other()), near.Other(), t.captured(near.Other()), t.open() && t.turn() != near)
	p.bottom.show(p.playerName(near), near, t.captured(near), t.open() && t.turn() == near)
	p.help.Say(p.say.Text("menu.help"), false)
	p.nameButtons()
	now := statusOf(p.say, t, p.present(), p.note, p.foresight.outlook)
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
	if t.Seats[c] == prefs.Person {
		return p.say.Text("player.you")
	}
	return p.say.Text("player.computer-at", translations.Args{"Level": levelName(p.say, p.game, t.Level)})
}
