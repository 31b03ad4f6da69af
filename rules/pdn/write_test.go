package pdn_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"damiera/rules"
	"damiera/rules/pdn"
)

func write(t *testing.T, g pdn.Game) string {
	t.Helper()
	var text bytes.Buffer
	if err := pdn.Write(&text, g); err != nil {
		t.Fatal(err)
	}
	return text.String()
}

// again writes a game and reads it.
func again(t *testing.T, g pdn.Game) pdn.Game {
	t.Helper()
	text := write(t, g)
	games := readText(t, text, pdn.Options{})
	if len(games) != 1 {
		t.Fatalf("%d games in\n%s", len(games), text)
	}
	if games[0].Problem != nil && !g.Unplaced {
		t.Fatalf("line %d: %s in\n%s", games[0].Problem.Line, games[0].Problem.About, text)
	}
	return games[0]
}

// same reports where two games differ in what writing preserves.
func same(t *testing.T, got, want pdn.Game) {
	t.Helper()
	if got.Kind != want.Kind || got.Outcome != want.Outcome || got.Unplaced != want.Unplaced {
		t.Errorf("%s %s, want %s %s", got.Kind, got.Outcome, want.Kind, want.Outcome)
	}
	if got.Match.Start() != want.Match.Start() || got.Match.Position() != want.Match.Position() {
		t.Errorf("from %s to %s, want from %s to %s", got.Match.Start(), got.Match.Position(),
			want.Match.Start(), want.Match.Position())
	}
	if !slices.Equal(got.Match.Moves(), want.Match.Moves()) {
		t.Errorf("moves %s, want %s", moveText(got.Match), moveText(want.Match))
	}
	if !slices.Equal(got.Comments, want.Comments) {
		t.Errorf("comments %v, want %v", got.Comments, want.Comments)
	}
	for _, tag := range want.Tags {
		switch strings.ToLower(tag.Name) {
		case "result", "risultato", "gametype", "variant", "setup", "fen":
			continue
		}
		if !slices.Contains(got.Tags, tag) {
			t.Errorf("tag %q is lost: %q", tag, got.Tags)
		}
	}
}

// TestRandomGames plays games of each kind at random, from the start and from
// positions on the way, so that either side may begin, and writes and reads them.
func TestRandomGames(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	outcomes := []rules.Outcome{rules.Open, rules.WhiteWins, rules.BlackWins, rules.Draw}
	wholeWays := 0
	for _, kind := range rules.Games() {
		for range 300 {
			m := rules.NewMatch(kind)
			begin := random.IntN(40)
			for ply := 0; ply < 200 && m.Result().Outcome == rules.Open; ply++ {
				if ply == begin && random.IntN(2) == 0 {
					var err error
					if m, err = rules.NewMatchFrom(m.Position()); err != nil {
						t.Fatal(err)
					}
				}
				moves := m.Legal()
				next, err := m.Replay(moves[random.IntN(len(moves))])
				if err != nil {
					t.Fatal(err)
				}
				if text := m.Position().Text(next.Last()); strings.Count(text, "x") > 1 {
					wholeWays++
				}
				m = next
			}
			g := pdn.Game{Kind: kind, Match: m, Outcome: outcomes[random.IntN(len(outcomes))]}
			for range random.IntN(4) {
				g.Comments = append(g.Comments, pdn.Comment{Ply: random.IntN(m.Plies() + 1), Text: "a comment"})
			}
			slices.SortFunc(g.Comments, func(a, b pdn.Comment) int { return a.Ply - b.Ply })
			same(t, again(t, g), g)
		}
	}
	if wholeWays == 0 {
		t.Error("no capture needed its whole way")
	}
}

// TestCorpusAgain writes every game of the corpus and reads it.
func TestCorpusAgain(t *testing.T) {
	files, err := filepath.Glob("testdata/*.pdn")
	if err != nil || len(files) == 0 {
		t.Fatal(err, len(files))
	}
	for _, file := range files {
		name := filepath.Base(file)
		games, _ := readFile(t, name) // TestCorpus looks at the errors
		for i, g := range games {
			t.Run(fmt.Sprintf("%s/%d", name, i+1), func(t *testing.T) {
				if g.Foreign != "" {
					if err := pdn.Write(new(bytes.Buffer), g); err == nil {
						t.Error("a foreign game was written")
					}
					return
				}
				back := again(t, g)
				same(t, back, g)
				if first, second := write(t, g), write(t, back); first != second {
					t.Errorf("written the second time as\n%s\nthe first time as\n%s", second, first)
				}
			})
		}
	}
}

// TestAwkwardTexts writes comments and tags that could be taken for something
// else, and reads them.
func TestAwkwardTexts(t *testing.T) {
	long := strings.Repeat("word ", 14)
	g := pdn.Game{
		Kind:  rules.Italian,
		Match: replay(t, rules.NewMatch(rules.Italian), "22-18"),
		Tags: []pdn.Tag{
			{"Event", `"quoted" and \ and "]`}, {"Site", `C:\`}, {"Empty", ""}, {"Note", ` [White "x"] {`},
			{"White", "Белый"}, {"Black", "黑方"},
		},
		Comments: []pdn.Comment{
			{0, `; % ( $1 1-0 * [White "x"]`},
			{0, long + `% no escape line ` + long + `[Event "no tag"] and so on`},
			{1, strings.Repeat("x", 200)},
			{1, "the end"},
		},
	}
	back := again(t, g)
	same(t, back, g)

	g.Comments = []pdn.Comment{{1, " braces {inside}\n\n[Event \"x\"] "}, {1, " \n"}, {7, "after the end"}}
	g.Tags = []pdn.Tag{{"Event", "two\nlines and a stray \xe9"}}
	back = again(t, g)
	want := []pdn.Comment{{1, `braces (inside) [Event "x"]`}, {1, "after the end"}}
	if !slices.Equal(back.Comments, want) {
		t.Errorf("comments %v, want %v", back.Comments, want)
	}
	if event, _ := back.Tag("Event"); event != "two lines and a stray é" {
		t.Errorf("event %q", event)
	}
}

func TestWidth(t *testing.T) {
	games, err := readFile(t, "en_comments.pdn")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range games {
		for line := range strings.Lines(write(t, g)) {
			if n := utf8.RuneCountInString(strings.TrimSuffix(line, "\n")); n > 79 {
				t.Errorf("%d columns: %s", n, line)
			}
		}
	}
}

func TestWriting(t *testing.T) {
	english, err := rules.NewMatchFrom(position(t, rules.English, "W:W21-32:B1-12"))
	if err != nil {
		t.Fatal(err)
	}
	english = replay(t, replay(t, replay(t, english, "22-18"), "9-13"), "18-14")
	for _, c := range []struct {
		game pdn.Game
		want string
	}{
		{
			pdn.Game{
				Kind: rules.English, Match: english, Outcome: rules.BlackWins,
				Tags: []pdn.Tag{
					{"Level", "hard"}, {"Result", "*"}, {"Black", "B"}, {"WHITE", "A"}, {"FEN", "old"}, {"Event", "E"},
					{"GameType", "20"},
				},
			},
			`[Event "E"]
[WHITE "A"]
[Black "B"]
[Result "1-0"]
[GameType "21,B,8,8,N1,0"]
[Level "hard"]
[SetUp "1"]
[FEN "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"]

1. ... 22-18 2. 9-13 18-14 1-0

`,
		},
		{
			pdn.Game{
				Kind: rules.Alquerque, Match: replay(t, rules.NewMatch(rules.Alquerque), "c2-c3"), Outcome: rules.WhiteWins,
				Tags: []pdn.Tag{{"Variant", "?"}},
			},
			`[Result "1-0"]
[Variant "Alquerque"]

1. c2-c3 1-0

`,
		},
		{
			pdn.Game{
				Kind: rules.Italian, Match: rules.NewMatch(rules.Italian), Outcome: rules.Draw, ResultText: "1-1",
				Tags: []pdn.Tag{{"Risultato", "1-0"}}, Comments: []pdn.Comment{{Text: "agreed"}},
			},
			`[GameType "22,W,8,8,N2,1"]
[Risultato "1-1"]

{agreed} 1-1

`,
		},
	} {
		if got := write(t, c.game); got != c.want {
			t.Errorf("got\n%swant\n%s", got, c.want)
		}
	}
}

func position(t *testing.T, g rules.Game, fen string) rules.Position {
	t.Helper()
	p, err := rules.ParsePosition(g, fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestWriteRefuses(t *testing.T) {
	italian := rules.NewMatch(rules.Italian)
	for what, g := range map[string]pdn.Game{
		"a foreign game":      {Foreign: "GameType 20"},
		"a match of another":  {Kind: rules.English, Match: italian},
		"a tag without name":  {Match: italian, Tags: []pdn.Tag{{"", "x"}}},
		"a name with a quote": {Match: italian, Tags: []pdn.Tag{{`a"b`, "x"}}},
	} {
		var text bytes.Buffer
		if err := pdn.Write(&text, g); err == nil || text.Len() > 0 {
			t.Errorf("%s was written: %q", what, text.String())
		}
	}
	if err := pdn.Write(fullDisk{}, pdn.Game{Match: italian}); !errors.Is(err, errFull) {
		t.Errorf("writing to a full disk: %v", err)
	}
}

var errFull = errors.New("the disk is full")

type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, errFull }
