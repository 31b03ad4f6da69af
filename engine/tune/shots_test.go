package tune

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"damiera/engine"
	"damiera/rules"
)

func position(t *testing.T, g rules.Game, text string) rules.Position {
	t.Helper()
	p, err := rules.ParsePosition(g, text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// shotGames is a file of games in which shots are easy to come by.
func shotGames(t *testing.T) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "games")
	fileOf(t, SelfPlay{Game: rules.Italian, Seed: 3, Games: 160, Nodes: 60}, name)
	return name
}

func mined(t *testing.T, s Shots, files ...string) []Shot {
	t.Helper()
	var shots []Shot
	err := s.Mine(context.Background(), files, func(shot Shot) error {
		shots = append(shots, shot)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return shots
}

// A search finds each shot, and a shallow one does not.
func TestMine(t *testing.T) {
	if testing.Short() {
		t.Skip("long searches, one after the other")
	}
	games := shotGames(t)
	s := Shots{Game: rules.Italian, Seed: 1, Count: 3, Nodes: 20_000}
	shots := mined(t, s, games)
	if len(shots) != s.Count {
		t.Fatalf("%d shots, want %d", len(shots), s.Count)
	}
	e := engine.New(engine.Options{HashBytes: 1 << 20})
	known := make(map[rules.Position]bool)
	for _, shot := range shots {
		m, err := rules.NewMatchFrom(shot.Position)
		if err != nil {
			t.Fatal(err)
		}
		if a := e.Think(context.Background(), m, engine.Limits{Depth: 3}, nil); a.Move == shot.Move {
			t.Errorf("%v: three plies find it", shot)
		}
		if a := e.Think(context.Background(), m, engine.Limits{Nodes: 100_000}, nil); a.Move != shot.Move {
			t.Errorf("%v: a long search chooses %v", shot, a.Move)
		}
		if known[shot.Position] {
			t.Errorf("%v: once more", shot)
		}
		for _, p := range images(shot.Position) {
			known[p] = true
		}
	}
	if again := mined(t, s, games); !slices.Equal(again, shots) {
		t.Errorf("the same seed finds %v, before it was %v", again, shots)
	}
	s.Seed++
	if other := mined(t, s, games); slices.Equal(other, shots) {
		t.Error("another seed goes through the games in the same order")
	}
}

// A file of games has few shots, or is no such file, or the caller has enough.
func TestMineEnds(t *testing.T) {
	folder := t.TempDir()
	file := func(text string) string {
		name := filepath.Join(folder, "games")
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return name
	}
	s := Shots{Game: rules.English, Seed: 1, Count: 3, Nodes: 1000}
	if shots := mined(t, s, file("1-0 11-15 22-18 15x22 25x18\n0-1 11-15 hel")); len(shots) != 0 {
		t.Errorf("%v in an opening and a line without an end", shots)
	}
	err := s.Mine(context.Background(), []string{file("1-0 11-15\n1-0 11-15 hello\n")}, nil)
	if err == nil || !strings.Contains(err.Error(), "games, line 2: move 2, hello") {
		t.Errorf("error %v", err)
	}
	if err := s.Mine(context.Background(), []string{filepath.Join(folder, "none")}, nil); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("error %v", err)
	}
	s.Nodes = 20
	if err := s.Mine(context.Background(), nil, nil); err == nil || !strings.Contains(err.Error(), "20 nodes") {
		t.Errorf("error %v", err)
	}

	games := shotGames(t)
	s = Shots{Game: rules.Italian, Seed: 1, Count: 3, Nodes: 20_000}
	full := errors.New("the disk is full")
	if err := s.Mine(context.Background(), []string{games}, func(Shot) error { return full }); !errors.Is(err, full) {
		t.Errorf("error %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	count := 0
	err = s.Mine(ctx, []string{games}, func(Shot) error {
		count++
		cancel()
		return nil
	})
	if !errors.Is(err, context.Canceled) || count == 0 || count == s.Count {
		t.Errorf("%d shots and error %v", count, err)
	}
}

// Men are given away, and more come back, or one is crowned.
func TestSieve(t *testing.T) {
	var s sieve
	for _, c := range []struct {
		game     rules.Game
		position string
		want     bool
	}{
		// 17-13 10x17 18-14 11x18 22x13 9x18 23-20 16x23 27x20x11x2
		{rules.Italian, "W:W17,18,22,23,24,27,29,30:B1,4,6,9,10,11,15,16", true},
		// With the man from 27 elsewhere nobody takes in the end.
		{rules.Italian, "W:W17,18,22,23,24,32,29,30:B1,4,6,9,10,11,15,16", false},
		// c4-c3 d2xb4 a3-b2 c2xa2 c5xa3xa1xc1xe1
		{rules.Alquerque, "2b1b/2b1b/b4/2ww1/1w1w1 b", true},
		{rules.English, "B:W21-32:B1-12", false},
	} {
		if got := s.promises(position(t, c.game, c.position)); got != c.want {
			t.Errorf("%v %s: %v", c.game, c.position, got)
		}
	}
}

// Another player's turn, another side of the board: the same position.
func TestImages(t *testing.T) {
	for _, c := range []struct {
		game rules.Game
		want []string
	}{
		{rules.English, []string{"W:W21,22,K30:B1,K7", "B:W32,K26:B12,11,K3"}},
		{rules.Alquerque, []string{
			"b4/5/2w2/5/1w3 w", "3b1/5/2b2/5/4w b",
			"4b/5/2w2/5/3w1 w", "1b3/5/2b2/5/w4 b",
		}},
	} {
		var want []rules.Position
		for _, text := range c.want {
			want = append(want, position(t, c.game, text))
		}
		if got := images(want[0]); !slices.Equal(got, want) {
			t.Errorf("%v, want %v", got, want)
		}
		for _, p := range want {
			if a, b := len(p.Moves()), len(want[0].Moves()); a != b {
				t.Errorf("%v has %d moves and %v has %d", p, a, want[0], b)
			}
		}
	}
}

func TestProspects(t *testing.T) {
	man := prospect{score: 120, balance: 2, quiet: true}
	for _, c := range []struct {
		name        string
		shot, rival prospect
		gains       bool // from equal pieces
		beats       bool
	}{
		{"a man, and nothing", man, prospect{quiet: true}, true, true},
		{"a man in either case", man, prospect{balance: 2, quiet: true}, true, false},
		{"a man, and nearly as good", man, prospect{score: 50, quiet: true}, true, false},
		{"only judged better", prospect{score: 120, quiet: true}, prospect{quiet: true}, false, false},
		{"a man that is taken back", prospect{score: 120, balance: 2}, prospect{quiet: true}, false, true},
		{"who knows what the other has", man, prospect{balance: 0}, true, false},
		{"a king for a man", prospect{score: 120, balance: 1, quiet: true}, prospect{quiet: true}, false, false},
		{"a win, and a won game", prospect{score: 29_990, exact: true}, prospect{score: 280, quiet: true}, true, false},
		{"a win, and a good game", prospect{score: 29_990, exact: true}, prospect{score: 200}, true, true},
		{"a man, and a loss", man, prospect{score: -29_990, exact: true}, true, true},
		{"two losses", prospect{score: -29_980, exact: true}, prospect{score: -29_990, exact: true}, false, false},
	} {
		if got := c.shot.gains(0); got != c.gains {
			t.Errorf("%s: gains is %v", c.name, got)
		}
		if got := c.shot.beats(c.rival); got != c.beats {
			t.Errorf("%s: beats is %v", c.name, got)
		}
	}
}

// A player thinks that all is even; the other sees three plies later that it is not.
func TestSurprise(t *testing.T) {
	for _, c := range []struct {
		scores []int
		want   bool
	}{
		{[]int{10, -20, 10, -100}, true},
		{[]int{10, -100}, true},
		{[]int{10, -20, 200, -50}, false}, // only after a blunder
		{[]int{10, unjudged, 10, -100}, true},
		{[]int{unjudged, -100, 100, -100}, false},
		{[]int{10}, false},
	} {
		if got := (Record{Scores: c.scores}).surprises(0); got != c.want {
			t.Errorf("%d: %v", c.scores, got)
		}
	}
}
