package screens

import (
	"errors"
	"strings"

	"damiera/rules"
	"damiera/rules/pdn"
	"damiera/translations"
)

// faultText says what is wrong with a game.
func faultText(say translations.Language, p *pdn.Problem) string {
	spot := translations.Args{"Text": shortened(p.Spot, nameLength)}
	switch p.Fault {
	case pdn.Illegal:
		return say.Text("review.fault.illegal", spot)
	case pdn.Ambiguous:
		return say.Text("review.fault.ambiguous", spot)
	case pdn.Unreadable:
		return say.Text("review.fault.unreadable", spot)
	case pdn.Unclosed:
		return say.Text("review.fault.unclosed")
	case pdn.BadTag:
		return say.Text("review.fault.tag")
	case pdn.BadStart:
		return say.Text("review.fault.start")
	case pdn.OtherGame:
		return say.Text("review.fault.other-game", translations.Args{"Text": shortened(p.About, nameLength)})
	default:
		return shortened(p.About, nameLength)
	}
}

// problemText says what is wrong with a game, and in which line of the file.
func problemText(say translations.Language, p *pdn.Problem) string {
	return say.Text("review.problem", translations.Args{"Line": p.Line, "Problem": faultText(say, p)})
}

// reasonText says why it is wrong, as far as that can be told: what is the matter with the position at the
// start, or which rule forbids the move.
func (r *review) reasonText() string {
	if problem := r.game.Problem; problem != nil && problem.Fault == pdn.BadStart {
		return startText(r.play.say, r.game)
	}
	if n, ok := r.forbidden(); ok {
		return n.text(r.play.say)
	}
	return ""
}

// startText says why the position of a game's FEN tag is none to begin from.
func startText(say translations.Language, g pdn.Game) string {
	fen, _ := g.Tag("FEN")
	p, err := rules.ParsePosition(g.Kind, fen)
	var impossible *rules.PositionError
	switch {
	case err == nil:
		return ""
	case errors.As(err, &impossible):
		return flawText(p, impossible)(say)
	default:
		why, spot := slipText(say, err)
		return strings.TrimSpace(why + " " + spot)
	}
}

// forbidden is which rule of precedence forbids the move at which the reading stopped, if one does.
func (r *review) forbidden() (notice, bool) {
	problem := r.game.Problem
	if r.game.Unplaced || problem == nil || problem.Fault != pdn.Illegal {
		return notice{}, false
	}
	p := r.positions[len(r.moves)]
	squares := strings.FieldsFunc(problem.Spot, func(c rune) bool { return c == '-' || c == 'x' })
	if len(squares) < 2 {
		return notice{}, false
	}
	from, err := p.Game.ParsePoint(squares[0])
	if err != nil {
		return notice{}, false
	}
	to, err := p.Game.ParsePoint(squares[len(squares)-1])
	if err != nil {
		return notice{}, false
	}
	for _, refused := range p.Forbidden() {
		if landings := refused.Move.Landings(); refused.Move.From() == from && landings[len(landings)-1] == to {
			return precedence(p, refused), true
		}
	}
	return notice{}, false
}
