package screens

import (
	"testing"

	"damiera/board"
	"damiera/engine"
	"damiera/prefs"
	"damiera/rules"
	"damiera/translations"
)

func TestARefusalSaysWhy(t *testing.T) {
	english := translations.Choose("en")
	const fourth = "W:W31,32,K25:B12,13,20,21,28,7,K14,K5"
	for _, c := range []struct {
		game     rules.Game
		position string
		tapped   string
		why      board.Why
		want     string
		topic    string
		drawn    string // the capture that must be made and the refused one
	}{
		{rules.Italian, "W:W23,24:B10,19,20", "24", board.MustCapture,
			"Rule 1: take the most pieces. 23x5 takes 2, 24x15 takes 1", "precedence-1", "23x14x5 24x15"},
		{rules.Italian, fourth, "32", board.MustCapture,
			"Rule 1: take the most pieces. 25x4 takes 3, 32x16 takes 2", "precedence-1", "25x18x11x4 32x23x16"},
		{rules.Italian, fourth, "31", board.MustCapture,
			"Rule 2: capture with a king rather than a man. 25x4 takes as many as 31x8, with a king", "precedence-2", "25x18x11x4 31x24x15x8"},
		{rules.Italian, "W:WK22,K30:BK18,27", "30", board.MustCapture,
			"Rule 3: take the most kings. 22x13 takes 1, 30x23 takes 0", "precedence-3", "22x13 30x23"},
		{rules.Italian, "W:W31,K22:B18", "31", board.MustCapture,
			"This piece has nothing to capture; the ringed one must", "capture", "22x13 -"},
		{rules.English, "W:W31,23,24:B18,19", "31", board.MustCapture,
			"This piece has nothing to capture; a ringed one must", "capture", "- -"},
		{rules.Italian, "W:W30,32:B11,12,19,20,27", "32", board.MustCapture,
			"This piece has nothing to capture; the ringed one must", "capture", "- -"}, // it has two ways
		{rules.Italian, "W:W22,30:BK18", "22", board.NoMove, "A man cannot capture a king", "spared", "- -"},
		{rules.English, "W:W22,26:B1", "26", board.NoMove, "This piece is blocked: it has no move", "moves", "- -"},
		{rules.English, "W:W22:B1", "1", board.NotYours, "That piece is not yours", "", "- -"},
		{rules.Italian, "W:W22:B1", "22", board.NotYourTurn, "Not your turn yet", "", "- -"},
		{rules.Italian, "W:W22:B1", "22", board.Unfinished, "Go on with the capture: it is not over yet", "capture", "- -"},
		{rules.Italian, "W:W22:B1", "22", board.TapInstead, "Pieces are moved by tapping; the settings allow dragging too", "", "- -"},
		{rules.Italian, "W:W22:B1", "22", board.DragInstead, "Pieces are moved by dragging; the settings allow tapping too", "", "- -"},
	} {
		table := at(t, c.game, c.position, engine.Medium)
		table.Seats = [2]prefs.Seat{rules.White: prefs.Person, rules.Black: prefs.Computer}
		n := refusal(table, board.Refusal{Point: point(t, c.game, c.tapped), Why: c.why})
		if got := n.text(english); got != c.want || n.topic != c.topic || drawn(n) != c.drawn {
			t.Errorf("%v %s, %s: %q (help %q, drawn %s), want %q (%q, %s)",
				c.game, c.position, c.tapped, got, n.topic, drawn(n), c.want, c.topic, c.drawn)
		}
	}
}

// A tap on an empty point that the chosen piece cannot reach.
func TestAnImpossibleDestinationIsExplained(t *testing.T) {
	english := translations.Choose("en")
	for _, c := range []struct {
		game                rules.Game
		position            string
		from, to            string
		want, topic, pieces string
	}{
		{rules.Italian, "W:WK27,32:BK22,13,23,K15,1", "27", "11",
			"Rule 4: meet a king first. 27x18x9 takes its first at jump 1, 27x20x11 at jump 2", "precedence-4", "27x18x9 27x20x11"},
		{rules.Italian, "W:W22:BK18", "22", "13", "A man cannot capture a king", "spared", "- -"},
		{rules.Italian, "W:W22:BK18", "22", "18", "A man cannot capture a king", "spared", "- -"},
		{rules.Italian, "W:W22:BK18,1", "22", "27", "A man never moves backwards", "moves", "- -"},
		{rules.Italian, "W:WK22:B1", "22", "15", "A king moves one square at a time; it does not fly", "moves", "- -"},
		{rules.Italian, "W:W22:B1", "22", "9", "It cannot go there; the dots show where it can", "moves", "- -"},
		{rules.Italian, "W:W22:B18", "22", "19", "It can only capture now, where the dots are", "capture", "- -"},
		{rules.Italian, "W:WK2:B4,K5,K6,13,K14", "2", "9",
			"Rule 4: meet a king first. 2x11x18x9x2 takes king number 2 at jump 2, 2x9x18x11x2 at jump 3", "precedence-4", "2x11x18x9x2 2x9x18x11x2"},
		{rules.Alquerque, "4b/5/2w2/5/5 w", "c3", "c2", "A piece never steps backwards; only a capture may go that way", "moves", "- -"},
	} {
		table := at(t, c.game, c.position, engine.Medium)
		from := point(t, c.game, c.from)
		n := refusal(table, board.Refusal{Point: point(t, c.game, c.to), Why: board.NotThere, From: from, At: from})
		if got := n.text(english); got != c.want || n.topic != c.topic || drawn(n) != c.pieces {
			t.Errorf("%v %s, %s to %s: %q (help %q, drawn %s), want %q (%q, %s)",
				c.game, c.position, c.from, c.to, got, n.topic, drawn(n), c.want, c.topic, c.pieces)
		}
	}
}

// What a tap says is drawn on the board, and goes with the next thing that is done.
func TestARefusedCaptureIsDrawnUntilTheNextTap(t *testing.T) {
	s := sit(t)
	s.lay(rules.Italian, "W:W23,24:B10,19,20")
	s.tap("24")
	s.says("You must capture: only one way\nRule 1: take the most pieces. 23x5 takes 2, 24x15 takes 1")
	if v := s.play.board.View(); v.Due.String() != "23x14x5" || v.Barred.String() != "24x15" {
		t.Errorf("drawn are %v and %v", v.Due, v.Barred)
	}
	s.tap("23")
	if v := s.play.board.View(); !v.Due.IsZero() || !v.Barred.IsZero() {
		t.Errorf("%v and %v are still drawn", v.Due, v.Barred)
	}
}

func point(t *testing.T, g rules.Game, name string) rules.Point {
	t.Helper()
	p, err := g.ParsePoint(name)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// drawn is what a notice draws.
func drawn(n notice) string {
	name := func(m rules.Move) string {
		if m.IsZero() {
			return "-"
		}
		return m.String()
	}
	return name(n.due) + " " + name(n.barred)
}
