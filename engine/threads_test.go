package engine

import (
	"context"
	"runtime"
	"slices"
	"testing"

	"damiera/rules"
)

// middle is a position of each game with much to decide.
var middle = map[rules.Game]string{
	rules.Italian:   "W:W17,18,22,23,24,26,28,29,31,32:B1,3,4,6,9,10,11,12,15,16",
	rules.English:   "B:W14,17,19,20,22,25,27,29,31:B3,4,5,6,7,8,10,11,13",
	rules.Alquerque: "bbbbb/bb1bb/ww2w/ww1ww/w3w w",
}

func onThreads(n int) *Engine {
	return New(Options{HashBytes: 1 << 20, Threads: n})
}

// TestThreadsStop has searches without an end broken off at some depth, one after
// the other in one table: a thread that went on would race with the next search.
func TestThreadsStop(t *testing.T) {
	for g, position := range middle {
		m := played(t, g, position)
		for n := 2; n <= 4; n++ {
			e := onThreads(n)
			for deep := range 8 {
				ctx, cancel := context.WithCancel(context.Background())
				a := e.Think(ctx, m, Limits{}, func(a Answer) {
					if a.Depth > deep {
						cancel()
					}
				})
				cancel()
				if a.Depth <= deep || !slices.Contains(m.Legal(), a.Move) {
					t.Errorf("%v on %d threads, broken off behind depth %d: chose %v at depth %d", g, n, deep, a.Move, a.Depth)
				}
				after := m
				for _, mv := range a.Line {
					var err error
					if after, err = after.Replay(mv); err != nil {
						t.Fatalf("%v on %d threads: line %v: %v", g, n, a.Line, err)
					}
				}
			}
		}
	}
}

// TestThreadsAreOnlyForThinking chooses after thinking on several threads: as if
// there had never been more than one.
func TestThreadsAreOnlyForThinking(t *testing.T) {
	for g, position := range middle {
		m := played(t, g, position)
		one, four := onThreads(0), onThreads(4)
		alone := one.Think(context.Background(), m, Limits{Depth: 9}, nil)
		if again := onThreads(1).Think(context.Background(), m, Limits{Depth: 9}, nil); again.Nodes != alone.Nodes {
			t.Errorf("%v: visited %d positions on one thread, then %d", g, alone.Nodes, again.Nodes)
		}
		if together := four.Think(context.Background(), m, Limits{Depth: 9}, nil); together.Depth != 9 {
			t.Errorf("%v: four threads come to depth %d", g, together.Depth)
		}
		want, got := one.Choose(context.Background(), m, Medium), four.Choose(context.Background(), m, Medium)
		if got.Move != want.Move || got.Nodes != want.Nodes {
			t.Errorf("%v: chose %v after %d positions, want %v after %d", g, got.Move, got.Nodes, want.Move, want.Nodes)
		}
	}
}

func TestThreadsFindTheWin(t *testing.T) {
	for g, position := range map[rules.Game]string{
		rules.Italian: "W:WK31,K32:BK4",
		rules.English: "W:WK29,K30:BK1",
	} {
		a := onThreads(3).Think(context.Background(), played(t, g, position), Limits{Depth: 40}, nil)
		if !a.Exact || a.Score < won {
			t.Errorf("%v: score %d at depth %d", g, a.Score, a.Depth)
		}
	}
}

// TestHelpersSearch lets helpers search alone: the table then knows the position.
func TestHelpersSearch(t *testing.T) {
	m := rules.NewMatch(rules.English)
	s := newSearch(1 << 20)
	s.threads = 3
	s.begin(context.Background(), m, Limits{}, false)
	dismiss := s.helped(context.Background(), m, nil)
	for _, h := range s.helpers {
		for h.told.Load() < 10_000 {
			runtime.Gosched()
		}
	}
	dismiss()
	if s.nodes < 20_000 {
		t.Errorf("the helpers' %d positions count for the search", s.nodes)
	}
	known := 0
	for _, mv := range m.Legal() {
		after := m.Position().Play(mv)
		if _, ok := s.table.probe(key(&after)); ok {
			known++
		}
	}
	if known == 0 {
		t.Error("the table knows nothing of what they found")
	}
}

// TestNodesAreThoseOfAllThreads has a helper that has visited most of what may be.
func TestNodesAreThoseOfAllThreads(t *testing.T) {
	s := newSearch(1 << 20)
	h := newSearch(0)
	h.told.Store(90_000)
	s.helpers = []*search{h}
	m := rules.NewMatch(rules.English)
	if n := s.run(context.Background(), m, bounds{Limits: Limits{Nodes: 100_000}}, nil, nil).nodes; n < 10_000 || n > 11_024 {
		t.Errorf("visited %d positions besides, want 10000", n)
	}
}

// TestTornSlot is about two threads that write one half of a slot each.
func TestTornSlot(t *testing.T) {
	tb := newTable(64)
	tb.forget()
	e := entry{move: 3, score: 50, depth: 6, bound: exact}
	tb.store(12345, e)
	e.score = -50
	one := tb.all[0]
	tb.store(12345, e)
	for i := range tb.all[0] {
		tb.all[0][i].mix = one[i].mix
	}
	if got, ok := tb.probe(12345); ok {
		t.Errorf("half of it overwritten, a slot gives %v", got)
	}
}
