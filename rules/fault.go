package rules

// A Fault is what is wrong with a position, or with the text of one, as a value:
// for whoever has to say it in other words than an error's own.
type Fault uint8

const (
	// OtherFault is none of those below. All that is wrong with a move is one.
	OtherFault Fault = iota

	// Of a PositionError: a side has more than MaxPieces.
	TooManyPieces
	// A man stands on its far row.
	ManOnFarRow

	// Of a TextError: there is no text.
	NoText
	// The side to move is missing, or is no side.
	NoTurn
	// A side's list is missing.
	NoList
	// No colon stands before a side's list.
	NoColon
	// A list does not begin with its side.
	NoSide
	// A side has two lists.
	SideTwice
	// Something follows the two lists.
	TextAfter
	// No square is named where one should be.
	NoSquare
	// A square's number is none of this board's.
	NoSuchSquare
	// A square is named twice.
	SquareTwice
	// A range ends before it begins.
	RangeFalls
	// A row is shorter or longer than the board.
	RowLength
	// There are fewer or more rows than the board has.
	RowCount
	// A row holds something that is neither a piece nor a number of empty points.
	NoPiece
)
