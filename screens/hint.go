package screens

import (
	"context"

	"damiera/engine"
	"damiera/rules"
	"damiera/translations"
)

// An adviser finds a good move, and why it is one.
type adviser interface {
	Advise(context.Context, rules.Match) engine.Advice
}

// askHint shows a good move and says why it is one. A scored game gives no hint.
func (p *Play) askHint() {
	t := p.table()
	adviser, ok := p.engine.(adviser)
	if !ok || t.mode() != practice || !t.personsTurn() || p.errand.sent() {
		return
	}
	p.board.Abandon() // it is about the move from its beginning
	p.notify(notice{text: only("hint.sought")})
	var a engine.Advice
	p.errand.send(
		func(ctx context.Context) { a = adviser.Advise(ctx, t.Match) },
		func() {
			if !a.Move.IsZero() {
				p.notify(notice{text: hintText(t, a), topic: "practice", due: a.Move})
			}
		})
}

// hintText says which move is advised, and why.
func hintText(t Table, a engine.Advice) saying {
	move := t.Match.Position().Text(a.Move)
	return func(say translations.Language) string {
		told := func(key string) string { return say.Text(key, translations.Args{"Move": move}) }
		counted := func(key string, n int) string {
			return say.Text(key, translations.Args{"Move": move, "Count": n})
		}
		switch a.Why {
		case engine.Only:
			return told("hint.only")
		case engine.Wins:
			if a.Moves > 0 {
				return counted("hint.wins", a.Moves)
			}
			return told("hint.wins.some-time")
		case engine.HoldsOut:
			return told("hint.holds-out")
		case engine.AvoidsDefeat:
			if a.Alone {
				return told("hint.avoids-defeat.alone")
			}
			return told("hint.avoids-defeat")
		case engine.GivesForMore:
			return say.Text("hint.gives", translations.Args{"Move": move, "Given": a.Given, "Taken": a.Pieces})
		case engine.WinsPieces:
			return counted("hint.wins-pieces", a.Pieces)
		case engine.MakesKing:
			return counted("hint.makes-king", a.Moves)
		case engine.AvoidsLoss:
			if a.Alone {
				return told("hint.avoids-loss.alone")
			}
			return told("hint.avoids-loss")
		case engine.StopsKing:
			return told("hint.stops-king")
		case engine.TakesBack:
			return told("hint.takes-back")
		case engine.BestCapture:
			return told("hint.best-capture")
		case engine.Trades:
			return counted("hint.trades", a.Pieces)
		case engine.ThreatensPiece:
			return told("hint.threatens-piece")
		case engine.ThreatensKing:
			return told("hint.threatens-king")
		case engine.Opening:
			return told("hint.opening")
		default:
			return told("hint.best")
		}
	}
}
