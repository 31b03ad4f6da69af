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
