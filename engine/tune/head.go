package tune

import (
	"fmt"
	"strings"
)

const (
	commentMark = "#"
	headMark    = commentMark + " dama tune play "
)

// head is the first line of a file of games: the command that makes them, but for
// how many there are to be, which may grow.
func (s SelfPlay) head() string {
	return fmt.Sprintf("%s-seed %d -nodes %d %v", headMark, s.Seed, s.Nodes, s.Game)
}

// command is what a head says, if the line is one.
func (l Line) command() (text string, ok bool) {
	return strings.TrimPrefix(l.Text, commentMark+" "), strings.HasPrefix(l.Text, headMark)
}
