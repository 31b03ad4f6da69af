package engine_test

import (
	"context"
	"testing"

	"damiera/engine"
	"damiera/rules"
)

func remembering() *engine.Engine {
	return engine.New(engine.Options{HashBytes: 1 << 20, Remember: true})
}

// TestRemember has an engine think again two plies on. Only one that remembers
// has less to do then, and only where it thinks.
func TestRemember(t *testing.T) {
	m := from(t, rules.English, "B:W18,21,23,24,26,27,29,30,31,32:B1,2,3,4,6,7,8,11,12,16")
	think := func(e *engine.Engine, m rules.Match) engine.Answer {
		return e.Think(context.Background(), m, engine.Limits{Depth: 11}, nil)
	}
	later := m
	for _, mv := range think(small(0), m).Line[:2] {
		later, _ = later.Play(mv)
	}
	fresh := think(small(0), later).Nodes
	for _, test := range []struct {
		name   string
		engine *engine.Engine
		most   int64
	}{
		{"remembers", remembering(), fresh * 3 / 4},
		{"forgets", small(0), fresh},
	} {
		think(test.engine, m)
		if n := think(test.engine, later).Nodes; n > test.most || test.most == fresh && n != fresh {
			t.Errorf("an engine that %s visits %d positions, a fresh one %d", test.name, n, fresh)
		}
		want, got := small(0).Choose(context.Background(), later, engine.Medium), test.engine.Choose(context.Background(), later, engine.Medium)
		if got.Move != want.Move || got.Nodes != want.Nodes {
			t.Errorf("an engine that %s chooses %v after %d positions, a fresh one %v after %d",
				test.name, got.Move, got.Nodes, want.Move, want.Nodes)
		}
	}
}

// TestRememberedWinsAreMade plays an ending with a table full of wins that were
// found before, of which some are farther away than they were.
func TestRememberedWinsAreMade(t *testing.T) {
	for g, position := range wonEndings {
		e := remembering()
		playOut(t, from(t, g, position), func(m rules.Match) rules.Move {
			return e.Think(context.Background(), m, engine.Limits{Nodes: 200_000}, nil).Move
		})
	}
}
