//go:build !js

package prefs_test

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"sync"
	"testing"
	"time"

	"damiera/prefs"
	"damiera/rules"
)

func TestNothingKept(t *testing.T) {
	for _, g := range rules.Games() {
		if _, found, damage := load(t, prefs.OpenStorage(t.TempDir()), g); found || damage != nil {
			t.Errorf("%v: found %v, damage %+v, in an empty folder", g, found, damage)
		}
	}
}

func TestEachGameKeepsItsOwnMatch(t *testing.T) {
	s := prefs.OpenStorage(t.TempDir())
	var records []prefs.Record
	for i, g := range rules.Games() {
		records = append(records, record(played(t, g, 5+i, 1)))
	}
	keep(t, s, records...)
	for _, want := range records {
		wantKept(t, s, want)
	}
}

// A match that was kept this time is known without reading it.
func TestLoadGivesWhatWasKeptLast(t *testing.T) {
	k := openKeeper(full(errors.New("no space left")))
	defer k.Close()
	want := record(played(t, rules.English, 9, 2))
	k.Keep(want)
	got, found, damage := k.Load(rules.English)
	if !found || damage != nil {
		t.Fatalf("found %v, damage %+v", found, damage)
	}
	sameRecord(t, got, want)
}

// full is a storage that takes nothing.
func full(err error) prefs.Storage {
	return prefs.Storage{
		Read:     func(string) ([]byte, error) { return nil, fs.ErrNotExist },
		Write:    func(string, []byte) error { return err },
		SetAside: func(string) (string, error) { return "", err },
	}
}

// While one state is being written any number may come: Keep does not wait for
// any, and of those that came meanwhile only the newest is written.
func TestNewestStateWins(t *testing.T) {
	dir := prefs.OpenStorage(t.TempDir())
	began, goOn := make(chan struct{}), make(chan struct{})
	var writes int
	slow := dir
	slow.Write = func(name string, text []byte) error {
		writes++
		if writes == 1 {
			close(began)
			<-goOn
		}
		return dir.Write(name, text)
	}
	k := openKeeper(slow)
	var kept []int
	k.OnKept = func(r prefs.Record, err error) {
		if err != nil {
			t.Error(err)
		}
		kept = append(kept, r.Match.Plies())
	}
	k.Keep(record(played(t, rules.Italian, 1, 3)))
	<-began
	for plies := 2; plies <= 20; plies++ {
		k.Keep(record(played(t, rules.Italian, plies, 3)))
	}
	close(goOn)
	k.Close()
	if want := []int{1, 20}; !slices.Equal(kept, want) {
		t.Errorf("states with %v plies were written, want %v", kept, want)
	}
	wantKept(t, dir, record(played(t, rules.Italian, 20, 3)))
}

func TestFullDisk(t *testing.T) {
	dir := prefs.OpenStorage(t.TempDir())
	noSpace := errors.New("no space left on device")
	var mu sync.Mutex
	failing := true
	s := dir
	s.Write = func(name string, text []byte) error {
		mu.Lock()
		defer mu.Unlock()
		if failing {
			return noSpace
		}
		return dir.Write(name, text)
	}
	type answer struct {
		plies int
		err   error
	}
	answers := make(chan answer, 10)
	k := openKeeper(s)
	k.OnKept = func(r prefs.Record, err error) { answers <- answer{r.Match.Plies(), err} }

	want := func(plies int, err error) {
		t.Helper()
		select {
		case got := <-answers:
			if got.plies != plies || !errors.Is(got.err, err) {
				t.Errorf("got %+v, want %d plies and %v", got, plies, err)
			}
		case <-time.After(10 * time.Second):
			t.Fatalf("no answer for %d plies", plies)
		}
	}
	k.Keep(record(played(t, rules.English, 3, 4)))
	want(3, noSpace)
	k.Keep(record(played(t, rules.English, 4, 4))) // the next move tries again
	want(4, noSpace)
	mu.Lock()
	failing = false
	mu.Unlock()
	k.Keep(record(played(t, rules.Italian, 2, 4))) // a move of another game tries both
	want(2, nil)
	want(4, nil)
	k.Close()
	wantKept(t, dir, record(played(t, rules.English, 4, 4)))
	wantKept(t, dir, record(played(t, rules.Italian, 2, 4)))
}

func TestCloseTriesOnceMore(t *testing.T) {
	dir := prefs.OpenStorage(t.TempDir())
	failures := 1
	s := dir
	s.Write = func(name string, text []byte) error {
		if failures > 0 {
			failures--
			return errors.New("busy")
		}
		return dir.Write(name, text)
	}
	k := openKeeper(s)
	k.Keep(record(played(t, rules.English, 6, 5)))
	k.Close()
	k.Close()                                      // harmless
	k.Keep(record(played(t, rules.English, 7, 5))) // too late, and harmless
	wantKept(t, dir, record(played(t, rules.English, 6, 5)))
}

// A failed write must not bring back an older state over a newer one.
func TestFailedStateGivesWayToNewer(t *testing.T) {
	dir := prefs.OpenStorage(t.TempDir())
	began, goOn := make(chan struct{}), make(chan struct{})
	first := true
	s := dir
	s.Write = func(name string, text []byte) error {
		if first {
			first = false
			close(began)
			<-goOn
			return errors.New("busy")
		}
		return dir.Write(name, text)
	}
	k := openKeeper(s)
	k.Keep(record(played(t, rules.English, 6, 6)))
	<-began
	k.Keep(record(played(t, rules.English, 8, 6)))
	close(goOn)
	k.Close()
	wantKept(t, dir, record(played(t, rules.English, 8, 6)))
}

// The window, the engine's reply and the writer meet here under the race
// detector.
func TestKeepFromManyGoroutines(t *testing.T) {
	dir := prefs.OpenStorage(t.TempDir())
	k := openKeeper(dir)
	var kept int
	k.OnKept = func(_ prefs.Record, err error) {
		kept++
		if err != nil {
			t.Error(err)
		}
	}
	var all sync.WaitGroup
	for _, g := range rules.Games() {
		all.Go(func() {
			for plies := range 12 {
				k.Keep(record(played(t, g, plies, 7)))
				if r, found, _ := k.Load(g); !found || r.Match.Plies() != plies {
					t.Errorf("%v: loaded %d plies, want %d", g, r.Match.Plies(), plies)
				}
			}
		})
	}
	all.Wait()
	k.Close()
	if kept == 0 {
		t.Error("nothing was kept")
	}
	for _, g := range rules.Games() {
		wantKept(t, dir, record(played(t, g, 11, 7)))
	}
}

func TestIDsDiffer(t *testing.T) {
	seen := make(map[string]bool)
	for range 1000 {
		id := prefs.NewID()
		if id == "" || seen[id] {
			t.Fatalf("the ID %q came twice", id)
		}
		seen[id] = true
	}
}

func ExampleKeeper() {
	var written = make(map[string][]byte)
	s := prefs.Storage{
		Read:  func(name string) ([]byte, error) { return nil, fs.ErrNotExist },
		Write: func(name string, text []byte) error { written[name] = text; return nil },
	}
	k := prefs.OpenKeeper(s, prefs.OpenArchive(s))
	k.OnKept = func(r prefs.Record, err error) { fmt.Println("kept after", r.Match.Plies(), "plies, error:", err) }

	_, found, _ := k.Load(rules.Italian)
	fmt.Println("found:", found)
	m := rules.NewMatch(rules.Italian)
	m, _ = m.Play(m.Legal()[0])
	k.Keep(prefs.Record{ID: prefs.NewID(), Match: m, Seats: [2]prefs.Seat{rules.Black: prefs.Computer}})
	k.Close()
	fmt.Println(len(written["italian"]) > 0)
	// Output:
	// found: false
	// kept after 1 plies, error: <nil>
	// true
}
