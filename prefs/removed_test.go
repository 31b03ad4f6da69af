//go:build !js

package prefs_test

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"damiera/prefs"
	"damiera/rules"
)

// Any games taken out and put back, one or several, leave the file as it was, and all others where they
// were in between.
func TestDeletedGamesComeBack(t *testing.T) {
	texts, _ := filed(t, 7)
	foreign := "; games of mine\n\n" + whole + "{ well played }\n\n"
	texts["games"] = slices.Concat([]byte("\ufeff"+foreign), texts["games"], []byte(strings.TrimSpace(whole)))
	before := bytes.Clone(texts["games"])
	a := prefs.OpenArchive(inMemory(texts))
	all := kept(t, inMemory(texts))
	if len(all) != 9 {
		t.Fatalf("there are %d games", len(all))
	}
	for _, out := range [][]int{{0}, {1}, {4}, {8}, {0, 1}, {2, 3, 4}, {1, 3, 5}, {7, 8}, {8, 0, 4}, {5, 5}, {0, 1, 2, 3, 4, 5, 6, 7, 8}} {
		var some []prefs.Kept
		for _, i := range out {
			some = append(some, all[i])
		}
		removed, err := a.Delete(some...)
		if err != nil {
			t.Fatalf("without %v: %v", out, err)
		}
		left := kept(t, inMemory(texts))
		want := slices.Clone(all)
		for i := range want {
			if slices.Contains(out, i) {
				want[i].Game.Line = -1
			}
		}
		want = slices.DeleteFunc(want, func(k prefs.Kept) bool { return k.Game.Line < 0 })
		if len(left) != len(want) || removed.Len() != len(all)-len(want) {
			t.Fatalf("without %v there are %d games, and %d were deleted", out, len(left), removed.Len())
		}
		for i, k := range left {
			if k.Record.ID != want[i].Record.ID || len(k.Game.Comments) != len(want[i].Game.Comments) && i > 0 {
				t.Errorf("without %v: game %d is %v, want %v", out, i, k.Game.Tags, want[i].Game.Tags)
			}
		}
		if err := a.Restore(removed); err != nil || !bytes.Equal(texts["games"], before) {
			t.Fatalf("put back %v: %v\n%s", out, err, texts["games"])
		}
	}
}

// One game after another is deleted by a list that was read once, and the last two are put back.
func TestDeletingByAnOldList(t *testing.T) {
	texts, records := filed(t, 5)
	a := prefs.OpenArchive(inMemory(texts))
	all := kept(t, inMemory(texts))
	var removed []prefs.Removed
	for _, i := range []int{1, 3, 2} {
		r, err := a.Delete(all[i])
		if err != nil {
			t.Fatal(err)
		}
		removed = append(removed, r)
	}
	for _, i := range []int{2, 1} {
		if err := a.Restore(removed[i]); err != nil {
			t.Fatal(err)
		}
	}
	var got, want []string
	for _, k := range kept(t, inMemory(texts)) {
		got = append(got, k.Record.ID)
	}
	for _, i := range []int{0, 2, 3, 4} {
		want = append(want, records[i].ID)
	}
	if !slices.Equal(got, want) {
		t.Errorf("the games are %q, want %q", got, want)
	}
}

// What was filed meanwhile stays, also right where the deleted game was, and no game is put back
// beside itself.
func TestFilingBetweenDeletingAndRestoring(t *testing.T) {
	texts, records := filed(t, 3)
	a := prefs.OpenArchive(inMemory(texts))
	texts["games"] = bytes.TrimSpace(texts["games"]) // as an editor may leave it
	removed, err := a.Delete(kept(t, inMemory(texts))[1:]...)
	if err != nil {
		t.Fatal(err)
	}
	fourth := finished(t, rules.English, 9)
	if err := errors.Join(a.File(fourth), a.Restore(removed), a.Restore(removed)); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, k := range kept(t, inMemory(texts)) {
		got = append(got, k.Record.ID)
	}
	if want := []string{records[0].ID, records[1].ID, records[2].ID, fourth.ID}; !slices.Equal(got, want) {
		t.Errorf("the games are %q, want %q", got, want)
	}
	readPDN(t, texts["games"])
}

// A file that was changed otherwise since it was read keeps what it has: either the game is found as it
// was, or nothing is deleted.
func TestDeletingFromAChangedFile(t *testing.T) {
	texts, _ := filed(t, 3)
	a := prefs.OpenArchive(inMemory(texts))
	all := kept(t, inMemory(texts))
	before := slices.Concat([]byte(whole+"\n"), texts["games"])
	texts["games"] = bytes.Clone(before)
	removed, err := a.Delete(all[1])
	if err != nil || len(kept(t, inMemory(texts))) != 3 {
		t.Errorf("deleting a game that has moved gives %v", err)
	}
	if err := a.Restore(removed); err != nil || !bytes.Equal(texts["games"], before) {
		t.Errorf("putting it back gives %v\n%s", err, texts["games"])
	}
	edited := bytes.Replace(before, []byte("[Date \"????.??.??\"]"), []byte("[Date \"1999.??.??\"]"), -1)
	for name, text := range map[string][]byte{"edited": edited, "gone": nil, "cut": before[:len(before)/2]} {
		texts["games"] = bytes.Clone(text)
		if _, err := a.Delete(all[0], all[2]); !errors.Is(err, prefs.ErrChanged) || !bytes.Equal(texts["games"], text) {
			t.Errorf("%s: deleting gives %v, and %d bytes are left of %d", name, err, len(texts["games"]), len(text))
		}
	}
}

// Games that share a line are not torn apart, nor are games let run into each other.
func TestGamesThatCannotBeTakenOutAlone(t *testing.T) {
	const inOneLine = `[GameType "21"] 1. 11-15 23-19 * [GameType "21"] 1. 11-16 *`
	const glue = "[White \"a\"]\n\n" + "[White \"b\"]\n[GameType \"21\"]\n\n1. 11-15 *\n\n" + "[Black \"c\"]\n[GameType \"21\"]\n\n1. 11-16 *\n"
	for text, which := range map[string]int{inOneLine: 0, inOneLine + "\n\n" + whole: 1, glue: 1} {
		texts := map[string][]byte{"games": []byte(text)}
		a := prefs.OpenArchive(inMemory(texts))
		games := kept(t, inMemory(texts))
		if len(games) < 2 {
			t.Fatalf("%q holds %d games", text, len(games))
		}
		if _, err := a.Delete(games[which]); err == nil || string(texts["games"]) != text {
			t.Errorf("game %d of %q was taken out, leaving %q", which, text, texts["games"])
		}
	}
}

// A disk that fails leaves all as it was, and the next try succeeds.
func TestDeletingOnAFailingDisk(t *testing.T) {
	texts, _ := filed(t, 3)
	before := bytes.Clone(texts["games"])
	disk := &failing{Storage: inMemory(texts)}
	a := prefs.OpenArchive(disk.storage())
	a.OnChanged = func() { t.Error("it is told as a change") }
	all := kept(t, inMemory(texts))
	for disk.fail = 1; disk.fail <= 2; disk.fail++ {
		disk.calls = 0
		if _, err := a.Delete(all[1]); !errors.Is(err, errDisk) || !bytes.Equal(texts["games"], before) {
			t.Errorf("call %d fails: deleting gives %v", disk.fail, err)
		}
	}
	a.OnChanged, disk.fail = nil, 0
	removed, err := a.Delete(all[1])
	if err != nil {
		t.Fatal(err)
	}
	for disk.fail = 1; disk.fail <= 2; disk.fail++ {
		disk.calls = 0
		if err := a.Restore(removed); !errors.Is(err, errDisk) || len(kept(t, inMemory(texts))) != 2 {
			t.Errorf("call %d fails: putting back gives %v", disk.fail, err)
		}
	}
	disk.fail = 0
	if err := a.Restore(removed); err != nil || !bytes.Equal(texts["games"], before) {
		t.Errorf("putting back gives %v", err)
	}
}
