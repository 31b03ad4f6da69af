package prefs_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
)

// played is a match after up to so many random moves.
func played(t testing.TB, g rules.Game, plies int, seed uint64) rules.Match {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, uint64(g)))
	m := rules.NewMatch(g)
	for range plies {
		moves := m.Legal()
		if len(moves) == 0 {
			break
		}
		m = play(t, m, moves[random.IntN(len(moves))])
	}
	return m
}

func play(t testing.TB, m rules.Match, move rules.Move) rules.Match {
	t.Helper()
	m, err := m.Play(move)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// playTexts plays moves that are written out, from a position.
func playTexts(t testing.TB, g rules.Game, from string, texts ...string) rules.Match {
	t.Helper()
	p, err := rules.ParsePosition(g, from)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchFrom(p)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range texts {
		move, err := m.Position().ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		m = play(t, m, move)
	}
	return m
}

// record is a record as the screens would make it.
func record(m rules.Match) prefs.Record {
	r := prefs.Record{ID: "A7", Match: m, Lowest: engine.Medium, Scores: true}
	r.Seats[m.Game().First().Other()] = prefs.Computer
	return r
}

// sameRecord says whether two records mean the same, down to the draw counters.
func sameRecord(t testing.TB, got, want prefs.Record) bool {
	t.Helper()
	same := got.ID == want.ID && got.Seats == want.Seats && got.Lowest == want.Lowest && got.Scores == want.Scores &&
		got.Names == want.Names && got.Ballot == want.Ballot && got.Played.Equal(want.Played) &&
		got.Match.Game() == want.Match.Game() && got.Match.Start() == want.Match.Start() &&
		slices.Equal(got.Match.Moves(), want.Match.Moves()) &&
		got.Match.Position() == want.Match.Position() && got.Match.Result() == want.Match.Result() &&
		got.Match.Idle() == want.Match.Idle() && got.Match.Occurrences() == want.Match.Occurrences()
	if !same {
		t.Errorf("got record %q %v %v %v: %v after %v, %v; want %q %v %v %v: %v after %v, %v",
			got.ID, got.Seats, got.Lowest, got.Scores, got.Match.Position(), got.Match.Moves(), got.Match.Result(),
			want.ID, want.Seats, want.Lowest, want.Scores, want.Match.Position(), want.Match.Moves(), want.Match.Result())
	}
	return same
}

// openKeeper keeps matches and the archive in one storage.
func openKeeper(s prefs.Storage) *prefs.Keeper { return prefs.OpenKeeper(s, prefs.OpenArchive(s)) }

// keep writes records and waits until they are written.
func keep(t testing.TB, s prefs.Storage, records ...prefs.Record) {
	t.Helper()
	k := openKeeper(s)
	k.OnKept = func(_ prefs.Record, err error) {
		if err != nil {
			t.Errorf("keeping: %v", err)
		}
	}
	for _, r := range records {
		k.Keep(r)
	}
	k.Close()
}

// kept is the games in the archive.
func kept(t testing.TB, s prefs.Storage) []prefs.Kept {
	t.Helper()
	games, err := prefs.OpenArchive(s).Games(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return games
}

// load reads a game's record with a keeper of its own.
func load(t testing.TB, s prefs.Storage, g rules.Game) (prefs.Record, bool, *prefs.Damage) {
	t.Helper()
	k := openKeeper(s)
	defer k.Close()
	return k.Load(g)
}

// wantKept fails unless the storage holds the record.
func wantKept(t testing.TB, s prefs.Storage, want prefs.Record) {
	t.Helper()
	got, found, damage := load(t, s, want.Match.Game())
	if damage != nil {
		t.Errorf("%v is damaged: %v", want.Match.Game(), damage.Why)
		return
	}
	if !found {
		t.Errorf("%v is missing", want.Match.Game())
		return
	}
	sameRecord(t, got, want)
}
