package endgame

import (
	"math/rand/v2"
	"testing"

	"damiera/rules"
	"damiera/rules/plain"
)

// Every number stands for a position and its mirror image, and together they
// are all positions: C(25,own) times C(25-own,their).
func TestAlquerqueIndex(t *testing.T) {
	for n, total := range map[int]int{2: 600, 3: 13_800, 4: 177_100, 5: 1_593_900} {
		positions := 0
		for _, c := range alquerqueClasses(n) {
			l := newAlquerqueLayout(c)
			for i := range l.size() {
				v := l.at(i)
				if v.class() != c || v.own&v.their != 0 || (v.own|v.their)>>alquerquePoints != 0 {
					t.Fatalf("%v: number %d is %v", c, i, v)
				}
				if v != v.canonical() {
					continue
				}
				if got, image := l.index(v), l.index(v.mirrored()); got != i || image != i {
					t.Fatalf("%v: number %d comes back as %d, its mirror image as %d", c, i, got, image)
				}
				positions++
				if v != v.mirrored() {
					positions++
				}
			}
		}
		if positions != total {
			t.Errorf("%d positions with %d men, want %d", positions, n, total)
		}
	}
}

// White and Black, left and right are alike.
func TestAlquerqueView(t *testing.T) {
	white := alquerque(t, "4b/3b1/2w2/w4/1ww2 w")
	for _, same := range []string{"2bb1/4b/2b2/1w3/w4 b", "b4/1b3/2w2/4w/2ww1 w"} {
		p := alquerque(t, same)
		if a, b := seeAlquerque(&white).canonical(), seeAlquerque(&p).canonical(); a != b {
			t.Errorf("%s is seen as %v, not as %v", same, b, a)
		}
	}
	v := seeAlquerque(&white)
	if got := v.position(); got != white {
		t.Errorf("%v becomes %v", white, got)
	}
	if v.turned().turned() != v || v.turned() == v || v.mirrored().mirrored() != v || v.mirrored() == v {
		t.Errorf("turning or mirroring twice does not bring %v back, or once changes nothing", v)
	}
}

// Positions with up to three men are solved once more in the plainest way: on
// the referee's board, round by round over all of them, nothing turned and
// nothing mirrored.
func TestAlquerqueAgainstPlain(t *testing.T) {
	tables := BuildAlquerque(3, nil)
	known := map[plain.Position]result{}
	var open []plain.Position
	for p := range plainAlquerque(3) {
		known[p] = drawn
		open = append(open, p)
	}
	for changed := true; changed; {
		changed = false
		for _, p := range open {
			if r := plainResult(p, known); r != known[p] {
				known[p], changed = r, true
			}
		}
	}
	counts := map[Value]int{}
	for _, p := range open {
		q := alquerque(t, p.String())
		if got, _ := tables.lookup(&q); got != known[p] {
			t.Fatalf("%v: %d at %d, want %d at %d", p,
				got.value(), got.distance(), known[p].value(), known[p].distance())
		}
		counts[known[p].value()]++
	}
	// Both colours: twice the positions with a side to move.
	if len(open) != 2*(600+13_800) || counts[Win] == 0 || counts[Draw] == 0 || counts[Loss] == 0 {
		t.Errorf("%d positions compared: %v", len(open), counts)
	}
}

// With more men, samples: a result is what those after it say.
func TestAlquerqueSamples(t *testing.T) {
	const men = 5
	tables := BuildAlquerque(men, nil)
	random := rand.New(rand.NewPCG(5, 1))
	captures := 0
	for range 20_000 {
		c := alquerqueClasses(men)[random.IntN(men-1)]
		l := tables.layouts[c]
		p := l.at(random.IntN(l.size())).position()
		slow, err := plain.Parse(rules.Alquerque, p.String())
		if err != nil {
			t.Fatal(err)
		}
		after := map[plain.Position]result{}
		for _, m := range slow.Moves() {
			q := alquerque(t, slow.After(m).String())
			after[slow.After(m)], _ = tables.lookup(&q)
			captures += len(m.Taken)
		}
		if got, _ := tables.lookup(&p); got != plainResult(slow, after) {
			t.Fatalf("%v: result %d, those after it say %d", slow, got, plainResult(slow, after))
		}
	}
	if captures == 0 {
		t.Error("no capture among the samples")
	}
}

// What was published about the totals: 51 plies are the longest way with six men.
func TestAlquerqueTotals(t *testing.T) {
	if testing.Short() {
		t.Skip("solves all positions with six men")
	}
	tables := BuildAlquerque(6, nil)
	farthest, won := 0, 0
	for _, c := range alquerqueClasses(6) {
		for i, r := range tables.results[c] {
			farthest = max(farthest, r.distance())
			if v := tables.layouts[c].at(i); v == v.canonical() && r.value() == Win {
				won++
				if v != v.mirrored() {
					won++
				}
			}
		}
	}
	if farthest != 51 || won != 4_037_862 {
		t.Errorf("six men: longest way %d, %d won; want 51 and 4037862", farthest, won)
	}
}

// plainResult is what a position's moves make of it, from what is known of those after them.
func plainResult(p plain.Position, known map[plain.Position]result) result {
	moves := p.Moves()
	if len(moves) == 0 {
		return loses
	}
	best, nearest, farthest := Loss, 0, 0
	for _, m := range moves {
		next := p.After(m)
		r, ok := known[next]
		if !ok {
			r = loses // the last man is taken
		}
		d := r.distance() + 1
		if len(m.Taken) > 0 {
			d = 1
		}
		if v := -r.value(); v == Win && (best < Win || d < nearest) {
			nearest = d
		}
		best, farthest = max(best, -r.value()), max(farthest, d)
	}
	switch best {
	case Win:
		return wins + result(nearest)
	case Loss:
		return loses + result(farthest)
	}
	return drawn
}

// plainAlquerque yields all positions with up to so many men, both sides having some.
func plainAlquerque(men int) func(yield func(plain.Position) bool) {
	return func(yield func(plain.Position) bool) {
		var place func(p plain.Position, cell, left int) bool
		place = func(p plain.Position, cell, left int) bool {
			if cell == alquerquePoints {
				var has [5]int
				for _, row := range p.Board {
					for _, piece := range row {
						has[piece]++
					}
				}
				return has[plain.WhiteMan] == 0 || has[plain.BlackMan] == 0 || yield(p)
			}
			for _, piece := range []plain.Piece{plain.Empty, plain.WhiteMan, plain.BlackMan} {
				if piece != plain.Empty && left == 0 {
					break
				}
				p.Board[cell/5][cell%5] = piece
				rest := left
				if piece != plain.Empty {
					rest--
				}
				if !place(p, cell+1, rest) {
					return false
				}
			}
			return true
		}
		for _, turn := range []rules.Color{rules.White, rules.Black} {
			if !place(plain.Position{Game: rules.Alquerque, Turn: turn}, 0, men) {
				return
			}
		}
	}
}

func alquerque(t *testing.T, text string) rules.Position {
	t.Helper()
	p, err := rules.ParsePosition(rules.Alquerque, text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
