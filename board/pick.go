package board

import (
	"slices"

	"damiera/rules"
)

// Why tells why a tap was refused.
type Why uint8

const (
	// NotYourTurn: a piece was tapped while nothing may be played.
	NotYourTurn Why = iota + 1
	// NotYours: the piece belongs to the side that is not to move.
	NotYours
	// MustCapture: the piece cannot move, and a capture waits elsewhere.
	MustCapture
	// NoMove: the piece cannot move, and nothing must be captured.
	NoMove
	// Unfinished: a capture has begun and must be played to its end.
	Unfinished
	// NotThere: the chosen piece cannot go to that point.
	NotThere
	// DragInstead: a tap would have played, but only drags do.
	DragInstead
	// TapInstead: a drag would have played, but only taps do.
	TapInstead
)

// A Refusal is a tap that the rules do not allow, for the screen to put into
// words. Point is what was tapped.
type Refusal struct {
	Point rules.Point
	Why   Why

	// Of the chosen piece, where Why is Unfinished, NotThere, DragInstead or
	// TapInstead: the point that it set out from, and the one that it stands on by
	// now. With no piece chosen both are None.
	From, At rules.Point
}

// A pick is the taps so far of one turn: which piece, and how many landings of
// its move. It is a value; every tap returns the next one.
type pick struct {
	position rules.Position
	legal    []rules.Move
	piece    rules.Point  // the point that the chosen piece set out from, or None
	hops     int          // landings already made
	ways     []rules.Move // the legal moves that agree with the taps so far
	pending  rules.Move   // complete and shown, but not given out yet
}

func newPick(p rules.Position, legal []rules.Move) pick {
	return pick{position: p, legal: legal, piece: rules.None}
}

// An answer is what a tap came to. At most one of its fields is set.
type answer struct {
	move    rules.Move // complete, to be played
	refused Refusal
}

// chosen is where the chosen piece stands by now, or None.
func (k pick) chosen() rules.Point {
	if !k.pending.IsZero() {
		return k.pending.To()
	}
	if k.piece == rules.None || k.hops == 0 {
		return k.piece
	}
	return k.ways[0].Landing(k.hops - 1)
}

// begun reports whether a capture is half made: it cannot be left. A move that
// waits to be confirmed can.
func (k pick) begun() bool { return k.hops > 0 && k.pending.IsZero() }

// way is a move whose first hops are those on the board.
func (k pick) way() rules.Move {
	if !k.pending.IsZero() {
		return k.pending
	}
	return k.ways[0]
}

// movers are the pieces that may be chosen.
func (k pick) movers() rules.Set {
	var s rules.Set
	for _, m := range k.legal {
		s = s.With(m.From())
	}
	return s
}

// next are the landings that the chosen piece may go to now.
func (k pick) next() rules.Set {
	var s rules.Set
	if !k.pending.IsZero() {
		return s
	}
	for _, m := range k.ways {
		s = s.With(m.Landing(k.hops))
	}
	return s
}

// ends are the ends of chains that only one way reaches and that are not a next
// landing. A chain that ends where it began is left out: that point still means
// the piece itself, so such a chain is tapped hop by hop.
func (k pick) ends() rules.Set {
	if !k.pending.IsZero() {
		return 0
	}
	var once, twice rules.Set
	for _, m := range k.ways {
		if once.Has(m.To()) {
			twice = twice.With(m.To())
		}
		once = once.With(m.To())
	}
	none := twice | k.next()
	if at := k.chosen(); at != rules.None {
		none = none.With(at).With(k.piece)
	}
	return once &^ none
}

// selects is k with the piece on p chosen.
func (k pick) selects(p rules.Point) pick {
	k.piece, k.hops, k.ways = p, 0, nil
	for _, m := range k.legal {
		if m.From() == p {
			k.ways = append(k.ways, m)
		}
	}
	return k
}

// deselects is k with nothing chosen. A capture that has begun stays.
func (k pick) deselects() pick {
	if k.begun() {
		return k
	}
	return newPick(k.position, k.legal)
}

// goes is k after the chosen piece was sent to p, and the move if that makes it
// complete. ok is false where p is neither a next landing nor the end of an
// unambiguous chain.
func (k pick) goes(p rules.Point) (_ pick, _ answer, ok bool) {
	if k.ends().Has(p) {
		for _, m := range k.ways {
			if m.To() == p {
				return k, answer{move: m}, true
			}
		}
	}
	var ways []rules.Move
	for _, m := range k.ways {
		if m.Landing(k.hops) == p {
			ways = append(ways, m)
		}
	}
	if len(ways) == 0 {
		return k, answer{}, false
	}
	// A capture goes on until it can no more, so no way is the beginning of
	// another: the first tells for all whether this landing was the last.
	if len(ways[0].Landings()) == k.hops+1 {
		return k, answer{move: ways[0]}, true
	}
	k.ways, k.hops = ways, k.hops+1
	return k, answer{}, true
}

// tap is what a tap on p comes to; p may be None, which is beside the board.
func (k pick) tap(p rules.Point) (pick, answer) {
	if !k.pending.IsZero() {
		return k.settles(p)
	}
	if k.piece != rules.None && p != rules.None {
		if next, a, ok := k.goes(p); ok {
			return next, a
		}
	}
	switch {
	case k.begun():
		return k, answer{refused: k.unfinished(p)}
	case p == k.piece:
		return k.deselects(), answer{}
	case k.movers().Has(p):
		return k.selects(p), answer{}
	}
	a := answer{refused: k.refusal(p)}
	if a.refused.Why == NotThere {
		return k, a // it stays chosen: the dots tell where it can go
	}
	return k.deselects(), a
}

// notThere is the refusal of p because the chosen piece cannot go there.
func (k pick) notThere(p rules.Point) Refusal {
	return Refusal{Point: p, Why: NotThere, From: k.piece, At: k.piece}
}

// unfinished is the refusal of p because a capture has begun.
func (k pick) unfinished(p rules.Point) Refusal {
	return Refusal{Point: p, Why: Unfinished, From: k.piece, At: k.chosen()}
}

// refusal is why the piece on p cannot be chosen, or why the chosen piece cannot
// go there, if nobody or an enemy stands on it.
func (k pick) refusal(p rules.Point) Refusal {
	side, _, ok := k.position.At(p)
	switch {
	case p != rules.None && k.piece != rules.None && (!ok || side != k.position.Turn):
		return k.notThere(p)
	case p == rules.None || !ok:
		return Refusal{}
	case len(k.legal) == 0:
		return Refusal{Point: p, Why: NotYourTurn}
	case side != k.position.Turn:
		return Refusal{Point: p, Why: NotYours}
	case k.legal[0].IsCapture():
		return Refusal{Point: p, Why: MustCapture}
	default:
		return Refusal{Point: p, Why: NoMove}
	}
}

// lift is what the beginning of a drag on p comes to; ok says that the piece
// there follows the finger.
func (k pick) lift(p rules.Point) (_ pick, _ answer, ok bool) {
	switch {
	case !k.pending.IsZero():
		return k.deselects(), answer{}, false
	case p == rules.None:
		return k, answer{}, false
	case p == k.chosen():
		return k, answer{}, true
	case k.begun():
		return k, answer{refused: k.unfinished(p)}, false
	case k.movers().Has(p):
		return k.selects(p), answer{}, true
	}
	if _, _, occupied := k.position.At(p); !occupied {
		return k, answer{}, false // a drag of nothing is no attempt to go there
	}
	return k, answer{refused: k.refusal(p)}, false
}

// leadsTo reports whether m is one of the moves that agree with the taps so
// far; with nothing begun, every move does.
func (k pick) leadsTo(m rules.Move) bool {
	if !k.pending.IsZero() {
		return k.pending == m
	}
	return !k.begun() || slices.Contains(k.ways, m)
}

// drop is what the end of a drag on p comes to: only a place to go counts.
func (k pick) drop(p rules.Point) (pick, answer) {
	if k.piece == rules.None || p == rules.None {
		return k, answer{}
	}
	next, a, ok := k.goes(p)
	switch {
	case ok || p == k.chosen():
	case k.begun():
		a.refused = k.unfinished(p)
	default:
		a.refused = k.notThere(p)
	}
	return next, a
}
