package tune

import (
	"bytes"
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

// quick is self-play that takes no time.
func quick(g rules.Game, games int) SelfPlay {
	return SelfPlay{Game: g, Seed: 7, Games: games, Nodes: 150}
}

func fileOf(t *testing.T, s SelfPlay, name string) []byte {
	t.Helper()
	if err := s.Run(context.Background(), name, nil); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestSameSeedSameGames(t *testing.T) {
	folder := t.TempDir()
	for _, g := range rules.Games() {
		s := quick(g, 5)
		one := fileOf(t, s, filepath.Join(folder, g.String()))
		s.Parallel = 3
		if two := fileOf(t, s, filepath.Join(folder, g.String()+"3")); !bytes.Equal(one, two) {
			t.Errorf("%v: three workers play\n%swant\n%s", g, two, one)
		}
		s.Seed++
		if other := fileOf(t, s, filepath.Join(folder, g.String()+"s")); bytes.Equal(one, other) {
			t.Errorf("%v: another seed plays the same games", g)
		}
	}
}

// A run that was killed leaves a file that ends anywhere.
func TestGoingOnAfterAnyCut(t *testing.T) {
	folder := t.TempDir()
	s := quick(rules.English, 4)
	whole := fileOf(t, s, filepath.Join(folder, "whole"))
	const head = "# dama tune play -seed 7 -nodes 150 english\n"
	if !bytes.HasPrefix(whole, []byte(head)) {
		t.Fatalf("the file begins not with %q:\n%s", head, whole)
	}
	name := filepath.Join(folder, "cut")
	first := len(head) + bytes.IndexByte(whole[len(head):], '\n')
	for _, length := range []int{
		0, 1, len(head) / 2, len(head) - 2, len(head) - 1, len(head), len(head) + 1, // in the head and behind it
		(len(head) + first) / 2, first, first + 1, first + 2, len(whole) / 2, len(whole) - 1, len(whole),
	} {
		if err := os.WriteFile(name, whole[:length], 0o644); err != nil {
			t.Fatal(err)
		}
		if got := fileOf(t, s, name); !bytes.Equal(got, whole) {
			t.Errorf("cut to %d bytes and gone on with it is\n%swant\n%s", length, got, whole)
		}
	}
}

// There may be more games than were asked for at first.
func TestMoreGamesInTheSameFile(t *testing.T) {
	folder := t.TempDir()
	few, many := quick(rules.Italian, 2), quick(rules.Italian, 4)
	want := fileOf(t, many, filepath.Join(folder, "at once"))
	name := filepath.Join(folder, "by and by")
	fileOf(t, few, name)
	if got := fileOf(t, many, name); !bytes.Equal(got, want) {
		t.Errorf("by and by the games are\n%swant\n%s", got, want)
	}
}

func TestGamesMadeAnotherWayAreLeftAlone(t *testing.T) {
	const head = "# dama tune play -seed 7 -nodes 150 italian"
	for text, wants := range map[string][]string{
		"Dear sir,\nthis is no game":                                       {`"Dear sir,"`, head},
		"# dama tune play -seed 8 -nodes 150 italian\n1-0 22-18\n":         {"-seed 8 -nodes 150 italian", head},
		"# dama tune play -seed 7 -nodes 200 italian\n1-0 22-18\n0-1 21-1": {"-seed 7 -nodes 200 italian", head},
		"# dama tune play -seed 7 -nodes 150 english\n":                    {"-seed 7 -nodes 150 english", head},
		"# dama tune play -seed 75":                                        {"-seed 75", head},
		head + "6":                                                         {"italian6", head},
		"1-0 22-18\n":                                                      {`"1-0 22-18"`, head},
		"1-0 22-18":                                                        {`"1-0 22-18"`, head},
		"0-1" + strings.Repeat(" 22-18", 50) + "\n":                        {`22-1…"`, head},
		head + "\n1-0 22-18\nhello\n":                                      {`line 3: "hello"`},
	} {
		name := written(t, text)
		err := quick(rules.Italian, 3).Run(context.Background(), name, nil)
		if err == nil {
			t.Errorf("%q is gone on with", text)
			continue
		}
		for _, want := range wants {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("%q: error %v, want %s", text, err, want)
			}
		}
		if left, _ := os.ReadFile(name); string(left) != text {
			t.Errorf("%q: the file is now %q", text, left)
		}
	}
}

func TestACancelledRunKeepsWholeGames(t *testing.T) {
	name := filepath.Join(t.TempDir(), "games")
	s := quick(rules.Italian, 1000)
	s.Parallel = 2
	ctx, cancel := context.WithCancel(context.Background())
	err := s.Run(ctx, name, func(done Tally) {
		if done.Games == 3 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(text, []byte("\n")) - 1; n < 3 || n > 10 || text[len(text)-1] != '\n' {
		t.Errorf("%d games in\n%s", n, text)
	}
}

// The games are legal, begin evenly, and end as their lines say.
func TestGames(t *testing.T) {
	folder := t.TempDir()
	for _, g := range rules.Games() {
		s := quick(g, 6)
		text := fileOf(t, s, filepath.Join(folder, g.String()))
		var seen Tally
		lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")[1:]
		for _, line := range lines {
			r, err := parseRecord(g, line)
			if err != nil {
				t.Fatalf("%v: %q: %v", g, line, err)
			}
			seen.add(r.Result)
			m := rules.NewMatch(g)
			for i, move := range r.Moves {
				if m, err = m.Play(move); err != nil {
					t.Fatalf("%v: move %d of %q: %v", g, i+1, line, err)
				}
			}
			if o := m.Result().Outcome; o != rules.Open && o != r.Result {
				t.Errorf("%v: %q ends %v", g, line, o)
			}
			if again := string(r.appendText(nil, g)); again != line {
				t.Errorf("%v: read and written again, %q is %q", g, line, again)
			}
		}
		slices.Sort(lines)
		if n := len(slices.Compact(lines)); n != s.Games || seen.Games != n {
			t.Errorf("%v: %d different games of %d, %+v", g, n, s.Games, seen)
		}
	}
}

func position(t *testing.T, g rules.Game, text string) rules.Position {
	t.Helper()
	p, err := rules.ParsePosition(g, text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestOpeningsAreEvenAndQuiet(t *testing.T) {
	for _, g := range rules.Games() {
		w, v := newWorker(quick(g, 0)), varieties[g]
		for i := range 20 {
			m, err := w.opening(context.Background(), chanceOf(w.play.Seed, i))
			if err != nil {
				t.Fatal(err)
			}
			a := w.engine.Think(context.Background(), m, engine.Limits{Nodes: w.play.Nodes}, nil)
			if n := m.Plies(); n < v.least || n > v.most || pending(m.Position()) || max(a.Score, -a.Score) > v.fair {
				t.Errorf("%v: after %d plies, with a score of %d: %v", g, n, a.Score, m.Position())
			}
		}
	}
}

func TestPending(t *testing.T) {
	for text, want := range map[string]bool{
		"W:W22:B17":    true,  // White takes
		"B:W22:B17":    true,  // Black takes
		"W:W22:B18":    true,  // to White's right
		"W:W32:B1":     false, // far apart
		"W:W25,30:B21": false, // the edge is behind one, a man behind the other
	} {
		if got := pending(position(t, rules.English, text)); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}
