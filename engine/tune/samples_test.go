package tune

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"damiera/rules"
)

func written(t *testing.T, text string) (name string) {
	t.Helper()
	name = filepath.Join(t.TempDir(), "games.txt")
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return name
}

// Italian. After the second move White has nothing to take but Black threatens
// to; after the fourth White must take and after the fifth Black.
const opening = "22-18 10-13 26-22 11-14 18x11 7x14"

func TestSamplesAreQuietAndSeenByTheSideToMove(t *testing.T) {
	for _, c := range []struct {
		name   string
		filter Filter
		plies  []int // from which there are samples
	}{
		{"nothing pending", Filter{}, []int{0, 1, 3}},
		{"nothing to take", Filter{Pending: true}, []int{0, 1, 2, 3}},
		{"without the opening", Filter{Pending: true, Skip: 2}, []int{2, 3}},
	} {
		s := Samples{Game: rules.Italian}
		if err := s.Read(written(t, "1-0 "+opening+"\n"), c.filter); err != nil {
			t.Fatal(err)
		}
		var got []rules.Position
		for i := range s.train {
			p := s.train[i].position(s.Game)
			got = append(got, p)
			if want := 1 - float64(p.Turn); s.train[i].points() != want {
				t.Errorf("%s: White has won and %v to move gets %v", c.name, p.Turn, s.train[i].points())
			}
		}
		var want []rules.Position
		p := rules.Start(rules.Italian)
		for i, word := range strings.Fields(opening) {
			for _, ply := range c.plies {
				if ply == i {
					want = append(want, p)
				}
			}
			m, err := p.ParseMove(word)
			if err != nil {
				t.Fatal(err)
			}
			p = p.Play(m)
		}
		if len(got) != len(want) {
			t.Errorf("%s: %d samples %v, want %v", c.name, len(got), got, want)
			continue
		}
		for i := range got {
			if got[i] != want[i] {
				t.Errorf("%s: sample %d is %v, want %v", c.name, i, got[i], want[i])
			}
		}
	}
}

// In Alquerque men step sideways, so that a position may come again.
func TestAPositionCountsOnceAGame(t *testing.T) {
	again := 0
	for i := range 50 {
		chance := chanceOf(1, i)
		r, p := Record{Result: rules.Draw}, rules.Start(rules.Alquerque)
		met := map[rules.Position]int{}
		for moves := p.Moves(); len(moves) > 0 && len(r.Moves) < 100; moves = p.Moves() {
			if !p.MustCapture() {
				met[p]++
			}
			r.Moves = append(r.Moves, moves[chance.IntN(len(moves))])
			p = p.Play(r.Moves[len(r.Moves)-1])
		}
		for _, times := range met {
			again += times - 1
		}
		s := Samples{Game: rules.Alquerque}
		if s.add(r, Filter{Pending: true}); len(s.train) != len(met) {
			t.Errorf("%d samples of %d positions", len(s.train), len(met))
		}
	}
	if again == 0 {
		t.Error("no position came again")
	}
}

func TestOneGameInTwentyIsHeldBack(t *testing.T) {
	s := Samples{Game: rules.English}
	if err := s.Read(written(t, strings.Repeat("1/2-1/2 11-15 22-18\n", 40)), Filter{Pending: true}); err != nil {
		t.Fatal(err)
	}
	if train, test := s.Positions(); s.Games != 40 || train != 38*2 || test != 2*2 {
		t.Errorf("%d games, %d positions and %d held back", s.Games, train, test)
	}
}

func TestALineWithoutAnEndIsNotRead(t *testing.T) {
	s := Samples{Game: rules.English}
	if err := s.Read(written(t, "1-0 11-15\n0-1 11-1"), Filter{}); err != nil || s.Games != 1 {
		t.Errorf("%d games, %v", s.Games, err)
	}
}

// Files tell what made their games, but older ones do not.
func TestTheHeadsOfFilesAreKept(t *testing.T) {
	s := Samples{Game: rules.English}
	for _, text := range []string{
		"# dama tune play -seed 7 -nodes 150 english\n1-0 11-15\n",
		"0-1 11-15\n# a remark\n0-1 11-15\n",
		"# dama tune play -seed 8 -nodes 150 english\n1-0 11-15\n",
	} {
		if err := s.Read(written(t, text), Filter{}); err != nil {
			t.Fatal(err)
		}
	}
	want := []string{"dama tune play -seed 7 -nodes 150 english", "dama tune play -seed 8 -nodes 150 english"}
	if !slices.Equal(s.Play, want) || s.Games != 4 {
		t.Errorf("%d games of %q, want 4 of %q", s.Games, s.Play, want)
	}
}

func TestWhatIsWrongInAFileIsShown(t *testing.T) {
	for text, want := range map[string]string{
		"1-0 11-15\n\n":        "line 2: an empty line",
		"2-0 11-15\n":          `line 1: "2-0" is no result`,
		"1-0 11-15 22-10\n":    "line 1: move 2, 22-10",
		"1-0 11-15 hello\n":    "line 1: move 2, hello",
		"1-0 11-15\n1-0 1-5\n": "line 2: move 1, 1-5",
		"# head\n1-0 1-5\n":    "line 2: move 1, 1-5",
	} {
		s := Samples{Game: rules.English}
		if err := s.Read(written(t, text), Filter{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	if err := new(Samples).Read(filepath.Join(t.TempDir(), "none"), Filter{}); err == nil {
		t.Error("a file that is not there is read")
	}
}
