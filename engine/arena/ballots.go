package arena

import (
	_ "embed"
	"fmt"
	"strings"

	"damiera/rules"
)

// italianBallots are the openings that the Federazione Italiana Dama draws lots
// for, a line each: its number, its moves, whom it favours and in which of the
// drawing tables it is. The first line says so.
//
//go:embed openings/italian.tsv
var italianBallots string

// A ballot is a line of such a table.
type ballot struct {
	opening
	favours string // "equal", or a side and how much, "white +1"
	tables  string // "B C"
}

// readBallots gives the openings of the tables B and C, which favour neither side
// by more than two steps of the federation's scale, C by more than one; or,
// uneven, those of any table that favour a side by two steps or more.
func readBallots(uneven bool) ([]opening, error) {
	all, err := parseBallots(italianBallots)
	if err != nil {
		return nil, err
	}
	var list []opening
	for _, b := range all {
		wanted := strings.ContainsAny(b.tables, "BC")
		if uneven {
			wanted = b.favours != "equal" && !strings.HasSuffix(b.favours, "+1")
		}
		if wanted {
			list = append(list, b.opening)
		}
	}
	return list, nil
}

func parseBallots(table string) ([]ballot, error) {
	var list []ballot
	_, rest, _ := strings.Cut(table, "\n")
	for line := range strings.Lines(rest) {
		field := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(field) != 4 {
			return nil, fmt.Errorf("ballot %q: want four columns", line)
		}
		m := rules.NewMatch(rules.Italian)
		for text := range strings.FieldsSeq(field[1]) {
			move, err := m.Position().ParseMove(text)
			if err == nil {
				m, err = m.Play(move)
			}
			if err != nil {
				return nil, fmt.Errorf("ballot %s: %w", field[0], err)
			}
		}
		list = append(list, ballot{opening{field[0], m}, field[2], field[3]})
	}
	return list, nil
}
