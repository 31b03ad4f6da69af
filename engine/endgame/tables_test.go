package endgame

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"

	"damiera/rules"
)

func TestNewTablesKnowNothing(t *testing.T) {
	for _, g := range rules.Games() {
		tables := New(g)
		start := rules.Start(g)
		if _, known := tables.Value(&start); known || tables.Reach() != 0 {
			t.Errorf("%s: new tables know something", g)
		}
	}
	p := position(t, rules.English, "W:WK6:BK18")
	tables := New(rules.English)
	if _, known := tables.Distance(&p, nil); known {
		t.Error("new tables know a distance")
	}
	if _, known := tables.Length(&p); known {
		t.Error("new tables know a length")
	}
}

func TestAnotherGamesFile(t *testing.T) {
	tables := New(rules.English)
	err := tables.Add(made(t, rules.Italian, 2))
	if err == nil || !strings.Contains(err.Error(), "italian") || !strings.Contains(err.Error(), "english") {
		t.Errorf("an Italian file: %v", err)
	}
	if knowsAnything(t, tables) {
		t.Error("something was taken of it")
	}
	if err := tables.Add(made(t, rules.English, 2)); err != nil || tables.Reach() != 2 {
		t.Errorf("then an English one: %v, up to %d pieces", err, tables.Reach())
	}
	// Nor is another game's position looked up.
	p := position(t, rules.Italian, "W:WK6:BK18")
	if _, known := tables.Value(&p); known {
		t.Error("English tables know an Italian position")
	}
}

// Files may be added in turn: what came first goes on to be known.
func TestMoreFiles(t *testing.T) {
	tables := New(rules.Italian)
	two, three := position(t, rules.Italian, "W:WK6:BK18"), position(t, rules.Italian, "W:WK6,K7:BK18")
	if err := tables.Add(made(t, rules.Italian, 2)); err != nil {
		t.Fatal(err)
	}
	before, known := tables.Value(&two)
	if _, three := tables.Value(&three); !known || three {
		t.Errorf("with two pieces: known %v, and three %v", known, three)
	}
	if err := tables.Add(made(t, rules.Italian, 3)); err != nil {
		t.Fatal(err)
	}
	after, known := tables.Value(&two)
	if _, three := tables.Value(&three); !known || !three || before != after || tables.Reach() != 3 {
		t.Errorf("with three pieces: %v, %v before, three %v, up to %d", after, before, three, tables.Reach())
	}
	// A smaller one takes nothing away.
	if err := tables.Add(made(t, rules.Italian, 2)); err != nil || tables.Reach() != 3 {
		t.Errorf("with two again: %v, up to %d", err, tables.Reach())
	}
}

// Goroutines may ask while files come in, and all get the same answers.
func TestManyAsk(t *testing.T) {
	two, three := made(t, rules.English, 2), made(t, rules.English, 3)
	ground := newGround(rules.English)
	tables, whole := New(rules.English), New(rules.English)
	if err := whole.Add(three); err != nil {
		t.Fatal(err)
	}
	var asking sync.WaitGroup
	for range 4 {
		asking.Go(func() {
			for b := range ground.boards(board{}, [4]int{1, 1, 0, 1}, 0) {
				p := viewOf(b).position(rules.English)
				v, known := tables.Value(&p)
				if want, _ := whole.Value(&p); known && v != want {
					t.Errorf("%v: %v, want %v", p, v, want)
					return
				}
			}
		})
	}
	for _, file := range []string{two, three, two} {
		if err := tables.Add(file); err != nil {
			t.Error(err)
		}
	}
	asking.Wait()
	if tables.Reach() != 3 {
		t.Errorf("up to %d pieces", tables.Reach())
	}
}

// However few blocks are kept, what is told is the same.
func TestSmallCache(t *testing.T) {
	file := made(t, rules.Italian, 3)
	small, large := New(rules.Italian), New(rules.Italian)
	for k := range small.caches {
		small.caches[k] = make(cache, 1)
	}
	for _, tables := range []*Tables{small, large} {
		if err := tables.Add(file); err != nil {
			t.Fatal(err)
		}
	}
	ground := newGround(rules.Italian)
	asked := 0
	for b := range ground.boards(board{}, [4]int{0, 1, 1, 1}, 0) {
		if asked++; asked%17 != 0 {
			continue
		}
		p := viewOf(b).position(rules.Italian)
		v, _ := small.Value(&p)
		d, _ := small.Distance(&p, nil)
		wantV, _ := large.Value(&p)
		if wantD, _ := large.Distance(&p, nil); v != wantV || d != wantD {
			t.Fatalf("%v: %v in %d, want %v in %d", p, v, d, wantV, wantD)
		}
	}
}

// A block that cannot be unpacked is not known, and neither is what it has
// spoilt of the one before.
func TestBrokenBlock(t *testing.T) {
	c := make(cache, 1)
	fill := func(value byte) func([]byte) error {
		return func(bytes []byte) error {
			for i := range bytes {
				bytes[i] = value
			}
			return nil
		}
	}
	broken := func(bytes []byte) error {
		bytes[0] = 99
		return errors.New("broken")
	}
	for _, ask := range []struct {
		number uint32
		unpack func([]byte) error
		want   byte // 0 for an error
	}{{1, fill(7), 7}, {1, broken, 7}, {2, broken, 0}, {2, broken, 0}, {1, fill(8), 8}, {2, fill(9), 9}} {
		got, err := c.symbol(distances, ask.number, 0, 16, ask.unpack)
		if got != ask.want || (err != nil) != (ask.want == 0) {
			t.Errorf("block %d: %d, %v, want %d", ask.number, got, err, ask.want)
		}
	}
}

// The file of more pieces may come first. It is of no use until that of fewer is
// there, and then of all.
func TestLargeFileFirst(t *testing.T) {
	for _, g := range rules.Games() {
		large, err := Part{g, 3, 3}.Make(context.Background(), "dama tables test", "", nil)
		if err != nil {
			t.Fatal(err)
		}
		tables := New(g)
		if err := tables.Add(string(large)); err != nil || tables.Reach() != 0 || knowsAnything(t, tables) {
			t.Errorf("%s: the large file alone: %v, up to %d pieces", g, err, tables.Reach())
		}
		if err := tables.Add(made(t, g, 2)); err != nil || tables.Reach() != 3 {
			t.Errorf("%s: and the small one: %v, up to %d pieces", g, err, tables.Reach())
		}
	}
}
