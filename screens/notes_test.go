package screens

import (
	"strings"
	"testing"

	"damiera/engine"
	"damiera/rules"
	"damiera/translations"
)

func TestNotesHaveTheirOccasions(t *testing.T) {
	for _, c := range []struct {
		table Table
		want  note
	}{
		{at(t, rules.Italian, "W:W22:BK18", engine.Medium), spareKing},
		{at(t, rules.English, "W:W22:BK18", engine.Medium), noNote},
		{at(t, rules.Italian, "W:W10:B6,7", engine.Medium).play(t, "10x3"), cutShort},
		{at(t, rules.English, "W:W10:B7,8", engine.Medium).play(t, "10x3"), cutShort},
		{at(t, rules.English, "B:B10,9:W23,15,14", engine.Medium), freeChoice},
		{at(t, rules.English, "B:B10:W15", engine.Medium), noNote},
		{at(t, rules.Italian, "W:W23,24:B10,19,20", engine.Medium), noNote},
	} {
		got := noNote
		if all := notesOf(c.table); len(all) > 0 {
			got = all[0]
		}
		if got != c.want {
			t.Errorf("%v: %q, want %q", c.table.Match.Position(), got, c.want)
		}
	}
}

// A note is said once, stays until the next move, and is remembered.
func TestANoteIsSaidOnce(t *testing.T) {
	s := sit(t)
	const note = "Men cannot capture kings: yours may not jump the one in front of it"
	s.lay(rules.Italian, "W:W22,30:BK18,1")
	if got := s.play.status.words.Text(); !strings.Contains(got, note) {
		t.Errorf("it says %q", got)
	}
	s.lay(rules.Italian, "W:W22,31:BK18,1")
	if got := s.play.status.words.Text(); strings.Contains(got, note) {
		t.Errorf("it says again %q", got)
	}
}

func TestNotesCanBeTurnedOff(t *testing.T) {
	s := sit(t)
	s.play.settings.SetNotes(false)
	s.lay(rules.Italian, "W:W22,30:BK18,1")
	s.says("Your turn\nYou play White and move first")
	if s.play.settings.Told(string(spareKing)) {
		t.Error("what was not said counts as said")
	}
}

func TestTheCountOfMovesIsShownOnceItHasPassedHalf(t *testing.T) {
	english := translations.Choose("en")
	shuffle := func(g rules.Game, position string, plies int, moves ...string) Table {
		table := at(t, g, position, engine.Medium)
		for i := range plies {
			table = table.play(t, moves[i%len(moves)])
		}
		return table
	}
	kings := []string{"32-28", "1-5", "28-32", "5-1"}
	for _, c := range []struct {
		table Table
		want  string
	}{
		{shuffle(rules.Italian, "W:WK32:BK1", 40, kings...), ""},
		{shuffle(rules.Italian, "W:WK32:BK1", 41, kings...), "20 of 40 moves each without progress"},
		{shuffle(rules.Italian, "W:WK32:BK1", 62, kings...), "31 of 40 moves each without progress"},
		{shuffle(rules.Italian, "W:WK32:BK1", 80, kings...), ""},
		{shuffle(rules.English, "B:WK32:BK1", 4, "1-5", "32-28", "5-1", "28-32"), "The same position for the second time; the third is a draw"},
		{shuffle(rules.English, "B:WK32:BK1", 3, "1-5", "32-28", "5-1", "28-32"), ""},
	} {
		if got := statusOf(english, c.table, notice{}, noNote, engine.Outlook{}).Remark; got != c.want {
			t.Errorf("%v after %d plies: %q, want %q", c.table.Match.Game(), c.table.Match.Plies(), got, c.want)
		}
	}
}

func TestAnOnlyMoveIsSaid(t *testing.T) {
	english := translations.Choose("en")
	table := at(t, rules.Italian, "W:W22,30:B5", engine.Medium).play(t, "22-18", "5-10")
	if got := statusOf(english, table, notice{}, noNote, engine.Outlook{}); got.Detail != "The computer played 5-10" {
		t.Errorf("it had a choice, but: %q", got.Detail)
	}
	table = at(t, rules.Italian, "W:W22,30:B1", engine.Medium).play(t, "22-18", "1-5")
	if got := statusOf(english, table, notice{}, noNote, engine.Outlook{}); got.Detail != "The computer played 1-5, its only move" {
		t.Errorf("%q", got.Detail)
	}
	table = at(t, rules.Italian, "W:W22:BK18", engine.Medium)
	if got := statusOf(english, table, notice{}, noNote, engine.Outlook{}); got.Headline != "Your turn: only one move" {
		t.Errorf("%q", got.Headline)
	}
}

// A note about the person's own move stays over the computer's reply, until the next move of their own.
func TestANoteAboutOnesOwnMoveCanBeRead(t *testing.T) {
	s := sit(t)
	const note = "Becoming a king ends the move"
	var reply func()
	s.play.thinker.run = func(search, answer func()) { reply = func() { search(); answer() } }
	s.lay(rules.Italian, "W:W10,30:B6,7,1")
	s.tap("10", "3")
	if got := s.play.status.words.Text(); !strings.Contains(got, note) || s.play.settings.Told(string(cutShort)) {
		t.Fatalf("while the computer thinks it says %q; said: %v", got, s.play.settings.Told(string(cutShort)))
	}
	reply()
	if got := s.play.status.words.Text(); !strings.Contains(got, note) || !s.play.settings.Told(string(cutShort)) {
		t.Fatalf("after the reply it says %q; said: %v", got, s.play.settings.Told(string(cutShort)))
	}
	s.move(s.play.table().Match.Legal()[0])
	if got := s.play.status.words.Text(); strings.Contains(got, note) {
		t.Errorf("after the next move it still says %q", got)
	}
}

// An answer that says what the note says takes its place.
func TestANoteIsNotSaidTwiceOver(t *testing.T) {
	table := at(t, rules.Italian, "W:W22,30:BK18,1", engine.Medium)
	told := notice{text: only("why.spared"), topic: "spared"}
	if got := statusOf(translations.Choose("en"), table, told, spareKing, engine.Outlook{}); got.Remark != "" {
		t.Errorf("beside %q it says %q", got.Detail, got.Remark)
	}
}
