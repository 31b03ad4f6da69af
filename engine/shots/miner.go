package shots

import (
	"context"
	"fmt"
	"math/rand/v2"

	"damiera/engine/tune"
	"damiera/rules"
)

// A Miner says how shots are found in games.
type Miner struct {
	Game  rules.Game
	Seed  uint64 // the order in which the games are gone through comes from it
	Count int    // how many there are to be; fewer when the games have no more
	Nodes int64  // positions visited by the deep search, 1000 or more; the others follow from it
}

// Mine goes through the games of the files and gives each shot to found, in the
// order in which they are come upon. An error of found ends it, as ctx does.
func (m Miner) Mine(ctx context.Context, files []string, found func(Shot) error) error {
	if m.Count < 1 || m.Nodes < 1000 {
		return fmt.Errorf("%d shots proved with %d nodes: at least 1 and 1000 are needed", m.Count, m.Nodes)
	}
	games, err := gamesOf(files)
	if err != nil {
		return err
	}
	chance := rand.New(rand.NewPCG(m.Seed, 0))
	chance.Shuffle(len(games), func(i, j int) { games[i], games[j] = games[j], games[i] })
	p := newProver(m.Nodes)
	known := make(map[rules.Position]bool)
	for count := 0; count < m.Count && len(games) > 0; games = games[1:] {
		record, err := games[0].Parse(m.Game)
		if err != nil {
			return err
		}
		shots, err := p.mine(ctx, record, m.Game, known)
		if err != nil {
			return err
		}
		for _, shot := range shots[:min(len(shots), m.Count-count)] {
			if err := found(shot); err != nil {
				return err
			}
			count++
		}
	}
	return nil
}

// gamesOf gives the lines of the files that have a game.
func gamesOf(files []string) ([]tune.Line, error) {
	var games []tune.Line
	for _, name := range files {
		for line, err := range tune.Lines(name) {
			if err != nil {
				return nil, err
			}
			if !line.Comment() {
				games = append(games, line)
			}
		}
	}
	return games, nil
}
