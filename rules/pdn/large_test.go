package pdn_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"damiera/rules"
	"damiera/rules/pdn"
)

// TestHostileTexts reads a megabyte each of what a careless reader takes quadratic
// time or a deep stack for. In that case the test does not end.
func TestHostileTexts(t *testing.T) {
	const size = 1 << 20
	many := func(s string) string { return strings.Repeat(s, size/len(s)) }
	const game = "[GameType \"22\"]\n\n1. 22-18 "
	for name, text := range map[string]string{
		"opening brackets":             game + many("("),
		"opening and closing brackets": game + many("(") + many(")") + " 9-13 *",
		"opening braces":               game + many("{"),
		"lines of opening braces":      game + many("{\n"),
		"closing braces":               game + many("}"),
		"one comment":                  game + "{" + many("x") + "} 9-13 *",
		"one comment of words":         game + "{" + many("x ") + "} 9-13 *",
		"one comment of lines":         game + "{" + many("x\n") + "} 9-13 *",
		"one open comment of lines":    game + "{" + many("x\n\n"),
		"comments":                     game + many("{x} "),
		"words":                        game + many("word "),
		"one word":                     game + many("x"),
		"signs":                        game + many("!?"),
		"glyphs":                       game + many("$1$"),
		"digits":                       game + many("1"),
		"numbers":                      game + many("1 "),
		"dots":                         game + many("1."),
		"joined squares":               game + many("1-"),
		"moves with commas":            game + many("1-1,"),
		"squares after a blank":        game + "1 " + many("-1"),
		"spaced squares":               game + many("1 - "),
		"spaced signs":                 game + many("1 -"),
		"spaced squares in vain":       game + many("1 - ") + "1x",
		"stars":                        game + many("*"),
		"results":                      game + many("1-0 "),
		"moves after results":          game + many("22-18 * "),
		"square brackets":              game + many("["),
		"square brackets, closed":      game + many("[") + "]",
		"square brackets among tags":   many("["),
		"square brackets and blanks":   game + many("[ "),
		"names":                        many("[a "),
		"heads of tags":                many("[a \""),
		"heads of tags, a line each":   many("[a \"\n"),
		"quotes":                       "[a \"" + many("\" "),
		"escaped quotes":               "[a \"" + many("\\\" "),
		"escaped ends":                 "[a \"" + many("\\\"]"),
		"tags":                         many("[a \"\"]"),
		"tags, empty lines between":    many("[a \"\"]\n\n[b \"\"]\n\n"),
		"comments that tags end":       many("{\n\n[a \"\"]\n"),
		"comments with tags in them":   many("{\n[a \"\"]\nx\n"),
		"a comment of tags":            "{" + many("[a \"\"]\n"),
		"variations that tags end":     many("(\n[a \"\"]\n"),
		"FEN":                          "[FEN \"W:W" + many("1,") + "\"]",
		"FEN of blanks":                "[FEN \"W:W" + many(" ") + "\"]",
		"empty lines":                  many("\n"),
		"blanks":                       many(" "),
		"stray bytes":                  game + many("\xff"),
		"ends of UTF-8":                game + many("\x80"),
		"escape lines":                 many("%\n"),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			readText(t, text, pdn.Options{})
		})
	}
}

// TestManyTags reads a game with thousands of different tags and writes it.
func TestManyTags(t *testing.T) {
	var text strings.Builder
	const tags = 50000
	for i := range tags {
		text.WriteString("[T" + strings.Repeat("x", i%40) + strings.Repeat("y", i/40%40) + " \"v\"]\n\n")
	}
	text.WriteString("1. 22-18 *\n")
	games := readText(t, text.String(), pdn.Options{})
	read := 0
	for _, g := range games {
		read += len(g.Tags)
	}
	if read != tags {
		t.Errorf("%d tags, want %d", read, tags)
	}
	if err := pdn.Write(new(bytes.Buffer), games[len(games)-1]); err != nil {
		t.Error(err)
	}
}

// TestManyGames reads 12,600 games, five megabytes of them.
func TestManyGames(t *testing.T) {
	if testing.Short() {
		t.Skip("seconds")
	}
	const copies = 4200
	text, err := os.ReadFile("testdata/it_tags_utf8.pdn")
	if err != nil {
		t.Fatal(err)
	}
	games, plies := 0, 0
	for g, err := range pdn.Games(bytes.NewReader(bytes.Repeat(text, copies)), pdn.Options{}) {
		if err != nil || g.Problem != nil {
			t.Fatal(err, g.Problem)
		}
		games++
		plies += g.Match.Plies()
	}
	if games != 3*copies || plies != 101*copies {
		t.Errorf("%d games with %d plies, want %d with %d", games, plies, 3*copies, 101*copies)
	}
}

// TestLongGame writes and reads a game of 100,000 plies, in which two kings move
// to and fro.
func TestLongGame(t *testing.T) {
	p, err := rules.ParsePosition(rules.Italian, "W:WK32:BK1")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchFrom(p)
	if err != nil {
		t.Fatal(err)
	}
	const plies = 100000
	dance := []string{"32-28", "1-5", "28-32", "5-1"}
	for i := range plies {
		m = replay(t, m, dance[i%4])
	}
	var text bytes.Buffer
	if err := pdn.Write(&text, pdn.Game{Kind: rules.Italian, Match: m}); err != nil {
		t.Fatal(err)
	}
	for _, kind := range []string{italianTypeTag, ""} {
		games := readText(t, strings.Replace(text.String(), italianTypeTag, kind, 1), pdn.Options{ItalianFirst: true})
		if len(games) != 1 || games[0].Match.Plies() != plies || games[0].Problem != nil {
			t.Errorf("with the tag %q: %d games, the first with %d plies", kind, len(games), games[0].Match.Plies())
		}
	}
}

const italianTypeTag = "[GameType \"22,W,8,8,N2,1\"]\n"

func replay(t *testing.T, m rules.Match, text string) rules.Match {
	t.Helper()
	mv, err := m.Position().ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	next, err := m.Replay(mv)
	if err != nil {
		t.Fatal(err)
	}
	return next
}
