//go:build !js

package prefs_test

import (
	"io/fs"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
)

// settingsIn are the settings in an app's preferences, with a copy that nobody keeps.
func settingsIn(p fyne.Preferences) prefs.Settings {
	return prefs.OpenSettings(p, prefs.Storage{
		Read:     func(string) ([]byte, error) { return nil, fs.ErrNotExist },
		Write:    func(string, []byte) error { return nil },
		SetAside: func(string) (string, error) { return "", fs.ErrNotExist },
	})
}

func TestSettingsTheFirstTime(t *testing.T) {
	s := settingsIn(test.NewTempApp(t).Preferences())
	if g := s.Game(); g != rules.Italian {
		t.Errorf("the game is %v, want italian", g)
	}
	for _, g := range rules.Games() {
		if l := s.Level(g); l != engine.Medium {
			t.Errorf("%v is played at %v, want medium", g, l)
		}
	}
}

func TestSettingsAreRememberedPerGame(t *testing.T) {
	store := test.NewTempApp(t).Preferences()
	s := settingsIn(store)
	s.SetGame(rules.Alquerque)
	s.SetLevel(rules.Italian, engine.Beginner)
	s.SetLevel(rules.Alquerque, engine.Hard)

	s = settingsIn(store)
	if g := s.Game(); g != rules.Alquerque {
		t.Errorf("the game is %v, want alquerque", g)
	}
	for g, want := range map[rules.Game]engine.Level{
		rules.Italian: engine.Beginner, rules.English: engine.Medium, rules.Alquerque: engine.Hard,
	} {
		if l := s.Level(g); l != want {
			t.Errorf("%v is played at %v, want %v", g, l, want)
		}
	}
}

// The names in the file stay, whatever becomes of the numbers behind them.
func TestSettingsAreKeptByName(t *testing.T) {
	store := test.NewTempApp(t).Preferences()
	s := settingsIn(store)
	s.SetGame(rules.English)
	s.SetLevel(rules.English, engine.Strong)
	if got := store.String("game"); got != "english" {
		t.Errorf("the game is kept as %q", got)
	}
	if got := store.String("level.english"); got != "strong" {
		t.Errorf("the level is kept as %q", got)
	}
}

func TestSettingsThatAreDamaged(t *testing.T) {
	store := test.NewTempApp(t).Preferences()
	s := settingsIn(store)
	for _, noise := range []string{"", "chess", "ITALIAN", "level(9)", "\x00\xff"} {
		store.SetString("game", noise)
		store.SetString("level.italian", noise)
		if g, l := s.Game(), s.Level(rules.Italian); g != rules.Italian || l != engine.Medium {
			t.Errorf("with %q the game is %v at %v, want italian at medium", noise, g, l)
		}
	}
	store.SetInt("game", 2)
	store.SetBool("level.italian", true)
	if g, l := s.Game(), s.Level(rules.Italian); g != rules.Italian || l != engine.Medium {
		t.Errorf("with values of other types the game is %v at %v, want italian at medium", g, l)
	}
	store.SetString("level.alquerque", "beginner") // a level of the other games
	if l := s.Level(rules.Alquerque); l != engine.Medium {
		t.Errorf("alquerque is played at %v, want medium", l)
	}
}
