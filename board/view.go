package board

import "damiera/rules"

// A View is everything that a board is told to show.
type View struct {
	Position rules.Position
	// Legal is what the person may play now: empty when it is not the person's
	// turn, and when the game is over.
	Legal []rules.Move
	// Last is the move that led here and stays marked; zero for none.
	Last rules.Move
	// Bottom is who sits at the bottom.
	Bottom rules.Color
	// Forced are the pieces to ring as bound to capture from the start.
	Forced rules.Set
	// Due and Barred explain: the capture that must be made, drawn as a whole
	// path, and the one that it rules out, drawn struck through. Zero for none.
	Due, Barred rules.Move
	// Numbers writes the points' names on the board.
	Numbers bool
}
