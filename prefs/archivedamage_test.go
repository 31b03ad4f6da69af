//go:build !js

package prefs_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
)

// An archive that cannot be read is set aside, told of, and begun anew: at filing and at reading.
func TestDamagedArchive(t *testing.T) {
	for name, damage := range map[string]func(path string) error{
		"zeros":  func(path string) error { return os.WriteFile(path, make([]byte, 9000), 0o600) },
		"noise":  func(path string) error { return os.WriteFile(path, []byte("PK\x03\x04\x00\x00\xff{"), 0o600) },
		"UTF-16": func(path string) error { return os.WriteFile(path, []byte("[\x00E\x00v\x00"), 0o600) },
		"too long": func(path string) error {
			return errors.Join(os.WriteFile(path, nil, 0o600), os.Truncate(path, 65<<20))
		},
		"a folder":          func(path string) error { return os.MkdirAll(filepath.Join(path, "inside"), 0o700) },
		"a link to nowhere": func(path string) error { return os.Symlink("nowhere", path) },
		"not readable": func(path string) error {
			if os.Getuid() == 0 {
				return errors.ErrUnsupported
			}
			return os.WriteFile(path, []byte(whole), 0)
		},
	} {
		for act, do := range map[string]func(*prefs.Archive) error{
			"filing":  func(a *prefs.Archive) error { return a.File(finished(t, rules.Italian, 3)) },
			"reading": func(a *prefs.Archive) error { _, err := a.Games(t.Context(), nil); return err },
		} {
			t.Run(name+", "+act, func(t *testing.T) {
				folder := t.TempDir()
				if err := damage(filepath.Join(folder, "games.pdn")); err != nil {
					t.Skip(err)
				}
				a := prefs.OpenArchive(prefs.OpenStorage(folder))
				var told []prefs.Damage
				a.OnDamage = func(d prefs.Damage) { told = append(told, d) }
				if err := do(a); err != nil {
					t.Error(err)
				}
				if len(told) != 1 || told[0].File != "games.damaged-1.pdn" || told[0].Why == nil || told[0].InPlace != nil {
					t.Errorf("told %+v", told)
				}
				if err := a.File(finished(t, rules.English, 4)); err != nil || len(told) != 1 {
					t.Errorf("then filing gives %v, told %+v", err, told)
				}
				if got, want := names(t, folder), []string{"games.damaged-1.pdn", "games.pdn"}; !slices.Equal(got, want) {
					t.Errorf("the folder holds %q, want %q", got, want)
				}
			})
		}
	}
}

// A damaged archive that cannot be moved is not written over: filing fails and says so until it can.
func TestDamagedArchiveThatCannotBeSetAside(t *testing.T) {
	texts := map[string][]byte{"games": []byte("\x00noise")}
	s := inMemory(texts)
	setAside, stuck := s.SetAside, errors.New("not permitted")
	s.SetAside = func(name string) (string, error) {
		if stuck != nil {
			return "", stuck
		}
		return setAside(name)
	}
	a := prefs.OpenArchive(s)
	var told []prefs.Damage
	a.OnDamage = func(d prefs.Damage) { told = append(told, d) }
	r := finished(t, rules.Alquerque, 1)
	if err := a.File(r); !errors.Is(err, stuck) || string(texts["games"]) != "\x00noise" {
		t.Errorf("filing gives %v, and the file is %.40q", err, texts["games"])
	}
	if _, err := a.Games(t.Context(), nil); !errors.Is(err, stuck) {
		t.Errorf("reading gives %v", err)
	}
	if len(told) != 2 || !errors.Is(told[0].InPlace, stuck) || told[0].File != "" {
		t.Errorf("told %+v", told)
	}
	stuck = nil
	if err := a.File(r); err != nil || string(texts["games.aside"]) != "\x00noise" || len(kept(t, s)) != 1 {
		t.Errorf("then filing gives %v, aside is %.40q", err, texts["games.aside"])
	}
}

// FuzzArchive adds a game to any text, and takes games out of it and puts them back: what was there is
// there as it was, or set aside.
func FuzzArchive(f *testing.F) {
	for _, text := range whatOthersLeave {
		f.Add([]byte(text))
	}
	texts, _ := filed(f, 3)
	f.Add(texts["games"])
	r := record(played(f, rules.Alquerque, 9, 3).Resign(rules.White))
	r.ID, r.Lowest = prefs.NewID(), engine.Easy
	f.Fuzz(func(t *testing.T, text []byte) {
		texts := map[string][]byte{"games": bytes.Clone(text)}
		a := prefs.OpenArchive(inMemory(texts))
		if err := a.File(r); err != nil {
			t.Fatal(err)
		}
		if aside, ok := texts["games.aside"]; ok && !bytes.Equal(aside, text) || !ok && !bytes.HasPrefix(texts["games"], text) {
			t.Fatalf("%q has become %q, aside %q", text, texts["games"], aside)
		}
		games := kept(t, inMemory(texts))
		if last := games[len(games)-1]; !last.Ours || last.Record.ID != r.ID {
			t.Fatalf("the last game is %v", last.Game.Tags)
		}
		before := bytes.Clone(texts["games"])
		for i, k := range games[:min(len(games), 5)] {
			removed, err := a.Delete(k)
			if err != nil {
				continue // it stands too close to others
			}
			left := kept(t, inMemory(texts))
			if len(left) != len(games)-1 {
				t.Fatalf("without game %d there are %d of %d", i, len(left), len(games))
			}
			if err := a.Restore(removed); err != nil || !bytes.Equal(texts["games"], before) {
				t.Fatalf("%v: %q, put back %d: %q", err, before, i, texts["games"])
			}
		}
	})
}
