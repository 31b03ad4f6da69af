package hub

import (
	"math/rand/v2"
	"strings"
	"testing"

	"damiera/rules"
)

func TestPositionText(t *testing.T) {
	for g, want := range map[rules.Game]string{
		rules.Italian:   "Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww",
		rules.English:   "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww",
		rules.Alquerque: "Wbbbbbbbbbbbbewwwwwwwwwwww",
	} {
		if got := positionText(rules.Start(g)); got != want {
			t.Errorf("%s starts at %s", g, got)
		}
	}
	p, err := parsePosition(rules.English, "BBeeeeeeeeeeeeeeebeeeeeeeeeeeeeeW")
	if err != nil || p.String() != "B:WK32:BK1,17" {
		t.Errorf("%s, %v", p, err)
	}
}

func TestMoveText(t *testing.T) {
	for _, test := range []struct {
		game           rules.Game
		position, move string
		want           string
	}{
		{rules.Italian, "W:W22:B1", "22-18", "22-18"},
		{rules.Italian, "W:WK30:B10,K12,K18,20,K26,K27", "30x21x14x5", "30x5x10x18x26"},
		{rules.English, "B:W6,7,15,14,22,23:BK2", "2x9x18x11x2", "2x2x6x7x14x15"},
		{rules.Alquerque, "5/1b1b1/5/1b1b1/2w2 w", "c1xa3xc5xe3xc1", "c1xc1xb4xd4xb2xd2"},
	} {
		p, err := rules.ParsePosition(test.game, test.position)
		if err != nil {
			t.Fatal(err)
		}
		m, err := p.ParseMove(test.move)
		if err != nil {
			t.Fatal(err)
		}
		if got := moveText(m); got != test.want {
			t.Errorf("%s is written %s, want %s", m, got, test.want)
		}
	}
}

// Through random games, what is written is read as the same: positions, and moves by what they do.
// What is taken may come in any order, and the games' own notation does as well.
func TestNotationIsRead(t *testing.T) {
	chance := rand.New(rand.NewPCG(8, 25))
	captures := 0
	for _, g := range rules.Games() {
		for range 60 {
			p := rules.Start(g)
			for range 120 {
				if again, err := parsePosition(g, positionText(p)); err != nil || again != p {
					t.Fatalf("%s is read as %s, %v", p, again, err)
				}
				moves := p.Moves()
				if len(moves) == 0 {
					break
				}
				for _, m := range moves {
					text := moveText(m)
					got, err := parseMove(p, text)
					if err != nil || got.From() != m.From() || got.To() != m.To() || got.Taken != m.Taken {
						t.Fatalf("%s in %s is written %s and read as %s, %v", m, p, text, got, err)
					}
					if got, err := parseMove(p, m.String()); err != nil || got != m {
						t.Fatalf("%s in %s is read as %s, %v", m, p, got, err)
					}
					if m.Jumps() < 2 {
						continue
					}
					captures++
					names := strings.Split(text, "x")
					taken := names[2:]
					chance.Shuffle(len(taken), func(i, j int) { taken[i], taken[j] = taken[j], taken[i] })
					if got, err := parseMove(p, strings.Join(names, "x")); err != nil || got.Taken != m.Taken {
						t.Fatalf("%s in %s is read as %s, %v", names, p, got, err)
					}
					if got, err := parseMove(p, strings.Join(names[:len(names)-1], "x")); err == nil && got.Taken == m.Taken {
						t.Fatalf("%s less one in %s is read as %s", names, p, got)
					}
				}
				p = p.Play(moves[chance.IntN(len(moves))])
			}
		}
	}
	if captures < 100 {
		t.Errorf("only %d captures of several pieces", captures)
	}
}
