package rules

import (
	"strconv"
	"strings"
)

// String is the position as the FEN tag of PDN writes it, "W:W21,22,K30:B1,2",
// or for Alquerque in rows, "bbbbb/bbbbb/bb1ww/wwwww/wwwww w".
func (p Position) String() string {
	if p.Game == Alquerque {
		return p.rows()
	}
	var b strings.Builder
	b.WriteString(letter(p.Turn))
	for _, c := range []Color{White, Black} {
		b.WriteString(":" + letter(c))
		comma := ""
		for pt := range p.Side[c].All() {
			b.WriteString(comma)
			comma = ","
			if p.Kings.Has(pt) {
				b.WriteByte('K')
			}
			b.WriteString(p.Game.Name(pt))
		}
	}
	return b.String()
}

func letter(c Color) string {
	if c == White {
		return "W"
	}
	return "B"
}

// ParsePosition reads a position as [Position.String] writes it. For the games
// on 32 squares it also takes the lists in the other order, ranges such as
// 21-32, blanks, small letters, the side to move written twice and a final full
// stop.
//
// A text that cannot be read gives a *TextError. A text that can be read but
// tells of a position that cannot occur gives that position with a
// *PositionError, so that it may be shown and mended.
func ParsePosition(g Game, s string) (Position, error) {
	parse := parseFEN
	if g == Alquerque {
		parse = parseRows
	}
	p, err := parse(g, s)
	if err != nil {
		return Position{Game: g}, err
	}
	return p, p.Valid()
}

// A fenReader walks the text of a FEN from left to right.
type fenReader struct {
	text string
	at   int
	end  int // where the text that matters ends: before a final full stop
	pos  Position
}

func parseFEN(g Game, s string) (Position, error) {
	body := strings.TrimRight(s, " \t")
	if strings.HasSuffix(body, ".") {
		body = strings.TrimRight(body[:len(body)-1], " \t")
	}
	r := &fenReader{text: s, end: len(body), pos: Position{Game: g}}
	if r.peek() == 0 {
		return r.pos, NoText.of(wrong(s, r.at, 0, "the position is empty"))
	}
	turn, ok := side(r.peek())
	if !ok {
		return r.pos, NoTurn.of(r.wrongHere("the side to move is missing: W or B"))
	}
	r.pos.Turn = turn
	r.at++
	r.skipTurnTwice()
	var seen [2]bool
	for range 2 {
		if err := r.list(&seen); err != nil {
			return r.pos, err
		}
	}
	if r.peek() != 0 {
		return r.pos, TextAfter.of(r.wrongHere("nothing may follow the two lists"))
	}
	return r.pos, nil
}

// skipTurnTwice passes over a side to move that is written a second time, as some
// programs do: W:W:W24,29:B6.
func (r *fenReader) skipTurnTwice() {
	rest, ok := strings.CutPrefix(strings.TrimLeft(r.text[r.at:r.end], " \t"), ":")
	again, lists, more := strings.Cut(rest, ":")
	again = strings.TrimSpace(again)
	if !ok || !more || len(again) != 1 || !strings.Contains(lists, ":") {
		return
	}
	if turn, known := side(again[0]); known && turn == r.pos.Turn {
		r.at = r.end - len(lists) - 1
	}
}

func side(c byte) (Color, bool) {
	switch c {
	case 'W', 'w':
		return White, true
	case 'B', 'b':
		return Black, true
	}
	return White, false
}

// peek passes over blanks and returns the next byte, 0 at the end.
func (r *fenReader) peek() byte {
	for r.at < r.end && (r.text[r.at] == ' ' || r.text[r.at] == '\t') {
		r.at++
	}
	if r.at == r.end {
		return 0
	}
	return r.text[r.at]
}

// wrongHere points at the word at the reader.
func (r *fenReader) wrongHere(format string, args ...any) error {
	length := strings.IndexAny(r.text[r.at:r.end], ":, \t")
	switch {
	case r.at == r.end:
		length = 0
	case length < 0:
		length = r.end - r.at
	case length == 0:
		length = 1
	}
	return wrong(r.text, r.at, length, format, args...)
}

// list reads a colon, a side and its squares.
func (r *fenReader) list(seen *[2]bool) error {
	if r.peek() == 0 {
		missing := White
		if seen[White] {
			missing = Black
		}
		return NoList.of(r.wrongHere("the list of %s's pieces is missing", missing))
	}
	if r.peek() != ':' {
		return NoColon.of(r.wrongHere("a colon must stand before a side's list"))
	}
	r.at++
	c, ok := side(r.peek())
	if !ok {
		return NoSide.of(r.wrongHere("a list begins with its side: W or B"))
	}
	if seen[c] {
		return SideTwice.of(r.wrongHere("%s is listed twice", c))
	}
	seen[c] = true
	r.at++
	if next := r.peek(); next == ':' || next == 0 {
		return nil // a side without pieces
	}
	for {
		if err := r.squares(c); err != nil {
			return err
		}
		if r.peek() != ',' {
			return nil
		}
		r.at++
	}
}

// squares reads one square, or a range of them.
func (r *fenReader) squares(c Color) error {
	king := false
	if next := r.peek(); next == 'K' || next == 'k' {
		king = true
		r.at++
	}
	at := r.at
	first, err := r.number()
	if err != nil {
		return err
	}
	last := first
	if r.peek() == '-' {
		r.at++
		if last, err = r.number(); err != nil {
			return err
		}
		if last < first {
			return RangeFalls.of(wrong(r.text, at, r.at-at, "a range must rise"))
		}
	}
	for n := first; n <= last; n++ {
		pt := lattices[r.pos.Game].all[n-1]
		if (r.pos.Side[White] | r.pos.Side[Black]).Has(pt) {
			return SquareTwice.of(wrong(r.text, at, r.at-at, "square %d is named twice", n))
		}
		r.pos.Side[c] = r.pos.Side[c].With(pt)
		if king {
			r.pos.Kings = r.pos.Kings.With(pt)
		}
	}
	return nil
}

// number reads a square's number, 1 to 32.
func (r *fenReader) number() (int, error) {
	r.peek()
	start := r.at
	for r.at < r.end && r.text[r.at] >= '0' && r.text[r.at] <= '9' {
		r.at++
	}
	if r.at == start {
		return 0, NoSquare.of(r.wrongHere("a square is expected, 1 to 32"))
	}
	n, err := strconv.Atoi(r.text[start:r.at])
	if err != nil || n < 1 || n > 32 {
		return 0, NoSuchSquare.of(wrong(r.text, start, r.at-start, "there is no such square: squares are 1 to 32"))
	}
	return n, nil
}
