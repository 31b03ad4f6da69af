package rules

import (
	"errors"
	"fmt"
	"slices"
)

// ErrIllegal means that a move is not legal where it was to be played.
var ErrIllegal = errors.New("not a legal move")

// ErrOver means that a match has ended.
var ErrOver = errors.New("the match is over")

// A Match is a position and how it came about: what the draws depend on. It
// never changes: Play returns a new one, which shares the past with the old, so
// matches may branch and may be handed to other goroutines.
type Match struct {
	start Position
	now   Position
	last  *ply
	plies int
	idle  int
	over  Result
}

// A ply is a link of the chain that leads back from a match to its start.
type ply struct {
	before *ply
	from   Position
	move   Move
}

// NewMatch begins a match at the start of a game.
func NewMatch(g Game) Match {
	return Match{start: Start(g), now: Start(g)}
}

// NewMatchFrom begins a match at any position. It returns a *PositionError for
// one that cannot occur. A match whose side to move has no move is over.
func NewMatchFrom(p Position) (Match, error) {
	if err := p.Valid(); err != nil {
		return Match{}, err
	}
	return Match{start: p, now: p, over: p.lost()}, nil
}

// lost is the result of a position whose side to move has lost, or no result.
func (p Position) lost() Result {
	switch {
	case !p.stuck():
		return Result{}
	case p.Side[p.Turn] == 0:
		return Result{WonBy(p.Turn.Other()), NoPieces}
	}
	return Result{WonBy(p.Turn.Other()), NoMoves}
}

// Play makes a move. The error is ErrOver when the match has ended and
// otherwise, for a move that is not legal, wraps ErrIllegal.
func (m Match) Play(mv Move) (Match, error) {
	next, err := m.Replay(mv)
	if err != nil {
		return m, err
	}
	if next.over == (Result{}) {
		next.over = next.drawn()
	}
	return next, nil
}

// Replay makes a move that is known to have been made, as when a game file is
// read: the draw counters do not end the match, for they judge games in play,
// not what a record says happened.
func (m Match) Replay(mv Move) (Match, error) {
	if m.over != (Result{}) {
		return m, ErrOver
	}
	if !slices.Contains(m.now.Moves(), mv) {
		return m, fmt.Errorf("%w: %s in %s", ErrIllegal, mv, m.now)
	}
	progress := m.now.Progress(mv)
	m.last = &ply{before: m.last, from: m.now, move: mv}
	m.now = m.now.Play(mv)
	m.plies++
	m.idle++
	if progress {
		m.idle = 0
	}
	// The loss of a side without a move comes before any draw.
	m.over = m.now.lost()
	return m, nil
}

// drawn is the result that the draw counters give. Repetition comes first.
func (m Match) drawn() Result {
	w := laws[m.now.Game]
	if w.repeats > 0 && m.Occurrences() >= w.repeats {
		return Result{Draw, Repetition}
	}
	if m.idle >= w.idle {
		return Result{Draw, NoProgress}
	}
	return Result{}
}

// Resign ends the match with a loss of c. A match that is over stays as it is.
func (m Match) Resign(c Color) Match {
	return m.end(Result{WonBy(c.Other()), Resignation})
}

// Agree ends the match with a draw. A match that is over stays as it is.
func (m Match) Agree() Match {
	return m.end(Result{Draw, Agreement})
}

func (m Match) end(r Result) Match {
	if m.over == (Result{}) {
		m.over = r
	}
	return m
}

// Legal lists the legal moves: none when the match is over.
func (m Match) Legal() []Move {
	if m.over != (Result{}) {
		return nil
	}
	return m.now.Moves()
}

// Result is how the match stands: the zero value while it is open.
func (m Match) Result() Result { return m.over }

// Game is the game that is played.
func (m Match) Game() Game { return m.now.Game }

// Start is the position in which the match began.
func (m Match) Start() Position { return m.start }

// Position is the present position.
func (m Match) Position() Position { return m.now }

// Plies is the number of moves made by either side.
func (m Match) Plies() int { return m.plies }

// Last is the last move, the zero Move if none was made.
func (m Match) Last() Move {
	if m.last == nil {
		return Move{}
	}
	return m.last.move
}

// Moves lists the moves made so far.
func (m Match) Moves() []Move {
	moves := make([]Move, m.plies)
	for i, l := m.plies-1, m.last; l != nil; i, l = i-1, l.before {
		moves[i] = l.move
	}
	return moves
}

// Positions lists the positions so far, from the start to the present one.
func (m Match) Positions() []Position {
	positions := make([]Position, m.plies+1)
	positions[m.plies] = m.now
	for i, l := m.plies-1, m.last; l != nil; i, l = i-1, l.before {
		positions[i] = l.from
	}
	return positions
}

// Idle is the number of plies since the last progress: a capture or, in the two
// draughts games, a man's move.
func (m Match) Idle() int { return m.idle }

// Occurrences is how often the present position has occurred, this time
// included. It looks back as far as the last progress, which no position
// survives.
func (m Match) Occurrences() int {
	n := 1
	for i, l := 0, m.last; i < m.idle; i, l = i+1, l.before {
		if l.from == m.now {
			n++
		}
	}
	return n
}

// TakeBack is the match as it was the given number of plies ago, or at its
// start where there were fewer: open again if it had ended since, by a move or
// without one.
func (m Match) TakeBack(plies int) Match {
	moves := m.Moves()
	moves = moves[:max(0, len(moves)-plies)]
	back := Match{start: m.start, now: m.start, over: m.start.lost()}
	for i, mv := range moves {
		play := back.Replay // a record may have gone on past a draw
		if i == len(moves)-1 {
			play = back.Play
		}
		back, _ = play(mv) // legal, as it was made before
	}
	return back
}
