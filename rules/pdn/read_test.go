package pdn_test

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"damiera/rules"
	"damiera/rules/pdn"
)

// summary tells of a game in a line: kind, moves, result, problem, comments.
func summary(g pdn.Game) string {
	kind := g.Kind.String()
	if g.Foreign != "" {
		kind = "foreign"
	}
	s := fmt.Sprintf("%s %s (%s)", kind, resultWords(g.Outcome), moveText(g.Match))
	for _, c := range g.Comments {
		s += fmt.Sprintf(" %d{%s}", c.Ply, c.Text)
	}
	if g.Problem != nil {
		s += fmt.Sprintf(" line %d: %s", g.Problem.Line, g.Problem.About)
	}
	return s
}

func readText(t *testing.T, text string, o pdn.Options) []pdn.Game {
	t.Helper()
	games, err := pdn.Read(strings.NewReader(text), o)
	if err != nil && !errors.Is(err, pdn.ErrNoGame) {
		t.Fatal(err)
	}
	return games
}

func TestReading(t *testing.T) {
	const it, en = "[GameType \"22\"]\n\n", "[GameType \"21\"]\n\n"
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"an escape line after a byte order mark", "\ufeff% no game\n" + en + "11-15 *", []string{"english open (11-15)"}},
		{"a star glued to a move is a remark", en + "1. 11-15* 23-19 2. 8-11 *",
			[]string{"english open (11-15 23-19 8-11)"}},
		{"moves told in comments", en + "1. 11-15 {if 8-11, then 21-17, 14-21} 23-19 2. {2. 9-14 is no\nbetter} 8-11 22-17 *",
			[]string{"english open (11-15 23-19 8-11 22-17) 1{if 8-11, then 21-17, 14-21} 2{2. 9-14 is no better}"}},
		{"commands in comments", en + "1. 11-15 {[%eval 0.1][%clk 0:01:02]} 23-19 *",
			[]string{"english open (11-15 23-19) 1{[%eval 0.1][%clk 0:01:02]}"}},
		{"commands outside of comments", en + "1. 11-15 [%clk 0:01:02] 23-19 *",
			[]string{"english open (11-15 23-19) 1{[%clk 0:01:02]}"}},
		{"an older Italian file", "[Dati \"x\"]\r\n[Anno \"1999\"]\r\n\r\n1. 22-18 10-14 2. 27-22 12-15 3. 18-13  9x27 4. 31x22  8-12 {Pari} 1/2-1/2\r\n",
			[]string{"italian draw (22-18 10-14 27-22 12-15 18-13 9x18x27 31x22 8-12) 8{Pari}"}},
		{"no result at the end", it + "1. 22-18", []string{"italian open (22-18)"}},
		{"nothing after the tags", "[Event \"x\"]", []string{"english open ()"}},
		{"a comment at the end", it + "22-18 {so", []string{"italian open (22-18) 1{so} line 3: the comment is never closed"}},
		{"a result without a game", "* 1-0\n", nil},
		{"games without tags", "1. 22-18 9-13 1-0 1. 11-15 23-19 1-0",
			[]string{"italian white wins (22-18 9-13)", "english black wins (11-15 23-19)"}},
		{"a result is not handed on", it + "22-18 0-1\n\n" + it + "22-18\n\n" + it + "21-17 *",
			[]string{"italian black wins (22-18)", "italian open (22-18)", "italian open (21-17)"}},
		{"positions without results", "[Event \"a\"]\n[FEN \"W:W32:B1\"]\n\n[Event \"b\"]\n[FEN \"B:W31:B2\"]\n",
			[]string{"english open ()", "english open ()"}},
		{"tags after a comment", "[Event \"a\"]\n\n{on}\n\n[GameType \"22\"]\n22-18 *", []string{"italian open (22-18) 0{on}"}},
		{"remarks after the result", it + "22-18 1-0 {well} played in 2h30",
			[]string{"italian white wins (22-18) 1{well} 1{played in} 1{2h30}"}},
		{"blanks inside moves and results", it + "1. 22 - 18 9- 13 2. 18 x9 12 - 16 1 - 0",
			[]string{"italian white wins (22-18 9-13 18x9 12-16)"}},
		{"other scores", en + "11-15 2-0\n" + en + "11-15 ½–½\n" + en + "11-15 0-0\n",
			[]string{"english black wins (11-15)", "english draw (11-15)", "english open (11-15)"}},
		{"a move cut short", it + "1. 22-18 9- *", []string{"italian open (22-18) line 3: 9- is no whole move"}},
		{"a slip makes no larger board", "1. 22-18 9-13 2. 18x9 12-16 3. 24-20 11-15 4. 20x11 7x14 5. 23-66 *",
			[]string{"italian open (22-18 9-13 18x9 12-16 24-20 11-15 20x11 7x14) line 1: 23-66: the board has no such point: 23-»66«"}},
		{"a larger board with Italian tags", "[Bianco \"A\"]\n[Nero \"B\"]\n\n1. 32-28 17-21 2. 34-30 21-27 *",
			[]string{"foreign open () line 4: 34-30: a square above 32, a larger board"}},
		{"tags that are none", "[%x]\n[Event]\n[Round 3]\n[Site \"C:\\\"]\n" + it + "22-18 *",
			[]string{"italian open (22-18) line 1: no tag: [%x]"}},
		{"a tag without its bracket", "[Event \"x\"\n" + it + "22-18 *",
			[]string{"italian open (22-18) line 1: the tag Event is not closed"}},
		{"forbidden by precedence", "[GameType \"22\"]\n[FEN \"W:W23,24:B10,19,20\"]\n\n23x16 *",
			[]string{"italian open () line 4: 23x16: rule 1 of precedence forbids it: 23x14x5 comes first: »23x16«"}},
		{"the side is missing", "[GameType \"22\"]\n[FEN \"?:W29,13,11:B22,4,2\"]\n",
			[]string{"italian open () line 2: FEN: the side to move is missing: W or B: »?«:W29,13,11:B22,4,2"}},
		{"an empty FEN that SetUp denies", "[SetUp \"0\"]\n[FEN \"\"]\n[GameType \"22\"]\n22-18 *", []string{"italian open (22-18)"}},
		{"brackets never opened", it + "1. 22-18) 9-13} 2. 18x9] 12-16 *", []string{"italian open (22-18 9-13 18x9 12-16)"}},
		{"a variation left open without a gap", it + "1. 22-18 (21-17\n" + it + "21-17 *",
			[]string{"italian open (22-18) line 3: the bracket of a variation is never closed", "italian open (21-17)"}},
		{"a comment left open without a gap", it + "1. 22-18 {so\n[GameType \"22\"]\n21-17 {or\n[GameType \"22\"]\n21-18 *",
			[]string{
				"italian open (22-18) 1{so} line 3: the comment is never closed",
				"italian open (21-17) 1{or} line 5: the comment is never closed",
				"italian open (21-18)",
			}},
		{"a comment left open before one that is closed", it + "1. 22-18 {so\n[GameType \"22\"]\n21-17 {or} *",
			[]string{"italian open (22-18) 1{so} line 3: the comment is never closed", "italian open (21-17) 1{or}"}},
		{"a tag with a star inside a line", "1. 22-18 * [Event \"a\"][GameType \"22\"] 21-17 *",
			[]string{"italian open (22-18)", "italian open (21-17)"}},
		{"some of the landings", "[GameType \"21\"]\n[FEN \"W:W31:B9,10,17,18,26\"]\n\n31x15x6 *",
			[]string{"english open (31x22x15x6)"}},
		{"both ways stay open", "[GameType \"21\"]\n[FEN \"W:W31,32:B9,10,12,17,18,26\"]\n\n{one} 31x6 {two} 12-16 32-28 *",
			[]string{"english open () 0{one} line 4: 31x6 may be 31x22x13x6 or 31x22x15x6"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			for _, g := range readText(t, c.text, pdn.Options{}) {
				got = append(got, summary(g))
			}
			if fmt.Sprintf("%q", got) != fmt.Sprintf("%q", c.want) {
				t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(c.want, "\n"))
			}
		})
	}
}

func TestOptions(t *testing.T) {
	const position = "[FEN \"W:W32:B1\"]\n*"
	for _, c := range []struct {
		text    string
		options pdn.Options
		want    string
	}{
		{position, pdn.Options{}, "english"},
		{position, pdn.Options{ItalianFirst: true}, "italian"},
		{position, pdn.Options{Default: rules.Italian, HasDefault: true}, "italian"},
		{"[Bianco \"A\"]", pdn.Options{Default: rules.English, HasDefault: true}, "english"},
		{"[GameType \"22\"]", pdn.Options{Default: rules.English, HasDefault: true}, "italian"},
		{"c2-c3 c4xc2", pdn.Options{}, "foreign"},
		{"c2-c3 c4xc2", pdn.Options{Default: rules.Italian, HasDefault: true}, "foreign"},
		{"c2-c3 c4xc2", pdn.Options{Default: rules.Alquerque, HasDefault: true}, "alquerque"},
	} {
		games := readText(t, c.text, c.options)
		if len(games) != 1 || !strings.HasPrefix(summary(games[0]), c.want+" ") {
			t.Errorf("%q with %+v: %s, want %s", c.text, c.options, summary(games[0]), c.want)
		}
	}
}

func TestEncodings(t *testing.T) {
	for _, c := range []struct{ name, value, want string }{
		{"UTF-8", "Forlì, 3° turno", "Forlì, 3° turno"},
		{"Latin-1", "Forl\xec, 3\xb0 turno", "Forlì, 3° turno"},
		{"Windows-1252", "\x93cos\xec\x94 \x80 5", "“così” € 5"},
		{"Latin-1 with what could be UTF-8", "\xccO\xc8\xb0 \xe8 \xec", "ÌOÈ° è ì"},
		{"UTF-8 with a stray byte", "Белый \xe9", "Белый é"},
		{"controls", "a\tb\x01\ufeffc", "a b  c"},
	} {
		games := readText(t, "[Site \""+c.value+"\"]", pdn.Options{})
		if got, _ := games[0].Tag("SITE"); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestTagNames has no Turkish surprise: I and ı are different letters.
func TestTagNames(t *testing.T) {
	g := readText(t, "[SITE \"a\"] [Rısultato \"1-0\"]", pdn.Options{})[0]
	if site, ok := g.Tag("site"); !ok || site != "a" {
		t.Errorf("site is %q", site)
	}
	if _, ok := g.Tag("Risultato"); ok || g.Outcome != rules.Open {
		t.Error("a dotless i has become an i")
	}
}

func TestReadingFails(t *testing.T) {
	text := "[GameType \"22\"]\n\n1. 22-18 *\n\n[GameType \"22\"]\n\n1. 21-17"
	failure := errors.New("the disk is gone")
	games, err := pdn.Read(io.MultiReader(strings.NewReader(text), iotest.ErrReader(failure)), pdn.Options{})
	if !errors.Is(err, failure) || len(games) != 1 {
		t.Errorf("%d games and error %v, want 1 game and %v", len(games), err, failure)
	}
}

// TestStopping reads one game of an endless text.
func TestStopping(t *testing.T) {
	for range pdn.Games(endless("[GameType \"22\"] 1. 22-18 * "), pdn.Options{}) {
		break
	}
}

// endless repeats itself, a line each time.
type endless string

func (e endless) Read(b []byte) (int, error) {
	return copy(b, string(e)+"\n"), nil
}
