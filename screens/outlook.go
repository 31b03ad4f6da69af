package screens

import (
	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
	"damiera/translations"
)

// outlookText says how a game ends when both sides play as well as can be, nothing where that is unknown.
// The zero outlook is unknown.
func outlookText(say translations.Language, t Table, o engine.Outlook) string {
	winner, decided := o.Outcome.Winner()
	if !decided {
		if o.Outcome == rules.Draw {
			return say.Text("outlook.draw")
		}
		return ""
	}
	counted := o.Moves > 0
	switch {
	case t.Seats[rules.White] == t.Seats[rules.Black] && counted:
		return say.Text("outlook.color-wins", translations.Args{"Color": sideName(say, t, winner), "Count": o.Moves})
	case t.Seats[rules.White] == t.Seats[rules.Black]:
		return say.Text("outlook.color-wins.some-time", translations.Args{"Color": sideName(say, t, winner)})
	case t.Seats[winner] == prefs.Person && counted:
		return say.Text("outlook.you-win", translations.Args{"Count": o.Moves})
	case t.Seats[winner] == prefs.Person:
		return say.Text("outlook.you-win.some-time")
	case counted:
		return say.Text("outlook.computer-wins", translations.Args{"Count": o.Moves})
	default:
		return say.Text("outlook.computer-wins.some-time")
	}
}
