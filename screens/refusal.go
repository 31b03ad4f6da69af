package screens

import (
	"damiera/board"
	"damiera/rules"
	"damiera/translations"
)

// refusal says why the board did not do what was asked of it, and draws it where it can be drawn.
func refusal(t Table, r board.Refusal) notice {
	p := t.Match.Position()
	switch r.Why {
	case board.NotYourTurn:
		return notice{text: only("why.not-your-turn")}
	case board.NotYours:
		return notice{text: only("why.not-yours")}
	case board.TapInstead:
		return notice{text: only("why.tap-instead")}
	case board.DragInstead:
		return notice{text: only("why.drag-instead")}
	case board.Unfinished:
		if refused, ok := ruledOut(p, r); ok {
			return precedence(p, refused)
		}
		return notice{text: only("why.continue-capture"), topic: "capture"}
	case board.NotThere:
		return notThere(p, r)
	default: // MustCapture, NoMove
		return stuck(p, r.Point)
	}
}

// stuck says why a piece of the side to move cannot move.
func stuck(p rules.Position, at rules.Point) notice {
	if refused, ok := outranked(p, at); ok {
		return precedence(p, refused)
	}
	legal := p.Moves()
	must := len(legal) > 0 && legal[0].IsCapture()
	switch {
	case p.Spared().Has(at):
		return notice{text: only("why.spared"), topic: "spared"}
	case must && len(legal) == 1:
		return notice{text: only("why.elsewhere.one"), topic: "capture", due: legal[0]}
	case must && p.Movers().Len() == 1:
		return notice{text: only("why.elsewhere.one"), topic: "capture"}
	case must:
		return notice{text: only("why.elsewhere"), topic: "capture"}
	default:
		return notice{text: only("why.blocked"), topic: "moves"}
	}
}

// outranked is the capture of a piece that a rule of precedence rules out, the one that comes nearest to
// being allowed.
func outranked(p rules.Position, at rules.Point) (rules.Refused, bool) {
	var best rules.Refused
	for _, refused := range p.Forbidden() {
		if refused.Move.From() == at && refused.Rule > best.Rule {
			best = refused
		}
	}
	return best, best.Rule > 0
}

// ruledOut is the refused capture that leads the chosen piece on to where a person sent it.
func ruledOut(p rules.Position, r board.Refusal) (rules.Refused, bool) {
	for _, refused := range p.Forbidden() {
		if refused.Move.From() != r.From {
			continue
		}
		at, reached := r.From, false
		for _, landing := range refused.Move.Landings() {
			// A tap on the end of a capture means the whole of it.
			if reached = reached || at == r.At; reached && landing == r.Point {
				return refused, true
			}
			at = landing
		}
	}
	return rules.Refused{}, false
}

// precedence says which rule of precedence of Italian draughts forbids a capture, against what, and with
// the figures of this position.
func precedence(p rules.Position, refused rules.Refused) notice {
	due := dueFor(p, refused)
	weighed := p.Weigh(refused)
	args := translations.Args{"Move": p.Text(due), "Barred": p.Text(refused.Move), "Due": weighed.Due, "Own": weighed.Own}
	n := notice{due: due, barred: refused.Move}
	switch refused.Rule {
	case 1:
		n.text, n.topic = with("why.most", args), "precedence-1"
	case 2:
		n.text, n.topic = with("why.with-king", args), "precedence-2"
	case 3:
		n.text, n.topic = with("why.most-kings", args), "precedence-3"
	default:
		// It is about the way, and the ends may well be the same.
		args["Move"], args["Barred"] = due.String(), refused.Move.String()
		n.text, n.topic = with("why.king-first", args), "precedence-4"
		if weighed.King > 1 {
			args["King"] = weighed.King
			n.text = with("why.king-first.later", args)
		}
	}
	return n
}

// dueFor is the capture to be shown beside a refused one: the same piece's, if it has one. All that are
// legal weigh the same.
func dueFor(p rules.Position, refused rules.Refused) rules.Move {
	for _, m := range p.Moves() {
		if m.From() == refused.Move.From() {
			return m
		}
	}
	return refused.By
}

// notThere says why the chosen piece cannot go to a point.
func notThere(p rules.Position, r board.Refusal) notice {
	if refused, ok := ruledOut(p, r); ok {
		return precedence(p, refused)
	}
	if p.Spares(r.From, r.Point) {
		return notice{text: only("why.spared"), topic: "spared"}
	}
	if p.MustCapture() {
		return notice{text: only("why.capture-first"), topic: "capture"}
	}
	fromCol, fromRow := p.Game.Cell(r.From)
	col, row := p.Game.Cell(r.Point)
	back := row > fromRow // White goes up
	if p.Turn == rules.Black {
		back = row < fromRow
	}
	far := max(col-fromCol, fromCol-col, row-fromRow, fromRow-row) > 1
	switch king := p.Kings.Has(r.From); {
	case king && far:
		return notice{text: only("why.king-step"), topic: "moves"}
	case back && !king && !far && p.Game == rules.Alquerque:
		return notice{text: only("why.backwards.alquerque"), topic: "moves"}
	case back && !king && !far:
		return notice{text: only("why.backwards"), topic: "moves"}
	default:
		return notice{text: only("why.not-there"), topic: "moves"}
	}
}
