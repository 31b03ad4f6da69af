package endgame

import (
	"context"
	"crypto/sha256"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"damiera/rules"
)

// made is a small file of tables.
func made(t testing.TB, g rules.Game, to int) string {
	t.Helper()
	file, err := Part{g, 2, to}.Make(context.Background(), "dama tables test", "", nil)
	if err != nil {
		t.Fatal(err)
	}
	return string(file)
}

func TestFileComesBack(t *testing.T) {
	h := header{
		Game: "english", Command: "dama tables test", Reach: 2,
		Tables: []entry{{values, Material{Kings: 1, TheirKings: 1}, []int{3, 4}}, {distances, Material{1, 0, 0, 1}, []int{1}}},
	}
	file, err := encode(h, []byte("abcdefg\n"))
	if err != nil {
		t.Fatal(err)
	}
	got, blocks, err := decode(string(file), func() {})
	if err != nil || !reflect.DeepEqual(got, h) || blocks != "abcdefg\n" {
		t.Errorf("%+v, %q, %v", got, blocks, err)
	}
	if !strings.HasPrefix(string(file), fileTitle) {
		t.Errorf("the file begins with %.40q", file)
	}
}

// A file that is damaged anywhere is refused, with a word about where, and
// nothing is taken of it.
func TestDamagedFile(t *testing.T) {
	file := made(t, rules.English, 2)
	sum := len(fileTitle)
	head := sum + 65
	blocks := head + strings.Index(file[head:], "\n") + 1
	flip := func(at int) string {
		b := []byte(file)
		b[at] ^= 1
		return string(b)
	}
	for name, c := range map[string]struct{ file, why string }{
		"empty":                {"", "does not begin with"},
		"another file":         {"PK\x03\x04", "does not begin with"},
		"title":                {flip(3), "does not begin with"},
		"another version":      {strings.Replace(file, "version 1", "version 2", 1), "does not begin with"},
		"title alone":          {fileTitle, "damaged"},
		"checksum":             {flip(sum + 10), "damaged: their checksum"},
		"no end of checksum":   {flip(sum + 64), "damaged"},
		"header":               {flip(head + 10), "damaged: their checksum"},
		"end of the header":    {flip(blocks - 1), "damaged: their checksum"},
		"first block":          {flip(blocks), "damaged: their checksum"},
		"last byte":            {flip(len(file) - 1), "damaged: their checksum"},
		"cut in the header":    {file[:head+20], "damaged: their checksum"},
		"cut by a byte":        {file[:len(file)-1], "damaged: their checksum"},
		"longer by a byte":     {file + "\n", "damaged: their checksum"},
		"cut before the block": {file[:blocks], "damaged: their checksum"},
	} {
		tables := New(rules.English)
		if err := tables.Add(c.file); err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s: %v, want %q", name, err, c.why)
		}
		if knowsAnything(t, tables) {
			t.Errorf("%s: something was taken", name)
		}
	}
	whole := New(rules.English)
	if err := whole.Add(file); err != nil || !knowsAnything(t, whole) {
		t.Errorf("the whole file: %v", err)
	}
}

// A header that speaks of what cannot be is refused though its checksum is right.
func TestWrongHeader(t *testing.T) {
	kings := Material{Kings: 1, TheirKings: 1}
	for name, c := range map[string]struct {
		h   header
		why string
	}{
		"no game":          {header{}, "game"},
		"another game":     {header{Game: "chess"}, "chess"},
		"one-sided":        {header{Game: "english", Tables: []entry{{values, Material{Kings: 2}, []int{8}}}}, "0m2k-0m0k"},
		"too many pieces":  {header{Game: "english", Tables: []entry{{values, Material{4, 0, 3, 0}, []int{8}}}}, "4m0k-3m0k"},
		"fewer than none":  {header{Game: "english", Tables: []entry{{values, Material{-1, 2, 1, 1}, []int{8}}}}, "-1m2k"},
		"another kind":     {header{Game: "english", Tables: []entry{{kinds, kings, []int{8}}}}, "kind 3"},
		"a king on points": {header{Game: "alquerque", Tables: []entry{{values, kings, []int{8}}}}, "0m1k-0m1k"},
		"an empty block":   {header{Game: "english", Tables: []entry{{values, kings, []int{8, 0}}}}, "do not fit"},
		"backwards":        {header{Game: "english", Tables: []entry{{values, kings, []int{9, -1}}}}, "do not fit"},
		"too long":         {header{Game: "english", Tables: []entry{{values, kings, []int{9}}}}, "do not fit"},
		"too short":        {header{Game: "english", Tables: []entry{{values, kings, []int{7}}}}, "do not fill"},
		"too long by far":  {header{Game: "english", Tables: []entry{{values, kings, []int{8, 1 << 62, 1 << 62}}}}, "do not fit"},
		"too many blocks":  {header{Game: "english", Tables: []entry{{values, kings, []int{4, 4}}}}, "2 blocks, not 1"},
		"no block":         {header{Game: "english", Tables: []entry{{values, kings, []int{8}}, {values, Material{1, 0, 0, 1}, nil}}}, "0 blocks, not 1"},
	} {
		file, err := encode(c.h, []byte("8 bytes."))
		if err != nil {
			t.Fatal(err)
		}
		tables := New(rules.English)
		if c.h.Game == "alquerque" {
			tables = New(rules.Alquerque)
		}
		before := tables.shelf.Load()
		if err := tables.Add(string(file)); err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s: %v, want %q", name, err, c.why)
		}
		if tables.shelf.Load() != before {
			t.Errorf("%s: something was taken", name)
		}
	}
	notJSON, _ := encode(header{Game: "english"}, nil)
	text := strings.Replace(string(notJSON[len(fileTitle)+65:]), "}", "", 1)
	if err := New(rules.English).Add(sealed(text)); err == nil || !strings.Contains(err.Error(), "header") {
		t.Errorf("a header that is cut: %v", err)
	}
}

// sealed is a file with the right checksum, whatever is in it.
func sealed(body string) string {
	return fmt.Sprintf("%s%x\n%s", fileTitle, sha256.Sum256([]byte(body)), body)
}

// knowsAnything asks English tables for a position with two pieces.
func knowsAnything(t testing.TB, tables *Tables) bool {
	p := position(t, rules.English, "W:WK6:BK18")
	_, probed := tables.Probe(&p)
	_, valued := tables.Value(&p)
	return probed || valued || tables.Reach() > 0
}
