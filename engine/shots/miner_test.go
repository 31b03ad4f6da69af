package shots

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"damiera/engine"
	"damiera/engine/tune"
	"damiera/rules"
)

// shotGames is a file of games in which shots are easy to come by.
func shotGames(t *testing.T) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "games")
	play := tune.SelfPlay{Game: rules.Italian, Seed: 3, Games: 160, Nodes: 60}
	if err := play.Run(context.Background(), name, nil); err != nil {
		t.Fatal(err)
	}
	return name
}

func mined(t *testing.T, m Miner, files ...string) []Shot {
	t.Helper()
	var shots []Shot
	err := m.Mine(context.Background(), files, func(shot Shot) error {
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
	miner := Miner{Game: rules.Italian, Seed: 1, Count: 3, Nodes: 20_000}
	shots := mined(t, miner, games)
	if len(shots) != miner.Count {
		t.Fatalf("%d shots, want %d", len(shots), miner.Count)
	}
	e := engine.New(engine.Options{HashBytes: 1 << 20})
	known := make(map[rules.Position]bool)
	for _, shot := range shots {
		m, err := shot.Match()
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
	if again := mined(t, miner, games); !slices.Equal(again, shots) {
		t.Errorf("the same seed finds %v, before it was %v", again, shots)
	}
	miner.Seed++
	if other := mined(t, miner, games); slices.Equal(other, shots) {
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
	miner := Miner{Game: rules.English, Seed: 1, Count: 3, Nodes: 1000}
	if shots := mined(t, miner, file("1-0 11-15 22-18 15x22 25x18\n0-1 11-15 hel")); len(shots) != 0 {
		t.Errorf("%v in an opening and a line without an end", shots)
	}
	err := miner.Mine(context.Background(), []string{file("# a head\n1-0 11-15 hello\n")}, nil)
	if err == nil || !strings.Contains(err.Error(), "games, line 2: move 2, hello") {
		t.Errorf("error %v", err)
	}
	if err := miner.Mine(context.Background(), []string{filepath.Join(folder, "none")}, nil); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("error %v", err)
	}
	miner.Nodes = 20
	if err := miner.Mine(context.Background(), nil, nil); err == nil || !strings.Contains(err.Error(), "20 nodes") {
		t.Errorf("error %v", err)
	}

	games := shotGames(t)
	miner = Miner{Game: rules.Italian, Seed: 1, Count: 3, Nodes: 20_000}
	full := errors.New("the disk is full")
	if err := miner.Mine(context.Background(), []string{games}, func(Shot) error { return full }); !errors.Is(err, full) {
		t.Errorf("error %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	count := 0
	err = miner.Mine(ctx, []string{games}, func(Shot) error {
		count++
		cancel()
		return nil
	})
	if !errors.Is(err, context.Canceled) || count == 0 || count == miner.Count {
		t.Errorf("%d shots and error %v", count, err)
	}
}
