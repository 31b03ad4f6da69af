package endgame

import (
	"context"
	"errors"
	"os"
	"strings"
	"testing"

	"damiera/rules"
)

// nobody hears what was right.
func nobody(Checked) {}

// What is built and what is told of it pass, and what was checked is counted.
func TestCheckPasses(t *testing.T) {
	for _, g := range rules.Games() {
		dir := t.TempDir()
		tables := New(g)
		if err := tables.Add(made(t, g, 3)); err != nil {
			t.Fatal(err)
		}
		if g == rules.Alquerque {
			if err := BuildAlquerque(3, nil).Store(dir); err != nil {
				t.Fatal(err)
			}
		} else {
			build(t, g, ToProgress, 3, dir)
		}
		for n, run := range []func(Check, func(Checked)) error{
			func(c Check, tell func(Checked)) error { return c.Tables(context.Background(), tables, tell) },
			func(c Check, tell func(Checked)) error { return c.Folder(context.Background(), dir, tell) },
		} {
			var found []Checked
			err := run(Check{Game: g, Pieces: 3, Whole: 2, Sample: 3_000, Seed: 1}, func(f Checked) { found = append(found, f) })
			if err != nil || len(found) != 2 {
				t.Fatalf("%s, %d: %v, checked %+v", g, n, err, found)
			}
			two, three, p := found[0], found[1], published[g][2]
			if two.Positions() != p.positions || two.OneSided != p.boards-p.positions || two.Sampled || two.Distances != two.Won+two.Lost {
				t.Errorf("%s: checked %+v with two pieces, want %+v", g, two, p)
			}
			if three.Positions() != 3_000 || !three.Sampled || three.Distances != three.Won+three.Lost || three.Longest < 10 {
				t.Errorf("%s: checked %+v with three pieces", g, three)
			}
		}
	}
}

// A symbol that is wrong in a file, whose checksum is right, is found.
func TestCheckFindsASymbol(t *testing.T) {
	kings := Material{Kings: 1, TheirKings: 1}
	file := made(t, rules.Italian, 2)
	l := newNumbering(rules.Italian, kings)
	asked := lookedUp(l)
	for k, change := range map[kind]func(symbols []byte, i int){
		values:    func(symbols []byte, i int) { symbols[i] = (symbols[i] + 1) % 3 },
		distances: func(symbols []byte, i int) { symbols[i] += 2 },
	} {
		found := 0
		for i := 0; i < l.size(); i += 7 {
			p := l.position(i)
			if v, _ := Carried(rules.Italian).Value(&p); !asked[i] || v != Win {
				continue
			}
			tables := New(rules.Italian)
			err := tables.Add(rewritten(t, file, k, kings, func(symbols []byte) { change(symbols, i) }))
			if err != nil {
				t.Fatal(err)
			}
			c := Check{Game: rules.Italian, Pieces: 2, Whole: 2}
			// Whose neighbour has another value may have no distance at all.
			if err := c.Tables(context.Background(), tables, nobody); err == nil {
				t.Errorf("kind %d, another symbol for %v: %v", k, p, err)
			}
			found++
		}
		if found < 5 {
			t.Errorf("kind %d: %d symbols tried", k, found)
		}
	}
	// Two that change places, as where an index is not that of the maker.
	tables := New(rules.Italian)
	if err := tables.Add(rewritten(t, file, values, kings, func(s []byte) {
		for i := 1; i < len(s); i++ {
			if asked[i-1] && asked[i] && s[i-1] != s[i] {
				s[i-1], s[i] = s[i], s[i-1]
				return
			}
		}
		t.Error("all are alike")
	})); err != nil {
		t.Fatal(err)
	}
	if err := (Check{Game: rules.Italian, Pieces: 2, Whole: 2}).Tables(context.Background(), tables, nobody); err == nil {
		t.Error("two symbols have changed places, and nothing is found")
	}
}

// rewritten is a file with other symbols in one of its tables of a single block.
func rewritten(t *testing.T, file string, k kind, m Material, change func(symbols []byte)) string {
	t.Helper()
	h, blocks, err := decode(file, func() {})
	if err != nil {
		t.Fatal(err)
	}
	var all []byte
	for _, e := range h.Tables {
		for j, n := range e.Blocks {
			block := []byte(blocks[:n])
			blocks = blocks[n:]
			if e.Kind == k && e.Material == m {
				symbols := make([]byte, newNumbering(rules.Italian, m).size())
				packed := make([]byte, (len(symbols)+k.packed()-1)/k.packed())
				if err := unpack(string(block), packed); err != nil {
					t.Fatal(err)
				}
				for i := range symbols {
					symbols[i] = k.symbol(packed, i)
				}
				change(symbols)
				compressed, err := k.compress(symbols)
				if err != nil {
					t.Fatal(err)
				}
				block = compressed[0]
				e.Blocks[j] = len(block)
			}
			all = append(all, block...)
		}
	}
	again, err := encode(h, all)
	if err != nil {
		t.Fatal(err)
	}
	return string(again)
}

// Wrong, damaged and missing results in a folder.
func TestCheckOfAFolder(t *testing.T) {
	dir := t.TempDir()
	b := build(t, rules.Italian, ToProgress, 2, dir)
	m := Material{Men: 1, TheirKings: 1}
	right, err := b.resultsOf(m)
	if err != nil {
		t.Fatal(err)
	}
	run := func() error {
		return Check{Game: rules.Italian, Pieces: 2, Whole: 2}.Folder(context.Background(), dir, nobody)
	}
	for _, wrong := range []func(result) result{
		func(r result) result { return r ^ 128 },
		func(r result) result { return r + 1 },
		func(result) result { return drawn },
	} {
		results := append([]result(nil), right...)
		for i := len(results) / 3; ; i++ {
			if changed := wrong(results[i]); results[i] != drawn && changed != results[i] {
				results[i] = changed
				break
			}
		}
		if err := writeResults(b.path(m), results); err != nil {
			t.Fatal(err)
		}
		var d *Difference
		if err := run(); !errors.As(err, &d) {
			t.Errorf("a wrong result: %v", err)
		}
	}
	if err := writeResults(b.path(m), right); err != nil {
		t.Fatal(err)
	}
	// Of kings alone all images are looked at, not only the one that speaks.
	kings := Material{Kings: 1, TheirKings: 1}
	n := newNumbering(rules.Italian, kings)
	images, err := b.resultsOf(kings)
	if err != nil {
		t.Fatal(err)
	}
	silent := n.size() - 1
	for n.speaks(silent) || images[silent] == drawn {
		silent--
	}
	spoilt := append([]result(nil), images...)
	spoilt[silent] = drawn
	if err := writeResults(b.path(kings), spoilt); err != nil {
		t.Fatal(err)
	}
	var d *Difference
	if err := run(); !errors.As(err, &d) {
		t.Errorf("a wrong result of an image: %v", err)
	}
	if err := writeResults(b.path(kings), images); err != nil {
		t.Fatal(err)
	}
	if err := run(); err != nil {
		t.Errorf("the right results: %v", err)
	}

	if err := os.WriteFile(b.path(m), []byte("nothing"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := run(); err == nil || !strings.Contains(err.Error(), "damaged") {
		t.Errorf("a damaged file: %v", err)
	}
	if err := os.Remove(b.path(m)); err != nil {
		t.Fatal(err)
	}
	if err := run(); err == nil || !strings.Contains(err.Error(), "build them first") || !strings.Contains(err.Error(), m.String()) {
		t.Errorf("a missing file: %v", err)
	}
}

func TestCheckRefuses(t *testing.T) {
	c := Check{Game: rules.English, Pieces: 3, Whole: 3}
	if err := c.Tables(context.Background(), Carried(rules.Italian), nobody); err == nil {
		t.Error("Italian tables pass as English ones")
	}
	few := New(rules.English)
	if err := few.Add(made(t, rules.English, 2)); err != nil {
		t.Fatal(err)
	}
	if err := c.Tables(context.Background(), few, nobody); err == nil || !strings.Contains(err.Error(), "reach to 2") {
		t.Errorf("tables of two pieces pass for three: %v", err)
	}
	ctx, stop := context.WithCancel(context.Background())
	told := 0
	err := c.Tables(ctx, Carried(rules.English), func(Checked) {
		told++
		stop()
	})
	if !errors.Is(err, context.Canceled) || told != 1 {
		t.Errorf("stopped after two pieces: %v, told %d times", err, told)
	}
}

// Totals that are not the published ones are told.
func TestTotals(t *testing.T) {
	p := published[rules.Italian][3]
	right := Checked{Tally: Tally{3, p.won, p.drawn, p.lost, 34}, OneSided: p.boards - p.positions}
	if err := right.compare(rules.Italian); err != nil {
		t.Error(err)
	}
	for what, change := range map[string]func(*Checked){
		"boards":          func(f *Checked) { f.OneSided++ },
		"positions, not":  func(f *Checked) { f.Won, f.OneSided = f.Won-1, f.OneSided+1 },
		"positions won":   func(f *Checked) { f.Won, f.Lost = f.Won-1, f.Lost+1 },
		"positions drawn": func(f *Checked) { f.Drawn, f.Lost = f.Drawn-1, f.Lost+1 },
	} {
		wrong := right
		change(&wrong)
		if err := wrong.compare(rules.Italian); err == nil || !strings.Contains(err.Error(), "published") {
			t.Errorf("%s: %v", what, err)
		}
		wrong.Sampled = true
		if err := wrong.compare(rules.Italian); err != nil {
			t.Errorf("%s in a sample: %v", what, err)
		}
	}
}
