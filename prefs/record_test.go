//go:build !js

package prefs_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
	"damiera/rules/pdn"
)

// The files that version 0.4 wrote are read as ever: what it did not know of is not known.
func TestFilesOfVersion04(t *testing.T) {
	folder := t.TempDir()
	for _, g := range rules.Games() {
		text := read(t, filepath.Join("testdata", "version-0.4", g.String()+".pdn"))
		if err := os.WriteFile(filepath.Join(folder, g.String()+".pdn"), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for g, want := range map[rules.Game]struct {
		id     string
		plies  int
		person rules.Color
		lowest engine.Level
		result rules.Result
	}{
		rules.Italian:   {"JMAVHNI3AZRHBR6EL32NTCO3ZL", 9, rules.White, engine.Strong, rules.Result{}},
		rules.English:   {"QWE2YVIVDHI2FBITYINRWJCO7T", 48, rules.Black, engine.Beginner, rules.Result{Outcome: rules.WhiteWins, Reason: rules.NoPieces}},
		rules.Alquerque: {"UMUXQ4YXOVPPARRI4ZMLUALEJI", 12, rules.White, engine.Easy, rules.Result{Outcome: rules.BlackWins, Reason: rules.Resignation}},
	} {
		r, found, damage := load(t, prefs.OpenStorage(folder), g)
		if !found || damage != nil {
			t.Errorf("%v: found %v, damage %+v", g, found, damage)
			continue
		}
		if r.ID != want.id || r.Match.Plies() != want.plies || r.Lowest != want.lowest || r.Match.Result() != want.result ||
			r.Seats[want.person] != prefs.Person || r.Seats[want.person.Other()] != prefs.Computer || !r.Scores {
			t.Errorf("%v is read as %q %v %v %v after %d plies, %v", g, r.ID, r.Seats, r.Lowest, r.Scores, r.Match.Plies(), r.Match.Result())
		}
		if r.Names != [2]string{} || r.Ballot != 0 || !r.Played.IsZero() {
			t.Errorf("%v: names %q, ballot %d, played %v, which no file told", g, r.Names, r.Ballot, r.Played)
		}
	}
	// Two of them were over. They are in the archive from now on.
	if got := len(kept(t, prefs.OpenStorage(folder))); got != 2 {
		t.Errorf("%d games were filed, want 2", got)
	}
}

func day(year int, month time.Month, day int) time.Time {
	return time.Date(year, month, day, 0, 0, 0, 0, time.UTC)
}

func TestNamesBallotAndDayComeBack(t *testing.T) {
	for _, names := range [][2]string{{}, {"Ada", ""}, {"", "Zoë Çelik"}, {`"Il Moro"`, `back\slash`}, {"[x]{y}(z);%", "棋"}} {
		want := record(played(t, rules.Italian, 5, 2))
		want.Seats = [2]prefs.Seat{}
		want.Names, want.Ballot, want.Played = names, 42, day(2026, 11, 30)
		s := prefs.OpenStorage(t.TempDir())
		keep(t, s, want)
		wantKept(t, s, want)
	}
}

// What other programs show: the standard's tags, with a name for each player.
func TestTagsOfOtherPrograms(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*prefs.Record)
		want   map[string]string
	}{
		{"against the computer", func(*prefs.Record) {}, map[string]string{
			"Event": "Damiera", "Date": "????.??.??", "White": "?", "Black": "Damiera (medium)", "Result": "*", "GameType": "22,W,8,8,N2,1"}},
		{"before it has moved", func(r *prefs.Record) { r.Lowest = 0 }, map[string]string{"Black": "Damiera"}},
		{"with all that may be known", func(r *prefs.Record) {
			r.Names[rules.White], r.Ballot, r.Played = "Ada", 7, day(2026, 2, 3)
		}, map[string]string{"White": "Ada", "Apertura": "7", "Date": "2026.02.03"}},
		{"over", func(r *prefs.Record) { r.Match = r.Match.Resign(rules.Black) }, map[string]string{"Result": "1-0"}},
	} {
		texts := make(map[string][]byte)
		r := record(played(t, rules.Italian, 4, 1))
		c.change(&r)
		keep(t, inMemory(texts), r)
		games, err := pdn.Read(bytes.NewReader(texts["italian"]), pdn.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for tag, want := range c.want {
			if got, _ := games[0].Tag(tag); got != want {
				t.Errorf("%s: %s is %q, want %q", c.name, tag, got, want)
			}
		}
		if _, ok := games[0].Tag("Apertura"); ok && r.Ballot == 0 {
			t.Errorf("%s: there is an opening, which was not balloted", c.name)
		}
	}
}

// Other programs write dates and openings as they like: what cannot be read is not known, and the match
// is whole all the same.
func TestStrangeDatesAndOpenings(t *testing.T) {
	for _, change := range [][2]string{
		{`[Date "2026.02.03"]`, `[Date "3 febbraio"]`}, {`[Date "2026.02.03"]`, `[Date "2026.02.30"]`},
		{`[Date "2026.02.03"]` + "\n", ""}, {`[Apertura "7"]`, `[Apertura "sette"]`}, {`[Apertura "7"]`, `[Apertura "-7"]`},
	} {
		texts := make(map[string][]byte)
		r := record(played(t, rules.Italian, 4, 1))
		r.Ballot, r.Played = 7, day(2026, 2, 3)
		keep(t, inMemory(texts), r)
		text := strings.Replace(string(texts["italian"]), change[0], change[1], 1)
		if text == string(texts["italian"]) {
			t.Fatalf("%s is not in\n%s", change[0], text)
		}
		if strings.HasPrefix(change[0], "[Date") {
			r.Played = time.Time{}
		} else {
			r.Ballot = 0
		}
		wantKept(t, inMemory(map[string][]byte{"italian": []byte(text)}), r)
	}
}

// A match may have gone on past a draw of ours before it was here, as those of files may. It is read as
// it was, whether it is over or not.
func TestMatchThatWentPastADraw(t *testing.T) {
	start, err := rules.ParsePosition(rules.Italian, "W:W21,K32:BK1")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchFrom(start)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 100 {
		move, err := m.Position().ParseMove([]string{"32-28", "1-5", "28-32", "5-1"}[i%4])
		if err != nil {
			t.Fatal(err)
		}
		if m, err = m.Replay(move); err != nil {
			t.Fatal(err)
		}
	}
	s := prefs.OpenStorage(t.TempDir())
	keep(t, s, record(m))
	wantKept(t, s, record(m))
	move, err := m.Position().ParseMove("32-28")
	if err != nil {
		t.Fatal(err)
	}
	m = play(t, m, move)
	if m.Result().Outcome != rules.Draw {
		t.Fatalf("one more ply in play ends it with %v", m.Result())
	}
	keep(t, s, record(m))
	wantKept(t, s, record(m))
}
