package screens

import (
	"damiera/prefs"
	"damiera/rules"
	"damiera/screens/controls"
	"damiera/translations"
)

// keptNote is what is said above the games of the archive.
func (l *gameList) keptNote() string {
	say := l.play.say
	switch {
	case l.state == keptReading:
		return say.Text("games.reading")
	case l.state == keptFailed:
		return say.Text("games.unreadable")
	case len(l.kept) == 0 && l.play.lost != nil:
		return archiveDamageText(l.play.lost)(say)
	case len(l.kept) == 0:
		return say.Text("games.none")
	default:
		return say.Text("games.count", translations.Args{"Count": l.list.Count()})
	}
}

// nameButtons says what the buttons of the archive do, and hides those that have nothing to do.
func (l *gameList) nameButtons() {
	say := l.play.say
	l.choose.Say(say.Text("games.all"), false)
	if l.filter {
		l.choose.Say(gameName(say, l.of), false)
	}
	l.undo.Say(say.Text("games.undo"), true)
	l.copyAll.Say(say.Text("games.copy-all"), false)
	l.saveAll.Say(say.Text("games.save-all"), false)
	l.undo.Hidden = l.play.removed.Len() == 0
	for _, b := range []*controls.Button{l.choose, l.copyAll, l.saveAll} {
		b.Hidden = len(l.kept) == 0
	}
}

// keptEntry is the row of a game of the archive.
func (l *gameList) keptEntry(k prefs.Kept) controls.Entry {
	if !k.Ours {
		return l.fileEntry(k.Game)
	}
	say, h := l.play.say, headOf(k.Game)
	t := Table{Record: k.Record}
	points := ""
	if score, ok := k.Score(); ok {
		points = say.Text("games.points", translations.Args{"Count": score.Total()})
	}
	opening := ""
	if k.Record.Ballot > 0 {
		opening = say.Text("review.opening", translations.Args{"Opening": k.Record.Ballot})
	}
	day := h.date
	if day == "" {
		day = say.Text("games.no-date")
	}
	return controls.Entry{
		Title: joined(day, opponentText(say, t)), Aside: ownResult(say, t),
		Detail: joined(gameName(say, k.Game.Kind), points, opening),
	}
}

// opponentText tells against whom a game was played, or how.
func opponentText(say translations.Language, t Table) string {
	level := ""
	if t.Lowest != 0 {
		level = levelName(say, t.Match.Game(), t.Lowest)
	}
	switch t.mode() {
	case twoPlayers:
		names := t.Names
		for c := range names {
			if names[c] == "" {
				names[c] = "–"
			}
		}
		if t.Names == [2]string{} {
			return say.Text("games.two-players")
		}
		return playersText(say, names)
	case practice:
		return joined(say.Text("games.practice"), level)
	case watching:
		return joined(say.Text("games.computer-alone"), level)
	default:
		return joined(say.Text("games.computer"), level)
	}
}

// ownResult tells who won a game that was played here.
func ownResult(say translations.Language, t Table) string {
	winner, decided := t.Match.Result().Outcome.Winner()
	if !t.mode().onePerson() || !decided {
		return outcomeText(say, t.Match.Result().Outcome)
	}
	if winner == t.person() {
		return say.Text("games.you-won")
	}
	return say.Text("games.computer-won")
}

// seatText names who sat on a side of a game that was played here.
func seatText(say translations.Language, t Table, side rules.Color) string {
	switch {
	case t.Seats[side] == prefs.Computer && t.Lowest != 0:
		return say.Text("player.computer-at", translations.Args{"Level": levelName(say, t.Match.Game(), t.Lowest)})
	case t.Seats[side] == prefs.Computer:
		return say.Text("games.computer")
	case t.Names[side] != "":
		return shortened(t.Names[side], nameLength)
	case t.mode().onePerson():
		return say.Text("player.you")
	}
	return ""
}
