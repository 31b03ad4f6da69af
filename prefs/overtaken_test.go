//go:build !js

package prefs_test

import (
	"errors"
	"fmt"
	"testing"

	"damiera/prefs"
	"damiera/rules"
)

// Another program writes the archive between our reading and our writing: what
// it wrote stays, and ours is added to it.
func TestOvertakenActsBeginAgain(t *testing.T) {
	texts, records := filed(t, 2)
	s := inMemory(texts)
	write, others := s.Write, records[1:]
	s.Write = func(name string, text []byte) error {
		if len(others) == 0 {
			return write(name, text)
		}
		// As if only the second game had been there all along.
		alone := inMemory(map[string][]byte{})
		if err := prefs.OpenArchive(alone).File(others[0]); err != nil {
			t.Fatal(err)
		}
		others = nil
		joined, err := alone.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := write(name, joined); err != nil {
			t.Fatal(err)
		}
		return fmt.Errorf("%s: %w", name, prefs.ErrOvertaken)
	}
	changes := 0
	a := prefs.OpenArchive(s)
	a.OnChanged = func() { changes++ }
	third := finished(t, rules.English, 7)
	if err := a.File(third); err != nil {
		t.Fatal(err)
	}
	games := kept(t, s)
	if len(games) != 2 || games[0].Record.ID != records[1].ID || games[1].Record.ID != third.ID || changes != 1 {
		t.Errorf("%d games are filed, with %d changes", len(games), changes)
	}
}

// Another tab has set a damaged archive aside and begun a new one, while ours was
// about to do the same: the new one stays.
func TestOvertakenSettingAside(t *testing.T) {
	texts, records := filed(t, 1)
	whole := texts["games"]
	texts["games"] = []byte("\x00\x01 no text")
	s := inMemory(texts)
	s.SetAside = func(name string) (string, error) {
		texts[name] = whole
		return "", prefs.ErrOvertaken
	}
	a := prefs.OpenArchive(s)
	a.OnDamage = func(d prefs.Damage) { t.Errorf("damage is told: %+v", d) }
	second := finished(t, rules.English, 7)
	if err := a.File(second); err != nil {
		t.Fatal(err)
	}
	if games := kept(t, s); len(games) != 2 || games[0].Record.ID != records[0].ID || games[1].Record.ID != second.ID {
		t.Errorf("%d games are filed", len(games))
	}
}

// It does not try for ever.
func TestOvertakenAgainAndAgain(t *testing.T) {
	texts, _ := filed(t, 1)
	s := inMemory(texts)
	tries := 0
	s.Write = func(string, []byte) error { tries++; return prefs.ErrOvertaken }
	if err := prefs.OpenArchive(s).File(finished(t, rules.English, 7)); !errors.Is(err, prefs.ErrOvertaken) || tries < 2 {
		t.Errorf("after %d tries: %v", tries, err)
	}
}
