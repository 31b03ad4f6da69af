package engine

import (
	"testing"

	"damiera/rules"
)

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
