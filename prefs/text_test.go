//go:build !js

package prefs_test

import (
	"bytes"
	"errors"
	"io/fs"
	"math/rand/v2"
	"testing"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
)

// Random matches of each game, at any length and up to their natural end, come
// back as they were.
func TestKeptMatchesComeBack(t *testing.T) {
	s := prefs.OpenStorage(t.TempDir())
	random := rand.New(rand.NewPCG(8, 8))
	reasons := make(map[rules.Reason]int)
	for _, g := range rules.Games() {
		for seed := range uint64(40) {
			plies := 1000
			if seed%2 == 0 {
				plies = random.IntN(60)
			}
			levels := append(engine.Levels(g), 0)
			want := prefs.Record{
				ID:     prefs.NewID(),
				Match:  played(t, g, plies, seed),
				Seats:  [2]prefs.Seat{prefs.Seat(random.IntN(2)), prefs.Seat(random.IntN(2))},
				Lowest: levels[random.IntN(len(levels))],
				Scores: random.IntN(2) == 0,
			}
			keep(t, s, want)
			wantKept(t, s, want)
			reasons[want.Match.Result().Reason]++
			if t.Failed() {
				return
			}
		}
	}
	t.Logf("matches by their end: %v", reasons)
}

func TestFinishedMatchIsFinished(t *testing.T) {
	english := played(t, rules.English, 6, 9)
	// Kings walk to and fro: the fourth ply repeats the start, the eighth again.
	shuffle := []string{"18-14", "1-5", "14-18", "5-1"}
	tests := map[string]struct {
		match rules.Match
		want  rules.Result
	}{
		"White resigned": {english.Resign(rules.White), rules.Result{Outcome: rules.BlackWins, Reason: rules.Resignation}},
		"Black resigned": {english.Resign(rules.Black), rules.Result{Outcome: rules.WhiteWins, Reason: rules.Resignation}},
		"draw agreed":    {english.Agree(), rules.Result{Outcome: rules.Draw, Reason: rules.Agreement}},
		"resigned at once": {
			rules.NewMatch(rules.Italian).Resign(rules.White),
			rules.Result{Outcome: rules.BlackWins, Reason: rules.Resignation},
		},
		"no pieces": {
			playTexts(t, rules.Italian, "W:W22:B18", "22x13"),
			rules.Result{Outcome: rules.WhiteWins, Reason: rules.NoPieces},
		},
		"no moves": {
			playTexts(t, rules.Italian, "W:W12:B4,6", "12-8", "6-10"),
			rules.Result{Outcome: rules.BlackWins, Reason: rules.NoMoves},
		},
		"third occurrence": {
			playTexts(t, rules.English, "W:WK18:BK1", append(shuffle, shuffle...)...),
			rules.Result{Outcome: rules.Draw, Reason: rules.Repetition},
		},
		"no pieces from the start": {
			playTexts(t, rules.English, "B:W11:B"),
			rules.Result{Outcome: rules.WhiteWins, Reason: rules.NoPieces},
		},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			if got := test.match.Result(); got != test.want {
				t.Fatalf("the match ends with %v, want %v", got, test.want)
			}
			s := prefs.OpenStorage(t.TempDir())
			want := record(test.match)
			keep(t, s, want)
			wantKept(t, s, want)
		})
	}
}

// The whole of Italian draughts' long draw: forty moves each with kings.
func TestDrawWithoutProgressIsFinished(t *testing.T) {
	texts := []string{"32-28", "1-5", "28-32", "5-1"}
	var all []string
	for range 20 {
		all = append(all, texts...)
	}
	m := playTexts(t, rules.Italian, "W:W21,K32:BK1", all...)
	if want := (rules.Result{Outcome: rules.Draw, Reason: rules.NoProgress}); m.Result() != want {
		t.Fatalf("the match ends with %v, want %v", m.Result(), want)
	}
	s := prefs.OpenStorage(t.TempDir())
	keep(t, s, record(m))
	wantKept(t, s, record(m))

	almost := playTexts(t, rules.Italian, "W:W21,K32:BK1", all[:79]...)
	keep(t, s, record(almost))
	wantKept(t, s, record(almost)) // open, with 79 on the counter
}

// Two captures with the same ends: the file must say which way it went.
func TestAmbiguousCaptureComesBack(t *testing.T) {
	for _, text := range []string{"31x22x13x6", "31x22x15x6"} {
		s := prefs.OpenStorage(t.TempDir())
		want := record(playTexts(t, rules.English, "W:W31:B9,10,17,18,26", text))
		keep(t, s, want)
		wantKept(t, s, want)
	}
}

func TestStrangeIDsComeBack(t *testing.T) {
	for _, id := range []string{"", `a "quoted" \ one`, "Forlì", "棋", "[x]{y}(z);%", " spaces "} {
		s := prefs.OpenStorage(t.TempDir())
		want := record(played(t, rules.Italian, 3, 1))
		want.ID = id
		keep(t, s, want)
		wantKept(t, s, want)
	}
}

// FuzzLoad reads any text: it is a match of ours that can be kept again, or it
// is damaged, and nothing else.
func FuzzLoad(f *testing.F) {
	for _, g := range rules.Games() {
		texts := make(map[string][]byte)
		s := inMemory(texts)
		for _, plies := range []int{0, 7, 40, 1000} {
			keep(f, s, record(played(f, g, plies, 3)))
			f.Add(uint8(g), bytes.Clone(texts[g.String()]))
		}
	}
	f.Fuzz(func(t *testing.T, game uint8, text []byte) {
		g := rules.Games()[int(game)%len(rules.Games())]
		texts := map[string][]byte{g.String(): text}
		s := inMemory(texts)
		r, found, damage := load(t, s, g)
		if found == (damage != nil) {
			t.Fatalf("found %v, damage %+v", found, damage)
		}
		if damage != nil {
			if !bytes.Equal(texts[damage.File], text) {
				t.Fatalf("the damaged text is not under %q", damage.File)
			}
			return
		}
		keep(t, s, r)
		wantKept(t, s, r)
	})
}

// inMemory keeps texts in a map, for one goroutine at a time.
func inMemory(texts map[string][]byte) prefs.Storage {
	return prefs.Storage{
		Read: func(name string) ([]byte, error) {
			text, ok := texts[name]
			if !ok {
				return nil, fs.ErrNotExist
			}
			return text, nil
		},
		Write: func(name string, text []byte) error {
			texts[name] = text
			return nil
		},
		SetAside: func(name string) (string, error) {
			text, ok := texts[name]
			if !ok {
				return "", errors.New("nothing to set aside")
			}
			delete(texts, name)
			texts[name+".aside"] = text
			return name + ".aside", nil
		},
	}
}
