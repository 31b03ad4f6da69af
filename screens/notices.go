package screens

import (
	"damiera/board"
	"damiera/prefs"
	"damiera/rules"
	"damiera/translations"
)

// notices is the notice to show: what has just been tried comes before what could not be written or read.
func (p *Play) notices() string {
	if p.notice != "" {
		return p.notice
	}
	if p.unkept[p.game] {
		return p.say.Text("keep.failed")
	}
	if g, ok := p.damaged(); ok {
		return p.damages[g]
	}
	return ""
}

// unsay takes back what was said about an attempt once another one has succeeded.
func (p *Play) unsay() {
	if p.notice != "" {
		p.notice = ""
		p.tell()
	}
}

// heard notes that a person has gone on with the damage that is told of on the screen. What else could
// not be read is told of then.
func (p *Play) heard() {
	if g, ok := p.damaged(); ok {
		p.damages[g] = ""
	}
}

// damaged is the game whose damage is to be told of, that on the board before the others.
func (p *Play) damaged() (rules.Game, bool) {
	if p.damages[p.game] != "" {
		return p.game, true
	}
	for _, g := range rules.Games() {
		if p.damages[g] != "" {
			return g, true
		}
	}
	return 0, false
}

// refusalText says why the board did not do what was asked of it.
func refusalText(say translations.Language, t Table, r board.Refusal) string {
	alquerque := t.Match.Game() == rules.Alquerque
	switch {
	case r.Why == board.NotYourTurn:
		return say.Text("status.not-your-turn")
	case r.Why == board.Unfinished:
		if rule := ruledOut(t, r); rule != 0 {
			return precedenceText(say, rule)
		}
		return say.Text("status.continue-capture")
	case r.Why == board.NotThere:
		return precedenceText(say, ruledOut(t, r))
	case r.Why == board.MustCapture:
		return mustCaptureText(say, t, r.Point)
	case r.Why == board.NotYours && alquerque:
		return say.Text("status.not-yours.alquerque")
	case r.Why == board.NotYours:
		return say.Text("status.not-yours.draughts")
	case alquerque:
		return say.Text("status.no-move.alquerque")
	default:
		return say.Text("status.no-move.draughts")
	}
}

// mustCaptureText says which rule keeps a piece from moving: in Italian draughts it may well have a
// capture of its own that another one outranks.
func mustCaptureText(say translations.Language, t Table, at rules.Point) string {
	for _, refused := range t.Match.Position().Forbidden() {
		if refused.Move.From() == at {
			return precedenceText(say, refused.Rule)
		}
	}
	if t.Match.Game() == rules.Alquerque {
		return say.Text("status.must-capture.other.alquerque")
	}
	return say.Text("status.must-capture.other.draughts")
}

// ruledOut is the rule of precedence that keeps the chosen piece from going on to where a person sent it,
// 0 where no capture leads there.
func ruledOut(t Table, r board.Refusal) int {
	for _, refused := range t.Match.Position().Forbidden() {
		if refused.Move.From() != r.From {
			continue
		}
		at := r.From
		for _, landing := range refused.Move.Landings() {
			if at == r.At && landing == r.Point {
				return refused.Rule
			}
			at = landing
		}
	}
	return 0
}

// precedenceText says what a rule of precedence of Italian draughts demands, and nothing for 0.
func precedenceText(say translations.Language, rule int) string {
	switch rule {
	case 1:
		return say.Text("status.must-capture.most")
	case 2:
		return say.Text("status.must-capture.with-king")
	case 3:
		return say.Text("status.must-capture.most-kings")
	case 4:
		return say.Text("status.must-capture.king-first")
	}
	return ""
}

// damageText says that a kept game could not be read, and what became of it.
func damageText(say translations.Language, d *prefs.Damage) string {
	game := gameName(say, d.Game)
	if d.InPlace != nil {
		return say.Text("keep.damaged.in-place", translations.Args{"Game": game})
	}
	return say.Text("keep.damaged", translations.Args{"Game": game, "File": d.File})
}
