package tune

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Origin says what made a file of weights. It is kept beside it, as JSON.
type Origin struct {
	Command   string   `json:"command"`
	Play      []string `json:"play,omitempty"` // the commands that made the games, as far as the files tell
	Seed      uint64   `json:"seed"`
	Date      string   `json:"date"`
	Games     int      `json:"games"`
	Positions int      `json:"positions"` // that were learned from
	Loss      float64  `json:"loss"`      // on games held back
}

// Save writes the weights to a file, and their origin beside it with .json for
// the name's ending. Each replaces an older file in one go.
func (l Learned) Save(name string, m Model, o Origin) error {
	weights, err := m.Encode(l.Weights)
	if err != nil {
		return err
	}
	origin, err := json.MarshalIndent(o, "", "  ")
	if err != nil {
		return err
	}
	beside := strings.TrimSuffix(name, filepath.Ext(name)) + ".json"
	if err := replace(name, weights); err != nil {
		return err
	}
	return replace(beside, append(origin, '\n'))
}

// Check reports what would keep Save from writing to a file, before days of
// learning are spent.
func Check(name string) error {
	if about, err := os.Stat(name); err == nil && !about.Mode().IsRegular() {
		return fmt.Errorf("%s is no file that could be replaced", name)
	}
	trial, err := os.OpenFile(name+".new", os.O_WRONLY|os.O_CREATE, 0o644)
	if err != nil {
		return err
	}
	trial.Close()
	return os.Remove(name + ".new")
}

func replace(name string, data []byte) error {
	if err := os.WriteFile(name+".new", data, 0o644); err != nil {
		return err
	}
	return os.Rename(name+".new", name)
}
