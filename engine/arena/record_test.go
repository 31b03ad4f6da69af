package arena_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"damiera/engine/arena"
	"damiera/rules"
)

// recorded plays a contest into a file, or on in it, and gives all its games.
func recorded(t *testing.T, c arena.Contest, name string) []arena.Game {
	t.Helper()
	record, games, err := c.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer record.Close()
	for _, g := range playAll(t, c, len(games)) {
		if err := record.Write(g); err != nil {
			t.Fatal(err)
		}
		games = append(games, g)
	}
	return games
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestRecordGoesOn cuts a record at many places, as a power failure might, and
// plays on: the same games come, and the same file.
func TestRecordGoesOn(t *testing.T) {
	step := 97 // bytes
	if testing.Short() {
		step = 997
	}
	for _, g := range rules.Games() {
		c := quick(g)
		c.Games = 6
		if g == rules.English {
			c.Judge = 100
		}
		name := filepath.Join(t.TempDir(), "games.pdn")
		games := recorded(t, c, name)
		whole := read(t, name)
		for cut := 0; cut <= len(whole); cut += step {
			write(t, name, whole[:cut])
			again := recorded(t, c, name)
			if !slices.Equal(text(again), text(games)) {
				t.Fatalf("%v, cut at %d: other games", g, cut)
			}
			if read(t, name) != whole {
				t.Fatalf("%v, cut at %d: another file", g, cut)
			}
		}
		// Cut after each game there is, and just before its last line feed.
		for at := strings.Index(whole, "\n\n[Event"); at >= 0; {
			for i, want := range []int{0, 1} {
				write(t, name, whole[:at+1+i])
				record, kept, err := c.Open(name)
				if err != nil {
					t.Fatal(err)
				}
				record.Close()
				if games := strings.Count(whole[:at], "[Event"); len(kept) != games-1+want {
					t.Errorf("%v: %d games kept of %d", g, len(kept), games)
				}
			}
			next := strings.Index(whole[at+2:], "\n\n[Event")
			if next < 0 {
				break
			}
			at += 2 + next
		}
		c.Games = 8
		if longer := recorded(t, c, name); !slices.Equal(text(longer[:6]), text(games)) || len(longer) != 8 {
			t.Errorf("%v: the contest does not go on beyond its first end", g)
		}
	}
}

func TestRecordOfAnotherContest(t *testing.T) {
	c := quick(rules.Italian)
	c.Games = 4
	name := filepath.Join(t.TempDir(), "games.pdn")
	recorded(t, c, name)
	whole := read(t, name)
	second := strings.Index(whole[1:], "[Event") + 1
	moves := strings.Index(whole, "\n\n") + 2

	other := func(change func(*arena.Contest)) arena.Contest {
		c := c
		change(&c)
		return c
	}
	for _, broken := range []struct {
		name    string
		contest arena.Contest
		text    string
		want    string
	}{
		{"another game", other(func(c *arena.Contest) { c.Game = rules.English }), whole, "italian, not english"},
		{"another A", other(func(c *arena.Contest) { c.A = arena.Random() }), whole, `"pieces", not "random"`},
		{"another B", other(func(c *arena.Contest) { c.B = arena.Pieces(2) }), whole, `"random", not "pieces`},
		{"another seed", other(func(c *arena.Contest) { c.Seed = 9 }), whole, `Seed is "1", not "9"`},
		{"other openings", other(func(c *arena.Contest) { c.Uneven = true }), whole, "Openings"},
		{"no judge", c, strings.ReplaceAll(whole, "[Seed", "[Judge \"100\"]\n[Seed"), `Judge is "100", and`},
		{"a judge", other(func(c *arena.Contest) { c.Judge = 100 }), whole, `Judge is "", not "100"`},
		{"fewer games", other(func(c *arena.Contest) { c.Games = 2 }), whole, "4 games, more than the 2"},
		{"a letter", c, "Dear Mother,\n\nI am well.\n\n", "not a record"},
		{"another event", c, strings.Replace(whole, `"arena"`, `"Club evening"`, 1), "not a record"},
		{"a game missing", c, whole[second:], `Round is "2", not "1"`},
		{"an illegal move", c, whole[:moves] + "1. 21-9 " + whole[moves:], "21-9"},
		{"another opening", c, whole[:moves] + "1. 23-20 10-14 28-23 1-0\n\n" + whole[second:], "another opening"},
		{"another result", c, strings.NewReplacer(`"1-0"`, `"0-1"`, `"0-1"`, `"1-0"`).Replace(whole), "the result is"},
	} {
		write(t, name, broken.text)
		record, _, err := broken.contest.Open(name)
		if err == nil {
			record.Close()
			t.Errorf("%s: opened", broken.name)
			continue
		}
		if !strings.Contains(err.Error(), broken.want) || !strings.Contains(err.Error(), "games.pdn") {
			t.Errorf("%s: %v", broken.name, err)
		}
		if read(t, name) != broken.text {
			t.Errorf("%s: the file was changed", broken.name)
		}
	}
	for _, no := range []string{filepath.Join(name, "x"), os.DevNull} {
		if _, _, err := c.Open(no); err == nil {
			t.Errorf("opened %s", no)
		}
	}
}
