// Package plain plays the three games on a plain array: slowly, and so that every rule can be seen
// at a glance. It is the referee. Tests compare package rules with it, and commands that check
// tables trust it. It shares no move generator, no geometry and no notation with package rules, only
// the names of the games and of the sides, so that a mistake made in one of the two shows up as a
// difference.
package plain

import "damiera/rules"

// A Piece is what stands on a cell.
type Piece uint8

// The pieces. An empty cell is the zero value.
const (
	Empty Piece = iota
	WhiteMan
	WhiteKing
	BlackMan
	BlackKing
)

// Is tells whether the piece is one of c's.
func (p Piece) Is(c rules.Color) bool {
	if c == rules.White {
		return p == WhiteMan || p == WhiteKing
	}
	return p == BlackMan || p == BlackKing
}

// King tells whether the piece is a king.
func (p Piece) King() bool { return p == WhiteKing || p == BlackKing }

// crowned is the king that the piece becomes on the far row.
func (p Piece) crowned() Piece {
	switch p {
	case WhiteMan:
		return WhiteKing
	case BlackMan:
		return BlackKing
	}
	return p
}

// A Cell is a place of the drawn board, with White at the bottom: columns count from 0 at the left,
// rows from 0 at the top.
type Cell struct{ Col, Row int }

// A Position is a board and whose turn it is. Positions compare with ==. Alquerque uses the first
// five columns and rows.
type Position struct {
	Game  rules.Game
	Turn  rules.Color
	Board [8][8]Piece // by row, then by column
}

// at is the piece on a cell of the board.
func (p Position) at(c Cell) Piece { return p.Board[c.Row][c.Col] }

// put returns the position with a piece, or nothing, on a cell.
func (p Position) put(c Cell, piece Piece) Position {
	p.Board[c.Row][c.Col] = piece
	return p
}

// size is the number of columns, and of rows.
func size(g rules.Game) int {
	if g == rules.Alquerque {
		return 5
	}
	return 8
}

// plays tells whether pieces can stand on a cell: all points of Alquerque, the dark squares of the
// other two. The Italian board has a dark corner at each player's right, the English one at the left.
func plays(g rules.Game, c Cell) bool {
	if c.Col < 0 || c.Row < 0 || c.Col >= size(g) || c.Row >= size(g) {
		return false
	}
	switch g {
	case rules.Italian:
		return (c.Col+c.Row)%2 == 0
	case rules.English:
		return (c.Col+c.Row)%2 == 1
	}
	return true
}

// cells lists the cells that are played on, from the top left, row by row.
func cells(g rules.Game) []Cell {
	all := make([]Cell, 0, 32)
	for row := range size(g) {
		for col := range size(g) {
			if c := (Cell{col, row}); plays(g, c) {
				all = append(all, c)
			}
		}
	}
	return all
}

// forwards is the way a side's men go: White up the page, Black down.
func forwards(c rules.Color) int {
	if c == rules.White {
		return -1
	}
	return 1
}

// farRow is the row on which a side's men become kings; no row in Alquerque.
func farRow(g rules.Game, c rules.Color) int {
	switch {
	case g == rules.Alquerque:
		return -1
	case c == rules.White:
		return 0
	}
	return size(g) - 1
}

// other is the opponent.
func other(c rules.Color) rules.Color {
	if c == rules.White {
		return rules.Black
	}
	return rules.White
}
