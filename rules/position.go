package rules

import "fmt"

// A Position says which game is played, who stands where and whose turn it is.
// Positions compare with ==, which is what repetition means, and can be the
// keys of a map.
type Position struct {
	Side  [2]Set // all pieces, by Color
	Kings Set    // those of either side that are kings
	Turn  Color
	Game  Game
}

// Start is the position in which the game begins.
func Start(g Game) Position {
	return Position{Side: laws[g].start, Turn: laws[g].first, Game: g}
}

// At tells what stands on a point; ok is false where nothing does.
func (p Position) At(pt Point) (c Color, king, ok bool) {
	switch {
	case p.Side[White].Has(pt):
		return White, p.Kings.Has(pt), true
	case p.Side[Black].Has(pt):
		return Black, p.Kings.Has(pt), true
	}
	return White, false, false
}

// Play is the position after m, which must be a move of this one: that is
// checked where moves come in, in [Match.Play] and [Position.ParseMove], not here.
func (p Position) Play(m Move) Position {
	us, them := p.Turn, p.Turn.Other()
	from, to := Set(1)<<m.From(), Set(1)<<m.To()
	becomesKing := p.Kings&from != 0 || to&laws[p.Game].crown[us] != 0
	p.Side[us] = p.Side[us]&^from | to
	p.Side[them] &^= m.Taken
	p.Kings &^= from | m.Taken
	if becomesKing {
		p.Kings |= to
	}
	p.Turn = them
	return p
}

// Progress reports whether m, a move of p, starts the count of the plies without
// progress anew: a capture does and, in the two draughts games, a man's move.
func (p Position) Progress(m Move) bool {
	return m.IsCapture() || laws[p.Game].stepIsProgress && !p.Kings.Has(m.From())
}

// MaxPieces is how many pieces a side has at the most.
const MaxPieces = 12

// A PositionError tells why a position cannot occur in its game.
type PositionError struct {
	At  Point // where it is wrong, None if nowhere in particular
	Why string

	Fault Fault // what Why says
	Side  Color // of whom it says so
}

func (e *PositionError) Error() string { return e.Why }

// Valid returns a *PositionError if p cannot occur: more than twelve pieces a
// side, a man on its far row, a king in Alquerque, or pieces off the board. A
// side may be without pieces: it has lost.
func (p Position) Valid() error {
	if int(p.Game) >= len(laws) || p.Turn > Black {
		return &PositionError{At: None, Why: fmt.Sprintf("there is no game %d with a side %d to move", p.Game, p.Turn)}
	}
	board := lattices[p.Game].board
	all := p.Side[White] | p.Side[Black]
	switch {
	case all&^board != 0:
		return &PositionError{At: (all &^ board).first(), Why: "a piece stands off the board"}
	case p.Side[White]&p.Side[Black] != 0:
		at := (p.Side[White] & p.Side[Black]).first()
		return &PositionError{At: at, Why: fmt.Sprintf("two pieces stand on %s", p.Game.Name(at))}
	case p.Kings&^all != 0:
		return &PositionError{At: (p.Kings &^ all).first(), Why: "a king stands where no piece is"}
	case p.Game == Alquerque && p.Kings != 0:
		at := p.Kings.first()
		return &PositionError{At: at, Why: fmt.Sprintf("a king stands on %s: Alquerque has none", p.Game.Name(at))}
	}
	for _, c := range []Color{White, Black} {
		if n := p.Side[c].Len(); n > MaxPieces {
			return &PositionError{At: None, Why: fmt.Sprintf("%d %s pieces: a side has at most %d", n, c, MaxPieces), Fault: TooManyPieces, Side: c}
		}
		if men := p.Side[c] &^ p.Kings & laws[p.Game].crown[c]; men != 0 {
			at := men.first()
			return &PositionError{At: at, Why: fmt.Sprintf("a %s man stands on %s, its far row", c, p.Game.Name(at)), Fault: ManOnFarRow, Side: c}
		}
	}
	return nil
}
