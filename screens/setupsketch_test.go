package screens

import (
	"errors"
	"testing"

	"damiera/rules"
	"damiera/translations"
)

// sketched is a sketch as a text tells it.
func sketched(t *testing.T, g rules.Game, text string) sketch {
	t.Helper()
	s, err := readSketch(g, text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestTapsOnASketch(t *testing.T) {
	white, black := allTools[0], allTools[3]
	for _, c := range []struct {
		name, before, at string
		tool             tool
		want             string
	}{
		{"an empty square", "W:W22:B10", "18", white, "W:W18,22:B10"},
		{"another piece", "W:W22:B10", "10", white, "W:W10,22:B"},
		{"a man becomes a king", "W:W22:B10", "10", black, "W:W22:BK10"},
		{"a king becomes a man", "W:WK22:B10", "22", white, "W:W22:B10"},
		{"the same piece", "W:W22:B10", "22", white, "W:W:B10"},
		{"the same king", "W:W22:BK10", "10", black, "W:W22:B"},
		{"taking away", "W:W22:BK10", "10", allTools[4], "W:W22:B"},
		{"taking nothing away", "W:W22:BK10", "11", allTools[4], "W:W22:BK10"},
	} {
		s := sketched(t, rules.Italian, c.before)
		if got := s.tapped(point(t, rules.Italian, c.at), c.tool).text(); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

func TestDragsOnASketch(t *testing.T) {
	s := sketched(t, rules.Italian, "B:W22,K7:B10")
	at := func(name string) rules.Point { return point(t, rules.Italian, name) }
	for _, c := range []struct {
		from, to rules.Point
		want     string
	}{
		{at("7"), at("1"), "B:WK1,22:B10"},
		{at("22"), at("10"), "B:WK7,10:B"},
		{at("10"), rules.None, "B:WK7,22:B"},
		{at("11"), at("12"), "B:WK7,22:B10"},
	} {
		if got := s.dragged(c.from, c.to).text(); got != c.want {
			t.Errorf("%d to %d: %s, want %s", c.from, c.to, got, c.want)
		}
	}
}

// Between the games on 32 squares each piece keeps its number.
func TestASketchOnTheOtherBoard(t *testing.T) {
	s := sketched(t, rules.Italian, "B:W5,22,K30:B1,10,K17")
	if got := s.on(rules.English); got.position.Game != rules.English || got.text() != s.text() {
		t.Errorf("on the other board it is %s of %v", got.text(), got.position.Game)
	}
}

// What a person pastes comes as it comes.
func TestReadingASketch(t *testing.T) {
	for _, c := range []struct {
		game rules.Game
		text string
		want string
		on   rules.Game
	}{
		{rules.Italian, "W:W21-32:B1-12", rules.Start(rules.Italian).String(), rules.Italian},
		{rules.English, "B:W21,K5:BK17,K14.", "B:WK5,21:BK14,K17", rules.English},
		{rules.Italian, " \n\"B : W 30, 28 , K 7 : B 5 ,13\"\r\n", "B:WK7,28,30:B5,13", rules.Italian},
		{rules.English, "w:w30,k7:b5,13", "W:WK7,30:B5,13", rules.English},
		{rules.English, "W:W:W24,29:B6", "W:W24,29:B6", rules.English},
		{rules.Italian, "W:W20-32:B1-12", "W:W20,21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12", rules.Italian},
		{rules.Alquerque, "W:W22:B10", "W:W22:B10", rules.Italian},
		{rules.Italian, "bbbbb/bbbbb/bb1ww/wwwww/wwwww b", "bbbbb/bbbbb/bb1ww/wwwww/wwwww b", rules.Alquerque},
		{rules.Italian, "?:W29,13,11:B22,4,2", "?:W11,13,29:B2,4,22", rules.Italian},
		{rules.Italian, ":W29:B22", "?:W29:B22", rules.Italian},
		{rules.Italian, "W:W21,22,\r\n23:B1", "W:W21,22,23:B1", rules.Italian},
		{rules.English, "bbbbb/5/5/5/wwwww ?", "bbbbb/5/5/5/wwwww ?", rules.Alquerque},
		{rules.English, "bbbbb/5/5/5/wwwww", "bbbbb/5/5/5/wwwww ?", rules.Alquerque},
		{rules.English, "[Event \"x\"]\n[SetUp \"1\"]\n[FEN \"B:W9:B1\"]\n\n*", "B:W9:B1", rules.English},
	} {
		s, err := readSketch(c.game, c.text)
		if err != nil || s.text() != c.want || s.position.Game != c.on {
			t.Errorf("%q is read as %s of %v, %v, want %s of %v", c.text, s.text(), s.position.Game, err, c.want, c.on)
		}
	}
}

// A text that cannot be read points at its spot.
func TestTextsThatAreNoSketch(t *testing.T) {
	english := translations.Choose("en")
	for text, want := range map[string][2]string{
		"W:WX4:B1":         {"A square is expected here, 1 to 32.", "W:W»X4«:B1"},
		"W:W33:B1":         {"There is no such square: they go from 1 to 32.", "W:W»33«:B1"},
		"W:W4,4:B1":        {"A square is named twice.", "W:W4,»4«:B1"},
		"?:W29:W22":        {"One side is listed twice.", "?:W29:»W22«"},
		":W29:BX":          {"A square is expected here, 1 to 32.", ":W29:B»X«"},
		"X:W29:B22":        {"It does not say who moves: W or B.", "»X«:W29:B22"},
		"W:W21":            {"The pieces of one side are missing.", "W:W21»«"},
		"b4/5/5/5/w3k w":   {"A row holds w, b and the digits 1 to 5.", "b4/5/5/5/w3»k« w"},
		"hello, Wörld":     {"It does not say who moves: W or B.", "»hello«, Wörld"},
		"":                 {"There is nothing to read.", ""},
		"W:W21:B2 and you": {"Nothing may follow the two lists.", "W:W21:B2 »and« you"},
	} {
		_, err := readSketch(rules.Italian, text)
		var slip *rules.TextError
		if !errors.As(err, &slip) {
			t.Errorf("%q: error %v", text, err)
			continue
		}
		if why, spot := slipText(english, err); why != want[0] || spot != want[1] {
			t.Errorf("%q: %q %q, want %q", text, why, spot, want)
		}
	}
}

// Every kind of slip has its own words.
func TestEverySlipHasWords(t *testing.T) {
	for fault := rules.NoText; fault <= rules.NoPiece; fault++ {
		if slipKeys[fault] == "" {
			t.Errorf("fault %d has no words", fault)
		}
	}
}

func TestFlaws(t *testing.T) {
	english := translations.Choose("en")
	for _, c := range []struct {
		game       rules.Game
		text, want string
		rings      int
	}{
		{rules.Italian, "W:W21-32:B1-12", "", 0},
		{rules.Italian, "W:W:B", "There are no pieces on the board", 0},
		{rules.Italian, "W:W22:B", "Black has no pieces", 0},
		{rules.Italian, "W:W:B22", "White has no pieces", 0},
		{rules.Italian, "W:W20-32:B1-12", "White has 13 pieces; twelve are the most", 0},
		{rules.English, "W:W32:B4-19", "Black has 16 pieces; twelve are the most", 0},
		{rules.Italian, "W:W1,3,22:B5", "White has a man on 1, its last row: there it would be a king", 2},
		{rules.Italian, "W:W1,22:B30,31", "White has a man on 1, its last row: there it would be a king", 3},
		{rules.Italian, "?:W29,13,11:B22,4,2", "Who moves? Choose White or Black", 0},
		{rules.Italian, "W:W12:B7,8,3", "White is to move and has no move", 0},
		{rules.Alquerque, "bbbbb/bbbbb/bbb2/5/w4 w", "Black has 13 pieces; twelve are the most", 0},
	} {
		f := sketched(t, c.game, c.text).flaw()
		got := ""
		if f.text != nil {
			got = f.text(english)
		}
		if got != c.want || f.at.Len() != c.rings {
			t.Errorf("%s: %q with %d rings, want %q with %d", c.text, got, f.at.Len(), c.want, c.rings)
		}
	}
}

// What is meant for a position is told from what is meant for a game.
func TestPositionsAreToldFromGames(t *testing.T) {
	for text, want := range map[string]bool{
		"W:WX4:B1": true, "?:W1:B2": true, " w : w1:b2 ": true, ":W1:B2": true, "\"W:W1:B2\"\n": true,
		"bbbbb/bbbbb/bb1ww/wwwww/wwwww w": true, "bbbbb/bbbbb/bb1": true,
		"1. 22-18 11-15 *": false, "[FEN \"W:W1:B2\"]": false, "": false, "1/2-1/2": false, "hello": false,
		"W:W1:B2\n1. 22-18": false,
	} {
		if got := meansPosition(text); got != want {
			t.Errorf("%q means a position: %v, want %v", text, got, want)
		}
	}
}
