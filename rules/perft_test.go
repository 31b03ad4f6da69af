package rules_test

import (
	"testing"
	"time"

	"damiera/rules"
)

// A walker counts the sequences of moves from a position. It keeps a list of moves for each ply: a
// local list in each call would halve the speed.
type walker struct {
	list  func(p rules.Position, dst []rules.Move) []rules.Move
	lists [][]rules.Move
}

// newWalker counts every way of a capture, or, by effects, captures with the same effect once.
func newWalker(byEffects bool) *walker {
	if byEffects {
		return &walker{list: rules.Position.AppendEffects}
	}
	return &walker{list: rules.Position.AppendMoves}
}

// count is the number of sequences of the given length. The last moves are counted, not played.
func (w *walker) count(p rules.Position, depth int) int {
	for len(w.lists) <= depth {
		w.lists = append(w.lists, make([]rules.Move, 0, 64))
	}
	moves := w.list(p, w.lists[depth][:0])
	w.lists[depth] = moves // keeps what it had to grow
	if depth <= 1 {
		return len(moves)
	}
	n := 0
	for _, m := range moves {
		n += w.count(p.Play(m), depth-1)
	}
	return n
}

func TestPerftVectors(t *testing.T) {
	type row struct {
		Game, Name, FEN string
		Paths, Effects  []int
	}
	begun, counted := time.Now(), 0
	for _, v := range readAll[row](t, "testdata/perft.json") {
		p := parse(t, game(t, v.Game), v.FEN)
		for kind, want := range map[string][]int{"paths": v.Paths, "effects": v.Effects} {
			w := newWalker(kind == "effects")
			for i, n := range want {
				if got := w.count(p, i+1); got != n {
					t.Errorf("%s, %s: %d %s at depth %d, want %d", v.Game, v.Name, got, kind, i+1, n)
				}
				counted += n
			}
		}
	}
	t.Logf("%d sequences in %.1f s", counted, time.Since(begun).Seconds())
}

// A published is a count known from elsewhere: each way of a capture is a move of its own.
type published struct {
	game  rules.Game
	fen   string // empty for the start
	depth int
	want  int
}

const (
	menAgainstMen = "W:W30,26,27,22,23,24,17,18,20:B14,15,16,9,11,5,6,1,3"
	oneKing       = "B:W30,21,22,17,20,K6:B25,28,9,5,1,3"
	kingsOnBoth   = "W:WK27,K28,17,20,9,K12,8:B21,24,K19,K13,14,K11,4"
)

func (c published) check(t *testing.T) {
	t.Helper()
	p := rules.Start(c.game)
	if c.fen != "" {
		p = parse(t, c.game, c.fen)
	}
	begun := time.Now()
	got := newWalker(false).count(p, c.depth)
	if got != c.want {
		t.Errorf("%s, %s: %d at depth %d, want %d", c.game, p, got, c.depth, c.want)
	}
	t.Logf("%s, depth %d: %d at %.1f million/s", c.game, c.depth, got, float64(got)/time.Since(begun).Seconds()/1e6)
}

func TestPerftPublished(t *testing.T) {
	for _, c := range []published{
		{rules.Italian, "", 10, 17761384},
		{rules.Italian, menAgainstMen, 9, 43686},
		{rules.Italian, oneKing, 9, 12803372},
		{rules.English, "", 10, 18391564},
	} {
		c.check(t)
	}
}

// Play would be slow and the garbage collector busy if listing moves made any garbage.
func TestAppendMovesAllocatesNothing(t *testing.T) {
	for _, g := range rules.Games() {
		var positions []rules.Position
		for _, v := range readLines[positionVector](t, "testdata/"+g.String()+".jsonl") {
			positions = append(positions, parse(t, g, v.FEN))
		}
		room := make([]rules.Move, 0, 1024)
		for name, list := range map[string]func(rules.Position, []rules.Move) []rules.Move{
			"AppendMoves":   rules.Position.AppendMoves,
			"AppendEffects": rules.Position.AppendEffects,
		} {
			allocated := testing.AllocsPerRun(2, func() {
				for _, p := range positions {
					for _, m := range list(p, room) {
						p.Play(m)
					}
				}
			})
			if allocated != 0 {
				t.Errorf("%s: %s and Play allocate %.0f times in %d positions", g, name, allocated, len(positions))
			}
		}
	}
}

// BenchmarkPerft reports the positions reached a second, on one core, from the start of each game.
func BenchmarkPerft(b *testing.B) {
	for g, depth := range map[rules.Game]int{rules.Italian: 9, rules.English: 9, rules.Alquerque: 12} {
		b.Run(g.String(), func(b *testing.B) {
			w, p, n := newWalker(false), rules.Start(g), 0
			b.ReportAllocs()
			for b.Loop() {
				n += w.count(p, depth)
			}
			b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "positions/s")
		})
	}
}
