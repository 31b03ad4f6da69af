package endgame

import (
	"fmt"
	"sync"

	"damiera/rules"
)

// A folder gives the results that were built into it, reading a material's file
// when it is first asked about. Several goroutines may ask.
type folder struct {
	game  rules.Game
	dir   string
	busy  sync.RWMutex
	known map[Material]*kept
}

// kept are the results of a material.
type kept struct {
	index   func(p *rules.Position) int
	results []result
}

func openFolder(g rules.Game, dir string) *folder {
	return &folder{game: g, dir: dir, known: map[Material]*kept{}}
}

// find is the result of a position.
func (f *folder) find(p *rules.Position) (result, error) {
	if p.Side[p.Turn] == 0 {
		return loses, nil
	}
	if p.Side[p.Turn.Other()] == 0 {
		return wins + 1, nil
	}
	k, err := f.material(materialOf(p))
	if err != nil {
		return drawn, err
	}
	return k.results[k.index(p)], nil
}

func (f *folder) material(m Material) (*kept, error) {
	f.busy.RLock()
	k := f.known[m]
	f.busy.RUnlock()
	if k != nil {
		return k, nil
	}
	f.busy.Lock()
	defer f.busy.Unlock()
	if k := f.known[m]; k != nil {
		return k, nil
	}
	n := newNumbering(f.game, m)
	results, err := readResults(resultsPath(f.dir, f.game, m, ToProgress), n.size())
	if err != nil {
		return nil, err
	}
	if results == nil {
		return nil, fmt.Errorf("%s has no results of %s, %s: build them first", f.dir, f.game, m)
	}
	k = &kept{n.place, results}
	if d, ok := n.(draughtsNumbering); ok {
		k.index = func(p *rules.Position) int { return d.index(see(p)) } // all images of kings
	}
	f.known[m] = k
	return k, nil
}

func (f *folder) value(p *rules.Position) (Value, error) {
	r, err := f.find(p)
	return r.value(), err
}

func (f *folder) distance(p *rules.Position) (int, error) {
	r, err := f.find(p)
	return r.distance(), err
}

func (f *folder) measures(Material) bool { return true }
