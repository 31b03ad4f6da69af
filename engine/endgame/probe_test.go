package endgame

import (
	"math/rand/v2"
	"sync"
	"testing"

	"damiera/rules"
)

// Tables give for every position what was built: value, distance and length.
// With -short two pieces do.
func TestProbe(t *testing.T) {
	pieces, positions := 3, 3_488+196_032
	if testing.Short() {
		pieces, positions = 2, 3_488
	}
	for _, g := range draughts {
		tables := New(g)
		if err := tables.Add(made(t, g, pieces)); err != nil {
			t.Fatal(err)
		}
		near, end := build(t, g, ToProgress, pieces, ""), build(t, g, ToEnd, pieces, "")
		asked, captures := 0, 0
		for n := 2; n <= pieces; n++ {
			for _, m := range Materials(n) {
				l := newLayout(m)
				for i := range l.size() {
					p := l.view(i).position(g)
					compare(t, tables, p, near.results[m][i], end.results[m][i])
					if asked++; p.MustCapture() {
						captures++
					}
				}
			}
		}
		if asked != positions || captures == 0 {
			t.Errorf("%s: %d positions, %d with a capture", g, asked, captures)
		}
	}
}

// compare holds a position's answers against what was built.
func compare(t *testing.T, tables *Tables, p rules.Position, near, end result) {
	t.Helper()
	v, known := tables.Value(&p)
	d, far := tables.Distance(&p, nil)
	n, long := tables.Length(&p)
	if !known || v != near.value() || v != end.value() {
		t.Fatalf("%v: %v, known %v, want %v", p, v, known, near.value())
	}
	if far != (v != Draw) || d != near.distance() {
		t.Fatalf("%v, %v: distance %d, known %v, want %d", p, v, d, far, near.distance())
	}
	if long != (v != Draw) || n != end.distance() {
		t.Fatalf("%v, %v: length %d, known %v, want %d", p, v, n, long, end.distance())
	}
	if p.MustCapture() || !p.CanStep() {
		return
	}
	if probed, known := tables.Probe(&p); !known || probed != v {
		t.Fatalf("%v: a probe gives %v, known %v, not %v", p, probed, known, v)
	}
}

// Positions that anybody can work out, both colours.
func TestProbeByHand(t *testing.T) {
	for _, c := range []struct {
		game     rules.Game
		position string
		value    Value
		distance int // 0 for a draw
		length   int
	}{
		// Nothing to move, or nothing left.
		{rules.English, "W:WK29:BK22,K25", Loss, 0, 0},
		{rules.English, "W:W:BK27", Loss, 0, 0},
		{rules.English, "B:WK27:B", Loss, 0, 0},
		// The last piece is taken.
		{rules.English, "W:WK18:BK14", Win, 1, 1},
		{rules.English, "B:WK18:BK14", Win, 1, 1},
		{rules.Italian, "W:WK18:B14", Win, 1, 1},
		// A man takes no king: it goes on to the last row, or is taken.
		{rules.Italian, "B:W10:BK14", Win, 1, 1},
		// What must be captured leads to the end of the capturer.
		{rules.English, "W:W30:B26,K12,K19", Loss, 1, 2},
		// King against king, both in their double corners.
		{rules.English, "W:WK1:BK28", Draw, 0, 0},
		{rules.Italian, "B:WK29:BK4", Draw, 0, 0},
	} {
		p := position(t, c.game, c.position)
		tables := Carried(c.game)
		v, known := tables.Value(&p)
		d, _ := tables.Distance(&p, nil)
		n, _ := tables.Length(&p)
		if !known || v != c.value || d != c.distance || n != c.length {
			t.Errorf("%s %s: %v, progress in %d, end in %d; want %v, %d, %d",
				c.game, c.position, v, d, n, c.value, c.distance, c.length)
		}
	}
}

// Beyond the tables nothing is known, with a capture neither.
func TestProbeBeyond(t *testing.T) {
	for _, text := range []string{"W:WK1,K2,K3:BK30,K31,K32", "W:W21-32:B1-12", "W:WK18,K30,K31:B14,K1,K2"} {
		p := position(t, rules.English, text)
		tables := Carried(rules.English)
		if v, known := tables.Value(&p); known {
			t.Errorf("%s is known as %v", text, v)
		}
		if d, known := tables.Distance(&p, nil); known {
			t.Errorf("%s: distance %d", text, d)
		}
	}
}

// The distances with five pieces, men among them, are worked out slice by slice.
// Whole slices of them are held against the referee's moves, seen by both sides.
func TestSlices(t *testing.T) {
	for _, c := range []struct {
		game rules.Game
		men  board
		sum  [4]int
	}{
		{rules.Italian, board{1 << 9, 1 << 21}, [4]int{1, 1, 1, 2}},
		{rules.Italian, board{1 << 9, 1 << 21}, [4]int{1, 1, 2, 1}},
		{rules.English, board{1 << 14, 1 << 25}, [4]int{1, 1, 1, 2}},
		{rules.English, board{1<<14 | 1<<20, 1 << 25}, [4]int{2, 1, 1, 1}},
	} {
		r := referee{newGround(c.game), asked{Carried(c.game)}}
		far := map[Value]int{} // more than a ply
		for b := range r.boards(c.men, c.sum, 2) {
			if m := materialOn(b); r.measures(m) {
				t.Fatalf("%s: tables have the distances of %s", c.game, m)
			}
			v, d, err := r.check(r.plain(b, rules.White), true)
			if err != nil {
				t.Fatal(err)
			}
			if d > 1 {
				far[v]++
			}
		}
		if far[Win]+far[Loss] < 50 {
			t.Errorf("%s, %v: %v are more than a ply off", c.game, c.sum, far)
		}
	}
}

// Several may ask for such distances at once, and be told that it takes a while.
func TestSlicesForMany(t *testing.T) {
	tables := Carried(rules.Italian)
	r := newGround(rules.Italian)
	var asking sync.WaitGroup
	for i, men := range []board{{1 << 8, 1<<17 | 1<<21}, {1 << 10, 1<<18 | 1<<22}} {
		asking.Go(func() {
			rested := false
			for b := range r.boards(men, [4]int{1, 2, 1, 1}, 2) {
				if b[3]&0xfff != 0 || b[2]&0xf0f != 0 {
					continue // enough of them
				}
				p := viewOf(b).position(rules.Italian)
				v, _ := tables.Value(&p)
				if d, known := tables.Distance(&p, func() bool { rested = true; return true }); known != (v != Draw) || d < 0 || d > farthest {
					t.Errorf("%v, %v: distance %d, known %v", p, v, d, known)
				}
			}
			if !rested {
				t.Errorf("slice %d: no rest while it was worked out", i)
			}
		})
	}
	asking.Wait()
}

// Who has no time is told nothing, and the next one everything.
func TestSlicesAreLeft(t *testing.T) {
	p := view{kings: 1<<31 | 1<<27 | 1<<9, theirMen: 1 << 11, theirKings: 1}.position(rules.Italian)
	asked := 0
	_, known := Carried(rules.Italian).Distance(&p, func() bool {
		asked++
		return asked < 3
	})
	if known || asked != 3 {
		t.Errorf("asked %d times, and then known: %v", asked, known)
	}
	if _, known := Carried(rules.Italian).Distance(&p, nil); !known {
		t.Error("after an attempt that was given up nothing is known")
	}
}

// Some positions of Hard's thinking: quiet ones of five pieces, in the cache or
// anywhere.
func BenchmarkProbe(b *testing.B) {
	for _, g := range draughts {
		for _, c := range []struct {
			name      string
			positions int
		}{{"InCache", 16}, {"Random", 1 << 14}} {
			b.Run(g.String()+c.name, func(b *testing.B) {
				tables := Carried(g)
				ps := quiet(g, 5, c.positions)
				for i := range ps {
					tables.Probe(&ps[i])
				}
				i := 0
				b.ReportAllocs()
				for b.Loop() {
					tables.Probe(&ps[i%len(ps)])
					i++
				}
			})
		}
	}
}

// quiet draws positions without a capture, in no order.
func quiet(g rules.Game, pieces, count int) []rules.Position {
	random := rand.New(rand.NewPCG(3, 4))
	var list []rules.Position
	for ground := newGround(g); len(list) < count; {
		b, ok := ground.draw(pieces, random)
		if p := viewOf(b).position(g); ok && !p.MustCapture() && p.CanStep() {
			list = append(list, p)
		}
	}
	return list
}
