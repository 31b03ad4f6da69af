package screens

import (
	"damiera/engine"
	"damiera/rules"
	"damiera/translations"
)

// A status is what the status line says.
type status struct {
	Headline, Detail string
	Outlook          string // how the game will end
	Remark           string // a note, how near a draw is, or the latest moves where their list has no room
	Answer           bool   // the detail answers what a person has just tried
	Quiet            bool   // nothing that has just happened
	Topic            string // the place in the help that explains it, if there is one
}

// statusOf puts the state of a table into words. The notice, unless it is zero, takes the place of the
// detail: it is about what a person has just tried. The note is a remark. The outlook is told while the game
// goes on.
func statusOf(say translations.Language, t Table, told notice, n note, o engine.Outlook) status {
	s := standing(say, t)
	if t.open() {
		s.Outlook = outlookText(say, t, o)
	}
	if s.Outlook != "" && !t.mustCapture() {
		s.Topic = "endings" // rather than how pieces move, which who comes so far knows
	}
	text, topic := n.text()
	if text == nil {
		text, topic = drawNear(t)
	}
	if text == nil && t.Match.Plies() <= t.given()+1 { // until each side has had a turn of its own
		text, topic = ballotTold(t)
	}
	if text != nil {
		s.Remark, s.Topic = text(say), topic
	}
	if told.text != nil {
		if told.topic == s.Topic {
			s.Remark = "" // the answer says the same
		}
		s.Detail, s.Topic, s.Answer = told.text(say), told.topic, true
	}
	return s.short()
}

// short is the status without what is needed least, where with an outlook and a remark it would be too long
// for a phone. The last move is on the board and in the list too.
func (s status) short() status {
	switch {
	case s.Outlook == "" || s.Remark == "":
	case s.Answer:
		s.Outlook = ""
	default:
		s.Detail = ""
	}
	return s
}

// standing says whose turn it is and what is required, or how the game ended.
func standing(say translations.Language, t Table) status {
	switch {
	case t.computersTurn():
		s := status{Headline: say.Text("status.thinking")}
		switch last := lastMove(t); {
		case last == "" || t.Match.Plies() == t.given():
		case t.mode() == watching:
			s.Detail = playerMoved(say, t)
		default:
			s.Detail = say.Text("status.you-moved", translations.Args{"Move": last})
		}
		return s
	case t.open():
		if t.mode() == twoPlayers {
			s := demandOf(say, t)
			s.Detail = playerMoved(say, t)
			return s
		}
		s := demand(say, t)
		s.Detail = lately(say, t)
		return s
	case t.Ended:
		return status{Headline: resultText(say, t), Detail: scoreText(say, t), Topic: resultTopic(t)}
	default:
		earlier := say.Text("result.earlier", translations.Args{"Result": resultText(say, t)})
		return status{Headline: earlier, Quiet: true, Topic: resultTopic(t)}
	}
}

// demand says what a person has to do.
func demand(say translations.Language, t Table) status {
	single := len(t.Match.Legal()) == 1
	switch must := t.mustCapture(); {
	case must && single:
		return status{Headline: say.Text("status.must-capture.only"), Topic: "capture"}
	case must:
		return status{Headline: say.Text("status.must-capture"), Topic: "capture"}
	case single:
		return status{Headline: say.Text("status.your-turn.only"), Topic: "moves"}
	default:
		return status{Headline: say.Text("status.your-turn"), Topic: "moves"}
	}
}

// demandOf says which of two players is to move, and what they have to do.
func demandOf(say translations.Language, t Table) status {
	player := translations.Args{"Player": sideName(say, t, t.turn())}
	single := len(t.Match.Legal()) == 1
	switch must := t.mustCapture(); {
	case must && single:
		return status{Headline: say.Text("status.turn.must-capture.only", player), Topic: "capture"}
	case must:
		return status{Headline: say.Text("status.turn.must-capture", player), Topic: "capture"}
	case single:
		return status{Headline: say.Text("status.turn.only", player), Topic: "moves"}
	default:
		return status{Headline: say.Text("status.turn", player), Topic: "moves"}
	}
}

// playerMoved tells the last move where nobody is "you".
func playerMoved(say translations.Language, t Table) string {
	last := lastMove(t)
	if last == "" || t.Match.Plies() == t.given() {
		return ""
	}
	return say.Text("status.player-moved", translations.Args{"Player": sideName(say, t, t.turn().Other()), "Move": last})
}

// lately tells the computer's move, and whether it had a choice, or that the game begins.
func lately(say translations.Language, t Table) string {
	last := lastMove(t)
	if last == "" || t.Match.Plies() == t.given() {
		if t.given() > 0 {
			return say.Text("status.you-play", translations.Args{"Color": colorName(say, t.turn())})
		}
		return say.Text("status.you-begin", translations.Args{"Color": colorName(say, t.turn())})
	}
	if len(t.before().Moves()) == 1 {
		return say.Text("status.computer-moved.only", translations.Args{"Move": last})
	}
	return say.Text("status.computer-moved", translations.Args{"Move": last})
}

// drawNear tells how near a draw is: that the position has come for the last time but one, or how far the
// count of moves without progress has gone once it has passed half.
func drawNear(t Table) (text saying, topic string) {
	m := t.Match
	limit := m.Game().IdleLimit()
	counted := translations.Args{"Moves": m.Idle() / 2, "Limit": limit / 2}
	switch repeats := m.Game().RepeatLimit(); {
	case !t.open():
		return nil, ""
	case repeats > 0 && m.Occurrences() == repeats-1:
		return only("draw-near.repetition"), "draws"
	case m.Idle() <= limit/2:
		return nil, ""
	case m.Game() == rules.Alquerque:
		return with("draw-near.no-capture", counted), "draws"
	default:
		return with("draw-near.no-progress", counted), "draws"
	}
}

// lastMove is the last move in notation, empty when there is none.
func lastMove(t Table) string {
	last := t.Match.Last()
	if last.IsZero() {
		return ""
	}
	return t.before().Text(last)
}
