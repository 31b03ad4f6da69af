package endgame_test

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"damiera/engine/endgame"
	"damiera/rules"
)

// parseKnown reads known.txt, whose first lines tell its form. What cannot be
// read is refused with the number of its line.
func parseKnown(text string) ([]claim, error) {
	var claims []claim
	var source []string // of the paragraph
	claimed := false    // whether the paragraph has had a claim
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		comment, isComment := strings.CutPrefix(line, "#")
		var err error
		switch {
		case line == "":
			source, claimed = nil, false
		case isComment && claimed:
			err = errors.New("a new source begins after an empty line")
		case isComment:
			source = append(source, strings.TrimSpace(comment))
		case source == nil:
			err = errors.New("a claim needs its source before it")
		default:
			claimed = true
			c := claim{line: i + 1, source: strings.Join(source, " ")}
			c.statement, err = parseClaim(line)
			claims = append(claims, c)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w: %s", i+1, err, line)
		}
	}
	return claims, nil
}

// parseClaim reads a line.
func parseClaim(line string) (statement, error) {
	fields := strings.Split(line, "|")
	for i := range fields {
		fields[i] = strings.TrimSpace(fields[i])
	}
	least, most, known := 0, 0, true
	switch fields[0] {
	case "position":
		least, most = 4, 5
	case "share":
		least, most = 5, 5
	case "count":
		least, most = 4, 4
	default:
		known = false
	}
	switch n := len(fields); {
	case !known:
		return nil, fmt.Errorf("%q is no kind of claim: they are position, share and count", fields[0])
	case n < least:
		return nil, fmt.Errorf("%d fields, which are too few for a claim of this kind", n)
	case n > most:
		return nil, fmt.Errorf("%d fields, which are too many for a claim of this kind", n)
	}
	g, err := rules.ParseGame(fields[1])
	if err != nil {
		return nil, err
	}
	switch fields[0] {
	case "position":
		return parsePositions(g, fields[2], fields[3], strings.Join(fields[4:], ""))
	case "share":
		return parseShare(g, fields[2], fields[3], fields[4])
	}
	return parseCount(g, fields[2], fields[3])
}

func parseValue(word string) (endgame.Value, error) {
	for v, w := range words {
		if w == word {
			return v, nil
		}
	}
	return endgame.Draw, fmt.Errorf("%q is no value: it is win, draw or loss", word)
}

func parsePositions(g rules.Game, value, pattern, moves string) (statement, error) {
	v, err := parseValue(value)
	if err != nil {
		return nil, err
	}
	c := &positionClaim{value: v}
	texts, err := spell(pattern)
	if err != nil {
		return nil, err
	}
	for _, text := range texts {
		p, err := rules.ParsePosition(g, text)
		if err != nil {
			return nil, err
		}
		c.positions = append(c.positions, p)
	}
	words := strings.Fields(moves)
	for i := 0; i < len(words); i += 2 {
		switch {
		case words[i] != "by" && words[i] != "not":
			return nil, fmt.Errorf("%q begins no move: by or not does", words[i])
		case i+1 == len(words):
			return nil, fmt.Errorf("%q names no move", words[i])
		case words[i] == "not" && v == endgame.Loss:
			return nil, errors.New("not: in a lost position there is nothing to throw away")
		}
		for _, p := range c.positions {
			if _, err := p.ParseMove(words[i+1]); err != nil {
				return nil, err
			}
		}
		c.moves = append(c.moves, words[i+1])
		c.keep = append(c.keep, words[i] == "by")
	}
	return c, nil
}

// spell lists what a position with choices such as {1,2,9-12} stands for, but
// for texts that name a square twice.
func spell(pattern string) ([]string, error) {
	if !strings.Contains(pattern, "{") {
		return []string{pattern}, nil // what is wrong with it the rules tell
	}
	texts, err := choose(pattern)
	if err != nil {
		return nil, err
	}
	texts = slices.DeleteFunc(texts, func(text string) bool {
		squares := strings.FieldsFunc(text, func(r rune) bool { return r < '0' || r > '9' })
		slices.Sort(squares)
		return len(slices.Compact(squares)) < len(squares)
	})
	if len(texts) == 0 {
		return nil, errors.New("no position is left: each puts two pieces on one square")
	}
	return texts, nil
}

// choose takes the choices of a pattern one by one.
func choose(pattern string) ([]string, error) {
	before, rest, found := strings.Cut(pattern, "{")
	if !found {
		return []string{pattern}, nil
	}
	choice, after, ends := strings.Cut(rest, "}")
	if !ends {
		return nil, errors.New("{ without }")
	}
	squares, err := parseSquares(choice)
	if err != nil {
		return nil, err
	}
	tails, err := choose(after)
	if err != nil {
		return nil, err
	}
	var texts []string
	for _, square := range squares {
		for _, tail := range tails {
			texts = append(texts, before+strconv.Itoa(square)+tail)
		}
	}
	return texts, nil
}

// parseSquares reads squares and ranges of them, parted by commas.
func parseSquares(text string) (squares []int, err error) {
	for _, part := range strings.Split(text, ",") {
		low, high, isRange := strings.Cut(part, "-")
		if !isRange {
			high = low
		}
		var ends [2]int
		for i, word := range []string{low, high} {
			if ends[i], err = strconv.Atoi(word); err != nil || ends[i] < 1 || ends[i] > 32 {
				return nil, fmt.Errorf("%q is no square", word)
			}
		}
		if isRange && ends[0] >= ends[1] {
			return nil, fmt.Errorf("%q is no range: it must rise", part)
		}
		for square := ends[0]; square <= ends[1]; square++ {
			squares = append(squares, square)
		}
	}
	return squares, nil
}

func parseShare(g rules.Game, value, material, least string) (statement, error) {
	v, err := parseValue(value)
	if err != nil {
		return nil, err
	}
	c := &shareClaim{value: v}
	if c.crowd, err = parseCrowd(g, material); err != nil {
		return nil, err
	}
	c.least, err = strconv.ParseFloat(least, 64)
	if err != nil || !(c.least > 0 && c.least <= 100) {
		return nil, fmt.Errorf("%q is no share: it is per cent, up to 100", least)
	}
	return c, nil
}

func parseCount(g rules.Game, material, counts string) (statement, error) {
	c := &countClaim{}
	var err error
	if c.crowd, err = parseCrowd(g, material); err != nil {
		return nil, err
	}
	var n [3]int
	parts := strings.Split(counts, "/")
	if len(parts) != len(n) {
		return nil, fmt.Errorf("%q are no counts: they are won / drawn / lost", counts)
	}
	for i, part := range parts {
		if n[i], err = strconv.Atoi(strings.TrimSpace(part)); err != nil || n[i] < 0 {
			return nil, fmt.Errorf("%q are no counts: they are won / drawn / lost", counts)
		}
	}
	c.want = tallyOf([3]int{n[2], n[1], n[0]})
	return c, nil
}

// parseCrowd reads a material and the side to move, for instance "KKmvKK second".
func parseCrowd(g rules.Game, text string) (crowd, error) {
	c := crowd{game: g, name: text}
	wrong := fmt.Errorf("%q is no material and side: it is such as KKmvKK first", text)
	words := strings.Fields(text)
	if len(words) != 2 {
		return c, wrong
	}
	switch words[1] {
	case "first":
		c.turn = rules.White
	case "second":
		c.turn = rules.Black
	default:
		return c, wrong
	}
	sides := strings.Split(words[0], "v")
	if len(sides) != 2 {
		return c, wrong
	}
	for i, side := range sides {
		men := strings.TrimLeft(side, "K")
		if side == "" || strings.Trim(men, "m") != "" {
			return c, wrong
		}
		c.men[i], c.kings[i] = len(men), len(side)-len(men)
	}
	if g == rules.Alquerque && c.kings != [2]int{} {
		return c, fmt.Errorf("%s has no kings: %q", g, text)
	}
	return c, nil
}
