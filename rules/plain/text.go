package plain

import (
	"fmt"
	"strconv"
	"strings"

	"damiera/rules"
)

// name is what a cell is called: 1 to 32 from the top left in the draughts games, a1 to e5 with the
// rank counted from the bottom in Alquerque.
func name(g rules.Game, c Cell) string {
	if g == rules.Alquerque {
		return "abcde"[c.Col:c.Col+1] + "54321"[c.Row:c.Row+1]
	}
	return strconv.Itoa(4*c.Row + c.Col/2 + 1) // four squares a row, every second column
}

// Long is the long form of a move of this position: its origin and every landing.
func (p Position) Long(m Move) string {
	sign := "-"
	if len(m.Taken) > 0 {
		sign = "x"
	}
	text := name(p.Game, m.From)
	for _, c := range m.Landings {
		text += sign + name(p.Game, c)
	}
	return text
}

// Names are the names of cells, such as those that a move takes.
func (p Position) Names(all []Cell) []string {
	var names []string
	for _, c := range all {
		names = append(names, name(p.Game, c))
	}
	return names
}

// String is the position as text: PDN's FEN for the draughts games, White's list first and squares
// rising; five rows and the side to move for Alquerque.
func (p Position) String() string {
	if p.Game == rules.Alquerque {
		return p.rows()
	}
	return side(p.Turn, "W", "B") + ":W" + p.list(rules.White) + ":B" + p.list(rules.Black)
}

// side is one of two texts.
func side(c rules.Color, white, black string) string {
	if c == rules.White {
		return white
	}
	return black
}

// list is one side's part of a FEN.
func (p Position) list(c rules.Color) string {
	var items []string
	for i, cell := range cells(p.Game) {
		switch piece := p.at(cell); {
		case piece.Is(c) && piece.King():
			items = append(items, "K"+strconv.Itoa(i+1))
		case piece.Is(c):
			items = append(items, strconv.Itoa(i+1))
		}
	}
	return strings.Join(items, ",")
}

// rows is the row form of Alquerque: runs of empty points are digits.
func (p Position) rows() string {
	var b strings.Builder
	for row := range 5 {
		if row > 0 {
			b.WriteByte('/')
		}
		empty := 0
		for col := range 5 {
			piece := p.Board[row][col]
			if piece == Empty {
				empty++
			}
			if empty > 0 && (piece != Empty || col == 4) {
				b.WriteString(strconv.Itoa(empty))
				empty = 0
			}
			if piece != Empty {
				b.WriteString(map[Piece]string{WhiteMan: "w", BlackMan: "b"}[piece])
			}
		}
	}
	return b.String() + " " + side(p.Turn, "w", "b")
}

// Parse reads a position as String writes it. It is strict, for a referee reads no untidy texts.
func Parse(g rules.Game, text string) (Position, error) {
	p := Position{Game: g}
	var err error
	if g == rules.Alquerque {
		p, err = parseRows(text)
	} else {
		p, err = parseLists(p, text)
	}
	if err == nil && p.String() != text {
		err = fmt.Errorf("written as %q", p.String())
	}
	if err != nil {
		return Position{}, fmt.Errorf("position %q: %w", text, err)
	}
	return p, nil
}

// parseLists reads a FEN such as W:W21,K30:B1,2.
func parseLists(p Position, text string) (Position, error) {
	parts := strings.Split(text, ":")
	if len(parts) != 3 || !strings.HasPrefix(parts[1], "W") || !strings.HasPrefix(parts[2], "B") {
		return p, fmt.Errorf("not a side to move, White's pieces and Black's")
	}
	switch parts[0] {
	case "W":
		p.Turn = rules.White
	case "B":
		p.Turn = rules.Black
	default:
		return p, fmt.Errorf("%q is no side to move", parts[0])
	}
	for i, pieces := range []struct{ man, king Piece }{{WhiteMan, WhiteKing}, {BlackMan, BlackKing}} {
		list := parts[i+1][1:]
		if list == "" {
			continue
		}
		for _, item := range strings.Split(list, ",") {
			piece := pieces.man
			if strings.HasPrefix(item, "K") {
				piece, item = pieces.king, item[1:]
			}
			n, err := strconv.Atoi(item)
			if err != nil || n < 1 || n > 32 {
				return p, fmt.Errorf("%q is no square", item)
			}
			p = p.put(cells(p.Game)[n-1], piece)
		}
	}
	return p, nil
}

// parseRows reads a row form such as bbbbb/bbbbb/bb1ww/wwwww/wwwww w.
func parseRows(text string) (Position, error) {
	p := Position{Game: rules.Alquerque}
	board, turn, _ := strings.Cut(text, " ")
	switch turn {
	case "w":
		p.Turn = rules.White
	case "b":
		p.Turn = rules.Black
	default:
		return p, fmt.Errorf("%q is no side to move", turn)
	}
	rows := strings.Split(board, "/")
	if len(rows) != 5 {
		return p, fmt.Errorf("%d rows, not 5", len(rows))
	}
	for row, line := range rows {
		col := 0
		for _, r := range line {
			switch {
			case r >= '1' && r <= '5':
				col += int(r - '0')
			case (r == 'w' || r == 'b') && col < 5:
				p.Board[row][col] = map[rune]Piece{'w': WhiteMan, 'b': BlackMan}[r]
				col++
			default:
				return p, fmt.Errorf("%q does not belong in row %q", r, line)
			}
		}
		if col != 5 {
			return p, fmt.Errorf("row %q has %d points, not 5", line, col)
		}
	}
	return p, nil
}
