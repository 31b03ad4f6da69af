package prefs_test

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"syscall/js"
	"testing"

	"damiera/prefs"
	"damiera/rules"
)

//go:embed testdata/indexeddb.js
var indexedDB string

// A disk is what the browser's database keeps beyond a page, and what is wrong
// with the database.
type disk struct{ kept, faults js.Value }

// openDisk gives the browser a database for the length of a test.
func openDisk(t *testing.T) *disk {
	t.Helper()
	d := &disk{js.Global().Get("Map").New(), js.Global().Get("Object").New()}
	t.Cleanup(func() { js.Global().Delete("indexedDB") })
	d.load()
	return d
}

// load opens the page anew: of the page before nothing goes on.
func (d *disk) load() {
	d.faults = js.Global().Get("Object").New()
	page := js.Global().Call("eval", indexedDB)
	js.Global().Set("indexedDB", page.Invoke(d.kept, d.faults))
}

// openGames is the storage of finished games that a page opens.
func openGames() prefs.Storage { return prefs.OpenArchiveStorage(prefs.OpenStorage("")) }

func (d *disk) names() []string {
	var names []string
	keys := js.Global().Get("Array").Call("from", d.kept.Call("keys"))
	for i := range keys.Length() {
		names = append(names, keys.Index(i).String())
	}
	slices.Sort(names)
	return names
}

// archived lists the IDs of the games in the archive.
func archived(t *testing.T) []string {
	t.Helper()
	games, err := prefs.OpenArchive(openGames()).Games(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, k := range games {
		ids = append(ids, k.Record.ID)
	}
	return ids
}

func wantArchived(t *testing.T, ids ...string) {
	t.Helper()
	if got := archived(t); !slices.Equal(got, ids) {
		t.Errorf("in the archive are %q, want %q", got, ids)
	}
}

// file files games with IDs.
func file(t *testing.T, s prefs.Storage, ids ...string) {
	t.Helper()
	a := prefs.OpenArchive(s)
	for _, id := range ids {
		if err := a.File(ended(t, id)); err != nil {
			t.Fatal(err)
		}
	}
}

// Finished games are in the database, also of the next page, and local storage
// has the matches in progress.
func TestPageFilesGames(t *testing.T) {
	b, d := open(t), openDisk(t)
	games := openGames()
	if _, err := games.Read("games"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("reading what is not there: %v", err)
	}
	k := prefs.OpenKeeper(prefs.OpenStorage(""), prefs.OpenArchive(games))
	r := ended(t, "first")
	k.Keep(r)
	k.Close()
	wantArchived(t, "first")
	d.load()
	wantArchived(t, "first")
	if got, want := b.keys(), []string{"damiera.match." + r.Match.Game().String()}; !slices.Equal(got, want) {
		t.Errorf("local storage has %q, want %q", got, want)
	}
}

// What other programs write is kept to the byte, whatever it is.
func TestPageKeepsBytes(t *testing.T) {
	open(t)
	openDisk(t)
	s := openGames()
	for _, text := range []string{"a long text\r\n\xff\x00", "short", ""} {
		if _, err := s.Read("games"); err != nil && !errors.Is(err, fs.ErrNotExist) {
			t.Fatal(err)
		}
		if err := s.Write("games", []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got, err := s.Read("games"); string(got) != text || err != nil {
			t.Errorf("read %q and %v, want %q", got, err, text)
		}
	}
}

// Two tabs file at once: none of the games is lost.
func TestPageInTwoTabs(t *testing.T) {
	open(t)
	openDisk(t)
	one, other := openGames(), openGames()
	file(t, one, "before")
	for _, s := range []prefs.Storage{one, other} {
		if _, err := s.Read("games"); err != nil {
			t.Fatal(err)
		}
	}
	if err := one.Write("games", []byte("[ID \"x\"]\n\n*\n")); err != nil {
		t.Fatal(err)
	}
	if err := other.Write("games", nil); !errors.Is(err, prefs.ErrOvertaken) {
		t.Errorf("the other tab wrote over it: %v", err)
	}
	if _, err := other.SetAside("games"); !errors.Is(err, prefs.ErrOvertaken) {
		t.Errorf("the other tab set it aside unseen: %v", err)
	}

	done := make(chan error)
	var want []string
	for tab := range 2 {
		a := prefs.OpenArchive(openGames())
		for n := range 5 {
			id := fmt.Sprintf("%d.%d", tab, n)
			want = append(want, id)
			go func() { done <- a.File(ended(t, id)) }()
		}
	}
	for range want {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
	got := archived(t)
	slices.Sort(got)
	if got = slices.DeleteFunc(got, func(id string) bool { return id == "" }); !slices.Equal(got, want) {
		t.Errorf("in the archive are %q, want %q", got, want)
	}
}

// The page is closed while it files a game, after any number of steps: the next
// one finds all that was there before, and the new game wholly or not at all.
func TestPageIsClosedWhileItWrites(t *testing.T) {
	open(t)
	d := openDisk(t)
	file(t, openGames(), "first")
	for steps := 0; ; steps++ {
		closed, done := make(chan struct{}), make(chan error, 1)
		a := prefs.OpenArchive(openGames())
		d.faults.Set("steps", steps)
		d.faults.Set("closed", js.FuncOf(func(js.Value, []js.Value) any { close(closed); return nil }))
		go func() { done <- a.File(ended(t, "second")) }()
		select {
		case <-closed:
			d.load()
			wantArchived(t, "first")
			continue
		case err := <-done:
			if err != nil {
				t.Error(err)
			}
		}
		if steps < 4 {
			t.Errorf("filing takes %d steps: too few to be tried", steps)
		}
		d.load()
		wantArchived(t, "first", "second")
		return
	}
}

func TestPageSetsDamagedGamesAside(t *testing.T) {
	open(t)
	d := openDisk(t)
	for n := 1; n <= 2; n++ {
		s := openGames()
		_, _ = s.Read("games") // which has to come before a writing
		if err := s.Write("games", []byte("\x00\x01\x02 no text")); err != nil {
			t.Fatal(err)
		}
		a := prefs.OpenArchive(s)
		var damage prefs.Damage
		a.OnDamage = func(d prefs.Damage) { damage = d }
		if err := a.File(ended(t, "new")); err != nil {
			t.Fatal(err)
		}
		if want := fmt.Sprintf("damiera/games.damaged-%d", n); damage.File != want || damage.InPlace != nil {
			t.Errorf("damage %+v, want it in %s", damage, want)
		}
		wantArchived(t, "new")
	}
	if want := []string{"games", "games.damaged-1", "games.damaged-2"}; !slices.Equal(d.names(), want) {
		t.Errorf("the database has %q, want %q", d.names(), want)
	}
	// Something that is not even ours.
	d.kept.Call("set", "games", 5)
	wantArchived(t)
	if !slices.Contains(d.names(), "games.damaged-3") {
		t.Errorf("the database has %q", d.names())
	}
}

// A database that is full keeps what it has, and says so.
func TestPageIsFull(t *testing.T) {
	open(t)
	d := openDisk(t)
	s := openGames()
	file(t, s, "first")
	d.faults.Set("full", true)
	if err := prefs.OpenArchive(s).File(ended(t, "second")); err == nil || !strings.Contains(err.Error(), "QuotaExceeded") {
		t.Errorf("a full database: %v", err)
	}
	d.faults.Set("full", false)
	wantArchived(t, "first")
	file(t, s, "second")
	wantArchived(t, "first", "second")
}

// Without a database local storage does, and with neither it is told.
func TestPageWithoutDatabase(t *testing.T) {
	for _, fault := range []string{"forbidden", "broken", "foreign", ""} {
		t.Run(fault, func(t *testing.T) {
			b, d := open(t), openDisk(t)
			if fault == "" {
				js.Global().Delete("indexedDB")
			} else {
				d.faults.Set(fault, true)
			}
			file(t, openGames(), "first", "second")
			wantArchived(t, "first", "second")
			if want := []string{"damiera.match.games"}; !slices.Equal(b.keys(), want) {
				t.Errorf("local storage has %q, want %q", b.keys(), want)
			}
			put(t, js.Undefined())
			if err := prefs.OpenArchive(openGames()).File(ended(t, "third")); err == nil {
				t.Error("a game was filed nowhere")
			}
		})
	}
}

// earlier is local storage as an earlier version left it, with games and others
// that were set aside.
func earlier(t *testing.T, ids ...string) *browser {
	t.Helper()
	b := open(t)
	file(t, prefs.OpenStorage(""), ids...)
	b.items["damiera.match.games.damaged-1"] = "\x00 noise"
	b.items["damiera.match.gamesome"] = "another's"
	keep(t, prefs.OpenStorage(""), record(rules.NewMatch(rules.English)))
	return b
}

func TestPageMovesEarlierGames(t *testing.T) {
	b, d := earlier(t, "first", "second"), openDisk(t)
	before := b.items["damiera.match.games"]
	wantArchived(t, "first", "second")
	if got, err := openGames().Read("games"); string(got) != before || err != nil {
		t.Errorf("it reads %q and %v, want %q", got, err, before)
	}
	if want := []string{"damiera.match.english", "damiera.match.gamesome"}; !slices.Equal(b.keys(), want) {
		t.Errorf("local storage has %q, want %q", b.keys(), want)
	}
	if want := []string{"games", "games.damaged-1"}; !slices.Equal(d.names(), want) {
		t.Errorf("the database has %q, want %q", d.names(), want)
	}
}

// The page is closed between the writing and the taking away.
func TestPageIsClosedWhileItMoves(t *testing.T) {
	b, d := earlier(t, "first", "second"), openDisk(t)
	before := maps.Clone(b.items)
	wantArchived(t, "first", "second")
	b.items = before
	d.load()
	wantArchived(t, "first", "second")
	if want := []string{"games", "games.damaged-1"}; !slices.Equal(d.names(), want) {
		t.Errorf("the database has %q, want %q", d.names(), want)
	}
	if len(b.items) != 2 {
		t.Errorf("local storage has %q", b.keys())
	}
}

// An earlier version, out of some cache, files once more where it used to.
func TestPageMovesWhatCameLater(t *testing.T) {
	b := earlier(t, "first", "second")
	openDisk(t)
	both := b.items["damiera.match.games"]
	file(t, openGames(), "third")
	b.items["damiera.match.games"] = both
	file(t, prefs.OpenStorage(""), "third", "fourth")
	wantArchived(t, "first", "second", "third", "fourth")
	if len(b.items) != 2 {
		t.Errorf("local storage has %q", b.keys())
	}
}

// There is no room to move into: the games stay where they are, and are read there.
func TestPageCannotMove(t *testing.T) {
	b, d := earlier(t, "first"), openDisk(t)
	d.faults.Set("full", true)
	wantArchived(t, "first")
	file(t, openGames(), "second")
	if !strings.Contains(b.items["damiera.match.games"], "second") || len(d.names()) != 0 {
		t.Errorf("local storage has %q, the database %q", b.keys(), d.names())
	}
	d.load()
	wantArchived(t, "first", "second")
	if want := []string{"games", "games.damaged-1"}; !slices.Equal(d.names(), want) {
		t.Errorf("the database has %q, want %q", d.names(), want)
	}
}
