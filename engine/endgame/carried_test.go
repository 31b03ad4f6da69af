package endgame

import (
	"context"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	"damiera/rules"
)

// The carried files are whole, of the right game, made by the command that makes
// them again, and reach as far as their names say.
func TestCarriedFiles(t *testing.T) {
	for _, part := range Parts() {
		h, _, err := decode(carriedFile(t, part), func() {})
		if err != nil {
			t.Errorf("%s: %v", part.Name(), err)
			continue
		}
		if h.Game != part.Game.String() || h.Reach != part.To || h.Command != "dama tables carry" {
			t.Errorf("%s: of %s, up to %d, made by %q", part.Name(), h.Game, h.Reach, h.Command)
		}
		has := map[entryName]bool{}
		for _, e := range h.Tables {
			has[entryName{e.Kind, e.Material}] = true
		}
		want := 0
		for n := part.From; n <= part.To; n++ {
			for _, m := range Materials(n) {
				for k := range kinds {
					if !m.possible(part.Game) || !part.carries(k, m) {
						continue
					}
					if want++; !has[entryName{k, m}] {
						t.Errorf("%s: no table of %s, kind %d", part.Name(), m, k)
					}
				}
			}
		}
		if len(has) != want || len(h.Tables) != want {
			t.Errorf("%s: %d tables, want %d", part.Name(), len(h.Tables), want)
		}
	}
	files, err := os.ReadDir("carried")
	if err != nil || len(files) != len(Parts()) {
		t.Errorf("%d files are carried, want %d: %v", len(files), len(Parts()), err)
	}
}

type entryName struct {
	kind     kind
	material Material
}

// Everything is carried: no more of it than was promised.
func TestCarriedSizes(t *testing.T) {
	size := map[bool]int{}
	for _, part := range Parts() {
		size[part.Game == rules.Alquerque] += len(carriedFile(t, part))
	}
	if size[false] > 8_000_000 || size[true] > 3_000_000 {
		t.Errorf("draughts %d bytes, Alquerque %d", size[false], size[true])
	}
}

// What the page for the browser has beside it is what it will ask for.
func TestPageHasTheFiles(t *testing.T) {
	list, err := os.ReadFile("../../packaging/web/tables.txt")
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Fields(string(list))
	var want []string
	for _, part := range Parts() {
		want = append(want, "engine/endgame/carried/"+part.Name())
	}
	sort.Strings(got)
	sort.Strings(want)
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("the list has %q, want %q", got, want)
	}
}

func TestCarriedReach(t *testing.T) {
	for g, reach := range map[rules.Game]int{rules.Italian: 5, rules.English: 5, rules.Alquerque: 7} {
		if got := Carried(g).Reach(); got != reach {
			t.Errorf("%s: up to %d pieces, want %d", g, got, reach)
		}
		if first, again := Carried(g), Carried(g); first != again {
			t.Errorf("%s: opened twice", g)
		}
	}
}

// What is carried is found right by the referee: here a little of it, by the
// command everything.
func TestCarriedIsRight(t *testing.T) {
	for _, g := range rules.Games() {
		pieces := Carried(g).Reach()
		var found []Checked
		c := Check{Game: g, Pieces: pieces, Whole: 2, Sample: 10_000, Seed: 11, Slices: 1}
		if testing.Short() {
			c.Sample = 1_000
		}
		err := c.Tables(context.Background(), Carried(g), func(f Checked) { found = append(found, f) })
		if err != nil {
			t.Error(err)
		}
		if len(found) != pieces-1 {
			t.Errorf("%s: checked %v", g, found)
			continue
		}
		for _, f := range found {
			all := int64(c.Sample)
			if f.Pieces == 2 {
				all = published[g][2].positions
			}
			if f.Positions() != all || f.Distances == 0 || f.Sampled != (f.Pieces > 2) {
				t.Errorf("%s: checked %+v", g, f)
			}
		}
	}
}

func carriedFile(t testing.TB, part Part) string {
	t.Helper()
	file, err := os.ReadFile(filepath.Join("carried", part.Name()))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasSuffix(part.Name(), ".tables") {
		t.Errorf("a file of tables is called %s", part.Name())
	}
	return string(file)
}
