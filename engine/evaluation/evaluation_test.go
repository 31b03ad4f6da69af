package evaluation

import (
	"math"
	"math/rand/v2"
	"os"
	"testing"

	"damiera/rules"
)

// walk plays random moves from the start and shows each position on the way.
func walk(t testing.TB, g rules.Game, seed uint64, visit func(p rules.Position)) {
	t.Helper()
	chance := rand.New(rand.NewPCG(seed, 0))
	p := rules.Start(g)
	for range 150 { // in Alquerque men can go sideways for ever
		visit(p)
		moves := p.Moves()
		if len(moves) == 0 || p.Side[0].Len()+p.Side[1].Len() < 3 {
			return
		}
		p = p.Play(moves[chance.IntN(len(moves))])
	}
}

// made gives a game weights at random, so that every term tells.
func made(t testing.TB, g rules.Game) []float64 {
	t.Helper()
	chance := rand.New(rand.NewPCG(uint64(g), 9))
	values := make([]float64, Weights(g))
	for i := range values {
		values[i] = math.Round(chance.NormFloat64()*20*fine) / fine
	}
	file, err := Encode(g, values)
	if err != nil {
		t.Fatal(err)
	}
	before := learned[g]
	t.Cleanup(func() { learned[g] = before })
	w, err := decode(g, file)
	if err != nil {
		t.Fatal(err)
	}
	learned[g] = func() *weights { return &w }
	return values
}

// TestScoreIsTheSumOfItsTerms holds together what plays and what learns.
func TestScoreIsTheSumOfItsTerms(t *testing.T) {
	for _, g := range rules.Games() {
		values := made(t, g)
		for seed := range uint64(30) {
			walk(t, g, seed, func(p rules.Position) {
				var want float64
				for _, term := range AppendTerms(nil, &p) {
					want += float64(term.Value) * values[term.Weight]
				}
				want = max(-most, min(want, most))
				if got := Score(&p); math.Abs(float64(got)-want) > 1.01 {
					t.Fatalf("%v %v is worth %d, its terms %.2f", g, p, got, want)
				}
			})
		}
	}
}

// rotated turns the board round and gives each side the other's pieces.
func rotated(p rules.Position) rules.Position {
	turn := func(s rules.Set) (r rules.Set) {
		for pt := range s.All() {
			col, row := p.Game.Cell(pt)
			r = r.With(p.Game.PointAt(p.Game.Size()-1-col, p.Game.Size()-1-row))
		}
		return r
	}
	return rules.Position{
		Side:  [2]rules.Set{turn(p.Side[rules.Black]), turn(p.Side[rules.White])},
		Kings: turn(p.Kings), Turn: p.Turn.Other(), Game: p.Game,
	}
}

// mirrored swaps left and right, which changes nothing in Alquerque.
func mirrored(p rules.Position) rules.Position {
	turn := func(s rules.Set) (r rules.Set) {
		for pt := range s.All() {
			col, row := p.Game.Cell(pt)
			r = r.With(p.Game.PointAt(p.Game.Size()-1-col, row))
		}
		return r
	}
	p.Side = [2]rules.Set{turn(p.Side[rules.White]), turn(p.Side[rules.Black])}
	return p
}

func TestBothSidesAreJudgedAlike(t *testing.T) {
	for _, g := range rules.Games() {
		made(t, g)
		for seed := range uint64(20) {
			walk(t, g, seed, func(p rules.Position) {
				r := rotated(p)
				if a, b := Score(&p), Score(&r); a != b {
					t.Fatalf("%v is worth %d and turned round, %v, %d", p, a, r, b)
				}
				if g != rules.Alquerque {
					return
				}
				r = mirrored(p)
				if a, b := Score(&p), Score(&r); a != b {
					t.Fatalf("%v is worth %d and in the mirror, %v, %d", p, a, r, b)
				}
			})
		}
	}
}

// TestTwins compares the twins with what the other side sees.
func TestTwins(t *testing.T) {
	for _, g := range rules.Games() {
		for seed := range uint64(20) {
			walk(t, g, seed, func(p rules.Position) {
				q := p
				q.Turn = p.Turn.Other()
				want := map[int]float32{}
				for _, term := range AppendTerms(nil, &q) {
					want[int(term.Weight)] += term.Value
				}
				for _, term := range AppendTerms(nil, &p) {
					if twin := Twin(g, int(term.Weight)); twin >= 0 {
						if Twin(g, twin) != int(term.Weight) {
							t.Fatalf("%v: the twin of %d's twin %d is another", g, term.Weight, twin)
						}
						want[twin] -= term.Value
					}
				}
				for i, v := range want {
					if Name(g, i) == "" && math.Abs(float64(v)) > 1e-4 {
						t.Fatalf("%v %v: weight %d is shown to one side only", g, p, i)
					}
				}
			})
		}
	}
}

// TestTerms counts by hand what some positions show.
func TestTerms(t *testing.T) {
	for _, c := range []struct {
		game     rules.Game
		position string
		term     int
		want     int64
	}{
		{rules.English, "W:W29,30,32:B1,4", manTerm, 1},
		{rules.English, "W:W29,30,32:B1,4", bridgeTerm, 1},
		{rules.English, "B:W29,30,32:B1,3", bridgeTerm, 0},
		{rules.Italian, "W:W29,31:B1,3", bridgeTerm, 1},
		{rules.English, "W:W5,32:B1,20", dogHoleTerm, 1},
		{rules.Italian, "W:W8,32:B4,20", dogHoleTerm, 1},
		{rules.Italian, "B:W8,32:B4,20", dogHoleTerm, -1},
		{rules.English, "W:W5,32:B2,20", dogHoleTerm, 0},
		{rules.English, "W:WK32:BK1", firstKingTerm, 0},
		{rules.English, "W:WK32:B1", firstKingTerm, 1},
		{rules.English, "W:WK32:B12", kingStepTerm, 2},
		{rules.English, "W:W7:B12", runawayTerm, 1}, // seven is one row from being crowned
		{rules.English, "W:W7:B3", runawayTerm, 0},  // three stands in its way
		{rules.English, "W:W32:B28", moveTerm, 1},   // in the last row alone: the move is White's
		{rules.English, "B:W32:B28", moveTerm, 1},   // and Black's when Black is to move
		{rules.English, "W:W32:B24", moveTerm, -1},
		{rules.Alquerque, "2b2/2b2/2w2/5/5 w", alquerqueHang, 1}, // c4 could jump c3, to c2
		{rules.Alquerque, "2b2/2b2/2w2/2w2/5 w", alquerqueHang, 0},
	} {
		p, err := rules.ParsePosition(c.game, c.position)
		if err != nil {
			t.Fatal(err)
		}
		var r reading
		read(&p, &r)
		if got := r.counts[c.term]; got != c.want {
			t.Errorf("%v %s: %s is %d, want %d", c.game, c.position, kinds[c.game].terms[c.term], got, c.want)
		}
	}
}

func TestHanging(t *testing.T) {
	gr := grounds[rules.Alquerque]
	for seed := range uint64(20) {
		walk(t, rules.Alquerque, seed, func(p rules.Position) {
			v := gr.view(&p)
			got := hanging(gr, &v)
			var want uint64
			theirs := p
			theirs.Turn = p.Turn.Other()
			for _, m := range theirs.Moves() {
				if m.IsCapture() {
					want |= uint64(m.Taken)
				}
			}
			if p.Turn == rules.Black {
				want = gr.turned(want)
			}
			// Longer captures take men that do not hang at once.
			if got&^want != 0 {
				t.Fatalf("in %v hang %b, and the captures take %b", p, got, want)
			}
			if (got == 0) != (want == 0) {
				t.Fatalf("in %v hang %b, want %b", p, got, want)
			}
		})
	}
}

// TestFiles reads the embedded weights: they are whole, small and worth something.
func TestFiles(t *testing.T) {
	for _, g := range rules.Games() {
		data, err := files.ReadFile("weights/" + g.String() + ".bin")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := decode(g, data); err != nil {
			t.Error(err)
		}
		if len(data) > 500_000 {
			t.Errorf("the weights of %v take %d bytes", g, len(data))
		}
		if _, err := os.Stat("weights/" + g.String() + ".json"); err != nil {
			t.Error("nobody knows where the weights come from:", err)
		}
	}
}

func BenchmarkScore(b *testing.B) {
	for _, g := range rules.Games() {
		b.Run(g.String(), func(b *testing.B) {
			var positions []rules.Position
			for seed := range uint64(20) {
				walk(b, g, seed, func(p rules.Position) { positions = append(positions, p) })
			}
			b.ResetTimer()
			sum := 0
			for i := range b.N {
				sum += Score(&positions[i%len(positions)])
			}
			_ = sum
		})
	}
}
