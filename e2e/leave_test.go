//go:build e2e

package e2e

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"damiera/rules"
)

// A level chosen just before the program is asked to end is kept. A kill loses at most that last change: the
// program starts again, with the old level or the new one.
func TestChoosingJustBeforeLeaving(t *testing.T) {
	p := newProgram(t, "light")
	levels := []string{"beginner", "easy", "medium", "strong", "hard"}
	before := "medium"
	for i := range 6 {
		p.open(rules.Italian)
		n := i % len(levels)
		p.key(string(rune('1' + n)))
		killed := i%2 == 1
		if killed {
			time.Sleep(time.Duration(rand.IntN(50)) * time.Millisecond)
			p.kill()
		} else {
			p.quit()
		}
		now := p.levelInFile()
		if now != levels[n] && !(killed && now == before) {
			t.Errorf("the level was %s, %s was chosen, and there is %q; killed: %v", before, levels[n], now, killed)
		}
		before = now
	}
}

// levelInFile is the level of Italian draughts in the file of the settings, or in its copy where the kill has
// spoiled the file.
func (p *program) levelInFile() string {
	p.t.Helper()
	for _, name := range []string{"preferences.json", "preferences-copy.json"} {
		path, err := findFile(p.home, name)
		if err != nil || path == "" {
			continue
		}
		text, err := os.ReadFile(path)
		if err != nil {
			p.t.Fatal(err)
		}
		var settings map[string]any
		if err := json.NewDecoder(bytes.NewReader(text)).Decode(&settings); err == nil {
			level, _ := settings["level.italian"].(string)
			return level
		}
		p.t.Logf("%s holds %q", name, text)
	}
	p.t.Error("no file of settings can be read")
	return ""
}
