//go:build !js

package prefs_test

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"sync"
	"testing"

	"damiera/prefs"
	"damiera/rules"
	"damiera/rules/pdn"
)

// finished is a record of a match that is over, with an ID of its own.
func finished(t testing.TB, g rules.Game, seed uint64) prefs.Record {
	t.Helper()
	r := record(played(t, g, 1000, seed))
	r.ID = prefs.NewID()
	return r
}

// filed is a storage in memory with games of each kind in its archive.
func filed(t testing.TB, n int) (texts map[string][]byte, records []prefs.Record) {
	t.Helper()
	texts = make(map[string][]byte)
	a := prefs.OpenArchive(inMemory(texts))
	for i := range n {
		r := finished(t, rules.Games()[i%3], uint64(i))
		if err := a.File(r); err != nil {
			t.Fatal(err)
		}
		records = append(records, r)
	}
	return texts, records
}

// readPDN reads a text as another program would, and fails when a game has a problem.
func readPDN(t testing.TB, text []byte) []pdn.Game {
	t.Helper()
	games, err := pdn.Read(bytes.NewReader(text), pdn.Options{})
	if err != nil && !errors.Is(err, pdn.ErrNoGame) {
		t.Fatal(err)
	}
	for _, g := range games {
		if g.Problem != nil {
			t.Errorf("line %d: %s", g.Problem.Line, g.Problem.About)
		}
	}
	return games
}

// Games of every mode and every game are filed, in the order in which they end, and come back.
func TestGamesAreFiled(t *testing.T) {
	s := prefs.OpenStorage(t.TempDir())
	a := prefs.OpenArchive(s)
	changes := 0
	a.OnChanged = func() { changes++ }
	if games, err := a.Games(t.Context(), nil); err != nil || len(games) != 0 {
		t.Errorf("%d games and %v in an empty folder", len(games), err)
	}
	var records []prefs.Record
	for i, seats := range [][2]prefs.Seat{{prefs.Person, prefs.Computer}, {prefs.Computer, prefs.Person}, {}, {prefs.Computer, prefs.Computer}} {
		for _, g := range rules.Games() {
			r := finished(t, g, uint64(i))
			r.Seats, r.Scores, r.Played = seats, i < 2, day(2026, 11, 1+i)
			records = append(records, r)
			if err := a.File(r); err != nil {
				t.Fatal(err)
			}
		}
	}
	games := kept(t, s)
	if len(games) != len(records) || changes != len(records) {
		t.Fatalf("%d games, %d changes, want %d", len(games), changes, len(records))
	}
	for i, k := range games {
		if !k.Ours || !sameRecord(t, k.Record, records[i]) {
			t.Errorf("game %d: ours %v", i, k.Ours)
		}
		_, got := k.Score()
		if _, want := records[i].Score(); got != want {
			t.Errorf("game %d scores %v, want %v", i, got, want)
		}
	}
	text, err := s.Read("games")
	if err != nil {
		t.Fatal(err)
	}
	if got := len(readPDN(t, text)); got != len(records) {
		t.Errorf("another program reads %d games, want %d", got, len(records))
	}
}

func TestAGameIsFiledOnce(t *testing.T) {
	texts, records := filed(t, 3)
	before := bytes.Clone(texts["games"])
	a := prefs.OpenArchive(inMemory(texts))
	a.OnChanged = func() { t.Error("it is told as a change") }
	if err := a.File(records[1]); err != nil || !bytes.Equal(texts["games"], before) {
		t.Errorf("filing it again gives %v, and %d bytes of %d", err, len(texts["games"]), len(before))
	}
	// Another program may have written the tag in its own way.
	texts["games"] = bytes.Replace(before, []byte("[DamieraId \""), []byte("[ DAMIERAID  \""), 1)
	if err := a.File(records[0]); err != nil || len(kept(t, inMemory(texts))) != 3 {
		t.Errorf("filing it again gives %v, and %d games", err, len(kept(t, inMemory(texts))))
	}
}

// whole is a game of another program.
const whole = "[Event \"x\"]\n[GameType \"21\"]\n\n1. 11-15 23-19 *\n"

// whatOthersLeave are texts that other programs, editors and crashes leave, to all of which games can be
// added.
var whatOthersLeave = map[string]string{
	"nothing":                  "",
	"blank lines":              "\n\n  \n",
	"one game":                 whole,
	"no end of line":           strings.TrimSpace(whole),
	"no result":                "[GameType \"21\"]\n\n1. 11-15 23-19",
	"lines of Windows":         strings.ReplaceAll(whole+"\n"+whole, "\n", "\r\n"),
	"lines of old":             strings.ReplaceAll(whole, "\n", "\r"),
	"a byte order mark":        "\ufeff" + whole,
	"Latin-1":                  "[Site \"Forl\xec\"]\n[GameType \"22\"]\n\n1. 22-18 *\n",
	"another game":             "[GameType \"20,W,10,10,N1,0\"]\n\n1. 32-28 19-23 2-0\n",
	"a remark":                 "; my games\n",
	"a remark after a game":    whole + "{ what a game }\n",
	"an illegal move":          "[GameType \"22\"]\n\n1. 22-18 1-32 *\n",
	"tags alone":               "[Event \"x\"]\n[White \"y\"]\n",
	"tags alone, no line end":  "[White \"y\"]",
	"half a tag":               "[Whi",
	"half a tag of ours":       whole + "\n[Event \"Damiera\"]\n[Date \"20",
	"half a quoted tag":        whole + "\n[Event \"Dam",
	"half a move":              whole + "\n[GameType \"21\"]\n\n1. 11-1",
	"an open comment":          "[GameType \"21\"]\n\n1. 11-15 {and now",
	"a comment of a brace":     "[GameType \"21\"]\n\n1. 11-15 {and { now\n",
	"an open variation":        "[GameType \"21\"]\n\n1. 11-15 (11-16",
	"an open bracket":          "[[[",
	"words":                    "shopping list: eggs, draughts board\n",
	"zeros after a game":       strings.Repeat(whole, 100) + strings.Repeat("\x00", 500),
	"a result alone":           "1-0",
	"a move alone":             "11-15",
	"an escape line":           "% an escape\n" + whole,
	"a game with our ID's tag": "[DamieraId \"\"]\n" + whole,
}

// Whatever is in the file stays byte for byte, the game comes after it whole, and those before it read
// as they did.
func TestWhatOthersLeaveStays(t *testing.T) {
	for name, text := range whatOthersLeave {
		t.Run(name, func(t *testing.T) {
			texts := map[string][]byte{"games": []byte(text)}
			a := prefs.OpenArchive(inMemory(texts))
			a.OnDamage = func(d prefs.Damage) { t.Errorf("told as damage: %v", d.Why) }
			before := kept(t, inMemory(texts))
			var records []prefs.Record
			for i := range 3 {
				records = append(records, finished(t, rules.Games()[i], 5))
				if err := a.File(records[i]); err != nil {
					t.Fatal(err)
				}
			}
			if !bytes.HasPrefix(texts["games"], []byte(text)) {
				t.Errorf("%.200q has become %.200q", text, texts["games"])
			}
			after := kept(t, inMemory(texts))
			if len(after) != len(before)+3 {
				t.Fatalf("%d games have become %d with three more", len(before), len(after))
			}
			for i, k := range after {
				if i < len(before) {
					if k.Ours || len(k.Game.Tags) != len(before[i].Game.Tags) || k.Game.Match.Plies() != before[i].Game.Match.Plies() {
						t.Errorf("game %d was %+v and is %+v", i, before[i].Game.Tags, k.Game.Tags)
					}
				} else if !k.Ours || !sameRecord(t, k.Record, records[i-len(before)]) {
					t.Errorf("game %d is %v, ours %v", i, k.Game.Tags, k.Ours)
				}
			}
		})
	}
}

// A long file is not read anew to its beginning, and ends as it should all the same.
func TestLongArchive(t *testing.T) {
	for name, text := range map[string]string{
		"games":                      strings.Repeat(whole+"\n", 3000),
		"games on Windows":           strings.ReplaceAll(strings.Repeat(whole+"\n", 3000), "\n", "\r\n"),
		"one line":                   strings.Repeat("11-15 23-19 * ", 10000),
		"more than a match may have": strings.Repeat(strings.Repeat("; a remark that is long enough to fill a line\n", 20)+whole+"\n", 5000),
	} {
		texts := map[string][]byte{"games": []byte(text + "[Whi")}
		r := finished(t, rules.Italian, 1)
		if err := prefs.OpenArchive(inMemory(texts)).File(r); err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		games := kept(t, inMemory(texts))
		if last := games[len(games)-1]; !last.Ours || !bytes.HasPrefix(texts["games"], []byte(text)) {
			t.Errorf("%s: the last game is %v", name, last.Game.Tags)
		}
	}
}

// Games of ours that were changed are games, but no longer ours: a file that lost the end of one does
// not make a shorter game of it.
func TestChangedGamesAreNotOurs(t *testing.T) {
	texts, _ := filed(t, 1)
	for _, change := range [][2]string{{"DamieraPlies \"", "DamieraPlies \"1"}, {"DamieraId", "Id"}, {"1. ", "1. 1-32 "}, {`"medium"`, `"mean"`}} {
		text := bytes.Replace(texts["games"], []byte(change[0]), []byte(change[1]), 1)
		games := kept(t, inMemory(map[string][]byte{"games": text}))
		if len(games) != 1 || games[0].Ours {
			t.Errorf("with %q there are %d games, ours %v", change[1], len(games), games[0].Ours)
		}
		if _, scores := games[0].Score(); scores {
			t.Errorf("with %q it scores", change[1])
		}
	}
	halved := texts["games"][:len(texts["games"])*4/5]
	if games := kept(t, inMemory(map[string][]byte{"games": halved})); len(games) != 1 || games[0].Ours {
		t.Errorf("halved there are %d games, ours %v", len(games), games[0].Ours)
	}
}

func TestReadingCanBeStopped(t *testing.T) {
	texts, _ := filed(t, 9)
	ctx, cancel := context.WithCancel(t.Context())
	var last, whole int64
	games, err := prefs.OpenArchive(inMemory(texts)).Games(ctx, func(done, all int64) {
		if done < last || done > all {
			t.Errorf("%d of %d are read after %d", done, all, last)
		}
		if last, whole = done, all; len(texts["games"]) != int(all) {
			t.Errorf("all are %d", all)
		}
		cancel()
	})
	if !errors.Is(err, context.Canceled) || len(games) != 0 || last == 0 || last > whole {
		t.Errorf("%d games and %v after %d of %d", len(games), err, last, whole)
	}
}

// Lists, statistics, the writer and a person who deletes meet here under the race detector.
func TestArchiveFromManyGoroutines(t *testing.T) {
	s := prefs.OpenStorage(t.TempDir())
	a := prefs.OpenArchive(s)
	var all sync.WaitGroup
	for i := range 4 {
		all.Go(func() {
			for n := range 5 {
				if err := a.File(finished(t, rules.Games()[n%3], uint64(i*5+n))); err != nil {
					t.Error(err)
				}
			}
		})
		all.Go(func() {
			for range 5 {
				games, err := a.Games(t.Context(), nil)
				if err != nil || len(games) == 0 {
					continue
				}
				removed, err := a.Delete(games[i%len(games)])
				if errors.Is(err, prefs.ErrChanged) {
					continue // another one was faster
				}
				if err = errors.Join(err, a.Restore(removed)); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	if games := kept(t, s); len(games) != 20 {
		t.Errorf("%d games, want 20", len(games))
	}
}
