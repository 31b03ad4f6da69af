// Package shots finds positions with a known answer in games, and reads the files
// in which they are kept: tactical ones, where one move alone wins something and a
// short search misses it. The engine is tested with them.
package shots

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"damiera/rules"
)

// A Shot is a position and the one good move in it.
type Shot struct {
	Position rules.Position
	Move     rules.Move
	Line     int // of the file that it was read from; 0 for one that was just found
}

// separator stands between the fields of a line.
const separator = "|"

// String is the shot as a line of a file: game, position and move.
func (s Shot) String() string {
	return fmt.Sprintf("%v %s %v %[2]s %[4]s", s.Position.Game, separator, s.Position, s.Position.Text(s.Move))
}

// Match begins a match at the shot's position.
func (s Shot) Match() (rules.Match, error) { return rules.NewMatchFrom(s.Position) }

// Solves reports whether a move does what the shot's does: two ways of a capture
// may take the same.
func (s Shot) Solves(m rules.Move) bool {
	return m.From() == s.Move.From() && m.To() == s.Move.To() && m.Taken == s.Move.Taken
}

// Read reads shots, one a line. Empty lines are left out, and those that begin
// with #. The error names the line that is wrong.
func Read(r io.Reader) ([]Shot, error) {
	var shots []Shot
	lines := bufio.NewScanner(r)
	for number := 1; lines.Scan(); number++ {
		text := strings.TrimSpace(lines.Text())
		if text == "" || strings.HasPrefix(text, "#") {
			continue
		}
		shot, err := parse(text)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", number, err)
		}
		shot.Line = number
		shots = append(shots, shot)
	}
	return shots, lines.Err()
}

func parse(text string) (s Shot, err error) {
	field := strings.Split(text, separator)
	if len(field) != 3 {
		return s, fmt.Errorf("want game | position | move, not %q", text)
	}
	for i := range field {
		field[i] = strings.TrimSpace(field[i])
	}
	g, err := rules.ParseGame(field[0])
	if err != nil {
		return s, err
	}
	if s.Position, err = rules.ParsePosition(g, field[1]); err != nil {
		return s, err
	}
	if err := s.Position.Valid(); err != nil {
		return s, err
	}
	s.Move, err = s.Position.ParseMove(field[2])
	return s, err
}
