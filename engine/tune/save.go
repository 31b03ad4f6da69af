package tune

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
)

// Origin says what made a file of weights. It is kept beside it, as JSON.
type Origin struct {
	Command   string  `json:"command"`
	Seed      uint64  `json:"seed"`
	Date      string  `json:"date"`
	Games     int     `json:"games"`
	Positions int     `json:"positions"` // that were learned from
	Loss      float64 `json:"loss"`      // on games held back
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

func replace(name string, data []byte) error {
	if err := os.WriteFile(name+".new", data, 0o644); err != nil {
		return err
	}
	return os.Rename(name+".new", name)
}
