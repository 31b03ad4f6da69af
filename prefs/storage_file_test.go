//go:build !js

package prefs_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"damiera/prefs"
	"damiera/rules"
)

func TestFilesAreWrittenWhole(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "not", "there", "yet")
	s := prefs.OpenStorage(folder)
	if _, err := s.Read("italian"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("reading what is not there: %v", err)
	}
	if _, err := s.SetAside("italian"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("setting aside what is not there: %v", err)
	}
	for _, text := range []string{"a long text", "short", ""} {
		if err := s.Write("italian", []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got, err := s.Read("italian"); string(got) != text || err != nil {
			t.Errorf("read %q and %v, want %q", got, err, text)
		}
	}
	if got, want := names(t, folder), []string{"italian.pdn"}; !slices.Equal(got, want) {
		t.Errorf("the folder holds %q, want %q", got, want)
	}
}

// Where a file cannot be written, the old one stays and nothing is left lying.
func TestFailedWriteLeavesNothing(t *testing.T) {
	folder := t.TempDir()
	s := prefs.OpenStorage(folder)
	if err := os.MkdirAll(filepath.Join(folder, "english.pdn", "full"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := s.Write("english", []byte("text")); err == nil {
		t.Error("a file took the place of a folder")
	}
	if got, want := names(t, folder), []string{"english.pdn"}; !slices.Equal(got, want) {
		t.Errorf("the folder holds %q, want %q", got, want)
	}
	inTheWay := filepath.Join(folder, "file")
	if err := os.WriteFile(inTheWay, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	s = prefs.OpenStorage(inTheWay)
	if err := s.Write("english", []byte("text")); err == nil {
		t.Error("a file was written in a file")
	}
}

// What a killed program left half written is no match, is in nobody's way, and
// goes.
func TestHalfWrittenFilesGo(t *testing.T) {
	folder, records := house(t)
	for _, name := range []string{"italian.pdn.123.part", "english.pdn.4.part", "alquerque.pdn..part"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte("[Damiera"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	mine := filepath.Join(folder, "thesis.part")
	if err := os.WriteFile(mine, []byte("not yours"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, want := range records {
		wantKept(t, prefs.OpenStorage(folder), want)
	}
	want := []string{"alquerque.pdn", "english.pdn", "italian.pdn", "thesis.part"}
	if got := names(t, folder); !slices.Equal(got, want) {
		t.Errorf("the folder holds %q, want %q", got, want)
	}
}

// A folder that cannot be read at all is damage of each game, and no panic.
func TestNoFolder(t *testing.T) {
	inTheWay := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(inTheWay, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	k := openKeeper(prefs.OpenStorage(inTheWay))
	var failed error
	k.OnKept = func(_ prefs.Record, err error) { failed = err }
	if _, found, damage := k.Load(rules.Italian); found || damage == nil || damage.InPlace == nil {
		t.Errorf("found %v, damage %+v", found, damage)
	}
	k.Keep(record(rules.NewMatch(rules.Italian)))
	k.Close()
	if failed == nil {
		t.Error("a match was kept in a file that is no folder")
	}
}
