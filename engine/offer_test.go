package engine

import (
	"context"
	"math/rand/v2"
	"testing"

	"damiera/engine/endgame"
	"damiera/rules"
)

// TestTakesDrawWithTables offers a draw in endings that the tables know, to either
// side, whoever has the turn.
func TestTakesDrawWithTables(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine searches")
	}
	e := New(Options{HashBytes: 1 << 20})
	for _, g := range rules.Games() {
		chance := rand.New(rand.NewPCG(8, uint64(g)))
		offers := map[rules.Outcome]int{}
		for i, material := range materials(g) {
			m, ok := sample(chance, g, material, []endgame.Value{endgame.Win, endgame.Draw, endgame.Loss}[i%3])
			if !ok {
				continue
			}
			end, _ := Foresee(m)
			offers[end.Outcome]++
			for _, computer := range []rules.Color{rules.White, rules.Black} {
				want := end.Outcome != rules.WonBy(computer)
				if got := e.TakesDraw(context.Background(), m, computer); got != want {
					t.Errorf("%v %v: %v takes a draw: %v, though the end is %v", g, m.Position(), computer, got, end.Outcome)
				}
			}
		}
		for _, o := range []rules.Outcome{rules.WhiteWins, rules.BlackWins, rules.Draw} {
			if offers[o] < 3 {
				t.Errorf("%v: only %d endings with the end %v", g, offers[o], o)
			}
		}
	}
}

// TestTakesDraw offers one where a search has to judge.
func TestTakesDraw(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine searches")
	}
	e := New(Options{HashBytes: 1 << 20})
	for _, c := range []struct {
		name         string
		game         rules.Game
		position     string
		white, black bool // whether it takes a draw as that side
	}{
		{"at the start", rules.Italian, "W:W21-32:B1-12", false, false},
		{"at the start", rules.English, "B:W21-32:B1-12", false, false},
		{"at the start", rules.Alquerque, "bbbbb/bbbbb/bb1ww/wwwww/wwwww w", false, false},
		{"a man behind early", rules.Italian, "W:W21-31:B1-12", true, false},
		{"a man behind early", rules.English, "W:W21-32:B2-12", false, true},
		{"a man behind early", rules.Alquerque, "bbbbb/bbbbb/bb1ww/wwwww/1wwww w", true, false},
		{"two men behind late", rules.Italian, "B:W20,23,24,28,31,32:B1,2,5,6", false, true},
		{"two men behind late", rules.English, "W:W21,25,29,30:B3,4,8,11,12,7", true, false},
		{"two men behind late", rules.Alquerque, "bbbb1/5/5/w4/www1b w", true, false},
		{"only move, which wins", rules.Italian, "W:W30,31,32,27,28:B23,24,14,1,2", false, true},
	} {
		m := match(t, c.game, c.position)
		for computer, want := range map[rules.Color]bool{rules.White: c.white, rules.Black: c.black} {
			if got := e.TakesDraw(context.Background(), m, computer); got != want {
				t.Errorf("%v, %s, %s: %v takes a draw: %v", c.game, c.name, c.position, computer, got)
			}
		}
	}
}

// TestTakesDrawSoundly has a longer search see whether a draw that was taken was too
// little, and one that was not taken too much to hope for.
func TestTakesDrawSoundly(t *testing.T) {
	if testing.Short() {
		t.Skip("many searches, one after the other")
	}
	e, judge := New(Options{HashBytes: 1 << 20}), New(Options{HashBytes: 8 << 20})
	for _, g := range rules.Games() {
		taken, refused := 0, 0
		for _, m := range posed(g, 25) {
			best, _ := judge.study(context.Background(), m, bounds{Limits: Limits{Nodes: 250_000}})
			for _, computer := range []rules.Color{rules.White, rules.Black} {
				score := best.Score
				if m.Position().Turn != computer {
					score = -score
				}
				takes := e.TakesDraw(context.Background(), m, computer)
				if takes && score > halfMan || !takes && score < -2*halfMan {
					t.Errorf("%v %v: %v takes a draw: %v, with a score of %d", g, m.Position(), computer, takes, score)
				}
				if takes {
					taken++
				} else {
					refused++
				}
			}
		}
		if taken < 12 || refused < 12 {
			t.Errorf("%v: %d draws were taken and %d refused", g, taken, refused)
		}
	}
}

func TestTakesDrawOfAnEndedMatch(t *testing.T) {
	m := rules.NewMatch(rules.English)
	if e := New(Options{HashBytes: 1 << 20}); e.TakesDraw(context.Background(), m.Resign(rules.White), rules.White) {
		t.Error("takes a draw after it has resigned")
	}
}

func TestTakesDrawNotInAHurry(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	m := match(t, rules.Italian, "W:W21-31:B1-12")
	if e := New(Options{HashBytes: 1 << 20}); e.TakesDraw(ctx, m, rules.White) {
		t.Error("takes a draw that it had no time to look into")
	}
}

// TestTakesDrawOfADeadGame shuffles kings, with a small advantage for White that
// is not enough to play for ever.
func TestTakesDrawOfADeadGame(t *testing.T) {
	for idle, want := range map[int]int{0: 0, 39: 0, 40: slightly} {
		m := match(t, rules.Italian, "W:WK1,21,25,26,29:BK32,4,3,8,12")
		for i := range idle {
			move := []string{"1-5", "32-28", "5-1", "28-32"}[i%4]
			mv, err := m.Position().ParseMove(move)
			if err != nil {
				t.Fatal(err)
			}
			m = after(t, m, mv)
		}
		if got := enough(m); got != want {
			t.Errorf("after %d plies without progress %d is enough, want %d", idle, got, want)
		}
	}
}

// match begins at a position.
func match(t *testing.T, g rules.Game, position string) rules.Match {
	t.Helper()
	p, err := rules.ParsePosition(g, position)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchFrom(p)
	if err != nil {
		t.Fatal(err)
	}
	return m
}
