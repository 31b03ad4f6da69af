package endgame

import (
	"math/rand/v2"
	"testing"

	"damiera/rules"
)

// Every position with up to three pieces has a number of its own, and together
// they fill the tables. The positions are found by placing pieces, not by the
// index.
func TestIndexWithoutGap(t *testing.T) {
	for _, g := range []rules.Game{rules.Italian, rules.English} {
		ground := newGround(g)
		for n := 2; n <= 3; n++ {
			for _, sum := range ground.sums(n) {
				m := Material{Men: sum[1], Kings: sum[3], TheirMen: sum[0], TheirKings: sum[2]}
				if !m.possible(g) {
					continue
				}
				l := newLayout(m)
				taken := make([]bool, l.size())
				for b := range ground.boards(board{}, sum, 0) {
					v := viewOf(b)
					i := l.index(v)
					if i < 0 || i >= len(taken) || taken[i] {
						t.Fatalf("%s %s: %+v has number %d, which is taken or none of %d", g, m, v, i, len(taken))
					}
					taken[i] = true
					if back := l.view(i); back != v {
						t.Fatalf("%s %s: %+v comes back from number %d as %+v", g, m, v, i, back)
					}
				}
				for i, here := range taken {
					if !here {
						t.Fatalf("%s %s: nothing has number %d", g, m, i)
					}
				}
			}
		}
	}
}

// With more pieces numbers and positions are tried at random, both ways.
func TestIndexSamples(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	ground := newGround(rules.Italian)
	for n := 4; n <= mostPieces; n++ {
		layouts := map[Material]*layout{}
		for _, m := range Materials(n) {
			l := newLayout(m)
			layouts[m] = l
			for range 200 {
				i := random.IntN(l.size())
				v := l.view(i)
				if v.material() != m || v.men&farRow != 0 || v.theirMen&nearRow != 0 {
					t.Fatalf("%s: number %d is %+v", m, i, v)
				}
				if back := l.index(v); back != i {
					t.Fatalf("%s: number %d comes back as %d", m, i, back)
				}
			}
			for _, i := range []int{0, l.size() - 1} {
				if back := l.index(l.view(i)); back != i {
					t.Errorf("%s: number %d comes back as %d", m, i, back)
				}
			}
		}
		for _, b := range ground.sample(n, 5_000, random) {
			v := viewOf(b)
			if l := layouts[v.material()]; l.view(l.index(v)) != v {
				t.Fatalf("%+v comes back as %+v", v, l.view(l.index(v)))
			}
		}
	}
}

// The index has as many numbers as there are positions by published counts.
func TestIndexTotals(t *testing.T) {
	for _, g := range []rules.Game{rules.Italian, rules.English} {
		for n := 2; n <= mostPieces; n++ {
			positions := 0
			for _, m := range Materials(n) {
				positions += newNumbering(g, m).size()
			}
			if want := published[g][n].positions; want != 0 && int64(positions) != want {
				t.Errorf("%s: %d positions with %d pieces, want %d", g, positions, n, want)
			}
			// A side may be empty too: n pieces stand somewhere, men on 28 squares.
			boards := positions
			for men := range n + 1 {
				boards += 2 * choose(28, men) * choose(32-men, n-men)
			}
			if want := published[g][n].boards; int64(boards) != want {
				t.Errorf("%s: %d boards with %d pieces, want %d", g, boards, n, want)
			}
		}
	}
}

// Each material comes once, and after those that its men can become.
func TestMaterials(t *testing.T) {
	for n := 2; n <= mostPieces; n++ {
		seen := map[Material]bool{}
		for _, m := range Materials(n) {
			if m.Pieces() != n || m.Men+m.Kings == 0 || m.TheirMen+m.TheirKings == 0 || seen[m] {
				t.Errorf("%d pieces: %s, or it comes twice", n, m)
			}
			seen[m] = true
			if m.Men > 0 && !seen[Material{m.Men - 1, m.Kings + 1, m.TheirMen, m.TheirKings}] {
				t.Errorf("%s comes before what it becomes", m)
			}
			if m.Turned().Turned() != m {
				t.Errorf("%s turned twice is %s", m, m.Turned().Turned())
			}
		}
	}
	if n := len(Materials(3)); n != 12 {
		t.Errorf("three pieces are %d materials, want 12", n)
	}
}

// A position and its view are the same thing, whoever is to move.
func TestViews(t *testing.T) {
	for _, g := range []rules.Game{rules.Italian, rules.English} {
		white := position(t, g, "W:W21,K30:B2,K13,K32")
		v := see(&white)
		if v.position(g) != white {
			t.Errorf("%s: %v becomes %v", g, white, v.position(g))
		}
		// The board turned round and the colours changed: square 1 becomes 32.
		black := position(t, g, "B:WK1,K20,31:BK3,12")
		if see(&black) != v {
			t.Errorf("%s: %v is seen as %+v, not as %+v", g, black, see(&black), v)
		}
		other := white
		other.Turn = rules.Black
		if see(&other) != v.turned() || v.turned() == v || v.turned().turned() != v {
			t.Errorf("%s: %v with Black to move is seen as %+v, not as %+v", g, white, see(&other), v.turned())
		}
	}
}

// Kings alone see no difference between four images of the board: these share a
// place, and one of them speaks there.
func TestImagesShareAPlace(t *testing.T) {
	for _, c := range []struct {
		game   rules.Game
		images []string
	}{
		{rules.Italian, []string{"W:WK2,K30:BK16", "W:WK9,K16:BK30", "W:WK31,K3:BK17", "W:WK24,K17:BK3"}},
		{rules.English, []string{"W:WK1,K6:BK29", "W:WK5,K9:BK4", "W:WK32,K27:BK4", "W:WK28,K24:BK29"}},
	} {
		var places []int
		for _, text := range c.images {
			p := position(t, c.game, text)
			n := newNumbering(c.game, materialOf(&p))
			places = append(places, n.place(&p))
			if !n.speaks(n.place(&p)) {
				t.Errorf("%s: nobody speaks at the place of %s", c.game, text)
			}
		}
		for _, place := range places {
			if place != places[0] {
				t.Errorf("%s: images have the places %v", c.game, places)
			}
		}
	}
	// Of all places of three kings about a quarter are in use.
	n := newNumbering(rules.English, Material{0, 2, 0, 1})
	speakers := 0
	for i := range n.size() {
		p := n.position(i)
		if n.speaks(i) != (n.place(&p) == i) {
			t.Fatalf("%v: place %d, speaks %v at %d", p, n.place(&p), n.speaks(i), i)
		}
		if n.speaks(i) {
			speakers++
		}
	}
	if speakers < n.size()/4 || speakers > n.size()*3/10 {
		t.Errorf("%d of %d places speak", speakers, n.size())
	}
	// With a man on the board each position has its own.
	n = newNumbering(rules.English, Material{1, 1, 0, 1})
	for i := range n.size() {
		if p := n.position(i); n.place(&p) != i || !n.speaks(i) {
			t.Fatalf("%v: place %d, not %d", p, n.place(&p), i)
		}
	}
}

func viewOf(b board) view {
	return view{men: b[1], kings: b[3], theirMen: b[0], theirKings: b[2]}
}

func position(t testing.TB, g rules.Game, text string) rules.Position {
	t.Helper()
	p, err := rules.ParsePosition(g, text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestRankedInOrder(t *testing.T) {
	for k := range mostAlquerque {
		n := 0
		for s := range ranked(k, 9) {
			if want := unrank(n, k, 1<<9-1); s != want {
				t.Fatalf("number %d of %d squares is %b, want %b", n, k, s, want)
			}
			n++
		}
		if n != choose(9, k) {
			t.Errorf("%d sets of %d squares, want %d", n, k, choose(9, k))
		}
	}
}
