package rules

import (
	"strconv"
	"strings"
)

// rows is the row form of an Alquerque position: five rows from rank 5 down to
// rank 1, then the side to move.
func (p Position) rows() string {
	var b strings.Builder
	size := p.Game.Size()
	for row := range size {
		if row > 0 {
			b.WriteByte('/')
		}
		empty := 0
		for col := range size {
			c, _, ok := p.At(p.Game.PointAt(col, row))
			if !ok {
				empty++
				continue
			}
			if empty > 0 {
				b.WriteString(strconv.Itoa(empty))
				empty = 0
			}
			b.WriteString(strings.ToLower(letter(c)))
		}
		if empty > 0 {
			b.WriteString(strconv.Itoa(empty))
		}
	}
	return b.String() + " " + strings.ToLower(letter(p.Turn))
}

func parseRows(g Game, s string) (Position, error) {
	p := Position{Game: g}
	size := g.Size()
	col, row := 0, 0
	i := len(s) - len(strings.TrimLeft(s, " \t"))
	for ; i < len(s) && s[i] != ' ' && s[i] != '\t'; i++ {
		c, isPiece := side(s[i])
		width := 1
		switch {
		case s[i] == '/':
			if col < size {
				return p, RowLength.of(wrong(s, i, 1, "the row ends after %d points of %d", col, size))
			}
			if row++; row == size {
				return p, RowCount.of(wrong(s, i, len(s)-i, "there are only %d rows", size))
			}
			col = 0
			continue
		case s[i] >= '1' && s[i] <= '5':
			width = int(s[i] - '0')
		case !isPiece:
			return p, NoPiece.of(wrong(s, i, 1, "a row holds w, b and the digits 1 to 5"))
		}
		if col+width > size {
			return p, RowLength.of(wrong(s, i, 1, "a row has only %d points", size))
		}
		if isPiece {
			p.Side[c] = p.Side[c].With(g.PointAt(col, row))
		}
		col += width
	}
	if col < size || row < size-1 {
		return p, RowCount.of(wrong(s, i, 0, "five rows of five points are expected"))
	}
	i += len(s[i:]) - len(strings.TrimLeft(s[i:], " \t"))
	turn := strings.TrimRight(s[i:], " \t")
	if turn == "" {
		return p, NoTurn.of(wrong(s, i, 0, "the side to move is missing: w or b"))
	}
	c, ok := side(turn[0])
	if !ok || len(turn) > 1 {
		return p, NoTurn.of(wrong(s, i, len(turn), "the side to move is w or b"))
	}
	p.Turn = c
	return p, nil
}
