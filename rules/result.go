package rules

// Outcome is how a match stands. The zero value is a match still open.
type Outcome uint8

const (
	Open Outcome = iota
	WhiteWins
	BlackWins
	Draw
)

// String is "1-0" when White has won, in every game: the English habit of
// writing 1-0 for the first mover, Black, belongs to PDN files alone.
func (o Outcome) String() string {
	switch o {
	case WhiteWins:
		return "1-0"
	case BlackWins:
		return "0-1"
	case Draw:
		return "1/2-1/2"
	}
	return "*"
}

// Winner is the side that has won, if one has.
func (o Outcome) Winner() (c Color, ok bool) {
	switch o {
	case WhiteWins:
		return White, true
	case BlackWins:
		return Black, true
	}
	return White, false
}

// WonBy is the outcome of a match that c has won.
func WonBy(c Color) Outcome {
	if c == White {
		return WhiteWins
	}
	return BlackWins
}

// Reason is why a match is over.
type Reason uint8

const (
	NoReason    Reason = iota
	NoPieces           // the loser has none left
	NoMoves            // the loser's pieces are all blocked
	Repetition         // a position occurred too often
	NoProgress         // too many plies without progress
	Resignation        // the loser gave up
	Agreement          // both sides wanted a draw
)

var reasonNames = [...]string{"", "no pieces", "no moves", "repetition", "no progress", "resignation", "agreement"}

func (r Reason) String() string { return reasonNames[r] }

// Result is how a match stands, and why. The zero value is a match still open.
type Result struct {
	Outcome Outcome
	Reason  Reason
}
