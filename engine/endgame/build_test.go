package endgame

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"damiera/rules"
	"damiera/rules/plain"
)

var draughts = []rules.Game{rules.Italian, rules.English}

// build solves up to so many pieces, in memory or in a folder.
func build(t testing.TB, g rules.Game, toEnd bool, pieces int, dir string) *Builder {
	t.Helper()
	b, err := NewBuilder(g, toEnd, dir)
	if err == nil {
		err = b.Build(context.Background(), pieces, nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// What is built is what one finds by going round and round over all positions,
// on the referee's board and with the referee's moves. With -short two pieces do.
func TestBuildAgainstPlain(t *testing.T) {
	pieces := 3
	if testing.Short() {
		pieces = 2
	}
	for _, g := range draughts {
		n := naive{ground: newGround(g), number: map[board]int{}}
		n.look(pieces)
		for _, toEnd := range []bool{ToProgress, ToEnd} {
			want := n.solve(toEnd)
			b := build(t, g, toEnd, pieces, "")
			compared := map[Value]int{}
			for i, here := range n.boards {
				if here.decided() {
					continue
				}
				v := viewOf(here)
				got := b.after(v)
				if got != want[i] {
					t.Fatalf("%v, to the end %v: %v in %d plies, want %v in %d", n.plain(here, rules.White), toEnd,
						got.value(), got.distance(), want[i].value(), want[i].distance())
				}
				compared[got.value()]++
			}
			if compared[Win] == 0 || compared[Draw] == 0 || compared[Loss] == 0 {
				t.Errorf("%s: compared %v", g, compared)
			}
		}
	}
}

// naive knows for each position which ones its moves lead to.
type naive struct {
	*ground
	boards []board
	number map[board]int // of each board
	moves  [][]leads
}

type leads struct {
	to       int
	progress bool
}

// decided tells whether a side is empty.
func (b board) decided() bool { return b[0]|b[2] == 0 || b[1]|b[3] == 0 }

func (n *naive) look(pieces int) {
	for i := 1; i <= pieces; i++ { // with one piece a side is empty
		for _, sum := range n.sums(i) {
			for b := range n.ground.boards(board{}, sum, 0) {
				n.number[b] = len(n.boards)
				n.boards = append(n.boards, b)
			}
		}
	}
	n.moves = make([][]leads, len(n.boards))
	for i, b := range n.boards {
		if b.decided() {
			continue
		}
		p := n.plain(b, rules.White)
		for _, m := range p.Moves() {
			n.moves[i] = append(n.moves[i], leads{n.number[n.board(p.After(m))], progress(p, m)})
		}
	}
}

// board is the inverse of plain.
func (n *naive) board(p plain.Position) (b board) {
	for i, c := range n.cells {
		for k, piece := range pieceKinds[p.Turn] {
			if p.Board[c.Row][c.Col] == piece && piece != plain.Empty {
				at := i
				if p.Turn == rules.Black {
					at = len(n.cells) - 1 - i
				}
				b[k] |= 1 << at
			}
		}
	}
	return b
}

// solve goes round until nothing changes.
func (n *naive) solve(toEnd bool) []result {
	known, next := make([]result, len(n.boards)), make([]result, len(n.boards))
	for i, b := range n.boards {
		if b[1]|b[3] == 0 {
			known[i], next[i] = loses, loses
		}
	}
	for changed := true; changed; known, next = next, known {
		changed = false
		for i, moves := range n.moves {
			if n.boards[i].decided() {
				continue
			}
			next[i] = n.result(moves, known, toEnd)
			changed = changed || next[i] != known[i]
		}
	}
	return known
}

func (n *naive) result(moves []leads, known []result, toEnd bool) result {
	best, nearest, farthest := Loss, 1000, 0
	for _, m := range moves {
		r := known[m.to]
		d := r.distance() + 1
		if m.progress && !toEnd {
			d = 1
		}
		switch r.value() {
		case Loss:
			best, nearest = Win, min(nearest, d)
		case Draw:
			best = max(best, Draw)
		case Win:
			farthest = max(farthest, d)
		}
	}
	switch best {
	case Win:
		return wins + result(nearest)
	case Loss:
		return loses + result(farthest)
	}
	return drawn
}

// A run that was cut short goes on with what it has found, and finds the same.
func TestBuildGoesOn(t *testing.T) {
	for _, g := range draughts {
		dir := filepath.Join(t.TempDir(), "new", "folder")
		b, err := NewBuilder(g, ToProgress, dir)
		if err != nil {
			t.Fatal(err)
		}
		ctx, stop := context.WithCancel(context.Background())
		steps := 0
		err = b.Build(ctx, 3, func(done, total int64) {
			if total != 3_488+196_032 || done <= 0 || done > total {
				t.Errorf("%d of %d positions", done, total)
			}
			if steps++; steps == 7 {
				stop()
			}
		})
		if !errors.Is(err, context.Canceled) {
			t.Fatalf("%s: stopped: %v", g, err)
		}
		done, total := b.Kept(3)
		if done == 0 || done >= total || total != 3_488+196_032 {
			t.Fatalf("%s: %d of %d positions are kept", g, done, total)
		}
		files, _ := os.ReadDir(dir)
		for _, f := range files {
			if strings.HasSuffix(f.Name(), ".new") {
				t.Errorf("%s was left", f.Name())
			}
		}
		// What is there is not made again: what somebody else put there is used.
		m := Material{Men: 1, TheirMen: 1}
		marked, err := b.load(m)
		if err != nil || marked == nil {
			t.Fatalf("%s: %s is not kept: %v", g, m, err)
		}
		right := marked[5]
		marked[5] = wins + 99
		if err := writeResults(b.path(m), marked); err != nil {
			t.Fatal(err)
		}
		if found := build(t, g, ToProgress, 2, dir).results[m][5]; found != wins+99 {
			t.Errorf("%s: a kept result was %d and is %d", g, wins+99, found)
		}
		marked[5] = right
		if err := writeResults(b.path(m), marked); err != nil {
			t.Fatal(err)
		}

		resumed, fresh := build(t, g, ToProgress, 3, dir), build(t, g, ToProgress, 3, "")
		for n := 2; n <= 3; n++ {
			for _, m := range Materials(n) {
				got, err := resumed.resultsOf(m)
				want, _ := fresh.resultsOf(m)
				if err != nil || string(bytesOf(got)) != string(bytesOf(want)) {
					t.Errorf("%s %s: a run that goes on finds something else: %v", g, m, err)
				}
			}
		}
		if done, total := resumed.Kept(3); done != total {
			t.Errorf("%s: %d of %d positions are kept", g, done, total)
		}
	}
}

// What the last pieces cannot become is forgotten, and read again when it is
// asked for.
func TestBuildForgets(t *testing.T) {
	b := build(t, rules.English, ToProgress, 3, t.TempDir())
	kings := Material{Kings: 2, TheirKings: 1}
	if b.results[kings] != nil {
		t.Errorf("%s is still in memory", kings)
	}
	if b.results[Material{Kings: 1, TheirKings: 1}] == nil {
		t.Error("what captures lead to is forgotten")
	}
	inMemory := build(t, rules.English, ToProgress, 3, "")
	got, err := b.resultsOf(kings)
	if err != nil || string(bytesOf(got)) != string(bytesOf(inMemory.results[kings])) {
		t.Errorf("%s is read as something else: %v", kings, err)
	}
}

func TestBuildTotals(t *testing.T) {
	for _, g := range draughts {
		b := build(t, g, ToProgress, 3, "")
		for n := 2; n <= 3; n++ {
			found, err := b.Tally(n)
			p := published[g][n]
			if err != nil || found.Won != p.won || found.Drawn != p.drawn || found.Lost != p.lost {
				t.Errorf("%s: %+v, %v, want %+v", g, found, err, p)
			}
		}
		if _, err := b.Tally(4); err == nil {
			t.Errorf("%s: four pieces are counted and were not built", g)
		}
	}
}

func TestBuildRefuses(t *testing.T) {
	if _, err := NewBuilder(rules.Alquerque, ToProgress, ""); err == nil {
		t.Error("a builder of draughts takes Alquerque")
	}
	b, err := NewBuilder(rules.English, ToProgress, "")
	if err != nil {
		t.Fatal(err)
	}
	for _, pieces := range []int{-1, 1, 7} {
		if err := b.Build(context.Background(), pieces, nil); err == nil {
			t.Errorf("it builds %d pieces", pieces)
		}
	}
}

// A distance that a result cannot hold is told, not cut.
func TestSolverTellsWhatIsTooFar(t *testing.T) {
	var s solver
	s.push(place{}, farthest)
	if s.tooFar || len(s.queue[farthest]) != 1 {
		t.Errorf("%d plies are too far", farthest)
	}
	s.push(place{}, farthest+1)
	if !s.tooFar {
		t.Errorf("%d plies are not too far", farthest+1)
	}
	for _, r := range []result{wins + farthest, loses + farthest} {
		if r.distance() != farthest {
			t.Errorf("%d plies are held as %d", farthest, r.distance())
		}
	}
}
