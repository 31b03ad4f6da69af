package screens

import (
	"damiera/board"
	"damiera/prefs"
	"damiera/rules"
	"damiera/translations"
)

// refusalText says why the board did not do what was asked of it.
func refusalText(say translations.Language, t Table, r board.Refusal) string {
	alquerque := t.Match.Game() == rules.Alquerque
	switch {
	case r.Why == board.NotYourTurn:
		return say.Text("status.not-your-turn")
	case r.Why == board.Unfinished:
		return say.Text("status.continue-capture")
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
		if refused.Move.From() != at {
			continue
		}
		switch refused.Rule {
		case 1:
			return say.Text("status.must-capture.most")
		case 2:
			return say.Text("status.must-capture.with-king")
		case 3:
			return say.Text("status.must-capture.most-kings")
		case 4:
			return say.Text("status.must-capture.king-first")
		}
	}
	if t.Match.Game() == rules.Alquerque {
		return say.Text("status.must-capture.other.alquerque")
	}
	return say.Text("status.must-capture.other.draughts")
}

// damageText says that a kept game could not be read, and what became of it.
func damageText(say translations.Language, d *prefs.Damage) string {
	game := gameName(say, d.Game)
	if d.InPlace != nil {
		return say.Text("keep.damaged.in-place", translations.Args{"Game": game})
	}
	return say.Text("keep.damaged", translations.Args{"Game": game, "File": d.File})
}
