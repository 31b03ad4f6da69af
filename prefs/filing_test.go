//go:build !js

package prefs_test

import (
	"errors"
	"maps"
	"slices"
	"testing"

	"damiera/prefs"
	"damiera/rules"
)

var errDisk = errors.New("the disk is full")

// failing is a storage of which one call fails, or all from one on.
type failing struct {
	prefs.Storage
	calls, fail int
	dead        bool // after the first failure nothing works, as if the program had been killed
}

func (f *failing) storage() prefs.Storage {
	return prefs.Storage{
		Read: func(name string) ([]byte, error) {
			if f.fails() {
				return nil, errDisk
			}
			return f.Storage.Read(name)
		},
		Write: func(name string, text []byte) error {
			if f.fails() {
				return errDisk
			}
			return f.Storage.Write(name, text)
		},
		SetAside: func(name string) (string, error) {
			if f.fails() || f.calls-1 == f.fail {
				return "", errDisk // a disk that cannot be read cannot be tidied at once either
			}
			return f.Storage.SetAside(name)
		},
	}
}

func (f *failing) fails() bool {
	f.calls++
	return f.fail > 0 && (f.calls == f.fail || f.dead && f.calls > f.fail)
}

// acts are the states of matches as they come to the keeper: games that end, each in its own way, and
// new ones that begin at once.
func acts(t *testing.T) (all []prefs.Record, ended []string) {
	for i, id := range []string{"first", "second", "third"} {
		open := played(t, rules.English, 4+i, uint64(i))
		for _, m := range []rules.Match{open, open.Resign(rules.White)} {
			r := record(m)
			r.ID = id
			all = append(all, r)
		}
		ended = append(ended, id)
	}
	last := record(rules.NewMatch(rules.English))
	last.ID = "fourth"
	return append(all, last), ended
}

// ids are those of the games in the archive.
func ids(t *testing.T, texts map[string][]byte) []string {
	t.Helper()
	var all []string
	for _, k := range kept(t, inMemory(texts)) {
		if !k.Ours {
			t.Errorf("a broken game is filed: %v", k.Game.Tags)
		}
		all = append(all, k.Record.ID)
	}
	return all
}

// A game that ends is filed, though the next begins before it was even written.
func TestFinishedGamesAreFiled(t *testing.T) {
	all, ended := acts(t)
	texts := make(map[string][]byte)
	keep(t, inMemory(texts), all...)
	if got := ids(t, texts); !slices.Equal(got, ended) {
		t.Errorf("filed are %q, want %q", got, ended)
	}
	wantKept(t, inMemory(texts), all[len(all)-1])
}

// Killed before any call of the storage, the next program finds every game that was said to be kept,
// none twice, none broken, and files what was not filed yet.
func TestKilledAtEachStep(t *testing.T) {
	all, ended := acts(t)
	for step := 1; ; step++ {
		texts := make(map[string][]byte)
		disk := &failing{Storage: inMemory(texts), fail: step, dead: true}
		k := openKeeper(disk.storage())
		said := make(chan error)
		k.OnKept = func(_ prefs.Record, err error) { said <- err }
		acknowledged := 0
		for _, r := range all {
			k.Keep(r)
			if err := <-said; err != nil {
				break
			}
			acknowledged++
		}
		go func() { // the writer tries once more at its end
			for range said {
			}
		}()
		k.Close()
		close(said)

		load(t, inMemory(texts), rules.English) // the next start
		done := acknowledged / 2
		got := ids(t, texts)
		if want := ended[:done]; !slices.Equal(got, want) && !slices.Equal(got, ended[:min(done+1, len(ended))]) {
			t.Errorf("killed at step %d, after %d acts: filed are %q, want %q", step, acknowledged, got, want)
		}
		if acknowledged > 0 {
			wantAtLeast(t, texts, all[acknowledged-1], all[min(acknowledged, len(all)-1)])
		}
		if acknowledged == len(all) {
			t.Logf("%d steps", step-1)
			return
		}
	}
}

// wantAtLeast fails unless the match that is kept is one of two.
func wantAtLeast(t *testing.T, texts map[string][]byte, said, next prefs.Record) {
	t.Helper()
	r, found, damage := load(t, inMemory(texts), rules.English)
	if !found || damage != nil {
		t.Errorf("found %v, damage %+v", found, damage)
		return
	}
	for _, want := range []prefs.Record{said, next} {
		if r.ID == want.ID && r.Match.Plies() == want.Match.Plies() && r.Match.Result() == want.Match.Result() {
			return
		}
	}
	t.Errorf("%q after %d plies is kept, want %q after %d", r.ID, r.Match.Plies(), said.ID, said.Match.Plies())
}

// Whichever call of the storage fails, it is said, the next act tries again, and in the end all is there
// once, in order.
func TestDiskFullAtEachStep(t *testing.T) {
	all, ended := acts(t)
	for step := 1; ; step++ {
		texts := make(map[string][]byte)
		disk := &failing{Storage: inMemory(texts), fail: step}
		k := openKeeper(disk.storage())
		said := make(chan error, 2)
		k.OnKept = func(_ prefs.Record, err error) { said <- err }
		failures := 0
		for _, r := range all {
			k.Keep(r)
			if err := <-said; errors.Is(err, errDisk) {
				failures++
			} else if err != nil {
				t.Errorf("step %d: %v", step, err)
			}
		}
		k.Close()
		if got := ids(t, texts); !slices.Equal(got, ended) {
			t.Errorf("step %d fails: filed are %q, want %q", step, got, ended)
		}
		wantKept(t, inMemory(texts), all[len(all)-1])
		if disk.calls < step {
			t.Logf("%d steps", step-1)
			return
		}
		if failures != 1 {
			t.Errorf("step %d failed, and was told %d times", step, failures)
		}
	}
}

// A game that cannot be filed keeps its place: the next match of the game is not written over it, and
// says so, until it is filed. Other games go on.
func TestAnUnfiledGameIsNotWrittenOver(t *testing.T) {
	all, _ := acts(t)
	texts := make(map[string][]byte)
	s, full := inMemory(texts), true
	write := s.Write
	s.Write = func(name string, text []byte) error {
		if full && name == "games" {
			return errDisk
		}
		return write(name, text)
	}
	k := openKeeper(s)
	said := make(chan error, 9)
	k.OnKept = func(_ prefs.Record, err error) { said <- err }
	for _, i := range []int{1, 2, 3, 4} { // the first is over, the second begins and ends, the third begins
		k.Keep(all[i])
		if err := <-said; !errors.Is(err, errDisk) {
			t.Errorf("act %d gives %v", i, err)
		}
		before := maps.Clone(texts)
		if r, _, _ := load(t, prefs.Storage{Read: inMemory(before).Read, Write: takesNothing, SetAside: s.SetAside}, rules.English); r.ID != "first" {
			t.Errorf("after act %d %q is in the file", i, r.ID)
		}
	}
	k.Keep(record(played(t, rules.Italian, 3, 1)))
	first, second := <-said, <-said
	if first != nil || !errors.Is(second, errDisk) {
		t.Errorf("the other game gives %v, this one %v", first, second)
	}
	full = false
	k.Keep(all[4])
	if err := <-said; err != nil {
		t.Error(err)
	}
	k.Close()
	if got, want := ids(t, texts), []string{"first", "second"}; !slices.Equal(got, want) {
		t.Errorf("filed are %q, want %q", got, want)
	}
	wantKept(t, inMemory(texts), all[4])
}

func takesNothing(string, []byte) error { return errDisk }

// A game that was deleted stays away, though its match is still on the board: now, at the next keeping,
// and at the next start.
func TestADeletedGameIsNotFiledAgain(t *testing.T) {
	all, _ := acts(t)
	texts := make(map[string][]byte)
	s := inMemory(texts)
	keep(t, s, all[1])
	a := prefs.OpenArchive(s)
	k := prefs.OpenKeeper(s, a)
	said := make(chan error)
	k.OnKept = func(_ prefs.Record, err error) { said <- err }
	if _, err := a.Delete(kept(t, s)...); err != nil {
		t.Fatal(err)
	}
	r, _, _ := k.Load(rules.English)
	k.Keep(r)
	if err := <-said; err != nil {
		t.Error(err)
	}
	k.Close()
	load(t, s, rules.English)
	if got := ids(t, texts); len(got) != 0 {
		t.Errorf("filed are %q", got)
	}
	wantKept(t, s, all[1])
}

// An archive that is damaged stops no match: the game that ends begins a new one.
func TestFilingIntoADamagedArchive(t *testing.T) {
	all, _ := acts(t)
	texts := map[string][]byte{"games": []byte("\x00noise")}
	s := inMemory(texts)
	a := prefs.OpenArchive(s)
	var told []prefs.Damage
	a.OnDamage = func(d prefs.Damage) { told = append(told, d) }
	k := prefs.OpenKeeper(s, a)
	k.OnKept = func(_ prefs.Record, err error) {
		if err != nil {
			t.Error(err)
		}
	}
	k.Keep(all[1])
	k.Close()
	if len(told) != 1 || told[0].File != "games.aside" || string(texts["games.aside"]) != "\x00noise" {
		t.Errorf("told %+v", told)
	}
	if got, want := ids(t, texts), []string{"first"}; !slices.Equal(got, want) {
		t.Errorf("filed are %q, want %q", got, want)
	}
}
