//go:build !js

package prefs_test

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
)

// choose sets what the tests look for.
func choose(s prefs.Settings) {
	s.SetGame(rules.Alquerque)
	s.SetLevel(rules.Italian, engine.Hard)
	s.SetLanguage("tr")
	s.SetNumbers(false)
	s.SetTold("king")
}

// chosen fails unless the settings are as choose has set them.
func chosen(t *testing.T, s prefs.Settings) {
	t.Helper()
	if s.Game() != rules.Alquerque || s.Level(rules.Italian) != engine.Hard || s.Language() != "tr" || s.Numbers() || !s.Told("king") {
		t.Errorf("game %v, level %v, language %q, numbers %v, told %v",
			s.Game(), s.Level(rules.Italian), s.Language(), s.Numbers(), s.Told("king"))
	}
}

// preferences are those of a program that has just started and found nothing it could read.
func preferences(t *testing.T) fyne.Preferences { return test.NewTempApp(t).Preferences() }

// Whatever became of Fyne's own file, the settings are as they were, and it is out of the way.
func TestPreferencesThatAreDamaged(t *testing.T) {
	for name, damage := range map[string]func(path string) error{
		"empty":  func(path string) error { return os.WriteFile(path, nil, 0o600) },
		"halved": func(path string) error { return os.WriteFile(path, []byte(`{"game":"alq`), 0o600) },
		"noise":  func(path string) error { return os.WriteFile(path, []byte("\x00\x01\xff{}{"), 0o600) },
		"a list": func(path string) error { return os.WriteFile(path, []byte(`["game"]`), 0o600) },
		"a folder": func(path string) error {
			return errors.Join(os.Mkdir(path, 0o700), os.WriteFile(filepath.Join(path, "x"), nil, 0o600))
		},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			s := prefs.OpenSettings(preferences(t), prefs.OpenSettingsStorage(folder))
			choose(s)
			s.Close()
			path := filepath.Join(folder, "preferences.json")
			if err := damage(path); err != nil {
				t.Fatal(err)
			}
			s = prefs.OpenSettings(preferences(t), prefs.OpenSettingsStorage(folder))
			defer s.Close()
			chosen(t, s)
			if _, err := os.Lstat(path); err == nil {
				t.Error("it is still in the way")
			}
			if _, err := os.Lstat(filepath.Join(folder, "preferences.damaged-1.json")); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestPreferencesThatAreWhole(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "preferences.json")
	if err := os.WriteFile(path, []byte(`{"game":"english","other":true}`), 0o600); err != nil {
		t.Fatal(err)
	}
	store := preferences(t)
	store.SetString("game", "english")
	s := prefs.OpenSettings(store, prefs.OpenSettingsStorage(folder))
	defer s.Close()
	if s.Game() != rules.English {
		t.Errorf("the game is %v", s.Game())
	}
	if _, err := os.Stat(path); err != nil {
		t.Error("they were moved away:", err)
	}
}

// The copy itself may be damaged, or not be there: what the preferences have counts, and goes into the
// next copy.
func TestACopyThatIsDamaged(t *testing.T) {
	for name, text := range map[string]string{"empty": "", "halved": `{"ga`, "null": "null", "numbers": `{"game":3}`} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			path := filepath.Join(folder, "preferences-copy.json")
			if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			store := preferences(t)
			choose(settingsIn(store))
			s := prefs.OpenSettings(store, prefs.OpenSettingsStorage(folder))
			chosen(t, s)
			s.SetFlipped(true)
			s.Close()
			kept := map[string]string{}
			written, err := os.ReadFile(path)
			if err = errors.Join(err, json.Unmarshal(written, &kept)); err != nil {
				t.Fatal(err)
			}
			if kept["game"] != "alquerque" || kept["level.italian"] != "hard" || kept["flipped"] != "on" {
				t.Errorf("the new copy has %v", kept)
			}
		})
	}
}

// Who had settings before there was a copy has one from the first start on, whatever is changed then.
func TestACopyIsMadeOfWhatThereIs(t *testing.T) {
	folder := t.TempDir()
	store := preferences(t)
	settingsIn(store).SetGame(rules.English)
	prefs.OpenSettings(store, prefs.OpenSettingsStorage(folder)).Close()
	s := prefs.OpenSettings(preferences(t), prefs.OpenSettingsStorage(folder))
	defer s.Close()
	if s.Game() != rules.English {
		t.Errorf("from the copy the game is %v", s.Game())
	}
}

// A disk that takes nothing stops nobody.
func TestACopyThatCannotBeWritten(t *testing.T) {
	full := errors.New("full")
	s := prefs.OpenSettings(preferences(t), prefs.Storage{
		Read:     func(string) ([]byte, error) { return nil, full },
		Write:    func(string, []byte) error { return full },
		SetAside: func(string) (string, error) { return "", full },
	})
	choose(s)
	chosen(t, s)
	s.Close()
	s.Close()
	s.SetGame(rules.English)
	if s.Game() != rules.English {
		t.Errorf("after closing the game is %v", s.Game())
	}
}

// Where neither file can be read it is told, and under which name the one is kept; where one can, there
// is nothing to tell.
func TestLostSettingsAreToldOf(t *testing.T) {
	for _, c := range []struct {
		copy string
		lost bool
	}{{"\x00noise", true}, {`{"game":"english"}`, false}} {
		folder := t.TempDir()
		for name, text := range map[string]string{"preferences.json": "{", "preferences-copy.json": c.copy} {
			if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		s := prefs.OpenSettings(preferences(t), prefs.OpenSettingsStorage(folder))
		file, lost := s.Lost()
		if s.Close(); lost != c.lost || file != "preferences.damaged-1.json" {
			t.Errorf("copy %q: lost %v, kept as %q", c.copy, lost, file)
		}
	}
}

// Each try to write is told of, with what came of it.
func TestWritingIsToldOf(t *testing.T) {
	full := errors.New("full")
	told := make(chan error, 9)
	s := prefs.OpenSettings(preferences(t), prefs.Storage{
		Read:     func(string) ([]byte, error) { return nil, full },
		Write:    func(string, []byte) error { return full },
		SetAside: func(string) (string, error) { return "", full },
	})
	s.OnWritten(func(err error) { told <- err })
	s.SetGame(rules.English)
	if err := <-told; !errors.Is(err, full) {
		t.Errorf("told %v", err)
	}
	s.Close()
}
