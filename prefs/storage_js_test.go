package prefs_test

import (
	"errors"
	"io/fs"
	"slices"
	"syscall/js"
	"testing"

	"damiera/prefs"
	"damiera/rules"
)

// A browser is the local storage that a page would have: items by key, and what
// is thrown when one is set.
type browser struct {
	items  map[string]string
	thrown string
}

// open puts the browser's local storage in its place for the length of a test.
func open(t *testing.T) *browser {
	t.Helper()
	b := &browser{items: make(map[string]string)}
	get := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if text, ok := b.items[args[0].String()]; ok {
			return text
		}
		return nil
	})
	remove := js.FuncOf(func(_ js.Value, args []js.Value) any {
		delete(b.items, args[0].String())
		return nil
	})
	set := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if b.thrown != "" {
			return false
		}
		b.items[args[0].String()] = args[1].String()
		return true
	})
	key := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if keys := b.keys(); args[0].Int() < len(keys) {
			return keys[args[0].Int()]
		}
		return nil
	})
	// A Go function cannot throw, a function of the page's own can.
	setOrThrow := js.Global().Get("Function").New("set", "message",
		"return (k, v) => { if (!set(k, v)) { throw new Error(message()) } }")
	message := js.FuncOf(func(js.Value, []js.Value) any { return b.thrown })
	put(t, map[string]any{"key": key, "getItem": get, "removeItem": remove, "setItem": setOrThrow.Invoke(set, message)})
	return b
}

func put(t *testing.T, storage any) {
	t.Helper()
	define := js.Global().Get("Object").Get("defineProperty")
	define.Invoke(js.Global(), "localStorage", map[string]any{"value": storage, "configurable": true})
}

func (b *browser) keys() []string {
	var keys []string
	for key := range b.items {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}

func TestBrowserKeepsEachGame(t *testing.T) {
	b := open(t)
	s := prefs.OpenStorage("")
	for _, g := range rules.Games() {
		if _, found, damage := load(t, s, g); found || damage != nil {
			t.Errorf("%v: found %v, damage %+v, in an empty storage", g, found, damage)
		}
		want := record(played(t, g, 20, 1))
		keep(t, s, want)
		wantKept(t, s, want)
	}
	want := []string{"damiera.match.alquerque", "damiera.match.english", "damiera.match.italian"}
	if got := b.keys(); !slices.Equal(got, want) {
		t.Errorf("the items are %q, want %q", got, want)
	}
}

func TestBrowserSetsDamagedItemsAside(t *testing.T) {
	b := open(t)
	s := prefs.OpenStorage("")
	for _, aside := range []string{"damiera.match.english.damaged-1", "damiera.match.english.damaged-2"} {
		b.items["damiera.match.english"] = "noise " + aside
		_, found, damage := load(t, s, rules.English)
		if found || damage == nil || damage.File != aside || damage.InPlace != nil {
			t.Errorf("found %v, damage %+v, want it in %s", found, damage, aside)
		}
		if b.items[aside] != "noise "+aside {
			t.Errorf("%s is %q", aside, b.items[aside])
		}
	}
	want := []string{"damiera.match.english.damaged-1", "damiera.match.english.damaged-2"}
	if got := b.keys(); !slices.Equal(got, want) {
		t.Errorf("the items are %q, want %q", got, want)
	}
}

func TestBrowserIsFull(t *testing.T) {
	b := open(t)
	s := prefs.OpenStorage("")
	b.thrown = "QuotaExceededError"
	if err := s.Write("italian", []byte("text")); err == nil {
		t.Error("a full storage took a text")
	}
	b.items["damiera.match.italian"] = "noise"
	if _, _, damage := load(t, s, rules.Italian); damage == nil || damage.InPlace == nil {
		t.Errorf("damage %+v, want it in its place", damage)
	}
	b.thrown = ""
	if err := s.Write("italian", []byte("text")); err != nil {
		t.Error(err)
	}
}

// A browser may have no local storage, or throw at the mere mention of it.
func TestBrowserWithoutStorage(t *testing.T) {
	s := prefs.OpenStorage("")
	forbidden := js.Global().Get("Function").New(`Object.defineProperty(globalThis, "localStorage",
		{ get() { throw new Error("SecurityError") }, configurable: true })`)
	for name, prepare := range map[string]func(){
		"none":      func() { put(t, js.Undefined()) },
		"forbidden": func() { forbidden.Invoke() },
	} {
		t.Run(name, func(t *testing.T) {
			prepare()
			if _, err := s.Read("italian"); err == nil || errors.Is(err, fs.ErrNotExist) {
				t.Errorf("reading: %v", err)
			}
			if err := s.Write("italian", nil); err == nil {
				t.Error("a text was written")
			}
		})
	}
}

// ended is a match that is over, with an ID.
func ended(t *testing.T, id string) prefs.Record {
	r := record(played(t, rules.English, 5, 1).Resign(rules.White))
	r.ID = id
	return r
}

func TestBrowserFilesGames(t *testing.T) {
	b := open(t)
	s := prefs.OpenStorage("")
	keep(t, s, ended(t, "one"), ended(t, "two"))
	if got := len(kept(t, s)); got != 2 {
		t.Errorf("%d games are filed", got)
	}
	want := []string{"damiera.match.english", "damiera.match.games"}
	if got := b.keys(); !slices.Equal(got, want) {
		t.Errorf("the items are %q, want %q", got, want)
	}
	before := b.items["damiera.match.games"]
	b.thrown = "QuotaExceededError"
	if err := prefs.OpenArchive(s).File(ended(t, "three")); err == nil || b.items["damiera.match.games"] != before {
		t.Errorf("a full storage gives %v, and the games have changed: %v", err, b.items["damiera.match.games"] != before)
	}
	b.thrown = ""
	b.items["damiera.match.games"] = "\x00noise"
	if err := prefs.OpenArchive(s).File(ended(t, "three")); err != nil || b.items["damiera.match.games.damaged-1"] != "\x00noise" {
		t.Errorf("after noise filing gives %v", err)
	}
}
