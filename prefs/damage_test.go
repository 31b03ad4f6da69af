//go:build !js

package prefs_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"damiera/prefs"
	"damiera/rules"
)

// A house is a folder with a match of each game.
func house(t *testing.T) (folder string, records []prefs.Record) {
	t.Helper()
	folder = t.TempDir()
	for _, g := range rules.Games() {
		records = append(records, record(played(t, g, 12, 11)))
	}
	keep(t, prefs.OpenStorage(folder), records...)
	return folder, records
}

func replace(t *testing.T, path string, text []byte) {
	t.Helper()
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, text, 0o600); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, path string) []byte {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// edited changes the text of a file, and fails when nothing changed.
func edited(t *testing.T, path, old, new string) {
	t.Helper()
	text := read(t, path)
	changed := strings.Replace(string(text), old, new, 1)
	if changed == string(text) {
		t.Fatalf("%q is not in\n%s", old, text)
	}
	replace(t, path, []byte(changed))
}

// Whatever has become of one file, the program starts, says so, keeps the file
// under another name, and loses nothing else.
func TestDamagedFile(t *testing.T) {
	tests := map[string]func(t *testing.T, path string){
		"empty":  func(t *testing.T, path string) { replace(t, path, nil) },
		"blank":  func(t *testing.T, path string) { replace(t, path, []byte("\n\n  \n")) },
		"zeros":  func(t *testing.T, path string) { replace(t, path, make([]byte, 4096)) },
		"halved": func(t *testing.T, path string) { text := read(t, path); replace(t, path, text[:len(text)/2]) },
		"second half": func(t *testing.T, path string) {
			text := read(t, path)
			replace(t, path, text[len(text)/2:])
		},
		"noise": func(t *testing.T, path string) {
			noise := make([]byte, 5000)
			random := rand.NewChaCha8([32]byte{1})
			_, _ = random.Read(noise)
			replace(t, path, noise)
		},
		"brackets": func(t *testing.T, path string) { replace(t, path, bytes.Repeat([]byte("("), 1<<20)) },
		"endless":  func(t *testing.T, path string) { replace(t, path, bytes.Repeat([]byte(" "), 5<<20)) },
		"another program's": func(t *testing.T, path string) {
			replace(t, path, []byte("[Event \"x\"]\n[GameType \"21\"]\n\n1. 11-15 23-19 *\n"))
		},
		"another game's": func(t *testing.T, path string) {
			replace(t, path, read(t, filepath.Join(filepath.Dir(path), "italian.pdn")))
		},
		"twice":           func(t *testing.T, path string) { replace(t, path, bytes.Repeat(read(t, path), 2)) },
		"an illegal move": func(t *testing.T, path string) { edited(t, path, "1. ", "1. 1-32 ") },
		"no plies":        func(t *testing.T, path string) { edited(t, path, "DamieraPlies", "DamieraPly") },
		"a level unheard of": func(t *testing.T, path string) {
			edited(t, path, `[DamieraLowest "medium"]`, `[DamieraLowest "mean"]`)
		},
		"a seat unheard of": func(t *testing.T, path string) { edited(t, path, `"person"`, `"parson"`) },
		"a folder": func(t *testing.T, path string) {
			if err := errors.Join(os.Remove(path), os.Mkdir(path, 0o700)); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(path, "inside"), []byte("x"), 0o600); err != nil {
				t.Fatal(err)
			}
		},
		"a link to nowhere": func(t *testing.T, path string) {
			if err := errors.Join(os.Remove(path), os.Symlink("nowhere", path)); err != nil {
				t.Skip(err)
			}
		},
		"not readable": func(t *testing.T, path string) {
			if os.Getuid() == 0 || runtime.GOOS == "windows" {
				t.Skip("everything is readable here")
			}
			if err := os.Chmod(path, 0); err != nil {
				t.Fatal(err)
			}
		},
	}
	for name, damage := range tests {
		t.Run(name, func(t *testing.T) {
			folder, records := house(t)
			path := filepath.Join(folder, "english.pdn")
			for round, aside := range []string{"english.damaged-1.pdn", "english.damaged-2.pdn"} {
				damage(t, path)
				before := contents(t, path)
				wantDamage(t, folder, aside)
				if after := contents(t, filepath.Join(folder, aside)); after != before {
					t.Errorf("round %d: the damaged file was %.200q and is now %.200q", round+1, before, after)
				}
				wantKept(t, prefs.OpenStorage(folder), records[rules.Italian])
				wantKept(t, prefs.OpenStorage(folder), records[rules.Alquerque])
				if _, found, again := load(t, prefs.OpenStorage(folder), rules.English); found || again != nil {
					t.Errorf("round %d: the damage is told of twice", round+1)
				}
				keep(t, prefs.OpenStorage(folder), records[rules.English])
				wantKept(t, prefs.OpenStorage(folder), records[rules.English])
			}
			want := []string{
				"alquerque.pdn", "english.damaged-1.pdn", "english.damaged-2.pdn", "english.pdn", "italian.pdn",
			}
			if got := names(t, folder); !slices.Equal(got, want) {
				t.Errorf("the folder holds %q, want %q", got, want)
			}
		})
	}
}

// contents is what there is at a path, whatever it is.
func contents(t *testing.T, path string) string {
	t.Helper()
	info, err := os.Lstat(path)
	if err != nil {
		t.Fatal(err)
	}
	switch {
	case info.IsDir():
		return "a folder with " + strings.Join(names(t, path), " ")
	case info.Mode()&os.ModeSymlink != 0:
		to, _ := os.Readlink(path)
		return "a link to " + to
	case info.Mode().Perm() == 0:
		return "locked"
	}
	return string(read(t, path))
}

func names(t *testing.T, folder string) []string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, entry := range entries {
		all = append(all, entry.Name())
	}
	return all
}

func wantDamage(t *testing.T, folder, aside string) {
	t.Helper()
	r, found, damage := load(t, prefs.OpenStorage(folder), rules.English)
	switch {
	case found:
		t.Errorf("a match was found: %v after %v", r.Match.Position(), r.Match.Moves())
	case damage == nil:
		t.Error("no damage was told of")
	case damage.Game != rules.English || damage.File != aside || damage.Why == nil || damage.InPlace != nil:
		t.Errorf("the damage is told as %+v, want the file %s", damage, aside)
	default:
		t.Logf("%v", damage.Why)
	}
}

// A file that lost its end anywhere is damaged: it never passes for a shorter
// game. Only what follows the last move may be missing.
func TestFileCutAnywhere(t *testing.T) {
	for _, g := range rules.Games() {
		texts := make(map[string][]byte)
		want := record(played(t, g, 30, 12))
		keep(t, inMemory(texts), want)
		whole := texts[g.String()]
		lastMove := bytes.LastIndexAny(bytes.TrimSpace(whole), " \n") - 1 // the result follows
		for cut := range whole {
			got, found, _ := load(t, inMemory(map[string][]byte{g.String(): whole[:cut]}), g)
			if found && (cut < lastMove || !sameRecord(t, got, want)) {
				t.Fatalf("%v cut after %d of %d bytes passes for %v after %v",
					g, cut, len(whole), got.Match.Position(), got.Match.Moves())
			}
		}
	}
}

// A damaged file that cannot be moved is not written over either.
func TestDamagedFileThatCannotBeSetAside(t *testing.T) {
	texts := map[string][]byte{"english": []byte("noise")}
	s := inMemory(texts)
	setAside := s.SetAside
	stuck := errors.New("not permitted")
	s.SetAside = func(name string) (string, error) {
		if stuck != nil {
			return "", stuck
		}
		return setAside(name)
	}
	var errs []error
	k := openKeeper(s)
	kept := make(chan struct{})
	k.OnKept = func(_ prefs.Record, err error) {
		errs = append(errs, err)
		kept <- struct{}{}
	}
	_, found, damage := k.Load(rules.English)
	if found || damage == nil || damage.File != "" || !errors.Is(damage.InPlace, stuck) {
		t.Fatalf("found %v, damage %+v", found, damage)
	}
	k.Keep(record(played(t, rules.English, 3, 13)))
	<-kept
	if string(texts["english"]) != "noise" || !errors.Is(errs[0], stuck) {
		t.Errorf("the damaged text is %.40q, and keeping said %v", texts["english"], errs[0])
	}
	stuck = nil
	k.Keep(record(played(t, rules.English, 4, 13)))
	<-kept
	k.Close()
	if string(texts["english.aside"]) != "noise" || errs[1] != nil {
		t.Errorf("aside is %.40q, and keeping said %v", texts["english.aside"], errs[1])
	}
	wantKept(t, inMemory(texts), record(played(t, rules.English, 4, 13)))
}
