package tune

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"

	"damiera/rules"
)

// Shots says how positions with a known answer are found in games: tactical
// ones, where one move alone wins something and a short search misses it.
type Shots struct {
	Game  rules.Game
	Seed  uint64 // the order in which the games are gone through comes from it
	Count int    // how many there are to be; fewer when the games have no more
	Nodes int64  // positions visited by the deep search, 1000 or more; the others follow from it
}

// A Shot is a position and the one good move in it.
type Shot struct {
	Position rules.Position
	Move     rules.Move
}

// String is the shot as a line of a file: game, position and move.
func (s Shot) String() string {
	return fmt.Sprintf("%v | %v | %s", s.Position.Game, s.Position, s.Position.Text(s.Move))
}

// Mine goes through the games of the files and gives each shot to found, in the
// order in which they are come upon. An error of found ends it, as ctx does.
func (s Shots) Mine(ctx context.Context, files []string, found func(Shot) error) error {
	if s.Count < 1 || s.Nodes < 1000 {
		return fmt.Errorf("%d shots proved with %d nodes: at least 1 and 1000 are needed", s.Count, s.Nodes)
	}
	games, err := s.games(files)
	if err != nil {
		return err
	}
	chance := rand.New(rand.NewPCG(s.Seed, 0))
	chance.Shuffle(len(games), func(i, j int) { games[i], games[j] = games[j], games[i] })
	p := newProver(s.Nodes)
	known := make(map[rules.Position]bool)
	for count := 0; count < s.Count && len(games) > 0; games = games[1:] {
		record, err := games[0].parse(s.Game)
		if err != nil {
			return err
		}
		shots, err := p.mine(ctx, record, s.Game, known)
		if err != nil {
			return err
		}
		for _, shot := range shots[:min(len(shots), s.Count-count)] {
			if err := found(shot); err != nil {
				return err
			}
			count++
		}
	}
	return nil
}

// A gameLine is a line of a file of games, not looked at yet.
type gameLine struct {
	file   string
	number int
	text   string
}

func (l gameLine) parse(g rules.Game) (Record, error) {
	r, err := parseRecord(g, l.text)
	if err != nil {
		return r, fmt.Errorf("%s, line %d: %w", l.file, l.number, err)
	}
	return r, nil
}

// games gives the lines of the files. A last line without an end is left out: a
// run is still at work on it, or was cut short.
func (s Shots) games(files []string) ([]gameLine, error) {
	var games []gameLine
	for _, name := range files {
		file, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		lines := bufio.NewReader(file)
		for number := 1; err == nil; number++ {
			var text string
			if text, err = lines.ReadString('\n'); err == nil {
				games = append(games, gameLine{name, number, text})
			}
		}
		file.Close()
		if !errors.Is(err, io.EOF) {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	return games, nil
}
