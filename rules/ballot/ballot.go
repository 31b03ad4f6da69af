// Package ballot has the openings that are drawn by lot before a game of Italian
// draughts: the 174 of the Federazione Italiana Dama, each of three moves, with
// the federation's number, its judgement and its drawing tables.
package ballot

import (
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"damiera/rules"
)

// An Opening is one of the federation's.
type Opening struct {
	Number  int          // the federation's, from 1
	Moves   []rules.Move // three, White's first
	Favours Judgement
	Tables  string // the drawing tables that hold it: "A", "B", "B C" or "D"
}

// A Judgement is whom an opening favours in the federation's eyes. The zero
// Judgement is that it favours neither side.
type Judgement struct {
	Steps int         // of the federation's scale, 0 to 4
	Side  rules.Color // whom; without meaning where there is no step
}

// Equal reports whether neither side is favoured.
func (j Judgement) Equal() bool { return j.Steps == 0 }

// String is the judgement as the federation's tables write it: "equal" or "black +2".
func (j Judgement) String() string {
	if j.Equal() {
		return "equal"
	}
	return fmt.Sprintf("%v +%d", j.Side, j.Steps)
}

// Tables are the federation's drawing tables. C is the balanced one of top play, B
// holds C and more, A favours a side clearly, and D by the most.
const Tables = "ABCD"

// All lists the openings in the order of their numbers.
func All() []Opening { return slices.Clone(all()) }

// Find is the opening with a number.
func Find(number int) (o Opening, ok bool) {
	list := all()
	i, ok := slices.BinarySearchFunc(list, number, func(o Opening, n int) int { return o.Number - n })
	if !ok {
		return Opening{}, false
	}
	return list[i], true
}

// In lists the openings of a drawing table, 'A' to 'D', in the order of their
// numbers: none of any other.
func In(table rune) []Opening {
	return slices.DeleteFunc(All(), func(o Opening) bool { return !o.In(table) })
}

// In reports whether a drawing table, 'A' to 'D', holds o.
func (o Opening) In(table rune) bool {
	return strings.ContainsRune(Tables, table) && strings.ContainsRune(o.Tables, table)
}

// Match is a match after the three moves of o: White has made two, Black one, and
// it is Black's turn.
func (o Opening) Match() rules.Match {
	m := rules.NewMatch(rules.Italian)
	for _, move := range o.Moves {
		m, _ = m.Play(move) // legal: read has played it
	}
	return m
}

// The table has an opening a line: its number, its moves, whom it favours and the
// drawing tables, tab separated. The first line says so.
//
//go:embed italian.tsv
var table string

// all reads the table when it is first asked for. A test rules out that it cannot
// be read.
var all = sync.OnceValue(func() []Opening {
	list, err := read(table)
	if err != nil {
		return nil
	}
	return list
})

func read(table string) ([]Opening, error) {
	var list []Opening
	_, rows, _ := strings.Cut(table, "\n")
	for row := range strings.Lines(rows) {
		o, err := parse(strings.TrimRight(row, "\r\n"))
		if err != nil {
			return nil, err
		}
		if n := len(list); n > 0 && list[n-1].Number >= o.Number {
			return nil, fmt.Errorf("opening %d comes after %d", o.Number, list[n-1].Number)
		}
		list = append(list, o)
	}
	return list, nil
}

func parse(row string) (o Opening, err error) {
	column := strings.Split(row, "\t")
	if len(column) != 4 {
		return o, fmt.Errorf("opening %q: want four columns", row)
	}
	if o.Number, err = strconv.Atoi(column[0]); err != nil || o.Number < 1 {
		return o, fmt.Errorf("opening %q: want a number first", row)
	}
	p := rules.Start(rules.Italian)
	for text := range strings.FieldsSeq(column[1]) {
		move, err := p.ParseMove(text)
		if err != nil {
			return o, fmt.Errorf("opening %d: %w", o.Number, err)
		}
		o.Moves = append(o.Moves, move)
		p = p.Play(move)
	}
	if len(o.Moves) != 3 {
		return o, fmt.Errorf("opening %d: %d moves, want three", o.Number, len(o.Moves))
	}
	if o.Favours, err = parseJudgement(column[2]); err != nil {
		return o, fmt.Errorf("opening %d: %w", o.Number, err)
	}
	if o.Tables = column[3]; o.Tables == "" || strings.Trim(o.Tables, Tables+" ") != "" {
		return o, fmt.Errorf("opening %d: %q are no tables", o.Number, o.Tables)
	}
	return o, nil
}

func parseJudgement(text string) (Judgement, error) {
	for steps := range 5 {
		for _, side := range []rules.Color{rules.White, rules.Black} {
			if j := (Judgement{steps, side}); j.String() == text {
				return j, nil
			}
		}
	}
	return Judgement{}, fmt.Errorf("%q is no judgement", text)
}
