package endgame

import (
	"context"
	"strings"
	"syscall/js"
	"testing"

	"damiera/rules"
)

// A server answers what a page fetches: a text with a status by address, and
// nothing at all where the connection is down.
type server struct {
	texts  map[string]string
	kept   map[string]string // by address, what the browser's cache has; passed by on "reload"
	status int
	down   bool
	asked  []string
}

// open puts the server behind the page's fetch for the length of a test.
func openServer(t *testing.T) *server {
	t.Helper()
	s := &server{texts: map[string]string{}, kept: map[string]string{}, status: 200}
	promise := js.Global().Get("Promise")
	fetch := js.FuncOf(func(_ js.Value, args []js.Value) any {
		address, cache := args[0].String(), args[1].Get("cache").String()
		s.asked = append(s.asked, address+" "+cache)
		if s.down {
			return promise.Call("reject", js.Global().Get("TypeError").New("Failed to fetch"))
		}
		text, kept := s.kept[address]
		if !kept || cache == "reload" {
			text = s.texts[address]
		}
		bytes := js.Global().Get("Uint8Array").New(len(text))
		js.CopyBytesToJS(bytes, []byte(text))
		return promise.Call("resolve", js.Global().Get("Response").New(bytes, map[string]any{"status": s.status}))
	})
	before := js.Global().Get("fetch")
	js.Global().Set("fetch", fetch)
	t.Cleanup(func() { js.Global().Set("fetch", before); fetch.Release() })
	return s
}

// forget empties the tables of a game, before and after a test.
func forget(t *testing.T, g rules.Game) {
	t.Helper()
	empty := func() { Carried(g).shelf.Store(New(g).shelf.Load()) }
	empty()
	t.Cleanup(empty)
}

func TestPageCarriesNoTables(t *testing.T) {
	for _, g := range rules.Games() {
		if reach := Carried(g).Reach(); reach != 0 {
			t.Errorf("%s: the program carries tables of up to %d pieces", g, reach)
		}
	}
}

func TestPageFetchesTables(t *testing.T) {
	forget(t, rules.English)
	s := openServer(t)
	part := Part{rules.English, 2, 3}
	s.texts["tables/english-3.tables"] = made(t, rules.English, 3)
	rests := 0
	if err := part.Fetch(func() { rests++ }); err != nil {
		t.Fatal(err)
	}
	if reach := Carried(rules.English).Reach(); reach != 3 {
		t.Errorf("the tables reach up to %d pieces", reach)
	}
	// For each material, and each 32 KB of the file.
	if least := len(Materials(2)) + len(Materials(3)); rests < least {
		t.Errorf("the page could draw %d times meanwhile, want %d at least", rests, least)
	}
	p := position(t, rules.English, "W:WK6,K7:BK18")
	whole := New(rules.English)
	if err := whole.Add(made(t, rules.English, 3)); err != nil {
		t.Fatal(err)
	}
	want, _ := whole.Value(&p)
	if v, known := Carried(rules.English).Value(&p); !known || v != want {
		t.Errorf("%v, known %v, want %v", v, known, want)
	}
}

// What comes is not what was asked for: nothing of it is taken.
func TestPageRefusesTables(t *testing.T) {
	forget(t, rules.English)
	s := openServer(t)
	const address = "tables/english-2.tables"
	part, whole := Part{rules.English, 2, 2}, made(t, rules.English, 2)
	for name, text := range map[string]string{
		"nothing":            "",
		"a page of an error": "<!DOCTYPE html>\n<title>Log in to the network</title>\n" + strings.Repeat("<p>free</p>\n", 9000),
		"half of it":         whole[:len(whole)/2],
		"one letter changed": whole[:len(whole)-9] + "x" + whole[len(whole)-8:],
		"another game's":     made(t, rules.Italian, 2),
	} {
		s.texts[address] = text
		if err := part.Fetch(func() {}); err == nil {
			t.Errorf("%s was taken", name)
		}
	}
	s.texts[address], s.status = whole, 404
	if err := part.Fetch(func() {}); err == nil || !strings.Contains(err.Error(), "404") {
		t.Errorf("the server answered 404: %v", err)
	}
	s.status, s.down = 200, true
	if err := part.Fetch(func() {}); err == nil || !strings.Contains(err.Error(), "Failed to fetch") {
		t.Errorf("no connection: %v", err)
	}
	if knowsAnything(t, Carried(rules.English)) {
		t.Error("something was taken")
	}
	s.down = false
	if err := part.Fetch(func() {}); err != nil {
		t.Errorf("the true file, in the end: %v", err)
	}
}

// A network that wants a person to log in may have left its own page in the
// browser's cache.
func TestPagePassesTheCacheBy(t *testing.T) {
	forget(t, rules.English)
	s := openServer(t)
	const address = "tables/english-2.tables"
	s.texts[address], s.kept[address] = made(t, rules.English, 2), "<title>Log in</title>"
	if err := (Part{rules.English, 2, 2}).Fetch(func() {}); err != nil {
		t.Error(err)
	}
	if want := []string{address + " default", address + " reload"}; strings.Join(s.asked, ",") != strings.Join(want, ",") {
		t.Errorf("asked for %q, want %q", s.asked, want)
	}
}

// A part may be fetched while others are asked, and comes to be known to them.
func TestPageAsksWhileTablesCome(t *testing.T) {
	forget(t, rules.English)
	s := openServer(t)
	s.texts["tables/english-3.tables"] = made(t, rules.English, 3)
	p := position(t, rules.English, "W:WK6,K7:BK18")
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	asked, known := 0, make(chan bool)
	turn := make(chan struct{})
	go func() {
		for ctx.Err() == nil {
			asked++
			if _, there := Carried(rules.English).Value(&p); there {
				known <- true
				return
			}
			<-turn
		}
	}()
	err := Part{rules.English, 2, 3}.Fetch(func() { turn <- struct{}{} })
	if err != nil {
		t.Fatal(err)
	}
	turn <- struct{}{}
	if <-known; asked < 2 {
		t.Errorf("known when it was asked for the %d. time", asked)
	}
}
