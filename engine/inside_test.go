package engine

import (
	"context"
	"math/rand/v2"
	"testing"

	"damiera/rules"
)

// walk plays random moves from the start and shows each position on the way.
func walk(t *testing.T, g rules.Game, seed uint64, visit func(m rules.Match)) {
	t.Helper()
	chance := rand.New(rand.NewPCG(seed, 0))
	for m := rules.NewMatch(g); m.Result().Outcome == rules.Open; {
		visit(m)
		legal := m.Legal()
		next, err := m.Play(legal[chance.IntN(len(legal))])
		if err != nil {
			t.Fatal(err)
		}
		m = next
	}
}

func TestKeyTellsPositionsApart(t *testing.T) {
	seen := map[uint64]rules.Position{}
	for seed := range uint64(300) {
		walk(t, rules.English, seed, func(m rules.Match) {
			p := m.Position()
			if q, ok := seen[key(&p)]; ok && q != p {
				t.Fatalf("%v and %v have one key", p, q)
			}
			seen[key(&p)] = p
			p.Turn = p.Turn.Other()
			if _, ok := seen[key(&p)]; ok && seen[key(&p)] != p {
				t.Fatalf("%v has the key of another", p)
			}
		})
	}
}

func TestTableGivesBackWhatItKeeps(t *testing.T) {
	tb := newTable(1 << 10)
	tb.forget()
	want := entry{move: 300, score: -29_987, depth: 61, bound: upper}
	tb.store(12345, want)
	if got, ok := tb.probe(12345); !ok || got != want {
		t.Errorf("got %v, %v, want %v", got, ok, want)
	}
	if _, ok := tb.probe(54321); ok {
		t.Error("found what was never kept")
	}
	tb.forget()
	if _, ok := tb.probe(12345); ok {
		t.Error("a new search sees the old one's entries")
	}
	tb.generation = generations - 1
	tb.forget()
	tb.store(12345, want)
	if got, ok := tb.probe(12345); !ok || got != want {
		t.Errorf("after the last generation: got %v, %v, want %v", got, ok, want)
	}
}

func played(t *testing.T, g rules.Game, position string, moves ...string) rules.Match {
	t.Helper()
	p, err := rules.ParsePosition(g, position)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchFrom(p)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range moves {
		mv, err := m.Position().ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		if m, err = m.Play(mv); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestRepetitionInThePath goes to and fro inside the search and before it.
func TestRepetitionInThePath(t *testing.T) {
	shuffle := []string{"32-28", "1-5", "28-32", "5-1"}
	repeated := func(before int) []bool {
		var moves []string
		for i := range before {
			moves = append(moves, shuffle[i%4])
		}
		m := played(t, rules.English, "W:WK32:BK1", moves...)
		s := newSearch(1 << 10)
		s.begin(context.Background(), m, Limits{}, false)
		var found []bool
		for ply := range 5 {
			found = append(found, s.path.repeated(ply))
			mv, err := s.frames[ply].at.ParseMove(shuffle[(before+ply)%4])
			if err != nil {
				t.Fatal(err)
			}
			s.play(mv, ply)
		}
		return found
	}
	for before, want := range map[int][]bool{
		0: {false, false, false, false, true}, // the root comes round again
		3: {false, false, false, false, true}, // a second time of what was before the root is not the third
		7: {false, true, true, true, true},    // the third time
	} {
		got := repeated(before)
		for i := range want {
			if got[i] != want[i] {
				t.Errorf("after %d plies: repeated is %v, want %v", before, got, want)
				break
			}
		}
	}
}

// TestIdleCounterInThePath has a won ending with too few plies left to win it.
func TestIdleCounterInThePath(t *testing.T) {
	m := played(t, rules.Italian, "W:WK31,K32:BK4")
	s := newSearch(1 << 20)
	for _, c := range []struct {
		idle  int
		drawn bool
	}{{0, false}, {75, true}} {
		s.begin(context.Background(), m, Limits{Nodes: 1 << 20}, false)
		s.path.idle[0] = c.idle
		var score int
		for depth := 1; depth <= 36; depth++ {
			score = s.search(-endless, endless, depth, 0)
			s.table.forget()
		}
		if drawn := score == 0; drawn != c.drawn {
			t.Errorf("with %d idle plies the score is %d", c.idle, score)
		}
	}
}

func TestNothingIsAllocatedPerPosition(t *testing.T) {
	for _, g := range rules.Games() {
		s := newSearch(1 << 20)
		m := rules.NewMatch(g)
		b := bounds{Limits: Limits{Nodes: 50_000}}
		s.run(context.Background(), m, b, nil, nil)
		var nodes int64
		allocs := testing.AllocsPerRun(1, func() { nodes = s.run(context.Background(), m, b, nil, nil).nodes })
		if allocs > 500 {
			t.Errorf("%v: %.0f allocations for %d positions", g, allocs, nodes)
		}
	}
}

// TestSearchGoesOn has two plies of the expected line played: then a search finds
// much of what the one before it found, if it may.
func TestSearchGoesOn(t *testing.T) {
	m := played(t, rules.English, "B:W18,21,23,24,26,27,29,30,31,32:B1,2,3,4,6,7,8,11,12,16")
	s := newSearch(1 << 20)
	run := func(goOn bool) outcome {
		return s.run(context.Background(), m, bounds{Limits: Limits{Depth: 11}, goOn: goOn}, nil, nil)
	}
	for _, mv := range run(false).moves[0].line[:2] {
		m, _ = m.Play(mv)
	}
	after := run(true).nodes
	fresh := run(false).nodes
	if after > fresh*3/4 {
		t.Errorf("visited %d positions after a search two plies before, %d without", after, fresh)
	}
	// What another game left behind means nothing here, though keys may be alike.
	s.run(context.Background(), rules.NewMatch(rules.Italian), bounds{Limits: Limits{Depth: 5}}, nil, nil)
	if n := run(true).nodes; n != fresh {
		t.Errorf("visited %d positions after a search of another game, %d without", n, fresh)
	}
}

// TestNodeSignature changes only on purpose: when it does, the search or the
// judgement has changed, and the levels must be measured again.
func TestNodeSignature(t *testing.T) {
	want := map[rules.Game]int64{rules.Italian: 26118, rules.English: 26763, rules.Alquerque: 7217}
	for _, g := range rules.Games() {
		s := newSearch(1 << 20)
		var nodes int64
		walk(t, g, 3, func(m rules.Match) {
			if m.Plies()%4 == 0 && m.Plies() < 40 {
				nodes += s.run(context.Background(), m, bounds{Limits: Limits{Depth: 7}}, nil, nil).nodes
			}
		})
		if nodes != want[g] {
			t.Errorf("%v: visited %d positions, want %d", g, nodes, want[g])
		}
	}
}

func TestLevels(t *testing.T) {
	for _, g := range rules.Games() {
		for i, l := range Levels(g) {
			if l.Number(g) != i+1 {
				t.Errorf("%v %v has number %d", g, l, l.Number(g))
			}
			if got, err := ParseLevel(l.String()); err != nil || got != l {
				t.Errorf("%q is read as %v, %v", l, got, err)
			}
		}
	}
	if n := Beginner.Number(rules.Alquerque); n != 0 {
		t.Errorf("Alquerque has a beginner's level, number %d", n)
	}
	for _, name := range []string{"", "Hard", "expert"} {
		if l, err := ParseLevel(name); err == nil {
			t.Errorf("%q is read as %v", name, l)
		}
	}
	if Strong.in(rules.Alquerque) != Hard.in(rules.Alquerque) || Level(0).in(rules.English) != Beginner.in(rules.English) {
		t.Error("a level that a game lacks plays as another than the next above")
	}
}
