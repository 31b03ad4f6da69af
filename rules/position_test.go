package rules_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"damiera/rules"
)

// position reads a position that the test knows to be right.
func position(t *testing.T, g rules.Game, text string) rules.Position {
	t.Helper()
	p, err := rules.ParsePosition(g, text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return p
}

// move reads a move that the test knows to be legal.
func move(t *testing.T, p rules.Position, text string) rules.Move {
	t.Helper()
	m, err := p.ParseMove(text)
	if err != nil {
		t.Fatalf("%s in %s: %v", text, p, err)
	}
	return m
}

func longForms(moves []rules.Move) string {
	var texts []string
	for _, m := range moves {
		texts = append(texts, m.String())
	}
	slices.Sort(texts)
	return strings.Join(texts, " ")
}

func TestRulesThatProgramsGetWrong(t *testing.T) {
	for _, c := range []struct {
		why   string
		game  rules.Game
		fen   string
		moves string
	}{
		{"a king met sooner comes first", rules.Italian, "W:W31,32,K25:B12,13,20,21,28,7,K14,K5", "25x18x11x4"},
		{"the fourth rule compares the whole chain", rules.Italian, "W:WK30:B10,K12,K18,20,K26,K27", "30x21x14x5"},
		{"a man spares a king", rules.Italian, "W:W22:BK18", "22-19"},
		{"a man takes a king in English draughts", rules.English, "W:W22:BK18", "22x15"},
		{"the most pieces over the whole chain", rules.Italian, "W:W23,24:B10,19,20", "23x14x5"},
		{"a king's capture is compulsory too", rules.Italian, "W:W31,K22:B18", "22x13"},
		{"crowning ends a capture", rules.Italian, "W:W10:B6,7", "10x3"},
		{"crowning ends a capture in English draughts", rules.English, "W:W10:B7,8", "10x3"},
		{"kings step", rules.Italian, "W:WK18:B1", "18-13 18-14 18-21 18-22"},
		{"kings step in English draughts", rules.English, "W:WK18:B1", "18-14 18-15 18-22 18-23"},
		{"captures that share both ends", rules.Italian, "W:W30:B11,12,19,20,27", "30x23x14x7 30x23x16x7"},
		{"free choice in English draughts", rules.English, "W:W23,24:B10,18,19", "23x14x7 23x16 24x15x6"},
		{"no diagonals on odd points", rules.Alquerque, "4b/5/5/2b2/1w3 w", "b1-a1 b1-b2 b1-c1"},
		{"diagonals on even points", rules.Alquerque, "4b/5/5/1b3/w4 w", "a1xc3"},
		{"only sideways on the far rank", rules.Alquerque, "2w2/5/5/5/b4 w", "c5-b5 c5-d5"},
	} {
		t.Run(c.why, func(t *testing.T) {
			if got := longForms(position(t, c.game, c.fen).Moves()); got != c.moves {
				t.Errorf("%s: moves %q, want %q", c.fen, got, c.moves)
			}
		})
	}
}

func TestForbiddenNamesTheFirstRule(t *testing.T) {
	p := position(t, rules.Italian, "W:W31,32,K25:B12,13,20,21,28,7,K14,K5")
	want := map[string]int{"25x18x9x2": 4, "31x24x15x8": 2, "32x23x16": 1}
	refused := p.Forbidden()
	if len(refused) != len(want) {
		t.Errorf("%d captures are refused, want %d", len(refused), len(want))
	}
	for _, r := range refused {
		if want[r.Move.String()] != r.Rule || r.By.String() != "25x18x11x4" {
			t.Errorf("%s is refused by rule %d and %s, want rule %d and 25x18x11x4", r.Move, r.Rule, r.By, want[r.Move.String()])
		}
	}
}

func TestPositionsThatCannotOccur(t *testing.T) {
	for _, c := range []struct {
		game rules.Game
		text string
		why  string
	}{
		{rules.Italian, "W:W1,22:B5", "a white man stands on 1, its far row"},
		{rules.Italian, "W:W22:B30", "a black man stands on 30, its far row"},
		{rules.English, "W:W20-32:B1-12", "13 white pieces: a side has at most 12"},
		{rules.Alquerque, "bbbbb/bbbbb/bbb2/5/w4 w", "13 black pieces: a side has at most 12"},
	} {
		p, err := rules.ParsePosition(c.game, c.text)
		var broken *rules.PositionError
		if !errors.As(err, &broken) || broken.Why != c.why {
			t.Errorf("%s: error %v, want %q", c.text, err, c.why)
		}
		if p.Side[rules.White] == 0 {
			t.Errorf("%s: the position is not shown for mending", c.text)
		}
	}
}

func TestErrorsPointAtTheSpot(t *testing.T) {
	for _, c := range []struct {
		game rules.Game
		text string
		spot string
	}{
		{rules.Italian, "W:W4,4:B1", "W:W4,»4«:B1"},
		{rules.Italian, "W:W33:B1", "W:W»33«:B1"},
		{rules.Italian, "W:WX4:B1", "W:W»X4«:B1"},
		{rules.Italian, "?:W29:B22", "»?«:W29:B22"},
		{rules.Italian, "W:W21", "W:W21»«"},
		{rules.Italian, "W:W25-22:B1", "W:W»25-22«:B1"},
		{rules.Italian, "W:W1:W2", "W:W1:»W2«"},
		{rules.Italian, "", "»«"},
		{rules.Alquerque, "bbbbb/bbbbbb/bb1ww/wwwww/wwwww w", "bbbbb/bbbbb»b«/bb1ww/wwwww/wwwww w"},
		{rules.Alquerque, "5/5/5/w w", "5/5/5/w»« w"},
		{rules.Alquerque, "5/5/5/5/w4", "5/5/5/5/w4»«"},
	} {
		_, err := rules.ParsePosition(c.game, c.text)
		var spot *rules.TextError
		if !errors.As(err, &spot) || !strings.HasSuffix(err.Error(), ": "+c.spot) {
			t.Errorf("%q: error %v, want one that shows %s", c.text, err, c.spot)
		}
	}
}

func TestUntidyPositionsAreRead(t *testing.T) {
	for text, want := range map[string]string{
		"W:W21-32:B1-12":               rules.Start(rules.Italian).String(),
		"B:W21,K5:BK17,K14.":           "B:WK5,21:BK14,K17",
		"W:B2,11,K29:W31,18,K8":        "W:WK8,18,31:B2,11,K29",
		"B : W 30, 28 , K 7 : B 5 ,13": "B:WK7,28,30:B5,13",
		"w:w30,k7:b5,13":               "W:WK7,30:B5,13",
		"B:WK29-31:B3,K10":             "B:WK29,K30,K31:B3,K10",
		"W:W:W24,29:B6":                "W:W24,29:B6",
		"W:W:B":                        "W:W:B",
	} {
		if got := position(t, rules.Italian, text).String(); got != want {
			t.Errorf("%s is read as %s, want %s", text, got, want)
		}
	}
}

func TestMoveTextIsReadLeniently(t *testing.T) {
	p := position(t, rules.Italian, "W:W30:B11,12,19,20,27")
	for text, want := range map[string]string{
		"30x23x14x7":  "30x23x14x7",
		"30:23:16:7":  "30x23x16x7",
		"30-23-16-7":  "30x23x16x7",
		"30x14x7":     "30x23x14x7",
		" 30 x 16 x7": "30x23x16x7",
	} {
		if got := move(t, p, text).String(); got != want {
			t.Errorf("%q means %s, want %s", text, got, want)
		}
	}
	for text, spot := range map[string]string{
		"30x7":    "ambiguous: different pieces would be captured: »30x7«",
		"30x23":   "the capture must go on: 30x23x14x7: 30x»23«",
		"29-25":   "nobody stands there: »29«-25",
		"11-15":   "it is white's turn: »11«-15",
		"30x33":   "the board has no such point: 30x»33«",
		"30~23":   "points are joined by - or x: 30»~«23",
		"30":      "a move names its points: 22-18 or 30x21x14: »30«",
		"":        "a move names its points: 22-18 or 30x21x14: »«",
		"30x21x7": "not a legal move: a capture must be made, as 30x23x14x7: »30x21x7«",
	} {
		if _, err := p.ParseMove(text); err == nil || err.Error() != spot {
			t.Errorf("%q: error %v, want %s", text, err, spot)
		}
	}
}

func TestTheSideToMoveIsPartOfAPosition(t *testing.T) {
	if position(t, rules.Italian, "W:WK18:BK1") == position(t, rules.Italian, "B:WK18:BK1") {
		t.Error("two positions with different sides to move are equal")
	}
}

func TestBoardsAreDrawnTheRightWayRound(t *testing.T) {
	for _, c := range []struct {
		game     rules.Game
		name     string
		col, row int
	}{
		{rules.Italian, "1", 0, 0}, {rules.Italian, "5", 1, 1}, {rules.Italian, "32", 7, 7},
		{rules.English, "1", 1, 0}, {rules.English, "5", 0, 1}, {rules.English, "29", 0, 7},
		{rules.Alquerque, "a5", 0, 0}, {rules.Alquerque, "e1", 4, 4},
	} {
		p, err := c.game.ParsePoint(c.name)
		if err != nil {
			t.Fatal(err)
		}
		if col, row := c.game.Cell(p); col != c.col || row != c.row {
			t.Errorf("%s %s is drawn at %d, %d, want %d, %d", c.game, c.name, col, row, c.col, c.row)
		}
		if c.game.PointAt(c.col, c.row) != p || c.game.Name(p) != c.name {
			t.Errorf("%s %s does not come back from its cell", c.game, c.name)
		}
	}
	// Four along each of five rows and five columns, and one diagonal across each
	// of the sixteen small squares.
	if n := len(rules.Alquerque.Lines()); n != 20+20+16 {
		t.Errorf("the Alquerque board has %d lines, want 56", n)
	}
}
